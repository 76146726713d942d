import Xsheet

/// How a command works through many files.
package struct BatchOptions: Sendable {
  /// The limits of a worker process for one file: the longest time in seconds and the most memory in bytes; `nil` for any.
  package typealias Limits = (seconds: Double?, memory: Int?)

  /// The command.
  package var command: String
  /// The options that results depend on.
  package var arguments: [String]
  /// The folder that outputs are in.
  package var outputFolder = ""
  /// The number of files, or of frames of one file, that are worked on at once.
  package var jobs = 1
  /// The limits of worker processes; `nil` to work in this process.
  package var limits: Limits?
  /// The limits as they were given, on which the verdict on files depends that exceed them.
  package var limitWords: [String] = []
  /// The manifest file; `nil` for none.
  package var manifestPath: String?
  /// Whether files are skipped that the manifest has.
  package var resumes = false
  /// The share of the files; `nil` for all.
  package var shard: Shard?

  /// Makes options for a run of a command in one thread.
  package init(_ command: String, arguments: [String]) {
    (self.command, self.arguments) = (command, arguments)
  }
}

/// A share of many files, chosen by the hashes of their paths, so that it stays the same as other files come and go.
package struct Shard: Hashable, Sendable {
  /// The number of the share, from 1.
  let number: Int
  /// The number of shares.
  let count: Int

  /// The most shares.
  private static let mostShares = 1_000_000

  /// Reads a share such as `2/7`; `nil` for other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Shard.mostShares).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The share as text.
  package var text: String { "\(number)/\(count)" }

  /// Whether a file belongs to the share.
  ///
  /// Files that differ in their endings only are in the same share, as their outputs could have the same name.
  package func contains(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.dropFirst().firstIndex(of: ".").map { name[..<$0] } ?? name
    let key = path.dropLast(name.count) + stem
    return StableHash.of([String(key)]) % UInt64(count) == UInt64(number - 1)
  }
}
