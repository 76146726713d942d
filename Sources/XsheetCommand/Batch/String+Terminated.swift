extension String {
  /// The text of a function of C, up to its terminating zero.
  init(terminated text: [CChar]) {
    self.init(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
