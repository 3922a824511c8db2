/// A measure of controls and containers, in points.
///
/// One table has them all: what each is, its number on each system, and how sure that number is.
public enum PlatformMetric: String, CaseIterable, Hashable, Sendable {
  /// Beside the label of a bordered button.
  case buttonPadding
  /// Above and below the label of a bordered button.
  case buttonPaddingAbove
  /// Beside the label of a small or mini bordered button.
  case smallButtonPadding
  /// Above and below the label of a small or mini bordered button.
  case smallButtonPaddingAbove
  /// Beside the label of a large bordered button.
  case largeButtonPadding
  /// Above and below the label of a large bordered button.
  case largeButtonPaddingAbove
  /// The least height of a bordered button.
  case buttonHeight
  /// The least height of a small bordered button.
  case smallButtonHeight
  /// The width of a switch.
  case switchWidth
  /// The height of a switch.
  case switchHeight
  /// Between a label and its switch.
  case toggleSpacing
  /// The side of a checkbox.
  case checkboxSize
  /// Between a checkbox and its label.
  case checkboxSpacing
  /// The height of a slider.
  case sliderHeight
  /// The width of a slider that is proposed none.
  case sliderWidth
  /// The width of the buttons of a stepper.
  case stepperWidth
  /// The height of the buttons of a stepper.
  case stepperHeight
  /// Beside the text of a field with a rounded border.
  case fieldPadding
  /// The height of a field with a rounded border.
  case fieldHeight
  /// Beside the value of a picker that is a menu.
  case pickerInset
  /// Above and below the value of a picker that is a menu.
  case pickerPaddingAbove
  /// The width of the chevrons of a picker that is a menu.
  case pickerChevrons
  /// Between the value and the chevrons of a picker that is a menu.
  case pickerSpacing
  /// The height of a picker of segments.
  case segmentHeight
  /// What the widest title of a segment has more.
  case segmentPadding
  /// The least width of a segment.
  case segmentWidth
  /// The width of a wheel.
  case wheelWidth
  /// The height of a wheel.
  case wheelHeight
  /// The side of a turning wheel.
  case activitySize
  /// The side of a small turning wheel.
  case smallActivitySize
  /// The side of a large turning wheel.
  case largeActivitySize
  /// The height of a bar of progress.
  case progressHeight
  /// Between a label and its bar of progress.
  case progressSpacing
  /// Beside the text of a pill of a date.
  case dateWidth
  /// Above and below the text of a pill of a date.
  case datePaddingAbove
  /// Between the pills of a date.
  case dateSpacing
  /// The width of a calendar.
  case calendarWidth
  /// The height of a calendar.
  case calendarHeight
  /// The width of a well of colour.
  case wellWidth
  /// The height of a well of colour.
  case wellHeight
  /// The side of a round gauge.
  case gaugeSize
  /// The height of a straight gauge.
  case gaugeHeight
  /// Around the content of a group box.
  case boxPadding
  /// Between the label and the content of a group box.
  case boxSpacing
  /// Beside the label of a menu.
  case menuPadding
  /// The width of the indicator of a menu.
  case menuIndicator
  /// Between the icon and the title of a label.
  case labelSpacing
  /// Between the icon and the title of a label in a list.
  case labelSpacingInList
  /// The width of the slot of an icon in a list.
  case iconWidthInList
  /// The least height of a row of a list.
  case rowHeight
  /// Above and below the content of a row of a list.
  case rowInset
  /// Beside the content of a row of a list.
  case rowPadding
  /// Beside the cards of an inset list.
  case cardMargin
  /// Above the first card of a list.
  case cardTop
  /// Between the sections of a list.
  case sectionSpacing
  /// The height of the header of a section in a plain list.
  case headerHeight
  /// Above the header of a section in a plain list.
  case headerPadding
  /// Between a header and its card.
  case sectionHeaderSpacing
  /// Between a card and its footer.
  case sectionFooterSpacing
  /// The margins of a window.
  case sceneMargin
  /// Between the buttons of which one is chosen.
  case radioSpacing
  /// Above and below the text of a field of several lines with a rounded border.
  case fieldPaddingAbove
  /// The height of an editor of text that is proposed none.
  case editorHeight
  /// Between the parts of a view that stands where there is nothing.
  case unavailableSpacing
  /// The width of the first column of a split view.
  case sidebarWidth
  /// The width of the middle one of three columns.
  case contentColumnWidth
  /// Around the first column of a split view.
  case sidebarInset
  /// The width of the line before the last of three columns.
  case columnDivider
  /// The height of the titles of a table's columns.
  case tableHeaderHeight
  /// The height of the bar with the title of a screen.
  case navigationBarHeight
  /// The same in the window of a tablet.
  case wideNavigationBarHeight
  /// The same on a phone held sideways.
  case sidewaysNavigationBarHeight
  /// What a large title takes below the bar.
  case largeTitleHeight
  /// What a search field takes below the bar.
  case searchHeight
  /// The height of the lower bar of a screen.
  case bottomBarHeight
  /// The same in the window of a tablet.
  case wideBottomBarHeight
  /// The height of a bar of tabs; on iOS 26 with what is not safe below it.
  case tabBarHeight
  /// The same on a phone held sideways.
  case sidewaysTabBarHeight

  /// A number and how sure it is.
  struct Entry: Hashable, Sendable {
    var points: CGFloat
    var certainty: Rule.Certainty

    init(_ points: CGFloat, _ certainty: Rule.Certainty) {
      self.points = points
      self.certainty = certainty
    }
  }

  /// The number on a system.
  func value(on system: PlatformSystem) -> Entry {
    let row = table
    switch system {
    case .ios18: return row.ios18
    case .ios26: return row.ios26
    case .macos26: return row.macos26
    }
  }

  /// The rule of the number on a system.
  public func rule(on system: PlatformSystem) -> Rule {
    let value = value(on: system)
    return Rule(table.number, value.certainty, "has the measure \(rawValue) of \(value.points)")
  }

  private typealias Row = (number: String, ios18: Entry, ios26: Entry, macos26: Entry)

  private static func row(_ number: String, _ ios18: Entry, _ ios26: Entry, _ macos26: Entry) -> Row {
    (number, ios18, ios26, macos26)
  }

  private var table: Row {
    switch self {
    case .buttonPadding: Self.row("V5", Entry(12, .recorded), Entry(12, .recorded), Entry(12, .recorded))
    case .buttonPaddingAbove: Self.row("V5", Entry(7, .recorded), Entry(7, .recorded), Entry(2, .recorded))
    case .smallButtonPadding: Self.row("V5", Entry(10, .recorded), Entry(10, .recorded), Entry(12, .recorded))
    case .smallButtonPaddingAbove: Self.row("V5", Entry(5, .recorded), Entry(5, .recorded), Entry(2, .recorded))
    case .largeButtonPadding: Self.row("V5", Entry(20, .recorded), Entry(20, .recorded), Entry(12, .recorded))
    case .largeButtonPaddingAbove: Self.row("V5", Entry(15, .recorded), Entry(15, .recorded), Entry(2, .recorded))
    case .buttonHeight: Self.row("V5", Entry(0, .recorded), Entry(0, .recorded), Entry(24, .recorded))
    case .smallButtonHeight: Self.row("V5", Entry(0, .recorded), Entry(0, .recorded), Entry(20, .recorded))
    case .switchWidth: Self.row("V5", Entry(51, .public), Entry(66, .recorded), Entry(54, .recorded))
    case .switchHeight: Self.row("V5", Entry(31, .public), Entry(30, .recorded), Entry(24, .recorded))
    case .toggleSpacing: Self.row("V5.5", Entry(8, .audited), Entry(8, .audited), Entry(8, .recorded))
    case .checkboxSize: Self.row("V5", Entry(16, .guess), Entry(16, .guess), Entry(16, .recorded))
    case .checkboxSpacing: Self.row("V5", Entry(5, .guess), Entry(5, .guess), Entry(5, .recorded))
    case .sliderHeight: Self.row("V5", Entry(31, .public), Entry(31, .recorded), Entry(16, .recorded))
    case .sliderWidth: Self.row("V5", Entry(0, .guess), Entry(0, .guess), Entry(30, .recorded))
    case .stepperWidth: Self.row("V5", Entry(94, .public), Entry(94, .recorded), Entry(20, .recorded))
    case .stepperHeight: Self.row("V5", Entry(32, .public), Entry(32, .recorded), Entry(24, .recorded))
    case .fieldPadding: Self.row("V5", Entry(7, .guess), Entry(7, .guess), Entry(4, .guess))
    case .fieldHeight: Self.row("V5", Entry(34, .public), Entry(34, .recorded), Entry(24, .recorded))
    case .pickerInset: Self.row("V5", Entry(12, .guess), Entry(13.5, .recorded), Entry(12, .guess))
    case .pickerPaddingAbove: Self.row("V5", Entry(7, .guess), Entry(8, .recorded), Entry(2, .guess))
    case .pickerChevrons: Self.row("V5", Entry(9, .guess), Entry(9, .recorded), Entry(35.5, .recorded))
    case .pickerSpacing: Self.row("V5", Entry(4, .guess), Entry(4, .recorded), Entry(0, .guess))
    case .segmentHeight: Self.row("V5", Entry(32, .guess), Entry(31, .recorded), Entry(24, .recorded))
    case .segmentPadding: Self.row("V5", Entry(20, .public), Entry(20, .recorded), Entry(21, .recorded))
    case .segmentWidth: Self.row("V5", Entry(32, .public), Entry(32, .recorded), Entry(0, .recorded))
    case .wheelWidth: Self.row("V5", Entry(320, .recorded), Entry(320, .recorded), Entry(320, .guess))
    case .wheelHeight: Self.row("V5", Entry(216, .recorded), Entry(216, .recorded), Entry(216, .guess))
    case .activitySize: Self.row("V5", Entry(20, .recorded), Entry(20, .recorded), Entry(32, .recorded))
    case .smallActivitySize: Self.row("V5", Entry(20, .recorded), Entry(20, .recorded), Entry(16, .recorded))
    case .largeActivitySize: Self.row("V5", Entry(37, .recorded), Entry(37, .recorded), Entry(32, .guess))
    case .progressHeight: Self.row("V5", Entry(4, .recorded), Entry(4, .recorded), Entry(20, .recorded))
    case .progressSpacing: Self.row("V5", Entry(4, .recorded), Entry(4, .recorded), Entry(4, .guess))
    case .dateWidth: Self.row("V5", Entry(12, .guess), Entry(12, .recorded), Entry(5, .guess))
    case .datePaddingAbove: Self.row("V5", Entry(7, .guess), Entry(7, .recorded), Entry(3, .guess))
    case .dateSpacing: Self.row("V5", Entry(5, .guess), Entry(5, .recorded), Entry(5, .guess))
    case .calendarWidth: Self.row("V5", Entry(320, .guess), Entry(320, .guess), Entry(138.5, .recorded))
    case .calendarHeight: Self.row("V5", Entry(330, .guess), Entry(330, .guess), Entry(148, .recorded))
    case .wellWidth: Self.row("V5", Entry(28, .guess), Entry(28, .guess), Entry(48, .recorded))
    case .wellHeight: Self.row("V5", Entry(28, .guess), Entry(28, .guess), Entry(24, .recorded))
    case .gaugeSize: Self.row("V5", Entry(58, .guess), Entry(58, .guess), Entry(58, .recorded))
    case .gaugeHeight: Self.row("V5", Entry(4, .guess), Entry(4, .guess), Entry(16, .recorded))
    case .boxPadding: Self.row("V5", Entry(16, .guess), Entry(16, .guess), Entry(5, .recorded))
    case .boxSpacing: Self.row("V5", Entry(8, .guess), Entry(8, .guess), Entry(3, .recorded))
    case .menuPadding: Self.row("V5.3", Entry(0, .public), Entry(0, .public), Entry(12, .recorded))
    case .menuIndicator: Self.row("V5.3", Entry(0, .public), Entry(0, .public), Entry(23.5, .recorded))
    case .labelSpacing: Self.row("V5.4", Entry(8, .recorded), Entry(8, .recorded), Entry(8, .recorded))
    case .labelSpacingInList: Self.row("V5.4", Entry(16, .recorded), Entry(16, .recorded), Entry(6, .recorded))
    case .iconWidthInList: Self.row("V5.4", Entry(24, .recorded), Entry(24, .recorded), Entry(16, .recorded))
    case .rowHeight: Self.row("V6.7", Entry(44, .public), Entry(52, .guess), Entry(24, .recorded))
    case .rowInset: Self.row("V6.7", Entry(11, .public), Entry(15, .recorded), Entry(4, .recorded))
    case .rowPadding: Self.row("V6.7", Entry(16, .public), Entry(16, .recorded), Entry(8, .recorded))
    case .cardMargin: Self.row("V6.7", Entry(16, .public), Entry(16, .recorded), Entry(16, .recorded))
    case .cardTop: Self.row("V6.7", Entry(35, .public), Entry(35, .recorded), Entry(10, .recorded))
    case .sectionSpacing: Self.row("V6.7", Entry(35, .guess), Entry(35, .recorded), Entry(20, .recorded))
    case .headerHeight: Self.row("V6.7", Entry(28, .public), Entry(28, .recorded), Entry(27, .recorded))
    case .headerPadding: Self.row("V6.7", Entry(22, .public), Entry(22, .recorded), Entry(0, .recorded))
    case .sectionHeaderSpacing: Self.row("V6.7", Entry(10, .guess), Entry(10, .recorded), Entry(8, .guess))
    case .sectionFooterSpacing: Self.row("V6.7", Entry(8, .guess), Entry(8, .recorded), Entry(8, .guess))
    case .sceneMargin: Self.row("V6.5", Entry(16, .guess), Entry(16, .guess), Entry(20, .guess))
    case .radioSpacing: Self.row("V5", Entry(6, .guess), Entry(6, .guess), Entry(6, .recorded))
    case .fieldPaddingAbove: Self.row("V5", Entry(4, .recorded), Entry(4, .recorded), Entry(4, .guess))
    case .editorHeight: Self.row("V5", Entry(12, .guess), Entry(12, .guess), Entry(12, .recorded))
    case .unavailableSpacing: Self.row("V5", Entry(12, .guess), Entry(12, .guess), Entry(12, .recorded))
    case .sidebarWidth: Self.row("V6.13", Entry(320, .public), Entry(320, .public), Entry(140, .recorded))
    case .contentColumnWidth: Self.row("V6.13", Entry(320, .guess), Entry(320, .guess), Entry(200, .recorded))
    case .sidebarInset: Self.row("V6.13", Entry(0, .guess), Entry(0, .guess), Entry(8, .recorded))
    case .columnDivider: Self.row("V6.13", Entry(0, .guess), Entry(0, .guess), Entry(1, .recorded))
    case .tableHeaderHeight: Self.row("V5.8", Entry(28, .guess), Entry(28, .guess), Entry(28, .guess))
    case .navigationBarHeight: Self.row("V6.11", Entry(44, .recorded), Entry(54, .recorded), Entry(0, .recorded))
    case .wideNavigationBarHeight: Self.row("V6.11", Entry(50, .recorded), Entry(54, .guess), Entry(0, .recorded))
    case .sidewaysNavigationBarHeight: Self.row("V6.11", Entry(32, .public), Entry(54, .guess), Entry(0, .recorded))
    case .largeTitleHeight: Self.row("V6.11", Entry(52, .recorded), Entry(52.5, .recorded), Entry(0, .recorded))
    case .searchHeight: Self.row("V6.11", Entry(52, .public), Entry(64, .recorded), Entry(0, .recorded))
    case .bottomBarHeight: Self.row("V6.11", Entry(44, .recorded), Entry(48, .recorded), Entry(0, .recorded))
    case .wideBottomBarHeight: Self.row("V6.11", Entry(50, .recorded), Entry(48, .guess), Entry(0, .recorded))
    case .tabBarHeight: Self.row("V6.12", Entry(49, .public), Entry(83, .recorded), Entry(0, .guess))
    case .sidewaysTabBarHeight: Self.row("V6.12", Entry(32, .public), Entry(83, .guess), Entry(0, .guess))
    }
  }
}
