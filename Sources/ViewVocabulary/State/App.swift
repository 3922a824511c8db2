public import ViewTree

// A program, its windows and menus, as far as source speaks of them. Layouts are of views: nothing here is laid out, and a
// program that starts this way ends at once.

/// A program.
public protocol App {
  /// The type of the windows.
  associatedtype Body: Scene

  /// The windows.
  @SceneBuilder var body: Body { get }

  /// Makes the program.
  init()
}

extension App {
  /// Makes the program and ends: a layout shows no windows.
  public static func main() { _ = Self() }
}

/// Windows of a program.
public protocol Scene {}

/// Windows of several statements.
public struct SceneContents: Scene {}

/// Builds windows, of which a layout needs none.
@resultBuilder public enum SceneBuilder {
  /// Takes windows.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds windows from one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds windows from several statements.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneContents {
    SceneContents()
  }

  /// Builds the windows of an `if` without `else`.
  public static func buildIf<Content: Scene>(_ content: Content?) -> SceneContents { SceneContents() }

  /// Builds the windows of an `if #available`.
  public static func buildLimitedAvailability(_ content: some Scene) -> SceneContents { SceneContents() }
}

/// Windows that show a view.
public struct WindowGroup<Content: View>: Scene {
  /// Shows a view.
  public init(@ViewBuilder content: () -> Content) {}

  /// Shows a view in windows of a name.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Shows a view in windows of a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  /// Shows a view in windows of a title and a name.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// A window that shows a view.
public struct Window<Content: View>: Scene {
  /// Shows a view in a window of a title and a name.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of a program's settings.
public struct Settings<Content: View>: Scene {
  /// Shows a view.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A menu in the bar of a screen.
public struct MenuBarExtra<Content: View>: Scene {
  /// Shows a menu.
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}

  /// Shows a menu under a view.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension Scene {
  /// Adds commands to menus, which are not shown.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  /// Hands a value down to the views of the windows, which are not shown.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }

  /// Hands an object down to the views of the windows, which are not shown.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  /// Acts when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    self
  }

  /// Acts when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }

  /// Sets the size in points with which windows open.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets how windows can be made larger and smaller.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets how windows look.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
}

/// How windows can be made larger and smaller.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = WindowResizability(name: "automatic")
  /// As large as their content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// No smaller than their content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How windows look.
public struct WindowStyle: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = WindowStyle(name: "automatic")
  /// With a bar of their title.
  public static let titleBar = WindowStyle(name: "titleBar")
  /// Without one.
  public static let hiddenTitleBar = WindowStyle(name: "hiddenTitleBar")
  /// Without anything around their content.
  public static let plain = WindowStyle(name: "plain")
}

/// Commands of menus.
public protocol Commands {}

/// Builds commands, of which a layout needs none.
@resultBuilder public enum CommandsBuilder {
  /// Builds commands from several statements.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> CommandContents {
    CommandContents()
  }
}

/// Commands of several statements.
public struct CommandContents: Commands {}

/// Commands beside or in the place of others.
public struct CommandGroup<Content: View>: Commands {
  /// Adds commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Adds commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Puts commands in the place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// Makes a menu of a title.
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands that a system has.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Those that tell about the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Those of its settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Those that make something new.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Those that keep something.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Those that undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Those that cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Those of bars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Those of side bars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Those that help.
  public static let help = CommandGroupPlacement(name: "help")
}
