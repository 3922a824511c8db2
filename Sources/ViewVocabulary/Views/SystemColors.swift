public import ViewTree

#if canImport(UIKit)
  public import class UIKit.UIColor

  extension Color {
    /// Takes a colour of UIKit over, which is drawn by its description.
    public init(uiColor: UIColor) { self.init("\(uiColor)") }

    /// Takes a colour of UIKit over, which is drawn by its description.
    public init(_ color: UIColor) { self.init(uiColor: color) }
  }
#elseif canImport(AppKit)
  public import class AppKit.NSColor

  extension Color {
    /// Takes a colour of AppKit over, which is drawn by its description.
    public init(nsColor: NSColor) { self.init("\(nsColor)") }

    /// Takes a colour of AppKit over, which is drawn by its description.
    public init(_ color: NSColor) { self.init(nsColor: color) }
  }
#else
  /// A colour of UIKit by its name, for source that is written for it.
  public struct UIColor: Hashable, Sendable {
    let name: String

    /// Makes a colour of components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      name = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)).colorName
    }

    /// Makes a grey between 0, black, and 1, white.
    public init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    /// The colour of a name among the program's own.
    public init?(named name: String) { self.name = name }

    init(_ name: String) { self.name = name }

    /// The backgrounds of windows, of what stands on them, and of what stands on that.
    public static let systemBackground = UIColor("systemBackground")
    /// The background of what stands on a window.
    public static let secondarySystemBackground = UIColor("secondarySystemBackground")
    /// The background of what stands on that.
    public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
    /// The background of grouped content.
    public static let systemGroupedBackground = UIColor("systemGroupedBackground")
    /// The background of what stands on grouped content.
    public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
    /// The background of what stands on that.
    public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
    /// The fillings of thin and small forms, of larger ones, and so on.
    public static let systemFill = UIColor("systemFill")
    /// The filling of forms of a middle size.
    public static let secondarySystemFill = UIColor("secondarySystemFill")
    /// The filling of large forms.
    public static let tertiarySystemFill = UIColor("tertiarySystemFill")
    /// The filling of the largest forms.
    public static let quaternarySystemFill = UIColor("quaternarySystemFill")
    /// The texts of the first level.
    public static let label = UIColor("label")
    /// The texts of the second level.
    public static let secondaryLabel = UIColor("secondaryLabel")
    /// The texts of the third level.
    public static let tertiaryLabel = UIColor("tertiaryLabel")
    /// The texts of the fourth level.
    public static let quaternaryLabel = UIColor("quaternaryLabel")
    /// The texts that stand for one that is to be written.
    public static let placeholderText = UIColor("placeholderText")
    /// Thin lines between things.
    public static let separator = UIColor("separator")
    /// Thin lines that nothing shines through.
    public static let opaqueSeparator = UIColor("opaqueSeparator")
    /// Links.
    public static let link = UIColor("link")
    /// The tint of controls.
    public static let tintColor = UIColor("accentColor")
    /// Greys, each lighter than the one before.
    public static let systemGray = UIColor("systemGray")
    /// The second of the greys.
    public static let systemGray2 = UIColor("systemGray2")
    /// The third of the greys.
    public static let systemGray3 = UIColor("systemGray3")
    /// The fourth of the greys.
    public static let systemGray4 = UIColor("systemGray4")
    /// The fifth of the greys.
    public static let systemGray5 = UIColor("systemGray5")
    /// The lightest of the greys.
    public static let systemGray6 = UIColor("systemGray6")
    /// Red as the system has it.
    public static let systemRed = UIColor("red")
    /// Orange as the system has it.
    public static let systemOrange = UIColor("orange")
    /// Yellow as the system has it.
    public static let systemYellow = UIColor("yellow")
    /// Green as the system has it.
    public static let systemGreen = UIColor("green")
    /// Mint as the system has it.
    public static let systemMint = UIColor("mint")
    /// Teal as the system has it.
    public static let systemTeal = UIColor("teal")
    /// Cyan as the system has it.
    public static let systemCyan = UIColor("cyan")
    /// Blue as the system has it.
    public static let systemBlue = UIColor("blue")
    /// Indigo as the system has it.
    public static let systemIndigo = UIColor("indigo")
    /// Purple as the system has it.
    public static let systemPurple = UIColor("purple")
    /// Pink as the system has it.
    public static let systemPink = UIColor("pink")
    /// Brown as the system has it.
    public static let systemBrown = UIColor("brown")
    /// White.
    public static let white = UIColor("white")
    /// Black.
    public static let black = UIColor("black")
    /// No colour.
    public static let clear = UIColor("clear")
    /// Grey.
    public static let gray = UIColor("gray")
    /// Light grey.
    public static let lightGray = UIColor("lightGray")
    /// Dark grey.
    public static let darkGray = UIColor("darkGray")

    /// The colour with some of what is behind it, which is not drawn.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { alpha > 0 ? self : .clear }
  }

  /// A colour of AppKit by its name, for source that is written for it.
  public struct NSColor: Hashable, Sendable {
    let name: String

    init(_ name: String) { self.name = name }

    /// The background of windows.
    public static let windowBackgroundColor = NSColor("windowBackground")
    /// The background of controls.
    public static let controlBackgroundColor = NSColor("controlBackground")
    /// Controls.
    public static let controlColor = NSColor("control")
    /// The accents of controls.
    public static let controlAccentColor = NSColor("accentColor")
    /// The background of texts.
    public static let textBackgroundColor = NSColor("textBackground")
    /// Texts.
    public static let textColor = NSColor("label")
    /// The texts of the first level.
    public static let labelColor = NSColor("label")
    /// The texts of the second level.
    public static let secondaryLabelColor = NSColor("secondaryLabel")
    /// The texts of the third level.
    public static let tertiaryLabelColor = NSColor("tertiaryLabel")
    /// The texts of the fourth level.
    public static let quaternaryLabelColor = NSColor("quaternaryLabel")
    /// Thin lines between things.
    public static let separatorColor = NSColor("separator")
    /// What is behind a page.
    public static let underPageBackgroundColor = NSColor("underPageBackground")
    /// What is chosen.
    public static let selectedContentBackgroundColor = NSColor("accentColor")
  }

  extension Color {
    /// Takes a colour of UIKit over.
    public init(uiColor: UIColor) { self.init(uiColor.name) }

    /// Takes a colour of UIKit over.
    public init(_ color: UIColor) { self.init(color.name) }

    /// Takes a colour of AppKit over.
    public init(nsColor: NSColor) { self.init(nsColor.name) }

    /// Takes a colour of AppKit over.
    @_disfavoredOverload public init(_ color: NSColor) { self.init(color.name) }
  }
#endif
