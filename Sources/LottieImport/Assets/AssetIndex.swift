/// Where the assets of a file are in the composition, by identifier.
struct AssetIndex {
  /// The indices of precompositions.
  var precompositions: [String: Int] = [:]
  /// The indices of pictures.
  var images: [String: Int] = [:]
}
