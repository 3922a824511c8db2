internal import ViewTree

/// `layoutPriority`: shows its container a priority; in everything else its content, centred (section 12).
struct LayoutPriorityElement: ModifierElement {
  let value: Double

  func constantPriority(content: Double?, isEmpty: Bool) -> Double? { value }
}
