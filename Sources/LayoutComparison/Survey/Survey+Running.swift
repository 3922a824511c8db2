import Dispatch
import Synchronization

extension Survey {
  /// How many samples a thread takes at a time.
  static let blockSize = 2048

  /// Carries out a plan.
  ///
  /// - Parameters:
  ///   - threads: How many threads draw and measure; at least 1, and no more than the machine has processors do any good.
  ///   - progress: Called now and then, from any of the threads, with the number of stacks measured and that of all.
  ///   - isCancelled: Asked now and then, from any of the threads; where it says so, the survey ends with the stacks that were
  ///     measured so far, and is not ``isComplete``.
  /// - Throws: `SurveyError` where the plan cannot be carried out.
  /// - Complexity: O(*n*²) for each stack of *n* children and each algorithm; with texts, up to 256 times that.
  public init(
    _ plan: SurveyPlan, threads: Int = 1, progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(SurveyError) {
    try plan.check()
    let samples = plan.sampleRange
    let blocksPerNumber = samples.isEmpty ? 0 : (samples.count - 1) / Self.blockSize + 1
    let state = Mutex(Progress(blocks: blocksPerNumber * plan.children.count, survey: Survey(plan)))
    let all = samples.count * plan.children.count
    DispatchQueue.concurrentPerform(iterations: max(1, threads)) { _ in
      var worker = SurveyWorker(plan)
      var finished = 0
      while !isCancelled(), let block = state.withLock({ $0.begin(finished: finished, all: all, report: progress) }) {
        let children = plan.children.lowerBound + block / blocksPerNumber
        let first = samples.lowerBound + block % blocksPerNumber * Self.blockSize
        let end = min(first + Self.blockSize, samples.upperBound)
        finished = end - first
        do throws(SurveyError) {
          for sample in first..<end { try worker.measure(sample, children: children) }
        } catch {
          state.withLock { $0.fail(error, in: block) }
          return
        }
      }
      state.withLock { $0.survey.add(worker.survey) }
    }
    self = try state.withLock { (progress) throws(SurveyError) in
      if let failure = progress.failure { throw failure.error }
      return progress.survey
    }
  }
}

/// How far the threads of a survey are.
private struct Progress {
  var next = 0
  var done = 0
  let blocks: Int
  var survey: Survey
  /// What went wrong in the earliest block in which something did.
  var failure: (block: Int, error: SurveyError)?

  init(blocks: Int, survey: Survey) {
    self.blocks = blocks
    self.survey = survey
  }

  /// Hands out the next block, or nil where there is none or nothing more is to be done.
  mutating func begin(finished: Int, all: Int, report: (Int, Int) -> Void) -> Int? {
    done += finished
    if finished > 0 { report(done, all) }
    guard next < blocks, failure == nil else { return nil }
    next += 1
    return next - 1
  }

  /// Notes what went wrong. Blocks are handed out in order, so the earliest is found whatever the number of threads.
  mutating func fail(_ error: SurveyError, in block: Int) {
    if block < failure?.block ?? .max { failure = (block, error) }
  }
}
