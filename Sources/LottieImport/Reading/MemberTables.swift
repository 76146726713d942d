import JSONTree

/// The kinds of objects by their names in findings, with the members that are metadata.
///
/// `nm` names, `mn` match names, `ix`, `cix`, `ind` and `np` indices and counts of After Effects'
/// property tree.
extension ObjectKind {
  /// The whole file; `props`, `metadata` and `tgs` are metadata of other tools.
  static let root = ObjectKind(
    "the composition", metadata: ["ddd", "mn", "metadata", "props", "tgs", "description"])
  static let metadata = ObjectKind("the metadata")
  static let motionBlur = ObjectKind("the motion blur settings")
  /// A state machine; `descriptor` is metadata of older editors.
  static let stateMachine = ObjectKind("the state machine", metadata: ["descriptor", "name"])
  static let machineInput = ObjectKind("an input")
  /// A state of a state machine; players ignore the interpolation of frames.
  static let machineState = ObjectKind("a state", metadata: ["useFrameInterpolation"])
  static let machineTransition = ObjectKind("a transition")
  static let machineGuard = ObjectKind("a guard")
  static let machineAction = ObjectKind("an action")
  static let machineInteraction = ObjectKind("an interaction")
  static let marker = ObjectKind("a marker")
  static let slot = ObjectKind("a slot")
  /// A picture, sound, data file or precomposition.
  static let asset = ObjectKind("an asset", metadata: ["mn", "xt"])
  /// A layer; `bounds` is a box for editors, `hix` an index of theirs, `cp` an older name of `ct`.
  static let layer = ObjectKind("a layer", metadata: ["mn", "hasMask", "bounds", "cp", "hix"])
  static let layerTransform = ObjectKind("a transform", metadata: ["nm", "mn", "ty", "ix"])
  static let groupTransform = ObjectKind(
    "a group's transform", metadata: ["nm", "mn", "ix", "cix", "ind", "hd"])
  static let splitPosition = ObjectKind("a split position", metadata: ["a", "k", "ix", "l"])
  /// An animated property: `l` is the count of dimensions.
  static let property = ObjectKind("a property", metadata: ["ix", "l", "nm", "mn"])
  /// A keyframe: `n` names its easing.
  static let keyframe = ObjectKind("a keyframe", metadata: ["n"])
  static let handle = ObjectKind("an easing handle")
  static let path = ObjectKind("a path")
  /// An entry of a list of shapes; `cl` and `ln` are class and identifier in a web page.
  static let shape = ObjectKind(
    "a shape",
    metadata: ["mn", "ix", "cix", "ind", "np", "cl", "ln", "closed", "fillEnabled"])
  static let gradient = ObjectKind("a gradient", metadata: ["ix", "nm", "mn"])
  static let dash = ObjectKind("a dash", metadata: ["nm", "mn", "ix"])
  static let mask = ObjectKind("a mask", metadata: ["mn", "ix", "cl"])
  static let effect = ObjectKind("an effect", metadata: ["ix", "np", "hd"])
  static let effectValue = ObjectKind("a control of an effect", metadata: ["ix", "np", "en", "hd"])
  static let style = ObjectKind("a layer style", metadata: ["mn", "ix", "np"])
  static let audio = ObjectKind("audio settings")
  static let text = ObjectKind("a text")
  static let textDocuments = ObjectKind("the documents of a text", metadata: ["a", "ix"])
  static let textKeyframe = ObjectKind("a text keyframe", metadata: ["h", "n", "i", "o"])
  static let textDocument = ObjectKind("a text document")
  static let textPath = ObjectKind("the path options of a text")
  static let textAlignment = ObjectKind("the alignment of a text")
  static let textAnimator = ObjectKind("a text animator", metadata: ["mn", "ix"])
  static let textAnimatorStyle = ObjectKind("the properties of a text animator", metadata: ["ix"])
  static let textSelector = ObjectKind("a text selector", metadata: ["nm", "mn", "ix"])
  static let fonts = ObjectKind("the fonts")
  static let font = ObjectKind("a font")
  static let glyph = ObjectKind("a character")
  /// The outline of a character; a precomposition also has a time range and a transform, which the text sets.
  static let glyphData = ObjectKind(
    "a character's shapes", metadata: ["ks", "ip", "op", "sr", "st", "w", "h", "size"])
}

/// A kind of JSON object: its name in findings, and the members that are metadata.
final class ObjectKind: Sendable {
  /// The name with article, as in "a layer".
  let name: String
  /// The names of members that do not affect the drawing.
  let metadata: [JSONName]

  /// Makes a kind.
  init(_ name: String, metadata: [JSONName] = []) {
    self.name = name
    self.metadata = metadata
  }
}
