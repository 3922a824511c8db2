/// How wide the system font's letters are at a size, beside those at text sizes.
///
/// SF Pro has an optical axis: from 17 to 28 points its letters grow narrower, from the cut for texts to the one for
/// titles. The tracking of the size (`SystemTracking`) is apart from that. The open font that stands for SF Pro here has
/// text letters alone.
///
/// The factors are fitted to widths that one source recorded on macOS 26 (SWW in the vocabulary), rounded to halves of a
/// point. A sentence of 72 letters, "Layout must wrap this sentence onto several lines inside a narrow frame.", is
/// measured at all these sizes, "The quick brown fox" at some:
///
///     size       10     11     12     13     15     17     20     22     24     26     32     40
///     sentence   351    381.5  411    439.5  496.5  551    631.5  683.5         801.5         1220
///     here       +0.7%  +0.6%  +0.7%  +0.7%  +0.9%  +0.8%  -0.5%  +0.5%         +0.2%         +0.2%
///     fox        97.5                               154           191    207           275
///     here       +1.6%                              +1.5%         +1.0%  +1.1%         +0.5%
///
/// Text sizes keep the factor 1, at which body texts have their recorded widths.
enum OpticalSize {
  /// The factor of a letter's width at a size in points: 1 up to 17, 0.868 from 28.
  static func widthFactor(ofSize size: CGFloat) -> CGFloat { table.value(at: size) }

  private static let table = SizeTable(values: [
    (17, 1), (20, 0.958), (22, 0.930), (24, 0.896), (26, 0.878), (28, 0.868),
  ])
}
