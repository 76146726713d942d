extension String {
  /// The path of the folder that a path lies in; empty for a name alone.
  ///
  /// Foundation's own way to it traps on paths of one character.
  var folder: String {
    let slash = UInt8(ascii: "/")
    let path = utf8.prefix(upTo: utf8.endWithout(slash, before: utf8.endIndex))
    guard let last = path.lastIndex(of: slash) else { return "" }
    let end = utf8.endWithout(slash, before: last)
    return end == startIndex ? "/" : String(self[..<end])
  }
}

extension String.UTF8View {
  /// Where a text ends that does not end in a byte, of which any number may stand before an index.
  fileprivate func endWithout(_ byte: UInt8, before index: Index) -> Index {
    self[..<index].lastIndex { $0 != byte }.map { self.index(after: $0) } ?? startIndex
  }
}
