// Made by the script `advance-tables` in this folder.

extension AdvanceTable {
  /// Punctuation, currencies, arrows and other signs.
  static let symbols: [Block] = [
    // General punctuation
    Block(
      first: 0x2010,
      advances: [
        1008, 1008, 1824, 1408, 2816, 2816, 1008, 1272, 560, 520, 560, 624, 1072, 1072, 1072, 1264, 1776, 1520, 1584,
        1584, 752, 1544, 2312, 752,
      ]),
    // General punctuation
    Block(
      first: 0x202F,
      advances: [
        512, 2944, 3572, 620, 1140, 1660, 620, 1140, 1660, 1264, 1008, 1008, 1776, 1568, 1428, 1520, 2288, 2288, 1264,
        2032, 1584, 772, 1020, 1020, 2856, 2212, 2212, 1264, 1688, 1664, 1664, 1408, 788, 2288, 1520, 1264, 2032,
        2288, 1520, 1296, 2180, 1808, 1552, 524, 1552, 1536, 528, 524,
      ]),
    // Superscripts and subscripts
    Block(
      first: 0x2070,
      advances: [
        1240, 480, 0, 0, 1228, 1168, 1196, 1092, 1204, 1196, 1236, 1236, 1236, 712, 712, 1136, 1240, 882, 1184, 1212,
        1228, 1168, 1196, 1092, 1204, 1196, 1236, 1236, 1236, 712, 712,
      ]),
    // Currency
    Block(
      first: 0x20A0,
      advances: [
        2032, 2048, 2048, 1652, 1820, 2404, 2168, 3144, 3140, 2672, 2268, 1748, 1872, 1992, 1808, 3568, 1776, 2040,
        2092, 1904, 1772, 2048, 1520, 1776, 1808, 1520, 1660, 2288, 2032, 1964, 2032, 1832,
      ]),
    // Letterlike
    Block(
      first: 0x2100,
      advances: [
        2920, 2800, 0, 3296, 0, 2980, 2984, 0, 0, 2932,
      ]),
    // Letterlike
    Block(
      first: 0x2113,
      advances: [
        1264, 0, 0, 3064, 1888,
      ]),
    // Letterlike
    Block(
      first: 0x211E,
      advances: [
        1924, 1800, 1682, 1952, 1712, 1880, 0, 0, 2144,
      ]),
    // Fractions
    Block(
      first: 0x2153,
      advances: [2658]),
    // Fractions
    Block(
      first: 0x215A,
      advances: [
        2754, 2624, 2808, 2800, 2496, 1584,
      ]),
    // Roman numerals
    Block(
      first: 0x2160,
      advances: [
        744, 1488, 2232, 2648, 1904, 2648, 3392, 4136, 2552, 1808, 2552, 3296, 1584, 2048, 2024, 2504, 752, 1336,
        2004, 2236, 1520, 2032, 2904, 3572, 2188, 1520, 2188, 2856, 668, 1532, 1776, 2448,
      ]),
    // Arrows
    Block(
      first: 0x2190,
      advances: [
        2688, 2688, 2688, 2688, 3776, 2688, 2688, 2688, 2688, 2688,
      ]),
    // Arrows
    Block(
      first: 0x21A9,
      advances: [
        3218, 3218,
      ]),
    // Arrows
    Block(
      first: 0x21B0,
      advances: [
        2774, 2774, 0, 2774, 2336, 2774,
      ]),
    // Arrows
    Block(
      first: 0x21D0,
      advances: [
        2688, 0, 2688, 0, 3776,
      ]),
    // Mathematics
    Block(
      first: 0x2202,
      advances: [
        1776, 0, 0, 1928, 1904,
      ]),
    // Mathematics
    Block(
      first: 0x220F,
      advances: [
        2032, 0, 1776, 1856,
      ]),
    // Mathematics
    Block(
      first: 0x221A,
      advances: [
        1776, 0, 0, 0, 2620,
      ]),
    // Mathematics
    Block(
      first: 0x222B,
      advances: [784]),
    // Mathematics
    Block(
      first: 0x2248,
      advances: [1856]),
    // Mathematics
    Block(
      first: 0x2260,
      advances: [
        1856, 0, 0, 0, 1856, 1856,
      ]),
    // Keys
    Block(
      first: 0x2303,
      advances: [
        2240, 0, 2240,
      ]),
    // Keys
    Block(
      first: 0x2318,
      advances: [2820]),
    // Keys
    Block(
      first: 0x2325,
      advances: [
        2880, 3424, 2924, 0, 0, 0, 3424,
      ]),
    // Keys
    Block(
      first: 0x23CE,
      advances: [
        2774, 2432,
      ]),
    // Circled digits
    Block(
      first: 0x2460,
      advances: [
        3912, 3912, 3912, 3912, 3912, 3912, 3912, 3912, 3912,
      ]),
    // Geometric shapes
    Block(
      first: 0x25A0,
      advances: [
        2576, 2576, 2576,
      ]),
    // Geometric shapes
    Block(
      first: 0x25AA,
      advances: [1584]),
    // Geometric shapes
    Block(
      first: 0x25B2,
      advances: [
        2840, 2840, 0, 0, 2576, 2576, 0, 0, 2576, 2576, 2840, 2840, 0, 0, 2576, 2576, 0, 0, 2576, 2576, 2960, 2960, 0,
        0, 1536, 2576, 0, 0, 0, 2576,
      ]),
    // Geometric shapes
    Block(
      first: 0x25E6,
      advances: [1584]),
    // Geometric shapes
    Block(
      first: 0x25EF,
      advances: [3912]),
    // Stars
    Block(
      first: 0x2605,
      advances: [
        2944, 2944,
      ]),
    // Suits
    Block(
      first: 0x2661,
      advances: [
        2880, 0, 0, 0, 2880,
      ]),
    // Ticks
    Block(
      first: 0x2713,
      advances: [
        2480, 0, 0, 0, 2480,
      ]),
  ]
}
