/// The views of a tree by what names them: an id, or the number of a path.
///
/// Views with the same name, as a modified Group makes them, are listed from one to the next, so that a view costs no list of its own.
struct ViewNames: Sendable {
  /// The views with one name: the first, the last, and how many there are.
  private struct Copies: Sendable {
    var first: Int32
    var last: Int32
    var count: Int32
  }

  private var byID: [String: Copies] = [:]
  /// By the number of a path; the count is 0 where no view without an id stands there.
  private var byPath: [Copies] = []
  /// The next view with the same name, by view; -1 after the last.
  private var next: [Int32] = []

  /// Adds the next view, and returns which of those with its name it is, from 1.
  mutating func add(_ view: Int, id: String?, path: Int) -> Int {
    next.append(-1)
    if let id {
      var copies = byID[id]
      let count = add(view, to: &copies)
      byID[id] = copies
      return count
    }
    if path >= byPath.count {
      byPath.append(contentsOf: repeatElement(Copies(first: -1, last: -1, count: 0), count: path + 1 - byPath.count))
    }
    var copies: Copies? = byPath[path].count > 0 ? byPath[path] : nil
    let count = add(view, to: &copies)
    byPath[path] = copies!
    return count
  }

  private mutating func add(_ view: Int, to copies: inout Copies?) -> Int {
    let view = Int32(view)
    guard let known = copies else {
      copies = Copies(first: view, last: view, count: 1)
      return 1
    }
    next[Int(known.last)] = view
    copies = Copies(first: known.first, last: view, count: known.count + 1)
    return Int(known.count) + 1
  }

  /// The views with an id, in document order; nil where there is none.
  func views(withID id: String) -> [Int]? { byID[id].map { views(of: $0) } }

  /// The views without an id at a path, in document order; nil where there is none.
  func views(atPath path: Int) -> [Int]? {
    path < byPath.count && byPath[path].count > 0 ? views(of: byPath[path]) : nil
  }

  private func views(of copies: Copies) -> [Int] {
    var views: [Int] = []
    var view = copies.first
    while view >= 0 {
      views.append(Int(view))
      view = next[Int(view)]
    }
    return views
  }
}
