import Foundation

/// A temporary folder for a test, which is removed at the end.
final class TemporaryFolder {
  /// The place of the folder.
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("xsheet-library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file into the folder.
  func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

  /// Writes a file of bytes into the folder.
  func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: url.appendingPathComponent(name))
  }

  /// The bytes of a file in the folder.
  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
  }

  /// All files in the folder and below, by name.
  func files() -> [String] {
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
