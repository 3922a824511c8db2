// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that whoever builds allot needs nothing of what measures it.
let package = Package(
  name: "Performance",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "allot", path: "../.."),
    // Without its traits the package needs no allocator of its own; its counts of allocations are then 0 (see `allocations`).
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "Trees", dependencies: [.product(name: "GreedyLayout", package: "allot")]),
    .executableTarget(
      name: "measure",
      dependencies: [
        "Trees", .product(name: "GreedyLayout", package: "allot"), .product(name: "OptimalLayout", package: "allot"),
        .product(name: "GLPK", package: "allot"), .product(name: "LayoutReport", package: "allot"),
      ]),
    .executableTarget(
      name: "Layouts",
      dependencies: ["Trees", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/Layouts",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
