public import LayoutComparison

extension JSONReport {
  /// The worst case of a rule: the JSON of `allot bound`.
  ///
  /// After the fixed keys come `fraction`, the bound in lowest terms; `proof`, which is `search`, `exact`, `theory` or
  /// null; `verified`, that the document was laid out and loses the bound; and the rest of the question: `tree` (null for
  /// a stack without stacks inside), `priorities`, `minimumAtMost`, `flexibleOnly`, `minimumLast`.
  ///
  /// - Parameter name: The name of the document.
  /// - Throws: `UnwritableDocument` where the instance is no document.
  public static func worstCase(_ worst: WorstCase, name: String) throws(UnwritableDocument) -> JSONText {
    let question = worst.question
    return [
      "children": .number(Double(question.shape.viewCount)),
      "measure": .string(question.measure.rawValue),
      "algorithm": .string(question.algorithm.rawValue),
      "bound": .number(worst.share),
      "proven": .bool(worst.isProven),
      "gap": .number(worst.gap),
      "document": try DocumentWriter().value(worst.instance.document(named: name)),
      "fraction": .string(worst.fraction),
      "proof": .string(worst.proof?.rawValue),
      "verified": .bool(worst.isVerified),
      "tree": .string(question.shape.isNested ? question.shape.notation : nil),
      "priorities": .array(question.priorities.sorted(by: >).map { .number($0) }),
      "minimumAtMost": .number(question.minimumAtMost?.value),
      "flexibleOnly": .bool(question.isFlexibleOnly),
      "minimumLast": .number(Double(question.minimumLast)),
    ]
  }
}
