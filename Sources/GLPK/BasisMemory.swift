internal import LinearProgramming
internal import Synchronization

/// What a sweep learns from size to size: the basis in which a program of the same shape was solved last, from which the
/// next one starts.
///
/// Two programs have the same shape where they differ only in bounds. Answers do not depend on where a solve starts, but
/// for the choice among several optima; every one is checked as always.
///
///     let solver = GLPKSolver(remembering: BasisMemory())
public final class BasisMemory: Sendable {
  private let bases = Mutex<[ProgramShape: Basis]>([:])
  /// The most shapes that are remembered; past it the memory starts anew.
  private static let limit = 1000

  /// Makes an empty memory.
  public init() {}

  func basis(of shape: ProgramShape) -> Basis? { bases.withLock { $0[shape] } }

  func keep(_ basis: Basis, of shape: ProgramShape) {
    bases.withLock { bases in
      if bases.count >= Self.limit, bases[shape] == nil { bases.removeAll() }
      bases[shape] = basis
    }
  }
}

/// A program without its bounds and names.
struct ProgramShape: Hashable {
  private let columns: [LinearProgram.Domain]
  private let rows: [[LinearExpression.Term]]

  init(_ program: LinearProgram) {
    columns = program.columns.map(\.domain)
    rows = program.rows.map(\.terms)
  }

  /// Whether a program that had this shape has not grown since.
  func fits(_ program: LinearProgram) -> Bool {
    program.columns.count == columns.count && program.rows.count == rows.count
  }
}

/// Which rows and columns are basic, and at which bound the others lie, in GLPK's codes.
struct Basis {
  var rows: [Int32]
  var columns: [Int32]
}
