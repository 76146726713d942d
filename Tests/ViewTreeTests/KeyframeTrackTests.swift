import Geometry
import SceneModel
import TestSupport
import Testing
import ViewTree

@Suite struct KeyframeTrackTests {
  private let rising = AnimatedValue<PropertyValue>([
    Keyframe(time: 10, value: .number(0)),
    Keyframe(time: 20, value: .number(100), easing: .curve(.easeInOut)),
    Keyframe(time: 40, value: .number(50), easing: .hold),
    Keyframe(time: 50, value: .number(7)),
  ])

  @Test(
    "values before, at, between and after keyframes",
    arguments: [
      (-1000, 0), (10, 0), (15, 50), (20, 100), (30, 75), (40, 50), (49.99, 50), (50, 7),
      (1000, 7),
    ])
  func numbers(time: Double, value: Double) {
    #expect(abs(rising.value(at: time).numberValue - value) < 1e-9)
  }

  @Test func timesMayComeInAnyOrder() {
    var track = KeyframeTrack(rising)
    for time in [45, 11, 50, 20, 39, 0, 49, 12.5, .nan, 30] {
      let fresh = rising.value(at: time)
      #expect(track.value(at: time) == fresh)
    }
  }

  @Test func aRoundedTimeReachesItsKeyframe() {
    #expect(rising.value(at: 50 - 1e-12) == .number(7))
    #expect(rising.value(at: 40 - 1e-12) == .number(50))
    #expect(rising.value(at: 10 - 1e-12) == .number(0))
    #expect(rising.value(at: 50 - 1e-6) == .number(50))
  }

  @Test func aConstantIsTheSameAtAllTimes() {
    let constant = AnimatedValue(PropertyValue.number(3))
    for time in [-1e9, 0, 1e9] { #expect(constant.value(at: time) == .number(3)) }
    let alone = AnimatedValue<PropertyValue>([Keyframe(time: 5, value: .number(4))])
    #expect(!alone.isAnimated)
    #expect(alone.value(at: 0) == .number(4))
  }

  @Test func ofKeyframesAtOneTimeTheLastCounts() {
    let jump = AnimatedValue<PropertyValue>([
      Keyframe(time: 0, value: .number(0)),
      Keyframe(time: 10, value: .number(10)),
      Keyframe(time: 10, value: .number(50)),
      Keyframe(time: 10, value: .number(90)),
      Keyframe(time: 20, value: .number(100)),
    ])
    #expect(abs(jump.value(at: 9.999).numberValue - 9.999) < 1e-9)
    #expect(jump.value(at: 10) == .number(90))
    #expect(jump.value(at: 15) == .number(95))

    let atEnds = AnimatedValue<PropertyValue>([
      Keyframe(time: 0, value: .number(1)), Keyframe(time: 0, value: .number(2)),
      Keyframe(time: 10, value: .number(3)), Keyframe(time: 10, value: .number(4)),
    ])
    #expect(atEnds.value(at: -1) == .number(1))
    #expect(atEnds.value(at: 0) == .number(2))
    #expect(atEnds.value(at: 10) == .number(4))
  }

  @Test func eachDimensionMayEaseOnItsOwn() {
    let value = AnimatedValue<PropertyValue>([
      Keyframe(
        time: 0, value: .vector(.zero), easing: .perDimension([.linear, .easeIn])),
      Keyframe(time: 1, value: .vector(Vector3(100, 100, 100))),
    ])
    let middle = value.value(at: 0.5).vectorValue
    let eased = 100 * TimingCurve.easeIn.progress(at: 0.5)
    #expect(abs(middle.x - 50) < 1e-9)
    #expect(abs(middle.y - eased) < 1e-9)
    #expect(abs(middle.z - eased) < 1e-9)
  }

  @Test func eachNumberMayEaseOnItsOwn() {
    let value = AnimatedValue<PropertyValue>([
      Keyframe(
        time: 0, value: .numbers([0, 0, 0, 0, 0, 7]),
        easing: .perDimension([.linear, .linear, .linear, .linear, .easeIn])),
      Keyframe(time: 1, value: .numbers([100, 100, 100, 100, 100])),
    ])
    let eased = 100 * TimingCurve.easeIn.progress(at: 0.5)
    #expect(value.value(at: 0.5) == .numbers([50, 50, 50, 50, eased, 7]))
  }

  @Test func easingOfNoDimensionHolds() {
    let value = AnimatedValue<PropertyValue>([
      Keyframe(
        time: 0, value: .vector(.zero), easing: .perDimension([]),
        tangents: SpatialTangents(outgoing: Vector3(1, 0, 0), incoming: Vector3(0, 1, 0))),
      Keyframe(time: 1, value: .vector(Vector3(100, 100, 0))),
    ])
    #expect(value.value(at: 0.5) == .vector(.zero))
    #expect(value.value(at: 1) == .vector(Vector3(100, 100, 0)))
  }

  private let bow = SpatialTangents(outgoing: Vector3(0, -60, 0), incoming: Vector3(0, -60, 0))

  @Test func positionsTravelAlongTheirTangents() {
    let value = AnimatedValue<PropertyValue>([
      Keyframe(time: 0, value: .vector(.zero), tangents: bow),
      Keyframe(time: 10, value: .vector(Vector3(100, 0, 0))),
    ])
    let middle = value.value(at: 5).vectorValue
    #expect(abs(middle.x - 50) < 1e-6)
    #expect(abs(middle.y + 45) < 0.01)
    #expect(value.value(at: 10) == .vector(Vector3(100, 0, 0)))
  }

  @Test("auto-oriented views point along their path", arguments: [false, true])
  func pathAngles(easesByDimension: Bool) {
    let curve = TimingCurve(0.8, 0, 0.9, 0.4)
    let value = AnimatedValue<PropertyValue>([
      Keyframe(
        time: 0, value: .vector(.zero),
        easing: easesByDimension ? .perDimension([curve, .linear]) : .curve(curve),
        tangents: bow),
      Keyframe(time: 10, value: .vector(Vector3(100, 0, 0))),
      Keyframe(time: 20, value: .vector(Vector3(100, 50, 0))),
    ])
    var track = KeyframeTrack(value)
    for time in [1, 3, 5, 7, 9, 12, 18.0] {
      let way =
        value.value(at: time + 0.01).vectorValue - value.value(at: time - 0.01).vectorValue
      let angle = track.pathAngle(at: track.place(at: time))
      #expect(abs(angle - way.xy.angle.degrees) < 3, "at \(time)")
    }
    #expect(track.pathAngle(at: track.place(at: 99)) == 90)
  }

  @Test func pathsMixWhereTheirStructureIsEqual() {
    let small = BezierPath.polygon([.zero, Vector2(10, 0), Vector2(0, 10)])
    let large = small.transformed(by: .scale(3))
    let other = BezierPath.polygon([.zero, Vector2(10, 0)])
    let value = AnimatedValue<PropertyValue>([
      Keyframe(time: 0, value: .path(small)), Keyframe(time: 10, value: .path(large)),
      Keyframe(time: 20, value: .path(other)),
    ])
    #expect(value.value(at: 5) == .path(small.transformed(by: .scale(2))))
    #expect(value.value(at: 19) == .path(large))
    #expect(value.value(at: 20) == .path(other))
  }

  @Test func updatingInPlaceGivesTheSameValues() {
    let small = BezierPath.polygon([.zero, Vector2(10, 0), Vector2(0, 10)])
    let value = AnimatedValue<PropertyValue>([
      Keyframe(time: 0, value: .path(small), easing: .curve(.easeIn)),
      Keyframe(time: 10, value: .path(small.transformed(by: .scale(3)))),
    ])
    var track = KeyframeTrack(value)
    var reused = PropertyValue.path(BezierPath())
    for time in [3, 0, 7, 10, 5.0] {
      let place = track.place(at: time)
      track.update(&reused, at: place)
      #expect(reused == track.value(at: place))
    }
  }
}
