internal import LayoutComparison

/// Where texts stop being whole, for people.
struct TextSweepText {
  private let courses: [TextSweep.Course]
  private let side: String
  /// The number of texts listed.
  private static let limit = 40

  /// Takes the texts of a sweep over a `side`: "width".
  init(_ sweep: TextSweep, side: String) {
    courses = sweep.courses
    self.side = side
  }

  /// The texts that are not whole at some size, one a line; nil where there are no texts.
  var block: String? {
    guard !courses.isEmpty else { return nil }
    let told = courses.filter { !$0.changes.isEmpty || $0.isNeverWhole }
    guard !told.isEmpty else { return "Every text is whole at every \(side)." }
    let more = told.count > Self.limit ? ["  and \(told.count - Self.limit) more; --format json has all of them"] : []
    return
      (["Where texts stop being whole"] + told.prefix(Self.limit).map { "  " + Self.sentence($0, side: side) } + more)
      .joined(separator: "\n")
  }

  /// "title breaks below 307.213".
  static func sentence(_ course: TextSweep.Course, side: String) -> String {
    let name = Wording.name(course.view)
    guard !course.isNeverWhole else { return "\(name) is whole at no \(side)" }
    return name + " "
      + course.changes.map {
        "\(verb($0.reading)) \($0.side.rawValue) \(Wording.number($0.size))"
      }.joined(separator: ", and ")
  }

  private static func verb(_ reading: TextSweep.Reading) -> String {
    switch reading {
    case .wrapped: "breaks"
    case .broken: "breaks inside a word"
    case .cut: "is cut"
    }
  }
}
