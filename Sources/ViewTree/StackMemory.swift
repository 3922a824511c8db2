#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The memory of a thread's stack.
///
/// Each thread that asks for one keeps it for the next time. The first use of a page costs more than what a layout does with it: a
/// chain of 1,000 columns uses 3 MB of stack, and getting their 760 pages anew took more than half of the time of its layout.
struct StackMemory {
  /// The lowest address that may be used.
  let lowest: UnsafeMutableRawPointer
  /// Bytes from there on.
  let size: Int

  /// Bytes of the largest stack that is kept: addresses only, which are no memory until they are used.
  private static let largestKept = 1 << 30
  /// Bytes whose pages are kept, from the top, where a stack begins: the others go back, so that one deep tree does not cost its memory
  /// for good.
  private static let mostResident = 16 << 20
  /// Bytes below the stack that nobody may use, so that a stack that is too small ends the process and spoils nothing.
  private static let guardSize = 64 << 10

  /// The stack that the present thread kept, if it is large enough, or new memory; nil where there is none.
  static func taken(size: Int) -> StackMemory? {
    if let kept = Kept.take() {
      if kept.size >= size { return kept }
      kept.free()
    }
    let size = (size / guardSize + 1) * guardSize
    let memory = mmap(nil, size + guardSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    mprotect(memory, guardSize, PROT_NONE)
    return StackMemory(lowest: memory + guardSize, size: size)
  }

  /// Keeps the memory for the next time, once no thread runs on it.
  func keep() {
    if size > Self.mostResident { madvise(lowest, size - Self.mostResident, MADV_DONTNEED) }
    guard size <= Self.largestKept, Kept.put(self) else { return free() }
  }

  private func free() { munmap(lowest - Self.guardSize, size + Self.guardSize) }
}

extension StackMemory {
  /// The stack that the present thread keeps.
  private enum Kept {
    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      #if canImport(Darwin)
        let status = pthread_key_create(&key) { Kept.stack(at: $0).free() }
      #else
        let status = pthread_key_create(&key) { if let address = $0 { Kept.stack(at: address).free() } }
      #endif
      return status == 0 ? key : nil
    }()

    /// A kept stack notes its size in its own lowest word.
    private static func stack(at lowest: UnsafeMutableRawPointer) -> StackMemory {
      StackMemory(lowest: lowest, size: lowest.load(as: Int.self))
    }

    static func take() -> StackMemory? {
      guard let key, let lowest = pthread_getspecific(key) else { return nil }
      pthread_setspecific(key, nil)
      return stack(at: lowest)
    }

    /// Keeps a stack if the thread has none; returns whether it did.
    static func put(_ stack: StackMemory) -> Bool {
      guard let key, pthread_getspecific(key) == nil else { return false }
      stack.lowest.storeBytes(of: stack.size, as: Int.self)
      return pthread_setspecific(key, stack.lowest) == 0
    }
  }
}
