/// The distance that the system's font adds after each letter, which depends on the size (V1.23 of the vocabulary).
///
/// Small letters are set further apart, those of text sizes closer together. The values are those that Apple publishes
/// for its font SF Pro.
enum SystemTracking {
  /// The tracking of a size in points, in points.
  static func tracking(ofSize size: CGFloat) -> CGFloat { table.value(at: size) }

  private static let table = SizeTable(values: [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (31, 0.40), (34, 0.40), (36, 0.36), (44, 0.35),
    (52, 0.31), (60, 0.24), (68, 0.14), (76, 0.08), (80, 0),
  ])
}
