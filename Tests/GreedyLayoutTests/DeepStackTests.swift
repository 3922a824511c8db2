import Foundation
import GreedyLayout
import Testing

/// Which thread deep work is done on.
struct DeepStackTests {
  private struct Interrupted: Error {}

  private func isHere(_ thread: pthread_t) -> Bool { pthread_equal(pthread_self(), thread) != 0 }

  @Test func `shallow work stays, deep work has a thread of its own, and what is inside stays on that`() {
    let outside = pthread_self()
    #expect(DeepStack.run(depth: 10) { isHere(outside) })
    DeepStack.run(depth: 1000) {
      let own = pthread_self()
      #expect(!isHere(outside))
      #expect(DeepStack.run(depth: 1000) { DeepStack.run(depth: 1000) { isHere(own) } })
      // 10,000 elements need 82 MB, of which this thread has 16.
      #expect(!DeepStack.run(depth: 10_000) { isHere(own) })
      #expect(DeepStack.run(depth: 1000) { isHere(own) })
    }
    #expect(isHere(outside))
  }

  @Test func `work that has used up its stack has another thread for what is deep again`() {
    func descend(_ levels: Int) -> Bool {
      withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 8) { bytes in
        bytes[0] = 1
        guard levels > 0 else {
          let own = pthread_self()
          return DeepStack.run(depth: 1000) { isHere(own) }
        }
        return descend(levels - 1)
      }
    }
    // The stack has 8 MB for 1,000 elements and 8 to spare; of that, 6 MB are used.
    #expect(!DeepStack.run(depth: 1000) { descend(6000) })
    #expect(DeepStack.run(depth: 1000) { descend(10) })
  }

  @Test func `what deep work throws comes out`() {
    #expect(throws: Interrupted.self) {
      try DeepStack.run(depth: 1000) { () throws(Interrupted) -> Void in
        try DeepStack.run(depth: 1000) { () throws(Interrupted) -> Void in throw Interrupted() }
      }
    }
  }
}
