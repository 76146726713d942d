import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

@Suite struct TimeConversionTests {
  /// A square that moves, appears late and disappears early.
  private let inner = Layer.square {
    ($0.inPoint, $0.outPoint) = (5, 30)
    $0.transform.position = .unified(
      AnimatedValue(
        Keyframe(time: 0, value: .zero, easing: .curve(.easeInOut)),
        Keyframe(time: 20, value: Vector3(50, 20, 0)), Keyframe(time: 40, value: .zero)))
  }

  @Test(
    "visibility changes on its frames",
    arguments: [(0, 50), (10, 20), (1, 49), (0, 1), (49, 50), (7.5, 9.25)])
  func visibility(inPoint: Double, outPoint: Double) {
    let composition = Composition.make([
      .square { ($0.inPoint, $0.outPoint) = (inPoint, outPoint) }
    ])
    let timeline = composition.converted().timeline
    #expect(timeline.actions.allSatisfy { $0.action.animation == nil })
    #expect(composition.difference(to: timeline).largest == 0)
  }

  @Test(
    "precompositions are shifted and stretched exactly",
    arguments: [(0, 1), (5, 1), (-5, 1), (0, 2), (3, 1.5), (4, 0.5), (0, 0.2), (7, 0.15)])
  func shifted(start: Double, stretch: Double) {
    let composition = Composition.make(
      [
        .inner {
          $0.startTime = start
          $0.stretch = stretch
        }
      ], precompositions: [[inner]])
    let result = composition.converted()
    #expect(result.diagnostics.items.isEmpty)
    let difference = composition.difference(to: result.timeline, thirds: false)
    // The remainder of a segment that the first frame splits has control points of four digits.
    #expect(difference.largest < 2e-3, "\(difference)")
  }

  /// Time remapping that runs forwards, backwards, rests, jumps and leaves the range of the
  /// content.
  private static let remaps: [(String, AnimatedValue<Double>)] = [
    (
      "there and back",
      AnimatedValue(
        Keyframe(time: 0, value: 40), Keyframe(time: 30, value: 0), Keyframe(time: 50, value: 50))
    ),
    (
      "rest and jump",
      AnimatedValue(
        Keyframe(time: 0, value: 10, easing: .hold), Keyframe(time: 8, value: 0),
        Keyframe(time: 20, value: 12), Keyframe(time: 30, value: 12),
        Keyframe(time: 40, value: 30, easing: .hold), Keyframe(time: 45, value: 2))
    ),
    (
      "to the end, where the last frame stays",
      AnimatedValue(Keyframe(time: 0, value: 20), Keyframe(time: 25, value: 1000))
    ),
    ("standing", AnimatedValue(12)),
  ]

  @Test("remapped time is exact", arguments: remaps)
  func remapped(name: String, remap: AnimatedValue<Double>) {
    let composition = Composition.make([.inner(timeRemap: remap)], precompositions: [[inner]])
    let result = composition.converted()
    #expect(result.diagnostics.items.isEmpty)
    #expect(result.timeline.actions.allSatisfy { $0.action.accuracy == .exact })
    let difference = composition.difference(to: result.timeline, thirds: false)
    #expect(difference.largest < 2e-3, "\(difference)")
  }

  @Test(
    "copies are exact wherever they begin, whole or cut by the composition's range",
    arguments: [[3, 8], [8, 3, 8.5], [5, -12, 30, 5], [10, 20, 45]])
  func copies(starts: [Double]) {
    let layers = starts.map { start in
      Layer.inner {
        $0.startTime = start
        $0.transform.opacity = AnimatedValue(0.5)
      }
    }
    let short = Layer.square {
      ($0.inPoint, $0.outPoint) = (2, 12)
      $0.transform.rotation = AnimatedValue(
        Keyframe(time: 3, value: 0, easing: .curve(.easeIn)), Keyframe(time: 9, value: 90))
    }
    let composition = Composition.make(layers, precompositions: [[inner, short]])
    let result = composition.converted()
    #expect(result.diagnostics.items.isEmpty)
    let difference = composition.difference(to: result.timeline, thirds: false)
    #expect(difference.largest < 2e-3, "\(difference)")
  }

  @Test(
    "copies of resampled tracks stay within the tolerance",
    arguments: [[0, 6], [6, 13, 6], [4, 9.5], [20, 2, 30]])
  func remappedCopies(starts: [Double]) {
    let layers = starts.map { start in
      Layer.inner(
        timeRemap: AnimatedValue(
          Keyframe(time: start, value: 0, easing: .curve(.easeInOut)),
          Keyframe(time: start + 18, value: 50))
      ) { ($0.inPoint, $0.outPoint) = (start, start + 18) }
    }
    let composition = Composition.make(layers, precompositions: [[inner]])
    let difference = composition.difference(to: composition.converted().timeline, thirds: false)
    #expect(difference.largest < 0.1 + 1e-6, "\(difference)")
  }

  @Test func timeRunsBackwardsExactly() {
    let composition = Composition.make(
      [
        .inner {
          $0.startTime = 40
          $0.stretch = -1
        }
      ], precompositions: [[inner]])
    let result = composition.converted()
    #expect(result.diagnostics.items.isEmpty)
    let difference = composition.difference(to: result.timeline, thirds: false)
    #expect(difference.largest < 2e-3, "\(difference)")
  }

  @Test func easedTimeEasesLinearMovements() {
    let remap = AnimatedValue<Double>(
      Keyframe(time: 0, value: 0, easing: .curve(.easeInOut)), Keyframe(time: 50, value: 50))
    let even = Layer.square {
      $0.transform.rotation = AnimatedValue(
        Keyframe(time: 0, value: 0), Keyframe(time: 50, value: 90))
    }
    let composition = Composition.make([.inner(timeRemap: remap)], precompositions: [[even]])
    let actions = composition.converted().timeline.actions.filter {
      $0.action.target.key == .rotation
    }
    #expect(actions.map(\.action.animation?.curve) == [.easeInOut])
  }

  @Test func easingsInsideOfEasedTimeAreResampled() {
    let remap = AnimatedValue<Double>(
      Keyframe(time: 0, value: 0, easing: .curve(.easeInOut)), Keyframe(time: 50, value: 50))
    let composition = Composition.make([.inner(timeRemap: remap)], precompositions: [[inner]])
    let result = composition.converted()
    #expect(result.diagnostics.items.map(\.code) == [.resampled])
    // Two keyframe segments, each remapped by half of an ease, are two eased changes or a few more.
    #expect((2...6).contains(result.timeline.actions.count { $0.action.animation != nil }))
    let difference = composition.difference(to: result.timeline, thirds: false)
    #expect(difference.largest < 0.1 + 1e-6, "\(difference)")
  }

  @Test func theFirstFrameIsTheBeginning() {
    var composition = Composition.make([inner])
    (composition.inPoint, composition.outPoint) = (20, 45)
    let timeline = composition.converted().timeline
    #expect(timeline.duration == 1)
    let difference = composition.difference(to: timeline)
    #expect(difference.largest < 1e-6, "\(difference)")
  }

  @Test func numbersOfCopiesChange() {
    let copies = AnimatedValue<Double>(
      Keyframe(time: 5, value: 2), Keyframe(time: 20, value: 4.5), Keyframe(time: 40, value: 1))
    let repeater = RepeaterModifier(copies: copies, laterAbove: true)
    let square = RectangleShape(size: AnimatedValue(Vector3(9, 9, 0)))
    let composition = Composition.make([
      .shapes([
        ShapeItem(kind: .rectangle(square)),
        ShapeItem(kind: .fill(FillPaint(source: .color(AnimatedValue(.black))))),
        ShapeItem(kind: .repeater(repeater)),
      ])
    ])
    let difference = composition.difference(to: composition.converted().timeline)
    #expect(difference.largest < 1e-6, "\(difference)")
  }
}
