/// What is said of how an element is drawn, or what is inside it. It has no effect on layout.
package enum DrawingTrait: Hashable, Sendable {
  /// The form of a view that is a shape or a colour.
  case shape(DrawnShape)
  /// A line along the inside of the view's rectangle; without a colour that of the foreground.
  case border(color: String?, width: CGFloat)
  /// The name of the colour of what is inside, where nothing further inside has its own.
  case foreground(String)
  /// The part of the light that what is inside holds back, 0 to 1.
  case opacity(Double)
  /// The form outside of which nothing is drawn of what is inside.
  case clip(DrawnShape)
  /// The place among the views of the same container: the greatest is in front.
  case zIndex(Double)
  /// How the lines of texts inside stand beside each other.
  case textAlignment(TextAlignment)
}

/// A form in a rectangle.
package enum DrawnShape: Hashable, Sendable {
  case rectangle
  /// A rectangle with round corners of a radius in points, at most half of the shorter side.
  case roundedRectangle(cornerRadius: CGFloat)
  case capsule
  case ellipse
  /// A line one pixel thick.
  case divider
}

extension DrawnShape {
  /// The form of a kind of views; nil for those that are no shapes.
  init?(_ kind: ViewKind) {
    switch kind {
    case .color, .rectangle: self = .rectangle
    case .roundedRectangle(let radius): self = .roundedRectangle(cornerRadius: radius)
    case .capsule: self = .capsule
    case .ellipse, .circle: self = .ellipse
    case .divider: self = .divider
    default: return nil
    }
  }

  /// The form that a document names; nil where it is none that is known.
  fileprivate init?(named name: String, cornerRadius: Double?) {
    switch name {
    case "Rectangle", "rectangle", "rect": self = .rectangle
    case "RoundedRectangle", "roundedRectangle": self = .roundedRectangle(cornerRadius: cornerRadius ?? 0)
    case "Capsule", "capsule": self = .capsule
    case "Circle", "circle", "Ellipse", "ellipse": self = .ellipse
    default: return nil
    }
  }

  /// The radius of the corners in a rectangle of a size, in points.
  package func cornerRadius(in size: CGSize) -> CGFloat {
    let greatest = min(size.width, size.height) / 2
    return switch self {
    case .rectangle, .divider, .ellipse: 0
    case .roundedRectangle(let radius): min(radius, greatest)
    case .capsule: greatest
    }
  }
}

extension DrawingTrait {
  /// What a modifier says of drawing; nil where it says nothing that pictures show.
  ///
  /// `{"type": "opacity", "value": 0.5}` is an opacity of ½. The keys of such modifiers are not checked, since no layout depends on
  /// them: one without a value that can be used says nothing.
  init?(_ modifier: ModifierNode) {
    switch modifier {
    case .foregroundColor(let color): self = .foreground(color)
    case .border(let color, let width): self = .border(color: color, width: width)
    case .neutral(let neutral): self.init(neutral)
    default: return nil
    }
  }

  private init?(_ neutral: NeutralModifier) {
    switch neutral.name {
    case "foregroundStyle", "fill":
      guard let color = neutral.text("color", "style", "value") else { return nil }
      self = .foreground(color)
    case "opacity":
      guard let opacity = neutral.number("value", "opacity") else { return nil }
      self = .opacity(min(max(opacity, 0), 1))
    case "hidden": self = .opacity(0)
    case "clipped": self = .clip(.rectangle)
    case "cornerRadius":
      guard let radius = neutral.number("radius", "value", "cornerRadius"), radius >= 0 else { return nil }
      self = .clip(.roundedRectangle(cornerRadius: radius))
    case "clipShape":
      let radius = neutral.number("cornerRadius", "radius")
      guard let name = neutral.text("shape", "value"), let shape = DrawnShape(named: name, cornerRadius: radius)
      else { return nil }
      self = .clip(shape)
    case "zIndex":
      guard let index = neutral.number("value", "zIndex") else { return nil }
      self = .zIndex(index)
    case "multilineTextAlignment":
      switch neutral.text("alignment", "value") {
      case "leading": self = .textAlignment(.leading)
      case "center": self = .textAlignment(.center)
      case "trailing": self = .textAlignment(.trailing)
      default: return nil
      }
    default: return nil
    }
  }
}

extension NeutralModifier {
  /// The first of these keys' values that is a number.
  fileprivate func number(_ keys: String...) -> Double? {
    for key in keys {
      if case .number(let number)? = members.first(where: { $0.key == key })?.value, number.isFinite { return number }
    }
    return nil
  }

  /// The first of these keys' values that is a text; of a view, as `{"type": "Circle"}`, its type.
  fileprivate func text(_ keys: String...) -> String? {
    for key in keys {
      switch members.first(where: { $0.key == key })?.value {
      case .string(let text)?: return text
      case .object(let members)?:
        if case .string(let text)? = members.first(where: { $0.key == "type" })?.value { return text }
      default: continue
      }
    }
    return nil
  }
}
