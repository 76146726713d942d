import Geometry
import SceneModel
import Testing
import TimelineModel
import ViewTree

@testable import SwiftUIExport

/// Paths of geometry that no SwiftUI shape moves.
@Suite struct PathSamplerTests {
  /// The motions of an ellipse's path whose width changes by actions at a rate of 10 frames a second.
  private func sampler(_ actions: [TimelineAction], jumps: [Double] = []) -> PathSampler {
    let ellipse = ViewNode(
      id: "disc", kind: .ellipse(EllipseView()),
      properties: [.size: .vector(Vector3(20, 20, 0))])
    let paint = ViewNode(id: "paint", kind: .fill(FillView()))
    let shape = ViewNode(id: "shape", kind: .shape, children: [ellipse, paint])
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [shape])
    var timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(100, 80), root: root), clock: Clock(interval: 1, ticks: 1),
      frameRate: 10)
    timeline.events = [TimelineEvent(number: 0, actions: actions)]
    return PathSampler([ellipse], in: timeline, jumps: jumps, tolerance: 0.05)
  }

  private func widen(
    to width: Double, from start: Double? = nil, over duration: Double, after: Double = 0,
    _ curve: AnimationCurve = .linear
  ) -> TimelineAction {
    TimelineAction(
      target: TimelineAction.Target(view: "disc", key: .size, component: 0), after: after,
      change: .animate(
        TimelineAnimation(
          from: start.map(PropertyValue.number), to: .number(width), curve: curve,
          duration: duration)))
  }

  @Test("even motion is one keyframe")
  func even() {
    let keyframes = sampler([widen(to: 40, over: 1)]).keyframes
    #expect(keyframes.count == 1)
    #expect(abs((keyframes.first?.duration ?? 0) - 1) < 1e-3)
  }

  @Test("a path that shrinks to a point is one at its frame")
  func point() throws {
    let height = TimelineAction(
      target: TimelineAction.Target(view: "disc", key: .size, component: 1),
      change: .animate(TimelineAnimation(to: .number(0), curve: .linear, duration: 0.5)))
    let slow = TimingCurve(0, 0, 0.9, 1)
    let keyframes = sampler([
      widen(to: 0, over: 0.5, .timingCurve(slow)), height,
    ]).keyframes
    var (passed, times) = (0.0, [Double]())
    for keyframe in keyframes {
      passed += keyframe.duration
      let points = keyframe.value.pathValue.points
      if points.allSatisfy({ $0 == points[0] }) { times.append(passed) }
    }
    #expect(abs((times.first ?? 0) - 0.5) < 1e-6, "\(times)")
  }

  @Test("a steep beginning has keyframes between two frames")
  func steep() throws {
    let steep = AnimationCurve.timingCurve(TimingCurve(0, 0, 0.05, 1))
    let keyframes = sampler([widen(to: 60, over: 1, steep)]).keyframes
    let first = keyframes.filter { $0.duration < 0.1 - 1e-9 }
    #expect(first.count >= 3, "\(keyframes.map(\.duration))")
    #expect(first.allSatisfy { $0.duration > 0.1 / 40 })
    #expect(abs(keyframes.reduce(0) { $0 + $1.duration } - 1) < 1e-6)
  }

  @Test("a motion that almost returns within a frame is shown")
  func returning() {
    let keyframes = sampler([
      widen(to: 40, over: 0.05), widen(to: 21, over: 0.05, after: 0.05),
    ]).keyframes
    let widths = keyframes.map { (keyframe: KeyframeTimeline.Keyframe) -> Double in
      let places = keyframe.value.pathValue.points.map(\.x)
      return (places.max() ?? 0) - (places.min() ?? 0)
    }
    #expect(abs((widths.max() ?? 0) - 40) < 1, "\(widths)")
  }

  @Test("a jump between frames is at its own time", arguments: [0.5001, 0.55])
  func jump(time: Double) {
    let actions = [widen(to: 40, over: 0.5), widen(to: 40, from: 10, over: 0.4, after: time)]
    let keyframes = sampler(actions, jumps: [time]).keyframes
    var passed = 0.0
    var moves: [Double] = []
    for keyframe in keyframes {
      if case .move = keyframe { moves.append(passed) }
      passed += keyframe.duration
    }
    #expect(moves.count == 1)
    #expect(abs((moves.first ?? 0) - time) < 1e-3)
    #expect(abs(passed - 1) < 1e-3)
  }
}
