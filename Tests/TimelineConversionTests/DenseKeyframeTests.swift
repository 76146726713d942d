import CompositionModel
import Diagnostics
import Foundation
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

/// Keyframes at every frame, as After Effects and the importer write expressions.
@Suite struct DenseKeyframeTests {
  private func composition(
    every step: Double = 1, frames: Int = 50, _ value: (Double) -> Vector3
  ) -> Composition {
    let keyframes = stride(from: 0, through: Double(frames), by: step).map {
      Keyframe(time: $0, value: value($0), easing: .curve(.linear))
    }
    return Composition.make([
      .square {
        $0.transform.position = .unified(AnimatedValue(keyframes: keyframes, fallback: .zero))
      }
    ])
  }

  @Test func keyframesAtEveryFrameBecomeOneEasing() throws {
    let ease = TimingCurve(0.3, 0, 0.2, 1)
    let composition = composition { Vector3(100, 40, 0) * ease.progress(at: $0 / 50) }
    let result = composition.converted()
    let action = try #require(result.timeline.actions.first?.action)
    #expect(result.timeline.actions.count == 1)
    let animation = try #require(action.animation)
    #expect(animation.duration == 2)
    #expect(animation.to == .vector(Vector3(100, 40, 0)))
    #expect(action.accuracy != .exact)
    #expect(result.diagnostics.items.map(\.code) == [.resampled])
    #expect(composition.difference(to: result.timeline, thirds: false).largest <= 0.1)
  }

  @Test(arguments: [0.01, 0.1, 1])
  func staysWithinTheTolerance(_ tolerance: Double) {
    let composition = composition { Vector3(30 * sin($0 / 7) * exp(-$0 / 30), 2 * $0, 0) }
    var options = ConversionOptions()
    options.tolerance.length = tolerance
    let timeline = composition.converted(options).timeline
    #expect(timeline.actions.count < 25)
    #expect(composition.difference(to: timeline, thirds: false).largest <= tolerance + 1e-6)
  }

  @Test func pathsWithAnotherNumberOfKnotsInBetweenJump() {
    func path(_ corners: [Vector2]) -> BezierPath {
      var path = BezierPath()
      path.beginContour(isClosed: true)
      for corner in corners { path.addCorner(corner) }
      return path
    }
    let paths = (0...50).map { frame in
      let size = 20 + Double(frame)
      return frame % 7 == 3
        ? path([Vector2(size, 0), Vector2(0, size), Vector2(0, 5), Vector2(3, 3)])
        : path([Vector2(size, 0), Vector2(0, size), .zero])
    }
    let mask = Mask(
      mode: .add,
      path: AnimatedValue(
        keyframes: paths.enumerated().map { Keyframe(time: Double($0), value: $1) },
        fallback: BezierPath()))
    // With an ease none of it is exact, so that all of it is sampled at every frame.
    let remap = AnimatedValue<Double>(
      Keyframe(time: 0, value: 0, easing: .curve(.easeInOut)), Keyframe(time: 50, value: 50))
    let composition = Composition.make(
      [.inner(timeRemap: remap)], precompositions: [[.square { $0.masks = [mask] }]])
    let difference = composition.difference(to: composition.converted().timeline, thirds: false)
    #expect(difference.largest <= 0.1 + 1e-6, "\(difference)")
  }

  @Test func noiseKeepsItsKeyframes() {
    let composition = composition { Vector3(Double(Int($0) * 7919 % 101), 0, 0) }
    let result = composition.converted()
    #expect(result.timeline.actions.allSatisfy { $0.action.accuracy == .exact })
    #expect(result.diagnostics.items.isEmpty)
  }

  @Test func keyframesSetByHandStayExact() {
    let composition = composition(every: 10) { Vector3($0 * $0 / 20, 0, 0) }
    let result = composition.converted()
    #expect(result.timeline.actions.count == 5)
    #expect(result.timeline.actions.allSatisfy { $0.action.accuracy == .exact })
  }
}
