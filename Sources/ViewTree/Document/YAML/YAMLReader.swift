extension DocumentSource {
  static func yaml(_ text: ArraySlice<UInt8>) -> [DocumentSource] { [] }
}
