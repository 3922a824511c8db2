/// What `allot help survey` says about the figures.
enum SurveyHelp {
  static let discussion = """
    Stacks are drawn at random; A is the length offered to one, its gaps taken off. Sample i of a seed and a number of \
    children is always the same stack, so that results do not depend on --threads, and the shards 1/n to n/n add up \
    to the very bytes of the survey made in one piece: allot survey --merge FILE…

    ENSEMBLES
    uniform: n ranges in A = 300; minimums are uniform in 0…1.4 A/n, widths (maximum − minimum) in 0…1.5 A/n.
    realistic: a row of n views in 320…744 points with gaps of 8, all lengths whole; each view is, independently, fixed \
    (35 %; half 16…44, half 44…120), a text (20 %; 40…300 on one line, 1…4 possible numbers of lines, with k of them \
    ⌈w/k · (1 + u)⌉ wide, u uniform in 0…0.2), flexible without bounds (15 %), at least 40…120 (10 %), capped (10 %; a \
    minimum of 0…80, the maximum 20…200 above it), or a spacer of at least 0 or 8 (10 %). A fifth text is fixed.
    Tightness is (ΣM − A) / (Σ M − Σ m), a maximum above A counting as A: 0 where the maximums just fit, 1 where the \
    minimums do; below 0 the children cannot fill the stack, above 1 they do not fit. A stack is drawn again until its \
    tightness lies in --tightness.

    LOSSES
    unused: the share of A that the rule leaves and the children could take, less what the best division leaves of it. \
    overflow: the share of A by which the rule exceeds A, less what the best division exceeds it by. Both count above \
    1e-9; no stack has both. The best division is water-filling, by priority (a spacer's is −∞); with texts it is the \
    best over all their widths: least overflow, most filled, then most for the higher priorities, then fair.

    JSON: one object
    ensemble: {name, minimumSpread, widthSpread, tightness: [from, to]}; randomSeed; children: [from, to]; samples: of \
    each number of children, all shards together; shard: [k, n]; algorithms; tolerance: 1e-9.
    results: for each number of children (null: all) and algorithm, first for every tightness (null), then for each \
    class [from, to] that has stacks (to belongs to the next class, but 1 to the last; null: no end):
      stacks: how many were drawn
      unused, overflow: {count: stacks with such a loss; rate: count/stacks; interval: Wilson's 95 % confidence \
    interval of the rate; mean, deviation (standard, with n − 1), median, p90, p99, maximum: of the losses where there \
    is one, quantiles exact to 1/32 of themselves; worst: {children, sample} of the maximum; histogram: stacks by loss, in bins of 0.01, bin 100 from 1 on}
      loses: {count: stacks with a loss; rate; interval}
      repaired: {count: of these, those without a loss once one child's layoutPriority is raised or lowered by 1, a \
    spacer's counting as 0; rate: count/loses.count; interval}
      differs: {count: stacks in which a length differs from the best division's by more than 1e-9 A; rate; interval}
    tallies: what --merge adds up: for each number of children and class of tightness (0: below 0, 1…5: fifths of 0…1, \
    6: above 1) the stacks and, for each algorithm, differing, and of unused and overflow (null: none) count, repaired, \
    sum and squares (of the losses as shares of A and of their squares, in units of 2⁻⁴⁸), worst with its sample, histogram, and sketch: [bin, count] with 32 bins from one power of \
    two to the next, from 2⁻³⁰ on.

    CSV has the figures of results, one line for unused and one for overflow. Text and SVG show them.

    EXIT STATUS
    64 options that make no sense; 65 a file that is no result of a survey, files of different surveys, or a shard that \
    is missing or there twice.

    EXAMPLE
      allot survey --children 2...4 --samples 10000 --algorithms swiftui,flexbox
    """
}
