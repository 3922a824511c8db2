extension String {
  /// The codes of a text in which each character is one ASCII code, as in most texts; nil for all others, and for one with a carriage
  /// return, which makes one character with a line feed behind it.
  ///
  /// Cutting a text into characters takes hundreds of instructions for each of them.
  var asciiCodes: [UInt8]? {
    let codes = Array(utf8)
    return codes.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? codes : nil
  }
}
