public import Foundation
public import ViewTree

// Questions are not shown in the place of the view that asks them: no effect on layout.
extension View {
  /// Presents an alert, which is not shown; no effect on layout.
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents an alert with a message, which is not shown; no effect on layout.
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents an alert of data, which is not shown; no effect on layout.
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents an alert of data with a message, which is not shown; no effect on layout.
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents an alert, which is not shown; no effect on layout.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents an alert with a message, which is not shown; no effect on layout.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents an alert of data, which is not shown; no effect on layout.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents an alert of data with a message, which is not shown; no effect on layout.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents an alert of an error, which is not shown; no effect on layout.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents an alert of an error with a message, which is not shown; no effect on layout.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a choice, which is not shown; no effect on layout.
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a choice with a message, which is not shown; no effect on layout.
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a choice of data, which is not shown; no effect on layout.
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a choice of data with a message, which is not shown; no effect on layout.
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a choice, which is not shown; no effect on layout.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a choice with a message, which is not shown; no effect on layout.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a choice of data, which is not shown; no effect on layout.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a choice of data with a message, which is not shown; no effect on layout.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the picture of questions; no effect on layout.
  public func dialogIcon(_ icon: Image?) -> ModifiedView<Self> { unmodified }

  /// Sets how serious questions are; no effect on layout.
  public func dialogSeverity(_ severity: DialogSeverity) -> ModifiedView<Self> { unmodified }

  /// Lets users choose not to be asked again; no effect on layout.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> ModifiedView<Self> { unmodified }

  /// Lets users choose not to be asked again, by a text; no effect on layout.
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Lets users choose not to be asked again, by a text; no effect on layout.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> ModifiedView<Self> { unmodified }

  /// Sets the text at the top of a dialog for files; no effect on layout.
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> ModifiedView<Self> { unmodified }

  /// Sets the text at the top of a dialog for files; no effect on layout.
  public func fileDialogMessage(_ message: Text?) -> ModifiedView<Self> { unmodified }

  /// Sets the text of the button of a dialog for files; no effect on layout.
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> ModifiedView<Self> { unmodified }

  /// Sets the text of the button of a dialog for files; no effect on layout.
  public func fileDialogConfirmationLabel(_ label: Text?) -> ModifiedView<Self> { unmodified }

  /// Names a dialog for files, whose state is kept by that; no effect on layout.
  public func fileDialogCustomizationID(_ id: String) -> ModifiedView<Self> { unmodified }

  /// Sets the folder that a dialog for files begins with; no effect on layout.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> ModifiedView<Self> { unmodified }
}

/// How serious a question is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = DialogSeverity(name: "automatic")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
  /// Very.
  public static let critical = DialogSeverity(name: "critical")
}
