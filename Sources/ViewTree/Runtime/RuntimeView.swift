import Geometry
import SceneModel

/// A view of a view tree, flattened: where its values and its descendants are.
struct RuntimeView {
  /// What it is.
  let kind: ViewKind
  /// Whether it is a group, stored because a pattern match would copy the kind.
  var isGroup = false
  /// The index of its first value.
  var firstSlot: Int
  /// The index of the view that holds it; -1 for the root.
  var parent: Int
  /// The index after its last descendant.
  var end: Int
  /// The view whose part of the scene changes with this one's values: itself, or the shape around geometry.
  var owner: Int
  /// The path in the scene that it makes; -1 for none.
  var path = -1
  /// The nodes, by index into the arrays of their kind, that stand for it in the scene.
  var instances: [Int] = []
  /// How many copies each appearance of a repeater has; `instances` lists them appearance after appearance.
  var copies = 0
  /// The motion path as it was last measured, and the path that it was measured from.
  var route: (path: BezierPath, measured: MotionRoute?)?
  /// The paths that a trim was given last, and their lengths.
  var trimmed: [(path: BezierPath, lengths: PathLengths)] = []
  /// The blurs of a group's transition, one for each instance, by index into `Scene.effects`.
  var transitionBlurs: [Int] = []
  /// The ways to the groups whose frames it takes.
  var links: [MatchedLinks.Link] = []
  /// The groups whose frames depend on this view.
  var followers: [Int] = []
  /// Whether it stands in the space of a group around it.
  var isSpatial = false
  /// The camera that sees it; -1 for none.
  var camera = -1
  /// The pictures of a sequence, in order.
  var pictures: [Picture?] = []
}
