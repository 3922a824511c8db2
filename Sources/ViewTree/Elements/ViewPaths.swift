/// The places in a tree as it was written, each known by a number and by the place around it.
///
/// A path as text grows with the depth of its place: those of 100,000 views inside each other would have 55 billion
/// characters together. So a path is only spelt where somebody reads it: `view.content[1].modifiers[0]`.
struct ViewPaths: Sendable {
  /// What leads from one place to another one inside it.
  enum Step: Hashable, Sendable {
    /// To a place with a name of its own, around which is none: `view`, or a reader with an id.
    case root(String)
    /// To a view inside: `.content[1]`.
    case content(Int)
    /// To all views inside together: `.content`.
    case contents
    /// To a modifier: `.modifiers[0]`.
    case modifier(Int)
    /// To a view at another key: `.label[0]`.
    case slot(String, Int)
  }

  private struct Place: Hashable, Sendable {
    /// The number of the place around; −1 for a root.
    var around: Int
    var step: Step
  }

  private var places: [Place] = []
  private var numbers: [Place: Int] = [:]
  /// The names of the roots, in the order in which they were found.
  private var roots: [String] = []

  /// The number of a root.
  mutating func root(_ name: String) -> Int {
    if numbers[Place(around: -1, step: .root(name))] == nil { roots.append(name) }
    return number(of: Place(around: -1, step: .root(name)))
  }

  /// The number of the place to which a step leads.
  mutating func place(_ step: Step, in around: Int) -> Int { number(of: Place(around: around, step: step)) }

  private mutating func number(of place: Place) -> Int {
    if let known = numbers[place] { return known }
    places.append(place)
    numbers[place] = places.count - 1
    return places.count - 1
  }

  /// The path as text.
  ///
  /// - Complexity: linear in its length.
  func text(of number: Int) -> String {
    var steps: [Step] = []
    var next = number
    while next >= 0 {
      steps.append(places[next].step)
      next = places[next].around
    }
    var text = ""
    for step in steps.reversed() {
      switch step {
      case .root(let name): text += name
      case .content(let index): text += ".content[\(index)]"
      case .contents: text += ".content"
      case .modifier(let index): text += ".modifiers[\(index)]"
      case .slot(let key, let index): text += ".\(key)[\(index)]"
      }
    }
    return text
  }

  /// The number of the place with this path; nil where there is none.
  ///
  /// - Complexity: linear in the length of the text, for each root that it begins with.
  func place(at text: some StringProtocol) -> Int? {
    for root in roots where text.hasPrefix(root) {
      guard var place = numbers[Place(around: -1, step: .root(root))] else { continue }
      var rest = Substring(text.dropFirst(root.count))
      var isFound = true
      while isFound, !rest.isEmpty {
        guard let step = Self.takeStep(from: &rest), let next = numbers[Place(around: place, step: step)] else {
          isFound = false
          break
        }
        place = next
      }
      if isFound { return place }
    }
    return nil
  }

  /// The number of the place with this path, which becomes one if it is none yet.
  ///
  /// - Complexity: linear in the length of the path.
  mutating func place(at path: DocumentPath) -> Int {
    let (name, steps) =
      path.description.firstIndex(of: ".").map { (path.description[..<$0], path.description[$0...]) }
      ?? (path.description[...], "")
    var place = root(String(name))
    var rest = steps
    while let step = Self.takeStep(from: &rest) { place = self.place(step, in: place) }
    return place
  }

  /// Takes the first step off a path; nil where it begins with none.
  private static func takeStep(from path: inout Substring) -> Step? {
    guard path.first == "." else { return nil }
    let step = path.dropFirst().prefix { $0 != "." }
    guard let bracket = step.firstIndex(of: "[") else {
      guard step == "content", step.endIndex == path.endIndex else { return nil }
      path = ""
      return .contents
    }
    let digits = step[step.index(after: bracket)...].dropLast()
    guard step.last == "]", let index = Int(digits), String(index) == digits else { return nil }
    path = path[step.endIndex...]
    switch step[..<bracket] {
    case "content": return .content(index)
    case "modifiers": return .modifier(index)
    default: return .slot(String(step[..<bracket]), index)
    }
  }
}
