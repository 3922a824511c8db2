#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Runs work that recurses as deeply as views stand inside each other, on a thread whose stack is large enough.
package enum DeepStack {
  /// The number of elements inside each other that can be laid out.
  package static let depthLimit = 100_000

  /// The depth up to which the caller's own stack is used.
  private static let shallow = 60
  /// Bytes of stack for each element around another, with room to spare over what a debug build was seen to use.
  private static let bytesPerLevel = 8_192

  /// Runs `work`, whose recursion is `depth` elements deep, and returns what it returns.
  package static func run<Result, Failure: Error>(
    depth: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard depth > shallow else { return try work() }
    let outcome = withoutActuallyEscaping(work) { escaping in
      let job = TypedJob(escaping)
      job.runOnThread(stackSize: depth * bytesPerLevel + 8 << 20)
      return job.outcome
    }
    return try (outcome ?? Swift.Result { () throws(Failure) in try work() }).get()
  }
}

/// Work that a thread can be handed by address.
private class Job {
  func run() {}

  /// Runs the job on a new thread and waits for it; does nothing where no thread can be had.
  func runOnThread(stackSize: Int) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let address = Unmanaged.passUnretained(self).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { runJob(at: $0) }, address)
      if status == 0, let thread { pthread_join(thread, nil) }
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, &attributes, { runJob(at: $0) }, address)
      if status == 0 { pthread_join(thread, nil) }
    #endif
  }
}

private func runJob(at address: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let address { Unmanaged<Job>.fromOpaque(address).takeUnretainedValue().run() }
  return nil
}

private final class TypedJob<Value, Failure: Error>: Job {
  private let work: () throws(Failure) -> Value
  private(set) var outcome: Result<Value, Failure>?

  init(_ work: @escaping () throws(Failure) -> Value) { self.work = work }

  override func run() {
    outcome = Result { () throws(Failure) in try work() }
  }
}
