internal import LayoutEngine

/// Which regions cannot be judged exactly, because something in them is approximate.
struct RegionApproximations {
  /// What is approximate, by the key of the nearest region's view around it.
  let byView: [String: [OptimalResult.Approximation]]
  /// What is approximate in no region.
  let others: [OptimalResult.Approximation]

  /// Finds the region of everything that is approximate in an optimal layout.
  init(of optimal: OptimalResult, in regions: [RegionComparison]) {
    let tree = optimal.placed.tree
    let views = Set(regions.map(\.view))
    var byView: [String: [OptimalResult.Approximation]] = [:]
    var others: [OptimalResult.Approximation] = []
    for approximation in optimal.approximations {
      var view = tree.view(withKey: approximation.view)
      while let inner = view, !views.contains(tree.key(ofView: inner)) { view = tree.views[inner].parent }
      if let view {
        byView[tree.key(ofView: view), default: []].append(approximation)
      } else {
        others.append(approximation)
      }
    }
    self.byView = byView
    self.others = others
  }
}
