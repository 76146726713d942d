/// The members that are only metadata, for each kind of object.
///
/// `nm` names, `mn` match names, `ix`, `cix`, `ind` and `np` indices and counts of After Effects'
/// property tree, `cl`, `ln` and `tg` CSS class, id and tag.
extension ObjectKind {
  /// The whole file: `meta` and `props` describe tools, `fonts` and `chars` serve text layers only.
  static let root = ObjectKind(
    "the composition",
    metadata: ["ddd", "mn", "meta", "metadata", "props", "fonts", "chars", "tgs", "description"])
  /// A named time.
  static let marker = ObjectKind("a marker")
  /// A picture or precomposition; precompositions play at the frame rate of the file.
  static let asset = ObjectKind("an asset", metadata: ["nm", "mn", "fr", "xt"])
  /// A layer; `bounds` is a box for editors, `hix` an index of theirs.
  static let layer = ObjectKind(
    "a layer", metadata: ["mn", "cl", "ln", "tg", "hasMask", "bounds", "cp", "hix"])
  /// A transform of a layer.
  static let layerTransform = ObjectKind("a transform", metadata: ["nm", "mn", "ty", "ix"])
  /// A transform of a group.
  static let groupTransform = ObjectKind(
    "a group's transform", metadata: ["nm", "mn", "ix", "cix", "ind", "hd"])
  /// A position in single dimensions.
  static let splitPosition = ObjectKind("a split position", metadata: ["a", "k", "ix", "l"])
  /// An animated property: `l` is the count of dimensions.
  static let property = ObjectKind("a property", metadata: ["ix", "l", "nm", "mn"])
  /// A keyframe: `n` names its easing.
  static let keyframe = ObjectKind("a keyframe", metadata: ["n"])
  /// An easing handle.
  static let handle = ObjectKind("an easing handle")
  /// A path's vertices and tangents.
  static let path = ObjectKind("a path")
  /// An entry of a list of shapes.
  static let shape = ObjectKind(
    "a shape",
    metadata: ["mn", "ix", "cix", "ind", "np", "cl", "ln", "closed", "fillEnabled"])
  /// The colours of a gradient.
  static let gradient = ObjectKind("a gradient", metadata: ["ix", "nm", "mn"])
  /// A length of a dash pattern.
  static let dash = ObjectKind("a dash", metadata: ["nm", "mn", "ix"])
  /// A mask.
  static let mask = ObjectKind("a mask", metadata: ["mn", "ix", "cl"])
  /// An effect.
  static let effect = ObjectKind("an effect", metadata: ["mn", "ix", "np"])
}
