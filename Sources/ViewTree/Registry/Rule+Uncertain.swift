// The rules that a layout names when it has used them, because neither a recording nor audited code vouches for them.
extension Rule {
  /// A root on an axis without an end, where there is no middle to put it in.
  package static let rootWithoutEnd = Rule("4", .guess, "stands at the origin where the proposal has no end")
  /// A subview that a custom layout does not place.
  package static let unplacedSubview = Rule("6.4", .public, "centres the views that it does not place")
  /// The tracks of a lazy grid that is offered infinity.
  package static let infiniteTracks = Rule("15.2", .guess, "divides an offer without end")
  /// The candidate of a ViewThatFits.
  package static let firstFit = Rule("15.4", .public, "shows the first view that fits")
  /// Cells over several columns in a grid with an offer: recorded grids agree in 376 cases of 500.
  package static let spans = Rule("V3.11", .guess, "shares an offer among cells over several columns")
  /// A lazy stack, of which SwiftUI measures the views that are to be seen.
  package static let measuredWhole = Rule("V2.3", .guess, "is measured whole")
  /// A list without a height, which is as high as its rows.
  package static let listOfRows = Rule("V6.6", .guess, "is as high as its rows where no height is proposed")
  /// A form of columns on a Mac.
  package static let formColumns = Rule("V6.9", .guess, "is as large as its rows")
  /// A row of a form of cards on a Mac.
  package static let formRow = Rule("V6.9", .public, "has its label and its control at both ends of a row")
  /// The icon of a label in a row of a list on iOS: 27 points high beside a line of 20.
  package static let iconInRow = Rule("V5.4", .guess, "has a row with room for its icon at the large scale")
  /// A switch in a row of a list of iOS 18, 31 points high.
  package static let switchInRow = Rule("V5", .guess, "has a row that is as high as its switch")
  /// The style of a list on a Mac where none is set.
  package static let listOfMac = Rule("V6.7", .guess, "has the style inset, as no other is set")
  /// The margins of a window, 16 points on phones and 20 on a Mac.
  package static let sceneMargin = Rule("V6.5", .guess, "has the margins of a window")
  /// A symbol whose size no table has.
  package static let unknownSymbol = Rule("V8.3", .guess, "has a symbol of 1.2 by 1.1 times the size of its font")
  /// A symbol in another size than that of its table.
  package static let scaledSymbol = Rule("V8.2", .guess, "has a symbol in proportion to the size of its font")
  /// A view that is turned in space about another axis than that towards the viewer.
  package static let perspective = Rule("V7.5", .guess, "is seen from as far away as its longer side is long")
  /// The content of a scroll view with an anchor.
  package static let scrollAnchor = Rule("V6.3", .public, "has its content at the anchor that is set")
  /// A frame with a length of the container around it.
  package static let relativeFrame = Rule("V4", .public, "has lengths made of those of the container around it")
  /// The same where no container around has a length.
  package static let relativeFrameAlone = Rule(
    "V4.2", .guess, "has no frame on an axis on which no container around it has a length")
  /// The bar of a screen without a title and without items, on iOS 18.
  package static let untitledBar = Rule("V6.11", .public, "has a bar though its screen has no title")
  /// A bar at an edge, on iOS 26.
  package static let barAtEdge = Rule("12", .guess, "shortens the safe area for a bar as for any view at its edge")
  /// The rows and columns of a table.
  package static let table = Rule(
    "V5.8", .guess, "has rows as high as those of a list, and columns that share its width")
  /// Widths of slanted letters, and of those of another design or width.
  package static let letterforms = Rule("16.4", .guess, "has letters of another slant, design or width")
  /// Widths of letters that no recording gives.
  package static let advances = Rule(
    "V1.23", .public, "has the widths of an open font, with the system font's tracking")
  /// The height of a line with an image in it.
  package static let imagesInTexts = Rule("V1.15", .guess, "sets an image into a line of text")
}

/// A rule without a recording or audited code behind it, and a view that was laid out by it.
public struct UncertainRule: Hashable, Sendable {
  /// The key of the view.
  public let view: String
  /// The name of the view's type, as `ViewThatFits`.
  public let typeName: String
  /// The rule.
  public let rule: Rule

  /// Names the rule by which a view was laid out.
  package init(view: String, typeName: String, rule: Rule) {
    self.view = view
    self.typeName = typeName
    self.rule = rule
  }
}
