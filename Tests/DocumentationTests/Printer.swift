/// Stands for `print` in an example and keeps what it would print.
///
///     let print = Printer()
///     print("used:", 260.0)
///     print.output                                             // "used: 260.0\n"
final class Printer {
  private(set) var output = ""

  func callAsFunction(_ items: Any...) {
    output += items.map { "\($0)" }.joined(separator: " ") + "\n"
  }
}
