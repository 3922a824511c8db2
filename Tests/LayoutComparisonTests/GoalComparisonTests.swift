import GLPK
import LayoutComparison
import Testing

/// What goals come to in both layouts.
struct GoalComparisonTests {
  private static func comparison(
    _ goals: [Goal], _ content: some View, whole: Bool = false
  ) throws -> Comparison {
    var options = Comparison.Options()
    options.goals = goals
    options.solvesWhole = whole
    return try Comparison(
      of: content, in: ProposedViewSize(width: 100, height: 300), solver: GLPKSolver(), options: options)
  }

  private static var stack: some View {
    VStack(spacing: 0) {
      Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
      Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
    }
  }

  /// SwiftUI gives 200 + 60 of 300. Nothing is wasted with 40 more, wherever they go: 40 away from SwiftUI's lengths.
  @Test func `the smallest repair is as far from SwiftUI as what it repairs`() throws {
    let comparison = try Self.comparison([.overflow, .fill, .closest], Self.stack)
    #expect(comparison.goals.map(\.goal) == [.overflow, .fill, .closest])
    #expect(comparison.goals.map(\.swiftUI) == [0, 40, 0])
    #expect(comparison.goals.map { ($0.optimal * 1e6).rounded() / 1e6 } == [0, 0, 40])
  }

  /// Proposed nothing, red is 200 and blue 10 high. SwiftUI gives blue 50 more than that; without overflow, 200 + 10 is
  /// possible.
  @Test func `ideal lengths are no distance away from themselves`() throws {
    let comparison = try Self.comparison([.overflow, .ideal], Self.stack)
    #expect(comparison.goals.map(\.goal) == [.overflow, .ideal])
    #expect(comparison.goals.map(\.swiftUI) == [0, 50])
    #expect(comparison.goals.map { ($0.optimal * 1e6).rounded() / 1e6 } == [0, 0])
  }

  /// SwiftUI offers the scroll view (100 − 8) / 2 = 46, and the picture in it is 46 / 1.5 high; nothing keeps both from their
  /// 10 points, where the picture is 6⅔ high. What scrolls shares no height, so that its heights are as near to what they
  /// want as they can be: SwiftUI's layout is 36 + 36 away from that, and the best one 0.
  @Test func `what has no length to share wants none`() throws {
    let comparison = try Self.comparison(
      [.overflow, .ideal],
      HStack {
        ScrollView {
          VStack(spacing: 0) {
            Rectangle().aspectRatio(1.5, contentMode: .fit).id("picture")
            Rectangle()
          }
        }
        Rectangle()
      })
    #expect(comparison.goals.map(\.swiftUI) == [0, 72])
    #expect(comparison.goals.map { ($0.optimal * 1e6).rounded() / 1e6 } == [0, 0])
    #expect(abs(Double(comparison.optimal.placed["picture"]?.height ?? 0) - 10 / 1.5) < 1e-6)
  }

  /// Red can be anywhere in 240…250 for the goals: asking how far it can go costs them nothing.
  @Test func `what the goals leave open is no drift`() throws {
    let comparison = try Self.comparison([.overflow, .fill], Self.stack)
    #expect(comparison.optimal.decidedBy == .fair)
    #expect(comparison.goals.allSatisfy { $0.drift <= 1e-6 })
  }

  /// Whether each stack has a program of its own or all have one together, what the relaxed rows cost a goal is the sum
  /// over the programs.
  @Test(arguments: [false, true]) func `drift is that of all programs`(isWhole: Bool) throws {
    let comparison = try Self.comparison(
      [.overflow, .fill, .priority],
      HStack(spacing: 0) {
        Self.stack
        Self.stack
      }, whole: isWhole)
    let components = comparison.optimal.components
    #expect(components.count == (isWhole ? 1 : 3))
    for goal in comparison.goals {
      #expect(goal.drift == components.reduce(0) { $0 + ($1.drift[goal.goal] ?? 0) })
      #expect(components.allSatisfy { $0.drift.keys.contains(goal.goal) })
    }
  }

  /// Red and blue take 100 of 300 each, as does the inner stack of two of at most 50 and 60 with nothing between: by the goal
  /// `closest` SwiftUI's own lengths are the best ones of each stack, also of one that has another one inside.
  @Test func `nothing differs from the lengths that are nearest to themselves`() throws {
    let nested = VStack(spacing: 0) {
      Rectangle().id("red")
      Rectangle().id("blue")
      VStack(spacing: 0) {
        Rectangle().frame(maxHeight: 50)
        Rectangle().frame(maxHeight: 60)
      }
    }
    for goals in [[Goal.closest], [.overflow, .closest]] {
      let comparison = try Self.comparison(goals, nested)
      #expect(comparison.regions.allSatisfy { $0.differences.isEmpty })
      #expect(comparison.goals.allSatisfy { $0.swiftUI == 0 && abs($0.optimal) <= 1e-6 })
    }
  }
}
