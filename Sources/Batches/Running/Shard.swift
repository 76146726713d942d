import Xsheet

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
  ///
  /// - Parameter path: The path, relative to the folder that was given.
  package func contains(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.dropFirst().firstIndex(of: ".").map { name[..<$0] } ?? name
    let key = path.dropLast(name.count) + stem
    return StableHash.of([String(key)]) % UInt64(count) == UInt64(number - 1)
  }
}
