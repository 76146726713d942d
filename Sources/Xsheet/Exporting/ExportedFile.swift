/// A file that an export consists of.
public struct ExportedFile: Hashable, Sendable {
  /// The path, relative to the folder that the timeline is exported to.
  public var path: String
  /// The content.
  public var bytes: [UInt8]

  /// Makes a file of its parts.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file of text.
  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// The content as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
