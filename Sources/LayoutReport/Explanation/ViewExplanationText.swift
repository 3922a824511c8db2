public import LayoutEngine

/// Why a view has its size and its place, for people: each axis with what was proposed from the root to the view, what was
/// answered back to the root, and where the views stand.
public struct ViewExplanationText {
  private let name: String
  private let explanation: LayoutExplanation

  /// Prepares the account of a view; `name` is the document's.
  public init(name: String, _ explanation: LayoutExplanation) {
    self.name = name
    self.explanation = explanation
  }

  /// The account, ending with a line break.
  public var text: String {
    var lines = [heading]
    for section in sections {
      lines += ["", "\(section.title)"]
      var table = TextTable(sides: [.left, .right, .left, .left])
      table.rows = section.steps.map { [$0.mark, $0.number, $0.sentence, $0.rule.number] }
      lines += table.lines()
    }
    if let legend { lines += ["", legend] }
    if !explanation.isComplete { lines += ["", abridged] }
    if let uncertain { lines += ["", uncertain] }
    return Page.fitted(lines.joined(separator: "\n") + "\n")
  }

  /// The account as Markdown: a heading for the view, one for each section, and a list item for each step.
  public var markdown: String {
    var lines = ["### \(heading.markdown)"]
    for section in sections {
      lines += ["", "**\(section.title)**", ""]
      lines += section.steps.map { step in
        let answer = step.event == .answer && !step.counted ? "  - " : "- "
        return
          "\(answer)\(step.counted ? "**\(step.number)**" : step.number) \(step.sentence.markdown) *(\(step.rule.number))*"
      }
    }
    if !explanation.isComplete { lines += ["", abridged] }
    if let rules = UncertainRules(explanation.uncertainRules).markdown {
      lines += ["", "\(UncertainRules.heading):", "", rules]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ViewExplanationText {
  private struct Section {
    var title: String
    var steps: [LayoutExplanation.Step]
  }

  private var heading: String {
    let view = Wording.name(explanation.view)
    guard let frame = explanation.frame else {
      return "\(Wording.name(name))   \(explanation.typeName) \(view) is not shown"
    }
    let size = "\(Wording.number(frame.width)) × \(Wording.number(frame.height))"
    return "\(Wording.name(name))   \(explanation.typeName) \(view) is \(size) at "
      + "(\(Wording.number(frame.origin.x)), \(Wording.number(frame.origin.y)))"
  }

  private var abridged: String {
    "More questions were asked around the view than are kept: the later ones are not told."
  }

  /// What the marks stand for, of those that there are besides the first.
  private var legend: String? {
    let weights = Set(explanation.steps.map(\.weight))
    guard weights.count > 1 else { return nil }
    let size = weights.contains(.size) ? ["◐ the size around it rests on it"] : []
    let nothing = weights.contains(.nothing) ? ["○ nothing rests on it alone"] : []
    return (["● its place rests on it"] + size + nothing).joined(separator: "   ")
  }

  /// The steps of each axis by what they are; an answer that decided nothing stays with its proposal.
  private var sections: [Section] {
    Axis.allCases.flatMap { axis -> [Section] in
      let steps = explanation.steps.filter { $0.axis == axis }
      let length = axis == .horizontal ? "Width" : "Height"
      let sections = [
        Section(
          title: "\(length): what is proposed, from the root inwards",
          steps: steps.filter { $0.event == .proposal || $0.event == .answer && !$0.counted }),
        Section(
          title: "\(length): what is answered, back to the root",
          steps: steps.filter { $0.event == .answer && $0.counted }),
        Section(
          title: "\(axis == .horizontal ? "x" : "y"): where it stands, from the root inwards",
          steps: steps.filter { $0.event == .place }),
      ]
      return sections.filter { !$0.steps.isEmpty }
    }
  }

  private var uncertain: String? { UncertainRules(explanation.uncertainRules).text }
}

extension LayoutExplanation.Step {
  /// What rests on the step, as a sign.
  fileprivate var mark: String {
    switch weight {
    case .place: "●"
    case .size: "◐"
    case .nothing: "○"
    }
  }

  /// The length or coordinate for people.
  fileprivate var number: String {
    guard let value else { return event == .place ? "" : "none" }
    return Wording.number(value)
  }
}

extension String {
  /// The text on one line, in visible characters, with the signs escaped that Markdown would read.
  var markdown: String {
    printable().reduce(into: "") { result, character in
      if "\\`*_{}[]<>#|".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
