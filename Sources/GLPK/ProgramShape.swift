import LinearProgramming

extension LinearProgram {
  /// A number that programs have in common that differ only in bounds and names; others rarely do.
  var shapeFingerprint: UInt64 {
    var print = Fingerprint()
    print.add(UInt64(columns.count))
    for column in columns { print.add(column.domain.code) }
    for row in rows {
      print.add(UInt64(row.terms.count))
      for term in row.terms {
        print.add(UInt64(term.column.index))
        print.add(term.coefficient.bitPattern)
      }
    }
    return print.value
  }
}

extension LinearProgram.Domain {
  fileprivate var code: UInt64 {
    switch self {
    case .continuous: 0
    case .integer: 1
    case .binary: 2
    }
  }
}

/// A running mix of 64-bit numbers, in a fraction of the time that a `Hasher` takes.
private struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }
}
