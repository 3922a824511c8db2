/// The sizes of the system's symbols (section 8 of the vocabulary).
enum SymbolTable {
  /// A size in points, and the rule by which it was found.
  struct Entry {
    var size: CGSize
    /// Nil where the size was recorded.
    var rule: Rule?
  }

  /// The size of a symbol in a font of `pointSize` points.
  ///
  /// At 17 points most are those that were recorded (V8.1); other sizes are in proportion (V8.2), and a symbol that no table
  /// has is 1.2 by 1.1 times as large as the font, never nothing (V8.3).
  static func entry(of name: String, pointSize: CGFloat) -> Entry {
    let factor = pointSize / 17
    guard let size = size(of: name) else {
      return Entry(size: CGSize(width: pointSize * 1.2, height: pointSize * 1.1), rule: .unknownSymbol)
    }
    guard factor != 1 else { return Entry(size: size, rule: nil) }
    return Entry(size: CGSize(width: size.width * factor, height: size.height * factor), rule: .scaledSymbol)
  }

  /// The size of a symbol at 17 points: that of its name, of the name without `.fill`, or of its enclosing form.
  private static func size(of name: String) -> CGSize? {
    if let size = sizes[name] { return size }
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let size = sizes[plain] { return size }
    if plain.hasSuffix(".circle") { return sizes["circle"] }
    if plain.hasSuffix(".square") { return sizes["square"] }
    return nil
  }

  /// Recorded on macOS at 17 points, regular weight and medium scale, in steps of half a point (V8.1).
  private static let sizes: [String: CGSize] = [
    "arrow.clockwise": CGSize(width: 18, height: 20),
    "arrow.down": CGSize(width: 17, height: 18),
    "arrow.left": CGSize(width: 19.5, height: 15),
    "arrow.right": CGSize(width: 19.5, height: 15),
    "arrow.up": CGSize(width: 17, height: 18),
    "backward.fill": CGSize(width: 25.5, height: 15),
    "bell": CGSize(width: 20, height: 19.5),
    "bell.fill": CGSize(width: 20, height: 19.5),
    "bolt": CGSize(width: 17, height: 21.5),
    "book": CGSize(width: 22.5, height: 17.5),
    "book.closed": CGSize(width: 18, height: 20),
    "bookmark": CGSize(width: 17.5, height: 20),
    "calendar": CGSize(width: 21, height: 17.5),
    "camera": CGSize(width: 24.5, height: 18),
    "car": CGSize(width: 24, height: 17.5),
    "cart": CGSize(width: 23, height: 18.5),
    "chart.bar": CGSize(width: 25.5, height: 18),
    "checkmark": CGSize(width: 18.5, height: 16.5),
    "chevron.down": CGSize(width: 18.5, height: 10.5),
    "chevron.left": CGSize(width: 12.5, height: 16.5),
    "chevron.right": CGSize(width: 12.5, height: 16.5),
    "chevron.up": CGSize(width: 18.5, height: 10.5),
    "circle": CGSize(width: 20, height: 19),
    "clock": CGSize(width: 20, height: 19),
    "cloud": CGSize(width: 22.5, height: 15.5),
    "creditcard": CGSize(width: 24, height: 16.5),
    "doc": CGSize(width: 18, height: 20),
    "doc.on.doc": CGSize(width: 21, height: 23),
    "doc.text": CGSize(width: 18, height: 20),
    "ellipsis": CGSize(width: 18.5, height: 5.5),
    "envelope": CGSize(width: 24.5, height: 16.5),
    "exclamationmark.triangle": CGSize(width: 20.5, height: 18),
    "eye": CGSize(width: 26, height: 16.5),
    "eye.slash": CGSize(width: 26, height: 20),
    "face.smiling": CGSize(width: 20, height: 19),
    "flame": CGSize(width: 17, height: 20),
    "folder": CGSize(width: 23, height: 17.5),
    "folder.fill": CGSize(width: 23, height: 17.5),
    "forward.fill": CGSize(width: 25.5, height: 15),
    "gear": CGSize(width: 21.5, height: 20.5),
    "gearshape": CGSize(width: 21, height: 20),
    "gearshape.fill": CGSize(width: 20.5, height: 19.5),
    "gift": CGSize(width: 20, height: 19.5),
    "globe": CGSize(width: 20, height: 19),
    "hand.thumbsup": CGSize(width: 20, height: 20.5),
    "heart": CGSize(width: 20.5, height: 17.5),
    "heart.fill": CGSize(width: 20.5, height: 17.5),
    "house": CGSize(width: 24, height: 19.5),
    "house.fill": CGSize(width: 24, height: 19.5),
    "key": CGSize(width: 15.5, height: 23),
    "leaf": CGSize(width: 21, height: 18),
    "line.3.horizontal": CGSize(width: 21, height: 10.5),
    "link": CGSize(width: 22, height: 21),
    "list.bullet": CGSize(width: 21, height: 14.5),
    "location": CGSize(width: 20, height: 18.5),
    "lock": CGSize(width: 16.5, height: 18.5),
    "lock.open": CGSize(width: 21.5, height: 18.5),
    "magnifyingglass": CGSize(width: 20.5, height: 18.5),
    "map": CGSize(width: 21.5, height: 18.5),
    "message": CGSize(width: 22.5, height: 18.5),
    "mic": CGSize(width: 17, height: 20),
    "minus": CGSize(width: 18, height: 3.5),
    "moon": CGSize(width: 20, height: 19),
    "paperplane": CGSize(width: 21, height: 19.5),
    "pause.fill": CGSize(width: 14.5, height: 16),
    "pencil": CGSize(width: 17.5, height: 15.5),
    "person": CGSize(width: 19, height: 17.5),
    "person.2": CGSize(width: 27.5, height: 19),
    "person.fill": CGSize(width: 18, height: 17),
    "phone": CGSize(width: 20.5, height: 18.5),
    "photo": CGSize(width: 24, height: 17.5),
    "play.fill": CGSize(width: 15, height: 16),
    "plus": CGSize(width: 18, height: 16),
    "rectangle": CGSize(width: 24, height: 17.5),
    "rectangle.portrait": CGSize(width: 18, height: 20),
    "sidebar.left": CGSize(width: 24, height: 17.5),
    "slider.horizontal.3": CGSize(width: 21, height: 16.5),
    "speaker.wave.2": CGSize(width: 24, height: 17),
    "square": CGSize(width: 19.5, height: 17.5),
    "square.and.arrow.down": CGSize(width: 19, height: 21.5),
    "square.and.arrow.up": CGSize(width: 19, height: 22),
    "square.and.pencil": CGSize(width: 21, height: 20),
    "star": CGSize(width: 22, height: 20),
    "star.fill": CGSize(width: 22, height: 20),
    "sun.max": CGSize(width: 21, height: 20.5),
    "tag": CGSize(width: 22.5, height: 21),
    "trash": CGSize(width: 19.5, height: 20.5),
    "trash.fill": CGSize(width: 19.5, height: 20.5),
    "video": CGSize(width: 24.5, height: 16),
    "wifi": CGSize(width: 22.5, height: 16),
    "xmark": CGSize(width: 17.5, height: 15.5),
  ]
}
