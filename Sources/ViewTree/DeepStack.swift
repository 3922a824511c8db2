#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Runs work that recurses as deeply as views stand inside each other, on a thread whose stack is large enough.
///
/// Work that asks for such a thread on one that has room left is done there.
package enum DeepStack {
  /// The number of elements inside each other that can be laid out.
  package static let depthLimit = 1_000_000

  /// The depth up to which the caller's own stack is used.
  private static let shallow = 60
  /// Bytes of stack for each element around another, with room to spare over what a debug build was seen to use.
  private static let bytesPerLevel = 20_480
  /// Bytes that a new thread's stack has besides.
  private static let spare = 8 << 20

  /// Runs `work`, whose recursion is `depth` elements deep, and returns what it returns.
  ///
  /// Everything that `work` runs at no greater depth runs on the same thread, if it does so before its own recursion has
  /// taken half of what the stack has to spare.
  package static func run<Result, Failure: Error>(
    depth: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let needed = depth * bytesPerLevel
    guard depth > shallow, OwnThread.bytesLeft < needed + spare / 2 else { return try work() }
    let outcome = withoutActuallyEscaping(work) { escaping in
      let job = TypedJob(escaping)
      job.runOnThread(stackSize: needed + spare)
      return job.outcome
    }
    return try (outcome ?? Swift.Result { () throws(Failure) in try work() }).get()
  }
}

extension DeepStack {
  /// The levels of a recursion at which it goes on with a thread of its own, and how many more levels that has room for.
  private static let continuations = [64: 1_000, 1_000: 10_000, 10_000: 100_000, 100_000: 1_000_000]

  /// Runs one level of a recursion whose depth is only known when it ends, on a larger stack at some levels.
  ///
  /// - Parameter level: How many levels are around this one.
  package static func descend<Result>(to level: Int, _ work: () -> Result) -> Result {
    guard let levels = continuations[level] else { return work() }
    return withoutActuallyEscaping(work) { escaping in
      let job = TypedJob<Result, Never>(escaping)
      job.runOnThread(stackSize: levels * bytesPerLevel + spare)
      return switch job.outcome {
      case .success(let result): result
      case nil: work()
      }
    }
  }
}

/// What is known of the present thread if it was started here.
private enum OwnThread {
  /// Under which a thread notes where its stack ends; nil where the system has no more keys.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Notes that the stack has `size` bytes from here on down.
  static func begin(stackSize size: Int) {
    guard let key else { return }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: here - size))
  }

  /// The bytes left on the stack; 0 on a thread that was started elsewhere.
  static var bytesLeft: Int {
    guard let key, let end = pthread_getspecific(key) else { return 0 }
    return here - Int(bitPattern: end)
  }

  /// An address in the present frame.
  private static var here: Int {
    var local: UInt8 = 0
    return withUnsafePointer(to: &local) { Int(bitPattern: $0) }
  }
}

/// Work that a thread can be handed by address.
private class Job {
  private var stackSize = 0

  func run() {}

  /// Runs the job on the thread that was started for it.
  func begin() {
    OwnThread.begin(stackSize: stackSize)
    run()
  }

  /// Runs the job on a new thread and waits for it; does nothing where no thread can be had.
  func runOnThread(stackSize: Int) {
    guard let stack = StackMemory.taken(size: stackSize) else { return }
    defer { stack.keep() }
    // What was asked for, though a kept stack may be larger: what depends on the room that is left is then the same each time.
    self.stackSize = stackSize
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstack(&attributes, stack.lowest, stack.size) == 0 else { return }
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
  if let address { Unmanaged<Job>.fromOpaque(address).takeUnretainedValue().begin() }
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
