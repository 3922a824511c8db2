import Testing
import ViewVocabulary

@testable import ViewTree

/// Angles, affine maps and arcs. Expected points come from the circle's equation.
@Suite struct OutlineTests {
  private func isNear(_ one: CGPoint?, _ x: CGFloat, _ y: CGFloat, within error: CGFloat = 1e-9) -> Bool {
    guard let one else { return false }
    return abs(one.x - x) <= error && abs(one.y - y) <= error
  }

  @Test func `angles are added, compared and scaled`() {
    let sum = Angle.degrees(30) + .degrees(60)
    #expect(abs(sum.degrees - 90) < 1e-12)
    #expect(abs((-(sum * 2) / 4).degrees + 45) < 1e-12)
    #expect(Angle.degrees(10) < .degrees(20))
  }

  @Test func `maps are applied in the order in which they are written`() {
    // Scaling is done first: (1, 1) becomes (2, 2), then (12, 2).
    let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 2))
    #expect(isNear(CGPoint(x: 12, y: 2).applying(map.inverted()), 1, 1))
    // A quarter turn takes the x axis to the y axis.
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(turned), 0, 1))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2).applying(turned)
    #expect(abs(rect.width - 2) < 1e-9 && abs(rect.height - 4) < 1e-9)
  }

  @Test(arguments: [(0.0, 90.0, false), (0, 90, true), (180, 540, false), (350, 10, false), (10, 350, true)])
  func `an arc stays on its circle and goes the way that was asked for`(_ start: Double, _ end: Double, _ back: Bool) {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 5, y: 7), radius: 100, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: back)
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
      default: Issue.record("an arc has no such piece")
      }
    }
    for point in points {
      let (x, y) = (point.x - 5, point.y - 7)
      #expect(abs((x * x + y * y).squareRoot() - 100) < 1e-9)
    }
    let radians = end * Double.pi / 180
    #expect(isNear(points.last, 5 + 100 * CGFloat(cosine(radians)), 7 + 100 * CGFloat(cosine(radians - .pi / 2))))
    // From 0 to 90 degrees it is one quarter, and three quarters the other way round.
    if (start, end) == (0, 90) { #expect(points.count - 1 == (back ? 3 : 1)) }
  }

  /// The cosine by its series, to keep the test free of the function under test.
  private func cosine(_ angle: Double) -> Double {
    let angle = angle.truncatingRemainder(dividingBy: 2 * .pi)
    var (term, sum) = (1.0, 1.0)
    for n in 1...30 {
      term *= -angle * angle / Double((2 * n - 1) * (2 * n))
      sum += term
    }
    return sum
  }

  @Test func `an arc touches both lines of a corner`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    // A right angle at (10, 0): the circle of radius 4 touches at (6, 0) and (10, 4).
    var points: [CGPoint] = []
    path.forEach { if case .line(let point) = $0 { points.append(point) } }
    #expect(isNear(points.first, 6, 0))
    #expect(isNear(path.currentPoint, 10, 4))
  }

  @Test func `corners can be of different radii`() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 500)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    var first: CGPoint?
    path.forEach { if case .move(let point) = $0 { first = point } }
    #expect(isNear(first, 0, 20))
    #expect(path.boundingRect.width.rounded() == 100 && path.boundingRect.height.rounded() == 60)
    #expect(ViewNode(UnevenRoundedRectangle()).kind == .rectangle)
  }

  @Test func `elements are moved as a list moves them`() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [0, 2], toOffset: 5)
    #expect(String(letters) == "bdeacf")
    letters.move(fromOffsets: [5], toOffset: 0)
    #expect(String(letters) == "fbdeac")
    letters.remove(atOffsets: [0, 5])
    #expect(String(letters) == "bdea")
  }
}
