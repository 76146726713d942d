import Foundation

extension String {
  /// The path of the folder that contains the path; empty for a name alone.
  ///
  /// `deletingLastPathComponent` of Foundation traps on paths of one character.
  package var folder: String {
    let slash = UInt8(ascii: "/")
    let path = utf8.prefix(upTo: utf8.endWithout(slash, before: utf8.endIndex))
    guard let last = path.lastIndex(of: slash) else { return "" }
    let end = utf8.endWithout(slash, before: last)
    return end == startIndex ? "/" : String(self[..<end])
  }

  /// The last component of the path.
  var lastPathComponent: String { (self as NSString).lastPathComponent }

  /// The path without the extension of its last component.
  var withoutExtension: String { (self as NSString).deletingPathExtension }
}

extension String.UTF8View {
  /// The index after the last byte before `index` that is not the given one.
  fileprivate func endWithout(_ byte: UInt8, before index: Index) -> Index {
    self[..<index].lastIndex { $0 != byte }.map { self.index(after: $0) } ?? startIndex
  }
}
