import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import TestSupport
import TimelineConversion
import TimelineModel
import ViewTree

extension Composition {
  /// A composition of 25 frames a second and 2 seconds, whose times are short as seconds too.
  static func make(
    _ layers: [Layer], frames: Double = 50, frameRate: Double = 25,
    precompositions: [[Layer]] = []
  ) -> Composition {
    var composition = Composition(
      size: Vector2(100, 100), frameRate: frameRate, outPoint: frames)
    composition.layers = layers
    composition.precompositions = precompositions.enumerated().map {
      Precomposition(id: "comp_\($0.offset)", layers: $0.element)
    }
    return composition
  }

  /// A composition of one square whose transform is changed as asked.
  static func make(_ change: (inout LayerTransform) -> Void) -> Composition {
    make([.square { change(&$0.transform) }])
  }

  /// The largest difference between the composition and a timeline, at whole frames or at thirds too.
  func difference(to timeline: Timeline, thirds: Bool = true) -> SceneDifference {
    var design = CompositionSession(self)
    var played = TimelineSession(timeline)
    var worst = SceneDifference(at(frame: inPoint), at(frame: inPoint))
    let count = (wholeFrameCount - 1) * 3
    for step in stride(from: 0, through: count, by: thirds ? 1 : 3) {
      let frame = Double(step) / 3
      design.advance(to: inPoint + frame)
      played.advance(toFrame: frame)
      let difference = SceneDifference(design.scene, played.scene)
      if difference.largest > worst.largest { worst = difference }
    }
    return worst
  }
}

extension Layer {
  /// A square of 20 points from frame 0 to 1000, changed as asked.
  static func square(_ change: (inout Layer) -> Void = { _ in }) -> Layer {
    var layer = Layer(
      name: "Square", content: .solid(.black, size: Vector2(20, 20)), inPoint: 0, outPoint: 1000)
    change(&layer)
    return layer
  }

  /// A layer of shapes.
  static func shapes(_ items: [ShapeItem]) -> Layer {
    Layer(name: "Shapes", content: .shapes(items), inPoint: 0, outPoint: 1000)
  }

  /// A layer that shows the first precomposition.
  static func inner(
    timeRemap: AnimatedValue<Double>? = nil, _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    var layer = Layer(
      name: "Inner",
      content: .precomposition(0, size: Vector2(100, 100), timeRemap: timeRemap), inPoint: 0,
      outPoint: 1000)
    change(&layer)
    return layer
  }
}

extension Timeline {
  /// All actions with their events, in order.
  var actions: [(event: Int, action: TimelineAction)] {
    events.flatMap { event in event.actions.map { (event.number, $0) } }
  }
}

extension TimelineAction {
  /// What the action animates; `nil` if it sets.
  var animation: TimelineAnimation? {
    if case .animate(let animation) = change { animation } else { nil }
  }
}

extension AnimatedValue {
  /// An animation of keyframes, at least one.
  init(_ first: Keyframe<Value>, _ others: Keyframe<Value>...) {
    self.init(keyframes: [first] + others, fallback: first.value)
  }
}

extension ShapeItem {
  /// A group of a black square of 9 points under a transform.
  static func square(_ transform: LayerTransform) -> ShapeItem {
    let square = RectangleShape(
      position: AnimatedValue(.zero), size: AnimatedValue(Vector3(9, 9, 0)))
    return ShapeItem(
      kind: .group(
        [
          ShapeItem(kind: .rectangle(square)),
          ShapeItem(kind: .fill(FillPaint(source: .color(AnimatedValue(.black))))),
        ], transform, .normal))
  }
}
