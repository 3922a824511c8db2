import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing
import ViewTree

/// Flexible frames that promise less than their content needs.
struct HiddenFloorTests {
  /// A row of `lengths`, none of which can shrink, in a frame of any width.
  private static func hiding(_ lengths: CGFloat..., id: String, priority: Double? = nil) -> ViewNode {
    let content = lengths.map {
      ViewNode(.rectangle, modifiers: [.frame(width: $0, height: nil, alignment: .center)])
    }
    let frame = ModifierNode.flexibleFrame(FrameBounds(minWidth: 0, maxWidth: .infinity))
    return ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: id,
      modifiers: [frame] + (priority.map { [.layoutPriority($0)] } ?? []), content: content)
  }

  private static func flexible(_ id: String) -> ViewNode { ViewNode(.color, id: id) }

  private static func widths(of children: [ViewNode], offered: CGFloat) throws -> [Double] {
    let row = ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: true), id: "row", content: children)
    let document = LayoutDocument(proposal: ProposedViewSize(width: offered, height: 50), view: row)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.realisationGap <= 1e-9)
    return try children.map { Double(try #require(result.placed[$0.id!]).size.width) }
  }

  /// m̂ = 40 + 40 = 80, and 80 + 0 ≤ 100: lengths in [80, ∞] and [0, ∞], level 20 < 80, so 80 + 20.
  @Test func `a floor that fits is kept`() throws {
    #expect(try Self.widths(of: [Self.hiding(40, 40, id: "a"), Self.flexible("b")], offered: 100) == [80, 20])
  }

  /// 0 ≤ 60 < 80: lengths in [0, 80] and [0, 0]; 60 + 0, and 20 of the content overflow in any case.
  @Test func `a floor that does not fit gets everything`() throws {
    #expect(try Self.widths(of: [Self.hiding(40, 40, id: "a"), Self.flexible("b")], offered: 60) == [60, 0])
  }

  /// m̂ = 80 and 40, together more than 100: lengths in [0, 80] and [0, 40], Σ min(λ, 80), min(λ, 40) = 100 at λ = 60.
  @Test func `floors that do not fit together share by a common level`() throws {
    let children = [Self.hiding(40, 40, id: "a"), Self.hiding(40, id: "b"), Self.flexible("c")]
    #expect(try Self.widths(of: children, offered: 100) == [60, 40, 0])
    #expect(try Self.widths(of: children, offered: 60) == [30, 30, 0])
  }

  /// The higher priority is served first, within its floor of 40; the other gets what remains of 60.
  @Test func `a floor with priority is served first`() throws {
    let children = [Self.hiding(40, 40, id: "a"), Self.hiding(40, id: "b", priority: 1)]
    #expect(try Self.widths(of: children, offered: 60) == [20, 40])
  }

  /// Both floors fit in 150: [80, ∞] and [40, ∞] at λ = 75 → 80 + 70.
  @Test func `above the floors the level is common again`() throws {
    let children = [Self.hiding(40, 40, id: "a"), Self.hiding(40, id: "b")]
    #expect(try Self.widths(of: children, offered: 150) == [80, 70])
  }

  /// Several floors at one place and bent offers: only the least sum of overflow is defined in closed form.
  @Test(arguments: Seeds.first(150))
  func `overflow of generated floors is the least of all divisions`(seed: UInt64) throws {
    var generator = FloorGenerator(seed: seed)
    let document = generator.document()
    let difference = try Self.difference(in: document)
    guard difference != nil else { return }
    let smallest = Shrinker { (try? Self.difference(in: $0)) ?? nil != nil }.smallest(document)
    let shown = try Self.difference(in: smallest) ?? ""
    Issue.record(
      "\(Seeds.repeating(seed, of: "HiddenFloorTests")): \(shown)\n\(try DocumentWriter().json(smallest))")
  }

  @Test func `generated floors overflow often enough to matter`() throws {
    let overflowing = try (0..<50).filter { seed in
      var generator = FloorGenerator(seed: UInt64(seed))
      let document = generator.document()
      return try LeastOverflow(document, along: .horizontal, reach: 60).total(at: Int(document.proposal.width!)) > 0
    }
    #expect(overflowing.count >= 20)
  }

  private static func difference(in document: LayoutDocument) throws -> String? {
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    let rows = result.placed.allocations.filter { $0.axis == .horizontal }
    let overflow = rows.reduce(0.0) { $0 + max(0, Double($1.used - ($1.offered ?? 0))) }
    let offered = Int(document.proposal.width ?? 0)
    let least = try LeastOverflow(document, along: .horizontal, reach: 60).total(at: offered)
    if abs(overflow - Double(least)) > 1e-6 { return "overflow \(overflow), least \(least)" }
    return result.realisationGap <= 1e-9 ? nil : "realisation gap \(result.realisationGap)"
  }
}

/// Makes rows of frames around columns of rows: hidden floors beside, inside and across each other.
private struct FloorGenerator {
  private var random: SeededGenerator
  private var views = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func document() -> LayoutDocument {
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "row",
      content: (0..<random.integer(2...3)).map { _ in child(depth: 1) })
    return LayoutDocument(
      proposal: ProposedViewSize(width: CGFloat(random.integer(5...60)), height: 50), view: row)
  }

  /// A child of a row: a leaf of a range, or a frame around rows.
  private mutating func child(depth: Int) -> ViewNode {
    views += 1
    let id = "v\(views)"
    let low = random.chance(0.6) ? 0 : random.integer(0...10)
    let high = random.chance(0.4) ? CGFloat.infinity : CGFloat(low + random.integer(0...25))
    let frame = ModifierNode.flexibleFrame(FrameBounds(minWidth: CGFloat(low), maxWidth: high))
    var modifiers = random.chance(0.3) ? [frame, .padding(.edges(.horizontal, length: 1)), frame] : [frame]
    if random.chance(0.2) { modifiers.append(.layoutPriority(1)) }
    guard depth < 3, random.chance(depth == 1 ? 0.85 : 0.4) else {
      return ViewNode(.rectangle, id: id, modifiers: modifiers)
    }
    return ViewNode(
      holder(), id: id, modifiers: modifiers,
      content: (0..<random.integer(1...3)).map { _ in
        row(depth: depth + 1)
      })
  }

  private mutating func holder() -> ViewKind {
    random.chance(0.6)
      ? .vStack(alignment: .center, spacing: 0, dynamic: true) : .zStack(alignment: .center, dynamic: true)
  }

  private mutating func row(depth: Int) -> ViewNode {
    views += 1
    let id = "v\(views)"
    let content = (0..<random.integer(1...2)).map { _ in child(depth: depth) }
    let isBent = random.chance(0.3)
    let frame = FrameBounds(minWidth: CGFloat(random.integer(0...15)), maxWidth: .infinity)
    return ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: id,
      modifiers: isBent ? [.flexibleFrame(frame)] : [], content: content)
  }
}
