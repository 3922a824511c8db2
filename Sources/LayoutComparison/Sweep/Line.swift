extension PiecewiseLinear {
  /// A vector function along a straight line, through two places.
  public struct Line: Hashable, Sendable {
    /// The place to the left.
    var start: Double
    /// The place to the right.
    var end: Double
    /// The values at both.
    var values: (Sample, Sample) { (first, last) }
    private var first: Sample
    private var last: Sample

    /// How far a value may be off, as a part of its size where that is above 1.
    static let noise = 4e-9

    /// The line through two places; nil where they are one, or are of different shapes.
    init?(_ start: Double, _ first: Sample, _ end: Double, _ last: Sample) {
      guard start < end, first.shape == last.shape, first.values.count == last.values.count else { return nil }
      // An infinite value is on a line only if it stays what it is.
      for (one, other) in zip(first.values, last.values) where !(one - other).isFinite && one != other { return nil }
      self.start = start
      self.end = end
      self.first = first
      self.last = last
    }

    /// What the values stand for.
    public var shape: Int { first.shape }

    /// How many values there are.
    public var count: Int { first.values.count }

    /// The change of one value for each step of 1.
    public func slope(_ component: Int) -> Double {
      let difference = last.values[component] - first.values[component]
      return difference.isFinite ? difference / (end - start) : 0
    }

    /// One value at a place.
    public func value(_ component: Int, at place: Double) -> Double {
      let (one, other) = (first.values[component], last.values[component])
      guard one != other else { return one }
      return place - start < end - place
        ? one + slope(component) * (place - start) : other - slope(component) * (end - place)
    }

    /// How far a value at a place may be off the line and still be on it.
    func tolerance(_ component: Int, at place: Double) -> Double {
      let size = max(1, abs(first.values[component]), abs(last.values[component]))
      let outside = max(0, start - place, place - end)
      return Self.noise * (size.isFinite ? size : 1) * (1 + 2 * outside / (end - start))
    }

    /// Whether the function at a place is on the line.
    func contains(_ sample: Sample, at place: Double) -> Bool {
      guard sample.shape == shape, sample.values.count == count else { return false }
      return sample.values.indices.allSatisfy { component in
        let expected = value(component, at: place)
        return sample.values[component] == expected
          || abs(sample.values[component] - expected) <= tolerance(component, at: place)
      }
    }

    /// The same line through places farther apart where that can be.
    func extended(to place: Double, _ sample: Sample) -> Line {
      if place < start { return Line(place, sample, end, last) ?? self }
      return place > end ? Line(start, first, place, sample) ?? self : self
    }

    /// The same line through the places of both that are farthest apart.
    func extended(by other: Line) -> Line {
      extended(to: other.start, other.first).extended(to: other.end, other.last)
    }

    /// Whether both are one line, as far as can be told from one place to another.
    func isSame(as other: Line, from start: Double, to end: Double) -> Bool {
      guard shape == other.shape, count == other.count else { return false }
      return (0..<count).allSatisfy { component in
        meets(other, component, at: start) && meets(other, component, at: end)
      }
    }

    /// Whether both have the same value of a component at a place, as far as can be told.
    func meets(_ other: Line, _ component: Int, at place: Double) -> Bool {
      let values = (value(component, at: place), other.value(component, at: place))
      return values.0 == values.1
        || abs(values.0 - values.1) <= tolerance(component, at: place) + other.tolerance(component, at: place)
    }

    /// The place where all components of both are the same; nil where there is none or the lines are one.
    func crossing(_ other: Line) -> Double? {
      guard shape == other.shape, count == other.count else { return nil }
      var steepest: (component: Int, change: Double)?
      for component in 0..<count {
        let change = abs(slope(component) - other.slope(component))
        if change > (steepest?.change ?? 0) { steepest = (component, change) }
      }
      guard let steepest else { return nil }
      let component = steepest.component
      // Measured from the middle between both lines, where neither is known badly.
      let middle = (end + other.start) / 2
      let gap = other.value(component, at: middle) - value(component, at: middle)
      let place = middle + gap / (slope(component) - other.slope(component))
      guard place.isFinite, (0..<count).allSatisfy({ meets(other, $0, at: place) }) else { return nil }
      return place
    }
  }
}
