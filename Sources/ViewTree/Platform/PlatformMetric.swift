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
  /// The height of a small field with a border.
  case smallFieldHeight
  /// The height of a field with a border that is smaller still.
  case miniFieldHeight
  /// Between fields below each other.
  case fieldSpacing
  /// Between checkboxes below each other.
  case checkboxGap
  /// Above and below a slider or a picker of segments.
  case barSpacing
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
  /// Above and below the text of a pill of a time.
  case timePaddingAbove
  /// The width of a field with a stepper for a date.
  case dateFieldWidth
  /// The width of a field with a stepper for a time.
  case timeFieldWidth
  /// The width of a field with a stepper for a date and a time.
  case momentFieldWidth
  /// The height of a field with a stepper for a moment.
  case dateFieldHeight
  /// The width of a field without a stepper for a date.
  case plainDateFieldWidth
  /// The width of a field without a stepper for a time.
  case plainTimeFieldWidth
  /// The width of a field without a stepper for a date and a time.
  case plainMomentFieldWidth
  /// The height of a field without a stepper for a moment.
  case plainDateFieldHeight
  /// The side of a clock.
  case clockSize
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
  /// The same in a window that is 414 points wide or more.
  case wideCardMargin
  /// Beside the content of a row in such a window.
  case wideRowPadding
  /// Beside the content of a row of a list of the style inset.
  case insetRowPadding
  /// The same in one with a border.
  case borderedRowPadding
  /// The same in a side bar.
  case sidebarRowPadding
  /// The least height of a row of a side bar.
  case sidebarRowHeight
  /// Above and below the content of a row of a form of cards.
  case formRowInset
  /// Beside the content of a row of a form of cards.
  case formRowPadding
  /// Beside the cards of a form.
  case formMargin
  /// Above the first card of a form.
  case formTop
  /// Above the first card of a list.
  case cardTop
  /// Above the header of the first section of a list.
  case headerTop
  /// Between the sections of a list.
  case sectionSpacing
  /// Between a section without a footer and the header of the next one.
  case spacingAboveHeader
  /// Between the footer of a section and the next section.
  case spacingBelowFooter
  /// The least height of a header or a footer of a section.
  case headerRowHeight
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
  /// The same of one that is 414 points wide or more.
  case wideSceneMargin
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
}
