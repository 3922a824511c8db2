/// The places in a tree as it was written, each known by a number and by the place around it.
///
/// A path as text grows with the depth of its place: those of 100,000 views inside each other would have 55 billion
/// characters together. So a path is only spelt where somebody reads it: `view.content[1].modifiers[0]`.
struct ViewPaths: Sendable {
  /// What leads from one place to another one inside it.
  enum Step: Hashable, Sendable {
    /// To a place with a name of its own, around which is none: `view`, or a reader with an id.
    indirect case root(String)
    /// To a view inside: `.content[1]`.
    case content(Int)
    /// To all views inside together: `.content`.
    case contents
    /// To a modifier: `.modifiers[0]`.
    case modifier(Int)
    /// To a view at another key: `.label[0]`.
    indirect case slot(String, Int)
  }

  /// Places in the same one, each linked to the next.
  private struct List: Sendable {
    var first: Int32 = -1
    var last: Int32 = -1

    mutating func append(_ number: Int32) {
      if first < 0 { first = number }
      last = number
    }
  }

  // Each view has a place, so that one takes no more room than it needs.
  private struct Place: Sendable {
    var step: Step
    /// The number of the place around; −1 for a root.
    var around: Int32
    /// The place that was found next in the same one; −1 after the last. Views inside are listed apart from all others.
    var next: Int32 = -1
    /// The first and the last view found inside.
    var contents = List()
    /// One more than the greatest index of a view found inside.
    var contentEnd: Int32 = 0
    /// The first other place found inside, and the last.
    var others = List()
  }

  private var places: [Place] = []
  /// The numbers of the roots, by name.
  private var rootNumbers: [String: Int] = [:]
  /// The names of the roots, in the order in which they were found.
  private var roots: [String] = []

  /// The number of a root.
  mutating func root(_ name: String) -> Int {
    if let known = rootNumbers[name] { return known }
    roots.append(name)
    rootNumbers[name] = places.count
    places.append(Place(step: .root(name), around: -1))
    return places.count - 1
  }

  /// The number of the place to which a step leads.
  ///
  /// - Complexity: O(1) for views that are found one after the other, as a tree has them.
  mutating func place(_ step: Step, in around: Int) -> Int {
    if let known = knownPlace(step, in: around) { return known }
    let number = Int32(places.count)
    places.append(Place(step: step, around: Int32(around)))
    if case .content(let index) = step {
      places[around].contentEnd = max(places[around].contentEnd, Int32(index + 1))
      link(number, behind: places[around].contents.last)
      places[around].contents.append(number)
    } else {
      link(number, behind: places[around].others.last)
      places[around].others.append(number)
    }
    return Int(number)
  }

  private mutating func link(_ number: Int32, behind last: Int32) {
    if last >= 0 { places[Int(last)].next = number }
  }

  /// The number of the place to which a step leads, if it was found before.
  private func knownPlace(_ step: Step, in around: Int) -> Int? {
    var next: Int32
    if case .content(let index) = step {
      guard index < places[around].contentEnd else { return nil }
      next = places[around].contents.first
    } else {
      next = places[around].others.first
    }
    while next >= 0 {
      if places[Int(next)].step == step { return Int(next) }
      next = places[Int(next)].next
    }
    return nil
  }

  /// The path as text.
  ///
  /// - Complexity: linear in its length.
  func text(of number: Int) -> String {
    var steps: [Step] = []
    var next = number
    while next >= 0 {
      steps.append(places[next].step)
      next = Int(places[next].around)
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
      guard var place = rootNumbers[root] else { continue }
      var rest = Substring(text.dropFirst(root.count))
      var isFound = true
      while isFound, !rest.isEmpty {
        guard let step = Self.takeStep(from: &rest), let next = knownPlace(step, in: place) else {
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
