import Geometry

/// The lowered precompositions, which layers that show the same one share.
struct PrecompositionCache {
  /// The settings that determine the views of a precomposition, except their time.
  struct Key: Hashable {
    var precomposition: Int
    var depth: Int
    var size: Vector2
    var isCollapsed: Bool
    var blendsOutward: Bool
    var blurDepth: Int
  }

  /// The views of a precomposition, which do not change any more.
  struct Entry {
    var drafts: [ViewDraft]
    /// The time scope of the views.
    var scope: Int
    /// The number of views, including those of nested precompositions.
    var viewCount: Int
    /// The number of layers that were visited.
    var layerCount: Int
    var dependencies: LoweringDependencies
  }

  /// The largest number of entries with one key; further ones are not kept.
  private static let entryLimit = 8

  private var entries: [Key: [Entry]] = [:]

  /// The entries with a key, oldest first.
  func entries(for key: Key) -> [Entry] { entries[key] ?? [] }

  /// Keeps an entry, unless there are many with its key.
  mutating func add(_ entry: Entry, for key: Key) {
    guard entries[key, default: []].count < PrecompositionCache.entryLimit else { return }
    entries[key, default: []].append(entry)
  }
}
