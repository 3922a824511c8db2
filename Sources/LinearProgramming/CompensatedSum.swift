/// A sum of products that carries its rounding errors along, so that cancellation does not eat the result.
///
/// The error of `value` is about one rounding of the result plus 1e-32 × `magnitude`, instead of 1e-16 × `magnitude`
/// (Ogita, Rump and Oishi, "Accurate sum and dot product", 2005).
struct CompensatedSum {
  private var sum = 0.0
  private var error = 0.0
  /// The sum of the absolute values of what was added: the scale against which a remainder is judged.
  private(set) var magnitude = 0.0

  /// The sum; NaN or infinite where it overflowed.
  var value: Double { sum.isFinite ? sum + error : sum }

  init(_ first: Double = 0) { add(first) }

  mutating func add(_ term: Double) {
    let total = sum + term
    let virtual = total - sum
    error += (sum - (total - virtual)) + (term - virtual)
    sum = total
    magnitude += term.magnitude
  }

  mutating func add(_ left: Double, times right: Double) {
    let product = left * right
    add(product)
    error += (-product).addingProduct(left, right)
  }
}
