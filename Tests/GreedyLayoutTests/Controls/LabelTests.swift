import GreedyLayout
import Testing

/// Labels and symbols (V5.4 and section 8 of the vocabulary).
@Suite struct LabelTests {
  private func layout(_ view: some View) throws -> PlacedTree { try GreedyEngine().layout(view, in: .unspecified) }

  @Test func `a label is an icon, 8 points and a title`() throws {
    let label = Label {
      Color.red.frame(width: 50, height: 10).id("title")
    } icon: {
      Image(systemName: "star").id("icon")
    }
    let placed = try layout(label)
    // A star is 22 by 20.
    #expect(placed.size == CGSize(width: 22 + 8 + 50, height: 20))
    #expect(placed["title"]?.origin == CGPoint(x: 30, y: 5))
    #expect(try layout(label.labelStyle(.titleOnly)).size == CGSize(width: 50, height: 10))
    #expect(try layout(label.labelStyle(.iconOnly)).size == CGSize(width: 22, height: 20))
  }

  @Test func `an icon stands at the first line of its title`() throws {
    let label = Label {
      Text("Hj\nHj").id("title")
    } icon: {
      Color.red.frame(width: 10, height: 10).id("icon")
    }
    let placed = try layout(label)
    // The first baseline is 16⅓ from the top, capital letters are 17 × 1443/2048 high: their middle is at
    // 16.3333 − 5.9890 = 10.3444, and that of the icon as well.
    let middle = 49.0 / 3 - 17 * 1443 / 2048 / 2
    let title = try #require(placed["title"])
    let icon = try #require(placed["icon"])
    #expect(abs(icon.midY - title.minY - middle) < 1e-9)
  }

  @Test(arguments: [
    ("star", 22.0, 20.0), ("star.fill", 22, 20), ("chevron.up", 18.5, 10.5), ("person.2", 27.5, 19),
    ("plus.circle.fill", 20, 19), ("checkmark.square", 19.5, 17.5), ("heart.fill", 20.5, 17.5),
  ])
  func `symbols have their recorded sizes at 17 points`(_ name: String, _ width: Double, _ height: Double) throws {
    let placed = try layout(Image(systemName: name).id("symbol"))
    #expect(placed.size == CGSize(width: width, height: height))
    #expect(placed.uncertainRules.filter { $0.rule.number.hasPrefix("V8") }.isEmpty)
  }

  @Test func `other sizes are in proportion, within two pixels of those recorded`() throws {
    // V8.2: a star at 10, 13, 22, 28 and 34 points.
    for (size, width, height) in [
      (10.0, 13.0, 11.5), (13, 16.5, 16), (22, 28.5, 26), (28, 36, 33.5), (34, 43.5, 40.5),
    ] {
      let placed = try layout(Image(systemName: "star").font(.system(size: size)).id("star"))
      #expect(abs(placed.size.width - width) <= 1 && abs(placed.size.height - height) <= 1, "\(size)")
      #expect(placed.uncertainRules.contains { $0.rule.number == "V8.2" })
    }
  }

  @Test func `an unknown symbol has a size, and says that it is a guess`() throws {
    let placed = try layout(Image(systemName: "no.such.symbol").id("symbol"))
    #expect(placed.size == CGSize(width: 17 * 1.2, height: 17 * 1.1))
    #expect(placed.uncertainRules.map(\.rule.number).contains("V8.3"))
    let told = Image(systemName: "no.such.symbol").imageSizes(["no.such.symbol": CGSize(width: 3, height: 4)])
    #expect(try layout(told).size == CGSize(width: 3, height: 4))
  }

  @Test func `forms and scales are handed down`() throws {
    let person = HStack { Image(systemName: "person") }.symbolVariant(.fill)
    #expect(try layout(person).size == CGSize(width: 18, height: 17))
    let circle = Image(systemName: "plus").symbolVariant(.circle.fill)
    #expect(try layout(circle).size == CGSize(width: 20, height: 19))
    let large = try layout(Image(systemName: "star").imageScale(.large)).size
    // Recorded: 28 by 27.
    #expect(abs(large.width - 28) < 2 && abs(large.height - 27) < 2)
  }
}
