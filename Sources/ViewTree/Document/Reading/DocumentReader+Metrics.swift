extension DocumentReader {
  /// Reads measures that take the place of a system's: one object in JSON or YAML with a number of points at the name of
  /// each, as the key `metrics` of a document has it.
  ///
  ///     try DocumentReader().metrics(in: Array("switchWidth: 63\nrowHeight: 48".utf8))
  ///
  /// - Throws: ``InvalidDocument`` with all the mistakes.
  public func metrics(in bytes: [UInt8]) throws(InvalidDocument) -> [PlatformMetric: CGFloat] {
    var checker = DocumentChecker()
    var metrics = PlatformMetrics()
    for source in DocumentSource.split(bytes) {
      switch source {
      case .invalid(let error): throw InvalidDocument([error])
      case .value(let value):
        let object = checker.object(
          value, as: DocumentFormat.metrics, label: "the file", at: .document, in: DocumentChecker.Surroundings())
        metrics.replace(by: object)
      }
    }
    guard checker.errors.isEmpty else { throw InvalidDocument(checker.errors) }
    return metrics.replaced
  }
}

extension PlatformMetrics {
  /// The system of a document, with the measures that it replaces.
  init(_ document: CheckedObject) {
    self.init(document.optionalText("system").flatMap { PlatformSystem(rawValue: $0) } ?? .ios18)
    if let metrics = document.object("metrics") { replace(by: metrics) }
  }

  /// Replaces the measures that an object has.
  fileprivate mutating func replace(by object: CheckedObject) {
    for metric in PlatformMetric.allCases {
      if let points = object.optionalNumber(metric.rawValue) { replaced[metric] = points }
    }
  }
}
