import ArgumentParser
import GreedyLayout

/// Rules for stacks, as they are written on the command line: `swiftui,flexbox`.
struct AlgorithmList: ExpressibleByArgument {
  var algorithms: [DistributionAlgorithm]

  init?(argument: String) {
    var algorithms: [DistributionAlgorithm] = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let algorithm = DistributionAlgorithm(rawValue: String(name)), !algorithms.contains(algorithm) else {
        return nil
      }
      algorithms.append(algorithm)
    }
    self.algorithms = algorithms
  }

  static let help = ArgumentHelp(
    "Rules for stacks to set side by side, each at most once: "
      + "\(DistributionAlgorithm.allCases.map(\.rawValue).joined(separator: ", ")).",
    valueName: "rule,…")
}
