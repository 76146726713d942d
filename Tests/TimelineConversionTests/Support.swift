import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

extension Composition {
  /// Makes a composition of 2 seconds with 25 frames per second, so that times in seconds are
  /// short.
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

  /// Makes a composition of one square with a change to its transform.
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
  /// Makes a square of 20 points from frame 0 to 1000 and applies a change to it.
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
  /// The animation of the action; `nil` for an action that sets.
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
    let square = RectangleShape(size: AnimatedValue(Vector3(9, 9, 0)))
    return ShapeItem(
      kind: .group(
        [
          ShapeItem(kind: .rectangle(square)),
          ShapeItem(kind: .fill(FillPaint(source: .color(AnimatedValue(.black))))),
        ], transform, .normal))
  }
}

extension Easing {
  /// The easing of most tests.
  static var smooth: Easing { .curve(.easeInOut) }
}

extension [Keyframe<Double>] {
  /// Keyframes of one easing by times and values.
  static func keyframes(_ points: [(Double, Double)], _ easing: Easing = .smooth) -> Self {
    points.map { Keyframe(time: $0.0, value: $0.1, easing: easing) }
  }
}

extension Composition {
  /// The timeline of the composition, which must look the same at whole frames and at thirds.
  func equalTimeline() -> Timeline {
    let timeline = converted().timeline
    let difference = difference(to: timeline)
    #expect(difference.largest < 1e-3, "\(difference)")
    return timeline
  }

  /// Makes a composition of a square with an animated rotation, with a change to it.
  static func rotating(
    _ keyframes: [Keyframe<Double>], frames: Double = 50,
    _ change: (inout Layer) -> Void = { _ in }
  ) -> Composition {
    let layer = Layer.square {
      $0.transform.rotation = AnimatedValue(keyframes: keyframes, fallback: 0)
      change(&$0)
    }
    return make([layer], frames: frames)
  }

  /// Squares in one shape layer that fade in one after the other.
  static func staggered(_ begins: [Double]) -> Composition {
    let items = begins.map { begin in
      var transform = LayerTransform()
      transform.opacity = AnimatedValue(
        Keyframe(time: begin, value: 0, easing: .smooth), Keyframe(time: begin + 10, value: 1))
      return ShapeItem.square(transform)
    }
    return make([.shapes(items)])
  }
}

extension Timeline {
  /// The timeline of a square with an animated rotation, which must look the same as the
  /// composition.
  static func rotating(
    _ keyframes: [Keyframe<Double>], frames: Double = 50,
    _ change: (inout Layer) -> Void = { _ in }
  ) -> Timeline {
    Composition.rotating(keyframes, frames: frames, change).equalTimeline()
  }
}
