import Benchmark
import Trees

/// Every tree by axis, and those of at most 2,000 views also by asking. The package chooses how often each is run.
let benchmarks: @Sendable () -> Void = {
  let configuration = Benchmark.Configuration(
    metrics: [.wallClock, .peakMemoryResident], maxDuration: .seconds(2))
  for tree in MeasuredTree.all {
    Benchmark("\(tree.name), \(tree.views) views", configuration: configuration) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(try tree.layOut()) }
    }
    guard tree.views <= 2_000 else { continue }
    Benchmark("\(tree.name), \(tree.views) views, by asking", configuration: configuration) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(try tree.layOut(isPlain: true)) }
    }
  }
}
