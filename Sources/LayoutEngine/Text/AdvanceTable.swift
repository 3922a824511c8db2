/// How far the letters and symbols of the font advance, in ems.
///
/// The numbers are advance widths of the font Inter, version 3.019, Regular (copyright The Inter Project Authors, SIL
/// Open Font License 1.1): measurements only, nothing of the font itself. The script `Generated/advance-tables` writes
/// them out from the font's tables `cmap` and `hmtx`, in units of 1/2816 em.
enum AdvanceTable {
  /// Consecutive scalars with their advances; 0 stands for a scalar that the font lacks.
  struct Block: Sendable {
    var first: UInt32
    var advances: [UInt16]
  }

  /// The advance of a letter in ems; half an em where it is unknown.
  static func advance(of scalar: Unicode.Scalar) -> CGFloat {
    scalar.isASCII ? ofASCII[Int(scalar.value)] : listedAdvance(of: scalar)
  }

  /// The advances of the ASCII characters, by code, of which most texts are made.
  private static let ofASCII = (0..<128).map { listedAdvance(of: Unicode.Scalar(UInt8($0))) }

  private static func listedAdvance(of scalar: Unicode.Scalar) -> CGFloat {
    guard let block = block(of: scalar) else { return unknown }
    let index = Int(scalar.value - block.first)
    guard index < block.advances.count, block.advances[index] > 0 else { return unknown }
    return CGFloat(block.advances[index]) / unitsPerEm
  }

  /// The last block that starts at `scalar` or before it, found by halving.
  private static func block(of scalar: Unicode.Scalar) -> Block? {
    var candidates = blocks[...]
    while candidates.count > 1 {
      let middle = candidates.startIndex + candidates.count / 2
      candidates = blocks[middle].first <= scalar.value ? candidates[middle...] : candidates[..<middle]
    }
    return candidates.first.flatMap { $0.first <= scalar.value ? $0 : nil }
  }

  private static let unitsPerEm: CGFloat = 2816

  /// What a letter of a script that the table lacks is taken to advance: about the mean of the Latin ones.
  private static let unknown: CGFloat = 0.55

  /// All blocks, in the order of their scalars.
  private static let blocks = latin + otherLetters + symbols
}
