internal import LayoutComparison

/// A needless wrap in two sentences: the finding, such as "title is offered 80; broke there, into 2 lines of 61; needs 90", and
/// the layout priorities that repair it.
struct WrapText {
  private let wrap: NeedlessWrap
  private let child: ChildComparison

  init(_ wrap: NeedlessWrap, in region: RegionComparison) {
    self.wrap = wrap
    child = region.children[wrap.child]
  }

  /// The sentence and the advice, below an empty line.
  var lines: [String] {
    ["", "  Wrap  " + sentence.wrapped(indentation: 8), "  Fix   " + fix.wrapped(indentation: 8)]
  }

  /// "title is offered 80, an equal share of 160 among 2; broke there, into 2 lines of 61; needs 90, for which there is room."
  var sentence: String {
    let text = Wording.name(wrap.view)
    let name = Wording.name(child.view)
    let lines = "\(wrap.lines) line\(wrap.lines == 1 ? "" : "s") of \(Wording.number(wrap.width))"
    let did = wrap.isCut ? "was cut there, to \(lines)" : "broke there, into \(lines)"
    let needs = "needs \(Wording.number(wrap.needed)), for which there is room"
    return name == text
      ? "\(text) is offered \(offer); \(did); \(needs)."
      : "\(name) is offered \(offer); \(text) in it \(did); \(name) \(needs)."
  }

  private var offer: String {
    guard let offer = child.offer else { return "no length of its own" }
    guard let sharers = child.sharers, sharers > 1 else { return "\(Wording.number(offer)), all that is left" }
    return "\(Wording.number(offer)), an equal share of \(Wording.number(offer * Double(sharers))) among \(sharers)"
  }

  /// What makes the text whole.
  var fix: String {
    let text = Wording.name(wrap.view)
    guard let repair = wrap.repair else {
      return
        "No layout priorities that were tried make \(text) whole without an overflow or another text that reads worse."
    }
    let code = repair.changes.map { ".layoutPriority(\(Wording.code($0.layoutPriority))) on \($0.view)" }
    return Wording.list(code)
      + ": SwiftUI then gives \(Wording.sum(repair.lengths)), \(text) is whole and nothing overflows."
  }
}

extension Comparison {
  /// The overflows that no layout avoids, in regions without a difference, each in a sentence: `HStack "buttons", horizontal, 300 pt
  /// offered overflows by 60; its children need 360 of 300 at least`.
  var unavoidableOverflows: [String] {
    regions.filter { !$0.isTold }.map { RegionText($0) }.compactMap { text in
      text.overflow.map { "\(text.title) \($0)" }
    }
  }
}

extension RegionComparison {
  /// Whether a report tells of the region at length: it differs, or a text in it is not whole without need.
  var isTold: Bool { !differences.isEmpty || !wraps.isEmpty }
}
