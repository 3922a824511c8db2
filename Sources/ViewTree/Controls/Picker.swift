/// A control that chooses one of several values (V5 of the vocabulary). Outside of forms, and unless another style is set, it
/// is a menu: the chosen value with chevrons.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let label: Label
  let content: Content

  /// Makes a picker.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Makes a picker.
  public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }
}

extension Picker where Label == Text {
  /// Makes a picker of a title.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    label = Text(title)
    self.content = content()
  }

  /// Makes a picker of a title.
  @_disfavoredOverload public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    label = Text(titleKey)
    self.content = content()
  }
}

extension Picker where Label == ViewTree.Label<Text, Image> {
  /// Makes a picker of a title and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    label = ViewTree.Label(title, systemImage: systemImage)
    self.content = content()
  }
}

extension Picker: ControlView {
  /// The control in the style around. A menu shows the view whose tag is the chosen value, nothing where no tag is, and the
  /// first view where none has a tag.
  package func parts(_ measures: ControlMeasures) -> some View {
    switch measures.environment.pickerStyle {
    case .segmented:
      let segments = SegmentedPicker(content: content)
      if measures.system.isMac {
        HuggingRow(label: label, control: segments).controlEdges(measures[.barSpacing])
      } else {
        segments.controlEdges()
      }
    case .wheel:
      ControlArea(idealWidth: measures[.wheelWidth], height: measures[.wheelHeight])
    case .inline:
      if measures.system.isMac {
        HuggingRow(label: label, control: RadioButtons(content: content))
      } else {
        content
      }
    case .menu:
      let value = MenuValue(content: content, chosen: SelectionTag(selection.wrappedValue))
      if measures.system.isMac {
        HuggingRow(label: label, control: value)
      } else if measures.environment.isInList {
        LabeledRow(label: label, control: value).controlEdges()
      } else {
        value
      }
    }
  }
}

/// The chosen value of a picker with its chevrons.
private struct MenuValue<Content: View>: ControlView {
  let content: Content
  let chosen: SelectionTag

  func parts(_ measures: ControlMeasures) -> some View {
    HStack(spacing: measures[.pickerSpacing]) {
      Group(subviews: EnvironmentView(content: content) { $0.readsTags = true }) { values in
        // On a Mac the control is as wide as the widest value (V5).
        if measures.system.isMac {
          ZStack(alignment: .leading) { ForEach(values) { $0.untagged } }
        } else if let shown = shown(of: values) {
          shown.untagged
        }
      }
      ControlArea(width: measures[.pickerChevrons], height: 0)
    }
    .padding(.horizontal, measures[.pickerInset]).padding(.vertical, measures[.pickerPaddingAbove])
    .frame(minHeight: measures[.buttonHeight] > 0 ? measures[.buttonHeight] : nil)
  }

  private func shown(of values: SubviewsCollection) -> Subview? {
    values.contains { $0.tag != nil } ? values.first { $0.tag == chosen } : values.first
  }
}

/// Buttons below each other, of which one is chosen, each with its label (V5 of the vocabulary).
private struct RadioButtons<Content: View>: ControlView {
  let content: Content

  func parts(_ measures: ControlMeasures) -> some View {
    VStack(alignment: .leading, spacing: measures[.radioSpacing]) {
      Group(subviews: content) { values in
        ForEach(values) { value in
          HStack(spacing: measures[.checkboxSpacing]) {
            // As that of a checkbox the button does not make the line higher.
            Color.clear.frame(width: measures[.checkboxSize], height: 0)
            value
          }
        }
      }
    }
  }
}

/// Segments side by side, all as wide as the widest (V5 of the vocabulary).
private struct SegmentedPicker<Content: View>: ControlView {
  let content: Content

  func parts(_ measures: ControlMeasures) -> some View {
    let bar = Segments(
      padding: measures[.segmentPadding], least: measures[.segmentWidth], height: measures[.segmentHeight],
      fills: !measures.system.isMac)
    bar { content }
  }
}

/// The segments of a picker: on iOS they share the proposed width; without one, and on a Mac, each is as wide as the widest
/// title with its padding.
private struct Segments: Layout {
  var padding: CGFloat
  var least: CGFloat
  var height: CGFloat
  var fills: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = CGFloat(subviews.count) * max(least, widest + padding)
    return CGSize(width: fills ? proposal.width ?? ideal : ideal, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (place, subview) in subviews.enumerated() {
      let middle = CGPoint(x: bounds.minX + (CGFloat(place) + 0.5) * width, y: bounds.midY)
      subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(width: width, height: height))
    }
  }
}

/// How pickers look.
public protocol PickerStyle {
  /// Which of the system's forms it is.
  var form: PickerForm { get }
}

/// The form of a picker.
public enum PickerForm: Hashable, Sendable {
  /// The chosen value, with the others in a menu.
  case menu
  /// Segments side by side.
  case segmented
  /// A wheel.
  case wheel
  /// All values below each other.
  case inline
}

/// How pickers look, by the system's forms.
public struct NamedPickerStyle: PickerStyle, Hashable, Sendable {
  /// The form.
  public let form: PickerForm
}

extension PickerStyle where Self == NamedPickerStyle {
  /// As the system thinks best.
  public static var automatic: NamedPickerStyle { NamedPickerStyle(form: .menu) }
  /// The chosen value, with the others in a menu.
  public static var menu: NamedPickerStyle { NamedPickerStyle(form: .menu) }
  /// Segments side by side.
  public static var segmented: NamedPickerStyle { NamedPickerStyle(form: .segmented) }
  /// A wheel.
  public static var wheel: NamedPickerStyle { NamedPickerStyle(form: .wheel) }
  /// All values below each other.
  public static var inline: NamedPickerStyle { NamedPickerStyle(form: .inline) }
  /// The chosen value, with the others on another screen.
  public static var navigationLink: NamedPickerStyle { NamedPickerStyle(form: .menu) }
  /// A button for each value.
  public static var radioGroup: NamedPickerStyle { NamedPickerStyle(form: .inline) }
  /// Buttons side by side.
  public static var palette: NamedPickerStyle { NamedPickerStyle(form: .segmented) }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Segments side by side.
  public var form: PickerForm { .segmented }
}

/// The chosen value, with the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A menu.
  public var form: PickerForm { .menu }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A wheel.
  public var form: PickerForm { .wheel }
}

/// All values below each other.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// All values.
  public var form: PickerForm { .inline }
}

extension EnvironmentValues {
  var pickerStyle: PickerForm {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

private enum PickerStyleKey: EnvironmentKey { static var defaultValue: PickerForm { .menu } }

extension View {
  /// Sets how the pickers inside look (V5 of the vocabulary).
  public func pickerStyle<S: PickerStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.pickerStyle, style.form)
  }
}
