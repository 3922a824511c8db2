import Foundation

/// `measure times [ROUNDS]`, `measure growth DIRECTORY`, `measure layout TREE [--plain]`, `measure nodes TREE`,
/// `measure optimum N [ROUNDS]`, `measure stack N`: see README.md.
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().first) {
case ("times", let rounds): try LayoutTimes.print(rounds: rounds.flatMap { Int($0) } ?? 7)
case ("growth", let directory?): try Growth.measure().write(to: URL(fileURLWithPath: directory))
case ("layout", let tree?): try LayoutTimes.layOutOnce(tree, isPlain: arguments.contains("--plain"))
case ("nodes", let tree?): print(try LayoutTimes.tree(tree).views)
case ("optimum", let count?): try WideStack(count).printTimes(rounds: arguments.count > 2 ? Int(arguments[2]) ?? 5 : 5)
case ("stack", let count?): print(try WideStack(count).document)
default:
  let usage =
    "usage: measure times [ROUNDS] | growth DIRECTORY | layout TREE [--plain] | nodes TREE | optimum N [ROUNDS] | stack N\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
