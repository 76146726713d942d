import Geometry
import SceneModel
import TextLayout

/// A view of a flattened view tree, with the indices of its values and descendants.
struct RuntimeView {
  /// The kind.
  let kind: ViewKind
  /// Whether it is a group, stored because a pattern match would copy the kind.
  var isGroup = false
  /// The index of its first value.
  var firstSlot: Int
  /// The index of the parent; -1 for the root.
  var parent: Int
  /// The indices of the children.
  var children: [Int] = []
  /// The index after its last descendant.
  var end: Int
  /// The view whose part of the scene depends on this one's values: itself, or the shape around
  /// geometry.
  var owner: Int
  /// The index of its path in the scene; -1 for none.
  var path = -1
  /// The nodes that show it in the scene, by index into the arrays of their kind.
  var instances: [Int] = []
  /// The number of copies of each instance of a repeater; `instances` lists them instance after
  /// instance.
  var copies = 0
  /// The groups around all copies of a repeater, by index into `Scene.groups`.
  var outerGroups: [Int] = []
  /// Whether the path of a shape differs from the one in the scene.
  var isPathStale = true
  /// The opacity of a shape, which its paints are drawn with.
  var paintOpacity = 1.0
  /// Whether the paints of a shape are drawn.
  var showsPaints = true
  /// The last measured motion path, with the path that it was measured from.
  var route: (path: BezierPath, measured: MotionRoute?)?
  /// The paths last given to a trim, with their lengths.
  var trimmed: [(path: BezierPath, lengths: PathLengths)] = []
  /// The blurs of a group's transition, one for each instance, by index into `Scene.effects`.
  var transitionBlurs: [Int] = []
  /// The connections to the groups whose frames it adopts.
  var links: [MatchedLinks.Link] = []
  /// The groups whose frames depend on this view.
  var followers: [Int] = []
  /// Whether it is placed in the space of an enclosing group.
  var isSpatial = false
  /// The camera that projects it; -1 for none.
  var camera = -1
  /// The drawing of a text about its position, with the text that it shows; `nil` before it is made.
  var drawing: (text: TextValue, drawing: TextDrawing)?
  /// The parts of a text that have nodes of their own: outlines have the shapes after those of the text and the paths
  /// after its own, pictures the `outerGroups`.
  var textParts: [TextDrawing.Part] = []
  /// The pictures of a sequence, in order.
  var pictures: [Picture?] = []

  /// Forgets its place in the scene, which is built again.
  mutating func removeNodes() {
    path = -1
    instances = []
    outerGroups = []
    transitionBlurs = []
    isPathStale = true
  }
}
