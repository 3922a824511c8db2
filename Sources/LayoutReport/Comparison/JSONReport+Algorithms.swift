internal import LayoutComparison

extension JSONReport {
  /// A layout by another rule for stacks, with what its regions use.
  static func algorithm(_ comparison: AlgorithmComparison) -> JSONText {
    [
      "algorithm": .string(comparison.algorithm.rawValue),
      "unused": number(comparison.unused), "overflow": number(comparison.overflow),
      "avoidableUnused": number(comparison.avoidableUnused),
      "avoidableOverflow": number(comparison.avoidableOverflow),
      "regions": .array(
        comparison.regions.map { region in
          [
            "view": .string(region.view), "axis": .string(region.axis.description),
            "offered": number(region.usage.offered), "used": number(region.usage.used),
            "unused": number(region.usage.unused), "overflow": number(region.usage.overflow),
            "avoidableUnused": number(region.avoidableUnused),
            "avoidableOverflow": number(region.avoidableOverflow),
            "lengths": .array(region.lengths.map { number($0) }),
          ]
        }),
      "frames": frames(of: comparison.placed),
    ]
  }
}
