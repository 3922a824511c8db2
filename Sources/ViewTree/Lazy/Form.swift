/// Controls that belong together: rows in the cards of a list, and on a Mac, where no other style is set, labels in a column
/// and controls in another (V6.9 of the vocabulary).
public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: ControlView {
  /// The rows in a scroll view, or two columns.
  package func parts(_ measures: ControlMeasures) -> some View {
    if measures.system.isMac, measures.environment.formStyle != .grouped {
      FormColumns(content: content)
    } else {
      ListRows(content: content, isForm: true)
    }
  }
}

/// Labels that end where the controls begin, less the gap between them; what has no label stands where controls do.
private struct FormColumns<Content: View>: ControlView {
  let content: Content

  func parts(_ measures: ControlMeasures) -> some View {
    measures.follow(.formColumns)
    return VStack(alignment: .formControls) { content }.environment(\.isInFormColumns, true)
  }
}

extension HorizontalAlignment {
  private enum FormControls: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// Where the controls of a form of columns begin.
  static let formControls = HorizontalAlignment(FormControls.self)
}

/// How forms look.
public protocol FormStyle {}

/// How forms look, by the system's styles.
public struct NamedFormStyle: FormStyle, Hashable, Sendable {
  let name: String
}

extension FormStyle where Self == NamedFormStyle {
  /// As the system thinks best: cards on iOS, columns on a Mac.
  public static var automatic: NamedFormStyle { NamedFormStyle(name: "automatic") }
  /// Cards.
  public static var grouped: NamedFormStyle { NamedFormStyle(name: "grouped") }
  /// Labels in one column, controls in another; on iOS as the system thinks best.
  public static var columns: NamedFormStyle { NamedFormStyle(name: "columns") }
}

extension EnvironmentValues {
  var formStyle: NamedFormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }

  /// Whether views stand in a form of columns on a Mac.
  var isInFormColumns: Bool {
    get { self[IsInFormColumnsKey.self] }
    set { self[IsInFormColumnsKey.self] = newValue }
  }

  /// Whether views stand in a form of cards on a Mac.
  var isInMacForm: Bool {
    get { self[IsInMacFormKey.self] }
    set { self[IsInMacFormKey.self] = newValue }
  }
}

private enum FormStyleKey: EnvironmentKey { static var defaultValue: NamedFormStyle { .automatic } }
private enum IsInFormColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInMacFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets how the forms inside look (V6.9 of the vocabulary); a style of a program's own counts as the system's.
  public func formStyle<S: FormStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.formStyle, style as? NamedFormStyle ?? .automatic)
  }
}
