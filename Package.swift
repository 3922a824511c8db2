// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Settings shared by every target: a type of another module in a public signature must be imported publicly.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "allot",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "allot", targets: ["allot"]),
    .library(name: "GreedyLayout", targets: ["GreedyLayout"]),
    .library(name: "OptimalLayout", targets: ["OptimalLayout"]),
    .library(name: "LayoutComparison", targets: ["LayoutComparison"]),
    .library(name: "LayoutReport", targets: ["LayoutReport"]),
    .library(name: "LinearProgramming", targets: ["LinearProgramming"]),
    .library(name: "GLPK", targets: ["GLPK"]),
    .library(name: "ExactSimplex", targets: ["ExactSimplex"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CGLPK",
      providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    .target(name: "LinearProgramming", swiftSettings: strict),
    .target(name: "GLPK", dependencies: ["CGLPK", "LinearProgramming"], swiftSettings: strict),
    .target(name: "ExactSimplex", dependencies: ["BigInt", "LinearProgramming"], swiftSettings: strict),
    .target(name: "ViewTree", dependencies: ["Yams"], swiftSettings: strict),
    .macro(
      name: "ViewMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(name: "ViewVocabulary", dependencies: ["ViewTree", "ViewMacros"], swiftSettings: strict),
    .target(
      name: "LayoutEngine", dependencies: ["ViewTree"], exclude: ["Text/Generated/advance-tables"],
      swiftSettings: strict),
    .target(
      name: "GreedyLayout", dependencies: ["LayoutEngine", "ViewTree", "ViewVocabulary"], swiftSettings: strict),
    .target(
      name: "OptimalLayout", dependencies: ["LayoutEngine", "LinearProgramming"], swiftSettings: strict),
    .target(
      name: "LayoutComparison",
      dependencies: [
        "LayoutEngine", "OptimalLayout", "LinearProgramming", "ExactSimplex",
      ],
      swiftSettings: strict),
    .target(
      name: "LayoutReport",
      dependencies: [
        "ExactSimplex", "LayoutComparison", "LinearProgramming",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "allot",
      dependencies: [
        "LayoutReport", "GLPK", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .target(
      name: "LayoutTestSupport", dependencies: ["LayoutEngine", "ViewTree"], path: "Tests/LayoutTestSupport",
      swiftSettings: strict),
    .target(
      name: "LinearProgramTestSupport", dependencies: ["LinearProgramming"], path: "Tests/LinearProgramTestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "LinearProgrammingTests", dependencies: ["LinearProgramming", "LinearProgramTestSupport"],
      swiftSettings: strict),
    .testTarget(name: "GLPKTests", dependencies: ["GLPK", "LinearProgramTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ExactSimplexTests", dependencies: ["ExactSimplex", "GLPK", "LinearProgramTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ViewTreeTests", dependencies: ["ViewTree", "ViewVocabulary", "LayoutTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "GreedyLayoutTests", dependencies: ["GreedyLayout", "LayoutEngine", "LayoutTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "OptimalLayoutTests", dependencies: ["GreedyLayout", "OptimalLayout", "GLPK", "LayoutTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutComparisonTests",
      dependencies: ["GreedyLayout", "LayoutComparison", "OptimalLayout", "GLPK", "LayoutTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutReportTests",
      dependencies: [
        "ExactSimplex", "GreedyLayout", "LayoutReport", "GLPK", "LayoutTestSupport", "LinearProgramTestSupport",
      ],
      exclude: ["Picture/Golden", "Priorities/Golden", "Proof/Golden", "Sweep/Golden"], swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests", dependencies: ["GreedyLayout", "OptimalLayout", "GLPK", "LayoutTestSupport"],
      resources: [.copy("Cases")], swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests", dependencies: ["GreedyLayout", "LayoutReport", "GLPK"], swiftSettings: strict),
    .testTarget(
      name: "AllotTests", dependencies: ["GreedyLayout", "allot", "LayoutTestSupport", "LinearProgramTestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
