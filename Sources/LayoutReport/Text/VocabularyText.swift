public import LayoutEngine

/// The views and modifiers that are known, as text: a table for each class, with how each is called, its rule and how sure
/// that is.
public struct VocabularyText {
  private let entries: [VocabularyEntry]

  /// Prepares the list of entries.
  public init(_ entries: [VocabularyEntry]) { self.entries = entries }

  /// The whole list, ending with a line break.
  public var text: String {
    let sections: [(String, (VocabularyEntry) -> Bool)] = [
      ("Views", { $0.kind == .view }),
      ("Modifiers that change the layout", { $0.kind == .modifier && $0.layoutClass == .layout }),
      ("Controls", { $0.kind == .modifier && $0.layoutClass == .control }),
      ("Modifiers without effect on layout", { $0.kind == .modifier && $0.layoutClass == .neutral }),
      ("Presentation, whose content is not shown", { $0.kind == .modifier && $0.layoutClass == .presentation }),
      ("State and data", { $0.kind == .modifier && $0.layoutClass == .state }),
    ]
    return sections.compactMap { title, isIncluded in section(title, entries.filter(isIncluded)) }
      .joined(separator: "\n\n") + "\n"
  }

  private func section(_ title: String, _ entries: [VocabularyEntry]) -> String? {
    guard !entries.isEmpty else { return nil }
    var table = TextTable(sides: [.left, .left, .left, .left])
    table.rows.append(["name", "call", "rule", "certainty"])
    for entry in entries {
      let document = entry.keys == nil ? "" : "only in documents"
      for (index, call) in (entry.calls.isEmpty ? [document] : entry.calls).enumerated() {
        let rule = index == 0 ? [entry.rule.number, entry.rule.certainty.rawValue] : ["", ""]
        table.rows.append([index == 0 ? entry.name : "", call] + rule)
      }
    }
    return "\(title): \(entries.count)\n\n" + table.lines().joined(separator: "\n")
  }
}
