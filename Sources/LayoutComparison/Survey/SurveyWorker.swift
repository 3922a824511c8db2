import LayoutEngine

/// Draws and measures samples on one thread, without allocating anything for each.
struct SurveyWorker {
  /// What was counted so far.
  private(set) var survey: Survey

  private var stack = SampledStack()
  private var optimum = SampledOptimum()
  private var lengths: [Double] = []

  init(_ plan: SurveyPlan) { survey = Survey(plan) }

  /// A rule's loss in one stack, as shares of what is available.
  private struct Loss {
    var unused: Double
    var overflow: Double

    var counts: Bool { unused > Survey.tolerance || overflow > Survey.tolerance }
  }

  /// Draws one sample and counts what every algorithm does with it.
  mutating func measure(_ sample: Int, children: Int) throws(SurveyError) {
    let plan = survey.plan
    try plan.ensemble.draw(sample, children: children, seed: plan.seed, into: &stack)
    optimum.find(for: stack)
    let tightness = Tightness(stack.tightness)
    survey.count(children: children, tightness) { $0.stacks += 1 }
    for (place, algorithm) in plan.algorithms.enumerated() {
      let loss = loss(of: algorithm)
      let differs = differs
      let isRepaired = loss.counts && isRepairable(by: algorithm)
      guard loss.counts || differs else { continue }
      survey.count(children: children, tightness) { cell in
        if differs { cell.tallies[place].differing += 1 }
        if loss.unused > Survey.tolerance {
          cell.tallies[place].unused.add(loss.unused, children: children, sample: sample, isRepaired: isRepaired)
        }
        if loss.overflow > Survey.tolerance {
          cell.tallies[place].overflow.add(loss.overflow, children: children, sample: sample, isRepaired: isRepaired)
        }
      }
    }
  }

  /// Lets a rule share, and compares what comes of it with the optimum.
  private mutating func loss(of rule: DistributionAlgorithm) -> Loss {
    stack.share(by: rule, into: &lengths)
    let available = stack.available
    var used = 0.0
    for length in lengths { used += length }
    let wasted = max(0, min(available, stack.sumOfMaximums) - used)
    return Loss(
      unused: (wasted - optimum.wasted) / available,
      overflow: (max(0, used - available) - optimum.overflow) / available)
  }

  /// Whether a child's length is another than the optimum's.
  private var differs: Bool {
    let tolerance = Survey.tolerance * stack.available
    for child in lengths.indices where abs(lengths[child] - optimum.lengths[child]) > tolerance { return true }
    return false
  }

  /// Whether the rule loses nothing once the priority of one child is raised or lowered by 1; a spacer's counts as 0.
  private mutating func isRepairable(by rule: DistributionAlgorithm) -> Bool {
    for child in 0..<stack.count {
      let old = stack.children[child]
      for change in [1.0, -1.0] {
        stack.setPriority((old.priority == -.infinity ? 0 : old.priority) + change, of: child)
        let isRepaired = !loss(of: rule).counts
        stack.restore(old, of: child)
        if isRepaired { return true }
      }
    }
    return false
  }
}
