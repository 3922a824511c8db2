/// The classes of tightness by which a survey counts.
///
/// A stack's tightness is (Σ*M* − *A*) / (Σ*M* − Σ*m*): 0 where the greatest lengths just fit, 1 where the least ones
/// just fit. A greatest length above *A* counts as *A*, and a text's least length is its narrowest width.
public enum Tightness: Int, CaseIterable, Hashable, Sendable {
  /// Below 0: the children cannot fill the stack.
  case roomy
  /// From 0 to below 0.2.
  case first
  /// From 0.2 to below 0.4.
  case second
  /// From 0.4 to below 0.6.
  case third
  /// From 0.6 to below 0.8.
  case fourth
  /// From 0.8 to 1.
  case fifth
  /// Above 1: the children do not fit.
  case overfull

  /// The class of a tightness.
  package init(_ tightness: Double) {
    switch tightness {
    case ..<0: self = .roomy
    case ..<0.2: self = .first
    case ..<0.4: self = .second
    case ..<0.6: self = .third
    case ..<0.8: self = .fourth
    case ...1: self = .fifth
    default: self = .overfull
    }
  }

  /// The least tightness of the class; nil for the first.
  public var lower: Double? { self == .roomy ? nil : self == .overfull ? 1 : Double(rawValue - 1) / 5 }

  /// The greatest tightness of the class, which belongs to the next one except at 1; nil for the last.
  public var upper: Double? { self == .overfull ? nil : Double(rawValue) / 5 }
}
