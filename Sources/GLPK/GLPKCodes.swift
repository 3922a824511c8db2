import CGLPK
import LinearProgramming

/// What GLPK says of a solution, with its eight numbers spelt out.
enum Status: Hashable {
  case undefined, feasible, infeasible, noFeasible, optimal, unbounded
  case undocumented(Int32)

  init(_ code: Int32) {
    self =
      switch code {
      case GLP_UNDEF: .undefined
      case GLP_FEAS: .feasible
      case GLP_INFEAS: .infeasible
      case GLP_NOFEAS: .noFeasible
      case GLP_OPT: .optimal
      case GLP_UNBND: .unbounded
      default: .undocumented(code)
      }
  }

  /// GLPK's own name, for messages.
  var name: String {
    switch self {
    case .undefined: "GLP_UNDEF"
    case .feasible: "GLP_FEAS"
    case .infeasible: "GLP_INFEAS"
    case .noFeasible: "GLP_NOFEAS"
    case .optimal: "GLP_OPT"
    case .unbounded: "GLP_UNBND"
    case .undocumented(let code): "status \(code)"
    }
  }
}

extension SolverFailure {
  /// The failure that a return code other than 0 stands for.
  init(returnCode code: Int32) {
    let (reason, name): (Reason, String) =
      switch code {
      case GLP_EBADB: (.invalidBasis, "GLP_EBADB")
      case GLP_ESING: (.singularBasis, "GLP_ESING")
      case GLP_ECOND: (.illConditionedBasis, "GLP_ECOND")
      case GLP_EBOUND: (.invalidBounds, "GLP_EBOUND")
      case GLP_EFAIL: (.gaveUp, "GLP_EFAIL")
      case GLP_EOBJLL: (.objectiveLimit, "GLP_EOBJLL")
      case GLP_EOBJUL: (.objectiveLimit, "GLP_EOBJUL")
      case GLP_EITLIM: (.iterationLimit, "GLP_EITLIM")
      case GLP_ETMLIM: (.timeLimit, "GLP_ETMLIM")
      case GLP_ENOPFS: (.noFeasiblePoint, "GLP_ENOPFS")
      case GLP_ENODFS: (.noDualFeasiblePoint, "GLP_ENODFS")
      case GLP_EROOT: (.missingRelaxation, "GLP_EROOT")
      case GLP_ESTOP: (.interrupted, "GLP_ESTOP")
      case GLP_EMIPGAP: (.gapReached, "GLP_EMIPGAP")
      case GLP_ENOFEAS: (.noFeasiblePoint, "GLP_ENOFEAS")
      case GLP_ENOCVG: (.noConvergence, "GLP_ENOCVG")
      case GLP_EINSTAB: (.numericalInstability, "GLP_EINSTAB")
      case GLP_EDATA: (.invalidData, "GLP_EDATA")
      case GLP_ERANGE: (.resultOutOfRange, "GLP_ERANGE")
      default: (.undocumented, "code \(code)")
      }
    self = .failed(reason, code: name)
  }

  /// The failure of a solver that returned without error and in a status that answers nothing.
  init(undecided status: Status) {
    self = .failed(.undecided, code: status.name)
  }
}
