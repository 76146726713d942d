/// A list of elements that others refer to by index.
enum ReferenceScope: Hashable {
  /// The layers of the composition around an element.
  case layers
  /// The precompositions.
  case precompositions
  /// The pictures.
  case images
  /// The sounds.
  case sounds
  /// The data files.
  case dataSources
}
