/// The text that Xsheet wrote before a file was edited.
///
/// After a merge it is kept in a folder beside the file; before the first one it is in the history of git, if the file
/// was checked in as it was written.
enum LastOutput {
  /// The folder of kept texts.
  static let folderName = ".xsheet"
  /// The largest number of versions that are looked at.
  private static let versionLimit = 200

  /// The path of the kept text of a file.
  static func keptPath(of file: String) -> String {
    file.folder.appendingPath("\(folderName)/\(file.lastPathComponent)")
  }

  /// Finds the lines of a file.
  ///
  /// The function returns the lines of the output for a version of the file; `nil` if its hash is of another output than
  /// the last one.
  static func find(for file: String, check: (String) -> [String]?) -> [String]? {
    if let bytes = PictureLoader.bytes(at: keptPath(of: file)),
      let lines = check(String(decoding: bytes, as: UTF8.self))
    {
      return lines
    }
    let name = "./" + file.lastPathComponent
    let git = ["-C", file.folder.isEmpty ? "." : file.folder]
    let list = output(git + ["log", "--format=%H", "-n", "\(versionLimit)", "--", name])
    // An empty name is the index.
    for version in [""] + (list ?? "").split(separator: "\n").map(String.init) {
      if let lines = output(git + ["show", "\(version):\(name)"]).flatMap(check) { return lines }
    }
    return nil
  }

  /// The output of git; `nil` if it fails.
  private static func output(_ words: [String]) -> String? {
    guard let result = try? ChildProcess.run("git", words), result.isSuccessful else { return nil }
    return result.output
  }
}
