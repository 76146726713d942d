import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

/// Options of conversion, and the parts of a timeline other than actions.
@Suite struct ConversionOptionsTests {
  @Test func markersAreClampedToTheCycle() {
    var composition = Composition.make([.square()])
    composition.inPoint = 10
    composition.markers = [
      Marker(name: "before", time: 0, duration: 5), Marker(name: "in", time: 15, duration: 10),
      Marker(name: "out", time: 45, duration: 100),
    ]
    #expect(
      composition.converted().timeline.markers == [
        TimelineMarker(name: "before", time: 0),
        TimelineMarker(name: "in", time: 0.2, duration: 0.4),
        TimelineMarker(name: "out", time: 1.4, duration: 0.2),
      ])
  }

  @Test func theIntervalDividesTheDuration() {
    let composition = Composition.make([.square()])
    let fitting = composition.converted(ConversionOptions(interval: 0.5))
    #expect(fitting.timeline.clock == Clock(interval: 0.5, ticks: 4))
    #expect(fitting.diagnostics.items.isEmpty)
    let other = composition.converted(ConversionOptions(interval: 0.7))
    #expect(other.timeline.clock.ticks == 3)
    #expect(other.timeline.clock.duration == 2)
    #expect(other.diagnostics.items.map(\.code) == [.otherInterval])
  }

  @Test(arguments: [0.01, 0.1, 1.0])
  func toleranceBoundsResampledProperties(tolerance: Double) throws {
    let remap = AnimatedValue<Double>(
      Keyframe(time: 0, value: 0, easing: .smooth), Keyframe(time: 50, value: 50))
    let inner = Layer.square {
      $0.transform.rotation = AnimatedValue(
        Keyframe(time: 0, value: 0, easing: .smooth), Keyframe(time: 40, value: 300))
    }
    let composition = Composition.make([.inner(timeRemap: remap)], precompositions: [[inner]])
    let options = ConversionOptions(tolerance: ConversionTolerance(angle: tolerance))
    let summary = composition.converted(options).summary
    let error = try #require(summary.errors[.degrees])
    #expect(summary.approximate == 1)
    #expect(error > 0)
    #expect(error <= tolerance)
  }
}
