/// The indices of a file's assets in the composition, by identifier.
struct AssetIndex {
  /// The kind of an asset.
  enum Kind: String {
    case precomposition
    case image = "picture"
    case sound
    case data = "data file"
  }

  /// The indices of precompositions.
  var precompositions: [String: Int] = [:]
  /// The indices of pictures.
  var images: [String: Int] = [:]
  /// The indices of sounds.
  var sounds: [String: Int] = [:]
  /// The indices of data files.
  var data: [String: Int] = [:]

  /// The kind of the asset with an identifier; `nil` for none.
  func kind(of id: String) -> Kind? {
    if precompositions[id] != nil { return .precomposition }
    if images[id] != nil { return .image }
    if sounds[id] != nil { return .sound }
    return data[id] != nil ? .data : nil
  }

  /// The index of an asset of a kind; `nil` for none.
  func index(_ id: String, _ kind: Kind) -> Int? {
    switch kind {
    case .precomposition: precompositions[id]
    case .image: images[id]
    case .sound: sounds[id]
    case .data: data[id]
    }
  }

  /// Assigns an asset the next index of its kind.
  mutating func add(_ id: String, _ kind: Kind) {
    switch kind {
    case .precomposition: precompositions[id] = precompositions.count
    case .image: images[id] = images.count
    case .sound: sounds[id] = sounds.count
    case .data: data[id] = data.count
    }
  }
}
