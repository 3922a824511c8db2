import Trees

/// What layouts of the trees take, the two ways of making them in turn in each round.
enum LayoutTimes {
  /// The most views of a tree that is also laid out by asking.
  private static let mostViewsAsked = 2_000

  /// Prints a table: microseconds of processor time for a view (the median of some rounds, with the least and the greatest), and how
  /// often a view is asked.
  static func print(rounds: Int) throws {
    let trees = MeasuredTree.all
    var times: [String: [Double]] = [:]
    for _ in 0..<rounds {
      for tree in trees {
        for isPlain in tree.views <= mostViewsAsked ? [false, true] : [false] {
          times["\(tree.name)\(isPlain)", default: []].append(try microseconds(tree, isPlain: isPlain))
        }
      }
    }
    Swift.print("| tree | views | µs a view by axis | questions a view | µs a view by asking | questions a view |")
    Swift.print("| --- | --- | --- | --- | --- | --- |")
    for tree in trees {
      var cells = [tree.name, "\(tree.views)"]
      for isPlain in [false, true] {
        guard let times = times["\(tree.name)\(isPlain)"] else {
          cells += ["–", "–"]
          continue
        }
        let range = "\((times.min() ?? 0).digits(2))…\((times.max() ?? 0).digits(2))"
        let questions = Double(try tree.layOut(isPlain: isPlain).questions) / Double(tree.views)
        cells += ["\(times.median.digits(2)) (\(range))", questions.digits(1)]
      }
      Swift.print("| \(cells.joined(separator: " | ")) |")
    }
  }

  /// The processor time of one layout for each view; small trees are laid out several times.
  static func microseconds(_ tree: MeasuredTree, isPlain: Bool = false) throws -> Double {
    let repetitions = max(1, 5_000 / tree.views)
    let time = try ProcessorTime.of { for _ in 0..<repetitions { _ = try tree.layOut(isPlain: isPlain) } }
    return time / Double(repetitions * tree.views) * 1e6
  }

  /// Lays a tree out once and prints how many views were asked how often: what is counted from outside.
  static func layOutOnce(_ name: String, isPlain: Bool) throws {
    let tree = try tree(name)
    Swift.print(tree.views, try tree.layOut(isPlain: isPlain).questions)
  }

  /// The tree of a name.
  static func tree(_ name: String) throws -> MeasuredTree {
    guard let tree = MeasuredTree.named(name) else {
      throw Misuse(description: "no tree is called \(name); a1000, b5, e1000, f200, g1000 and h7 are names")
    }
    return tree
  }
}
