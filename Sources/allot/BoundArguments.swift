import ArgumentParser
import GreedyLayout
import LayoutComparison

/// A rule as it is written on the command line: `swiftui`, `flexbox`.
struct AlgorithmArgument: ExpressibleByArgument {
  var algorithm: DistributionAlgorithm

  static let swiftUI = AlgorithmArgument(algorithm: .swiftui)

  init(algorithm: DistributionAlgorithm) { self.algorithm = algorithm }

  init?(argument: String) {
    guard let algorithm = DistributionAlgorithm(rawValue: argument) else { return nil }
    self.algorithm = algorithm
  }

  var defaultValueDescription: String { algorithm.rawValue }

  static var allValueStrings: [String] { DistributionAlgorithm.allCases.map(\.rawValue) }
}

/// Numbers as they are written on the command line: `1,0,0`.
struct NumberList: ExpressibleByArgument {
  var numbers: [Double]
  var text: String

  init?(argument: String) {
    numbers = []
    text = argument
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(word), number.isFinite else { return nil }
      numbers.append(number)
    }
  }
}

/// A share as it is written on the command line: `0.1`, `1/3`.
struct ShareArgument: ExpressibleByArgument {
  var share: Share
  var text: String

  init?(argument: String) {
    guard let share = Share(argument) else { return nil }
    self.share = share
    text = argument
  }
}

/// Nested stacks as they are written on the command line: `((2),1)`.
struct ShapeArgument: ExpressibleByArgument {
  var shape: StackShape

  init?(argument: String) {
    guard let shape = StackShape(argument) else { return nil }
    self.shape = shape
  }
}
