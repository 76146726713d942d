/// The indices of a file's assets in the composition, by identifier.
struct AssetIndex {
  /// The kind of an asset.
  enum Kind: String {
    case precomposition
    case image = "picture"
    case sound
    case data = "data file"
  }

  private var entries: [String: (kind: Kind, index: Int)] = [:]
  private var counts: [Kind: Int] = [:]

  /// The kind of the asset with an identifier; `nil` for none.
  func kind(of id: String) -> Kind? { entries[id]?.kind }

  /// The index of an asset of a kind; `nil` for none.
  func index(_ id: String, _ kind: Kind) -> Int? {
    entries[id].flatMap { $0.kind == kind ? $0.index : nil }
  }

  /// Assigns an asset the next index of its kind.
  mutating func add(_ id: String, _ kind: Kind) {
    entries[id] = (kind, counts[kind, default: 0])
    counts[kind, default: 0] += 1
  }
}
