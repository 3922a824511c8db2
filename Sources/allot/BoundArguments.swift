import ArgumentParser
import LayoutComparison

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
