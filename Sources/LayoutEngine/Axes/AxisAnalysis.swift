internal import ViewTree

/// The analysis that finds the *separable* elements of a tree: those whose width depends on the proposed width alone and whose height
/// on the proposed height alone, whatever was asked before.
///
/// A colour in a frame of 0…60 that is proposed 100 × 40 is 60 wide because of the 100, and would be that wide at any height. Colours,
/// images, spacers, frames, padding, overlays, stacks and ZStacks of such views are separable. A text is not, for it is higher
/// where it is proposed less width; nor is a stack around a text. Separable views are not asked: their lengths are worked out axis
/// by axis, each once for a proposal.
enum AxisAnalysis {
  /// The rules of one element.
  struct Rules {
    var horizontal: AxisRule
    var vertical: AxisRule
    var priority = Priority.own(0)
    /// Whether the rules tell all of the element, as those of a frame do not whose alignment is one of a program's own.
    var isSeparable = true

    init(_ horizontal: AxisRule, _ vertical: AxisRule, _ priority: Priority = .own(0)) {
      self.horizontal = horizontal
      self.vertical = vertical
      self.priority = priority
    }
  }

  /// The priority that an element shows its container (6.1, section 12).
  enum Priority {
    case own(Double)
    /// That of what is inside.
    case content
    /// 0, and none where there is nothing inside.
    case container
  }

  /// The rules of a kind of element on both axes, which hold where all that has a part in its size is separable; nil where it has none.
  static func rules(of kind: ElementKind) -> Rules? {
    switch kind {
    case .filler: return Rules(.offer(ideal: 10), .offer(ideal: 10))
    case .image(let size, let isResizable):
      return isResizable
        ? Rules(.offer(ideal: size.width), .offer(ideal: size.height)) : Rules(.fixed(size.width), .fixed(size.height))
    case .spacer(let minimum, let axis):
      return Rules(
        axis == .vertical ? .fixed(0) : .spacer(minimum: minimum),
        axis == .horizontal ? .fixed(0) : .spacer(minimum: minimum), .own(-.infinity))
    case .padding(let insets):
      return Rules(
        .inset(before: insets.leading, total: insets.total(along: .horizontal)),
        .inset(before: insets.top, total: insets.total(along: .vertical)))
    case .fixedFrame(let frame): return rules(of: frame)
    case .flexibleFrame(let frame): return both(frame.alignment) { .bounds(frame[$0], $1) }
    case .fixedSize(let axes):
      return Rules(
        axes.contains(.horizontal) ? .ideal : .centred, axes.contains(.vertical) ? .ideal : .centred, .content)
    case .position(let point): return Rules(.point(point.x), .point(point.y))
    case .layoutPriority(let value): return Rules(.centred, .centred, .own(value))
    case .ignoresSafeArea: return Rules(.centred, .centred)
    case .offset(let offset): return Rules(.moved(offset.x), .moved(offset.y), .content)
    case .overlay(let alignment), .background(let alignment): return both(alignment, .content) { .layers($1) }
    case .border: return Rules(.layers(.middle), .layers(.middle), .content)
    case .alignmentGuide(let setting):
      // Guides that containers combine are found by asking them.
      guard case .constant(let value) = setting.value, let guide = AxisGuide(setting.key), !guide.isCombined else {
        return nil
      }
      return setting.key.axis == .horizontal
        ? Rules(.guide(guide, value), .passing, .content) : Rules(.passing, .guide(guide, value), .content)
    case .passing(let modifier):
      switch modifier.parameters {
      case is ControlEdges, is DrawingEffect, is MatchedGeometry: return Rules(.passing, .passing, .content)
      case is any ElementLayout: return nil
      default: return Rules(.passing, .passing, .content)
      }
    case .zStack(let alignment): return both(alignment, .container) { .pile($1) }
    case .stack(let stack):
      guard stack.rule == nil, let guide = AxisGuide(stack.alignment) else { return nil }
      return stack.axis == .horizontal
        ? Rules(.row, .across(guide), .container) : Rules(.across(guide), .row, .container)
    case .circle, .responses, .geometryReader, .text, .scrollView, .lazyGrid, .grid, .viewThatFits, .customLayout,
      .aspectRatio, .safeAreaInset, .inspect:
      return nil
    }
  }

  /// The rules of a frame of fixed lengths.
  static func rules(of frame: FixedFrame) -> Rules { both(frame.alignment) { .frame(frame[$0], $1) } }

  /// Whether where an element puts what is inside it is a matter of what is around it, such as the safe area.
  static func isPlacedByAsking(_ kind: ElementKind) -> Bool {
    switch kind {
    case .ignoresSafeArea: true
    case .passing(let modifier): modifier.parameters is DrawingEffect || modifier.parameters is MatchedGeometry
    default: false
    }
  }

  private static func both(
    _ alignment: Alignment, _ priority: Priority = .own(0), _ rule: (Axis, AxisGuide) -> AxisRule
  ) -> Rules {
    let horizontal = AxisGuide(alignment.key(along: .horizontal)) ?? .stated
    let vertical = AxisGuide(alignment.key(along: .vertical)) ?? .stated
    var rules = Rules(rule(.horizontal, horizontal), rule(.vertical, vertical), priority)
    rules.isSeparable = horizontal != .stated && vertical != .stated
    return rules
  }
}

extension AxisGuide {
  /// Whether a container has the guide from what is inside it (7.3).
  var isCombined: Bool { self == .firstBaseline || self == .lastBaseline }
}
