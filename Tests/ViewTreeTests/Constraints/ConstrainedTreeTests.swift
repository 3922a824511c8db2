import Testing
import ViewVocabulary

@testable import ViewTree

/// Constraints stated in Swift, and what they speak of in a tree.
struct ConstrainedTreeTests {
  /// What the constraints of a view say, each term with the key of its view.
  private func resolved(_ view: some View, by constraints: [LayoutConstraint] = []) throws -> [String] {
    let tree = IndexedTree(ViewNode(view), constraints: constraints)
    return try tree.resolvedConstraints().map { constraint in
      let relations = constraint.relations.map { relation in
        relation.terms.map { term in
          #expect(tree.views[term.view].element == term.element || term.element == tree.root)
          return "\(term.coefficient) \(tree.key(ofView: term.view)).\(term.attribute.rawValue) "
        }.joined() + "\(relation.constant) \(relation.comparison.rawValue)"
      }
      return "\(constraint.constraint.path ?? "-"): \(relations.joined(separator: ", "))"
    }
  }

  private func messages(_ view: some View, by constraints: [LayoutConstraint] = []) -> [String] {
    let tree = IndexedTree(ViewNode(view), constraints: constraints)
    let error = #expect(throws: UnresolvedConstraints.self) { try tree.resolvedConstraints() }
    return (error?.errors ?? []).map { "\($0.path ?? "-"):\($0.offset): \($0.message)" }
  }

  @Test func `constraints in Swift read like sentences, and lower to the text that says the same`() throws {
    let node = ViewNode(
      VStack {
        Color.red.id("red")
        Color.blue.id(7)
      }
      .constrain { views in
        views.red.height.equals(2 * views[7].height)
        views.red.width.isAtMost(0.3 * views.root.width, strength: .strong)
        views.red[.midX].isAtLeast((views[7].minX + views[7].maxX) / 2 - 8)
        views.red.minY.lies(in: 10...20, strength: .weak)
        (100 - views.red.width - views["my view"].width * 2).equals(-views.red.maxY + CGFloat(3))
      })
    #expect(
      node.constraints.map(\.source) == [
        "red.height == 2 * '7'.height",
        "red.width <= 0.3 * root.width @strong",
        "red.midX >= 0.5 * '7'.minX + 0.5 * '7'.maxX - 8",
        "10 <= red.minY <= 20 @weak",
        "-red.width - 2 * 'my view'.width + 100 == -red.maxY + 3",
      ])
    for constraint in node.constraints { #expect(try LayoutConstraint(constraint.source) == constraint) }
  }

  @Test(arguments: [
    "red", "a.b", "view.content[0].modifiers[1].content[2]", "7", "", " ", "my view", "it's", "a-b", "\"", "`", "'",
    "a.width", "2 * a", "größe", "🟥", "root", "a\nb", "inf", "a[0]", "[0]", "badge#2",
  ])
  func `every id can be written in a constraint`(id: String) throws {
    let constraint = ConstrainedViews()[id].width.equals(1)
    #expect(constraint.relations[0].left.terms == [LayoutConstraint.Term(view: id, attribute: .width)])
    #expect(try LayoutConstraint(constraint.source) == constraint)
  }

  @Test func `conditions and loops choose constraints`() {
    let ids = ["a", "b"]
    for isWide in [true, false] {
      let node = ViewNode(
        Color.red.constrain { views in
          for id in ids { views[id].width.equals(1) }
          if isWide { views.a.height.equals(2) }
          if isWide { views.b.height.equals(3) } else { views.b.height.equals(4) }
          node(isWide)
        })
      #expect(
        node.constraints.map(\.source)
          == (isWide
            ? ["a.width == 1", "b.width == 1", "a.height == 2", "b.height == 3", "c.midX == 5"]
            : ["a.width == 1", "b.width == 1", "b.height == 4"]))
    }
    func node(_ isWide: Bool) -> [LayoutConstraint] {
      isWide ? [ConstrainedViews().c.midX.equals(5)] : []
    }
  }

  @Test func `a tree has the constraints stated about it, then those of its views from outside in`() throws {
    let view = VStack {
      HStack { Color.red.id("a").constrain { $0.a.width.equals(3) } }.constrain { $0.a.width.equals(2) }
      Color.blue
      Text("b").overlay { Color.green.id("c").constrain { $0.c.width.equals(4) } }
    }
    .constrain { $0.a.width.equals(1) }
    let stated = try LayoutConstraint("root.width == 0")
    #expect(
      try resolved(view, by: [stated]) == [
        "constraints[0]: 1.0 view.width 0.0 ==",
        "view.constraints[0]: 1.0 a.width -1.0 ==",
        "view.content[0].constraints[0]: 1.0 a.width -2.0 ==",
        "view.content[0].content[0].constraints[0]: 1.0 a.width -3.0 ==",
        "view.content[2].modifiers[0].content[0].constraints[0]: 1.0 c.width -4.0 ==",
      ])
  }

  @Test func `a view that is used twice speaks of its own parts`() throws {
    let view = VStack {
      ForEach([10.0, 20], id: \.self) { width in
        HStack {
          Color.red.id("icon")
          Text("a")
        }
        .constrain { $0.icon.width.equals(width + $0.title.width) }
      }
      Text("b").id("title")
    }
    // Neither row has a view named title, so both speak of the one outside.
    #expect(
      try resolved(view) == [
        "view.content[0].constraints[0]: 1.0 icon.width -1.0 title.width -10.0 ==",
        "view.content[1].constraints[0]: 1.0 icon#2.width -1.0 title.width -20.0 ==",
      ])
  }

  @Test func `views are named by path, root stands for the root, and one view's names are one`() throws {
    let view = VStack {
      Color.red
      Color.blue
    }
    let constraints = try [
      LayoutConstraint("view.content[0].width + view.width == root.width + 2 * view.content[1].width")
    ]
    #expect(
      try resolved(view, by: constraints) == [
        "constraints[0]: 1.0 view.content[0].width -2.0 view.content[1].width 0.0 =="
      ])
    let named = VStack {
      Color.red.id("root")
      Color.blue
    }
    #expect(
      try resolved(named, by: [LayoutConstraint("root.width == 1")]) == ["constraints[0]: 1.0 root.width -1.0 =="])
    let tree = IndexedTree(ViewNode(named), constraints: [try LayoutConstraint("root.width == 1")])
    #expect(try tree.resolvedConstraints()[0].relations[0].terms[0].element != tree.root)
  }

  @Test func `a root of several views is a root all the same`() throws {
    let view = Group {
      Color.red.id("a")
      Color.blue
    }
    #expect(
      try resolved(view, by: [LayoutConstraint("root.height == 2 * a.height")]) == [
        "constraints[0]: 1.0 view.height -2.0 a.height 0.0 =="
      ])
    #expect(try resolved(EmptyView(), by: [LayoutConstraint("root.height == 2")]).count == 1)
  }

  @Test func `names that no placed view has are told, all together`() throws {
    let content = [
      ViewNode(.color, id: "banner"), ViewNode(.emptyView), ViewNode(.group, content: [ViewNode(.color)]),
    ]
    let view = ViewNode(.vStack(alignment: .center, spacing: nil, dynamic: false), content: content)
      .constrain { views in
        views.baner.width.equals(views.nothing.width)
        views.banner.width.equals(1)
        views["view.content[2]"].width.equals(Double.nan)
      }
    #expect(
      messages(view, by: [try LayoutConstraint("1 == 'view.content[1]'.height")]) == [
        "constraints[0]:5: `view.content[1]` is of the type EmptyView, which has no frame; name a view inside or "
          + "around it",
        "view.constraints[0]:0: there is no view `baner`; did you mean `banner`?",
        "view.constraints[0]:15: there is no view `nothing`; name a view by its id, its path or `root`",
        "view.constraints[2]:0: `view.content[2]` is of the type Group, which has no frame; name a view inside or "
          + "around it",
        "view.constraints[2]:0: `view.content[2].width == nan` is no number that can be calculated with; write a "
          + "finite one",
      ])
  }

  @Test func `what nothing states about a tree is kept, and makes no view`() {
    let view = VStack {
      EmptyView().constrain { $0.a.width.equals(1) }
      Color.red.id("a")
    }
    let tree = IndexedTree(ViewNode(view))
    #expect(tree.constraints.map(\.source) == ["a.width == 1"])
    // The stack has one view, so it is bypassed: the views are the stack and the colour, with one element.
    #expect(tree.elements.count == 1)
  }

  @Test func `a conflict is told in the words of its constraints`() throws {
    let constraints = try ["a.width == 100", "a.width >= 120", "b.width == 1"].map { try LayoutConstraint($0) }
    let tree = IndexedTree(ViewNode(Color.red.id("a")), constraints: constraints)
    let conflict = ConflictingConstraints(tree.constraints)
    #expect(
      conflict.description
        == "these constraints contradict each other: `a.width == 100` (constraints[0]), `a.width >= 120` "
        + "(constraints[1]) and `b.width == 1` (constraints[2]); drop or weaken one of them")
    #expect(
      ConflictingConstraints(Array(constraints[..<2]), isSmallest: false).description
        == "these constraints contradict each other: `a.width == 100` and `a.width >= 120`; drop or weaken one of them "
        + "(perhaps fewer of them do, but the time for finding out was over)")
    #expect(
      ConflictingConstraints([constraints[0]]).sentence { _ in "layout.yaml:8:5" }
        == "the constraint `a.width == 100` (layout.yaml:8:5) contradicts the views themselves; drop or weaken it")
  }
}
