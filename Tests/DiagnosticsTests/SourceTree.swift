import Foundation

/// The files of the package, if the tests run in its folder.
enum SourceTree {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Whether the files are present.
  static var isPresent: Bool {
    FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path)
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The words of all Swift files of a folder with a path for which a condition holds.
  static func words(in folder: String, where isWanted: (String) -> Bool) throws -> Set<String> {
    let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_".utf8)
    let paths = try FileManager.default
      .subpathsOfDirectory(atPath: root.appending(path: folder).path)
    var words: Set<String> = []
    for path in paths where path.hasSuffix(".swift") && isWanted(path) {
      let bytes = Array(try text("\(folder)/\(path)").utf8)
      for word in bytes.split(whereSeparator: { !letters.contains($0) }) {
        words.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return words
  }
}
