import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

/// What is converted reads as if it were written by hand, and shows the same.
@Suite struct IdiomTests {
  private static let ease = Easing.curve(.easeInOut)

  /// A composition of a square whose rotation moves, and its timeline, which shows the same.
  private func timeline(
    _ keyframes: [Keyframe<Double>], frames: Double = 50, _ change: (inout Layer) -> Void = { _ in }
  ) -> Timeline {
    let layer = Layer.square {
      $0.transform.rotation = AnimatedValue(keyframes: keyframes, fallback: 0)
      change(&$0)
    }
    return converted(Composition.make([layer], frames: frames))
  }

  private func converted(_ composition: Composition) -> Timeline {
    let timeline = composition.converted().timeline
    let difference = composition.difference(to: timeline)
    #expect(difference.largest < 1e-3, "\(difference)")
    return timeline
  }

  private func keyframes(_ points: [(Double, Double)], _ easing: Easing) -> [Keyframe<Double>] {
    points.map { Keyframe(time: $0.0, value: $0.1, easing: easing) }
  }

  @Test func keyframesOnALineVanish() {
    let points = [(0.0, 0.0), (10.0, 20.0), (20.0, 40.0), (35.0, 70.0), (45.0, 71.0)]
    let timeline = timeline(keyframes(points, .curve(.linear)))
    #expect(timeline.actions.count == 2)
    #expect(timeline.actions.first?.action.animation?.to == .number(70))
  }

  @Test func whatNobodySeesVanishes() {
    let points = [(0.0, 0.0), (5.0, 20.0), (10.0, 5.0), (30.0, 50.0), (40.0, 0.0)]
    let timeline = timeline(keyframes(points, Self.ease)) { ($0.inPoint, $0.outPoint) = (15, 25) }
    let turns = timeline.actions.filter { $0.action.target.key == .rotation }
    #expect(turns.map(\.action.animation?.to) == [.number(50)])
    #expect(timeline.canvas.root.children[0].properties[.rotation] == .number(5))
  }

  /// A turn that ends before the square shows is where it begins.
  @Test func waysThatNobodySeesVanish() {
    let points = [(0.0, 0.0), (10.0, 20.0), (12.0, 20.0), (30.0, 20.0), (40.0, 50.0)]
    let timeline = timeline(keyframes(points, Self.ease)) { ($0.inPoint, $0.outPoint) = (15, 45) }
    let turns = timeline.actions.filter { $0.action.target.key == .rotation }
    #expect(turns.map(\.action.animation?.to) == [.number(50)])
    #expect(timeline.canvas.root.children[0].properties[.rotation] == .number(20))
  }

  @Test func thereAndBackRepeatsForever() throws {
    let points = (0...4).map { (Double($0) * 12.5, $0 % 2 == 0 ? 0.0 : 90.0) }
    let timeline = timeline(keyframes(points, Self.ease))
    #expect(timeline.actions.count == 1)
    let animation = try #require(timeline.actions.first?.action.animation)
    #expect(animation.repetition == TimelineAnimation.Repetition(count: nil, autoreverses: true))
    #expect(animation.duration == 0.5)
    #expect(timeline.clock.atEnd == .continue)
  }

  @Test func runsThatEndAreCounted() throws {
    let points = [(0.0, 0.0), (10.0, 90.0), (20.0, 0.0), (30.0, 90.0)]
    let timeline = timeline(keyframes(points, Self.ease))
    #expect(timeline.actions.count == 1)
    let animation = try #require(timeline.actions.first?.action.animation)
    #expect(animation.repetition == TimelineAnimation.Repetition(count: 3, autoreverses: true))
    #expect(timeline.clock.atEnd == .reset)
  }

  @Test func anEvenNumberOfWaysEndsWithOneOfItsOwn() {
    let points = [(0.0, 0.0), (8.0, 90.0), (16.0, 0.0), (24.0, 90.0), (32.0, 0.0)]
    let timeline = timeline(keyframes(points, Self.ease))
    #expect(timeline.actions.map(\.action.animation?.repetition?.count) == [3, nil])
  }

  @Test func jumpsBackRepeatWithoutReverse() throws {
    let points = [(0.0, 0.0), (20.0, 90.0), (20.0, 0.0), (40.0, 90.0), (40.0, 0.0), (60.0, 90.0)]
    let timeline = timeline(keyframes(points, Self.ease), frames: 60)
    let animation = try #require(timeline.actions.first?.action.animation)
    #expect(timeline.actions.count == 1)
    #expect(animation.repetition == TimelineAnimation.Repetition(count: nil, autoreverses: false))
  }

  @Test func aTurnThatFillsTheCycleGoesOn() throws {
    let timeline = timeline(keyframes([(0, 0), (50, 360)], .curve(.linear)))
    let animation = try #require(timeline.actions.first?.action.animation)
    #expect(animation.repetition == TimelineAnimation.Repetition(count: nil, autoreverses: false))
    #expect(timeline.clock.atEnd == .continue)
    #expect(timeline.at(time: 2.5) == timeline.at(time: 0.5))
  }

  /// An ease of 30 frames, of which the first half is the end of the cycle and the second its beginning.
  private static let cut: [Keyframe<Double>] = [
    Keyframe(time: 0, value: 45, easing: .curve(TimingCurve(0.29, 0.5, 0.58, 1))),
    Keyframe(time: 15, value: 90, easing: ease), Keyframe(time: 55, value: 90, easing: ease),
    Keyframe(time: 75, value: 0, easing: ease),
    Keyframe(time: 85, value: 0, easing: .curve(TimingCurve(0.42, 0, 0.71, 0.5))),
    Keyframe(time: 100, value: 45),
  ]

  @Test func anEaseThroughTheLoopPointIsJoined() throws {
    let timeline = timeline(Self.cut, frames: 100)
    #expect(timeline.clock.atEnd == .continue)
    #expect(timeline.events.map(\.number) == [0, 2, 3])
    let last = try #require(timeline.actions.last?.action.animation)
    #expect(last.curve == .easeInOut)
    #expect(last.duration == 1.2)
    #expect(last.to == .number(90))
    for frame in stride(from: 0.0, to: 100, by: 2.5) {
      let (one, two) = (timeline.at(time: frame / 25), timeline.at(time: frame / 25 + 4))
      #expect(SceneDifference(one, two).largest < 2e-3)
    }
  }

  @Test func anEaseStaysCutWhereSomethingElseBeginsAnew() {
    let timeline = timeline(Self.cut, frames: 100) {
      $0.transform.opacity = AnimatedValue(
        Keyframe(time: 0, value: 0), Keyframe(time: 20, value: 1))
    }
    #expect(timeline.clock.atEnd == .reset)
  }

  @Test func aClockWithOtherEventsResets() {
    let timeline = timeline(keyframes([(0, 0), (50, 360)], .curve(.linear))) {
      $0.transform.opacity = AnimatedValue(
        Keyframe(time: 5, value: 0), Keyframe(time: 20, value: 1))
    }
    #expect(timeline.clock.atEnd == .reset)
    #expect(timeline.actions.allSatisfy { $0.action.animation?.repetition == nil })
  }

  /// Squares in one shape layer that appear one after the other.
  private func letters(_ begins: [Double]) -> Composition {
    let items = begins.map { begin in
      var transform = LayerTransform()
      transform.opacity = AnimatedValue(
        Keyframe(time: begin, value: 0, easing: Self.ease), Keyframe(time: begin + 10, value: 1))
      return ShapeItem.square(transform)
    }
    return .make([.shapes(items)])
  }

  @Test func lettersThatFollowEachOtherAreOneAction() throws {
    // The first of them begins before the tick at 25, and most of them after it.
    let timeline = converted(letters([20, 22.5, 25, 27.5, 30]))
    #expect(timeline.events.map(\.number) == [0])
    let groups = timeline.groups[0]
    #expect(groups.map(\.actions.count) == [5])
    #expect(groups.map(\.step) == [0.1])
  }

  /// A frame of 30 a second lasts no whole number of microseconds.
  @Test(arguments: [1.0, 2.0, 5.0])
  func framesAreSteps(frames: Double) throws {
    var composition = letters((0..<12).map { Double($0) * frames + 1 })
    composition.frameRate = 30
    composition.outPoint = 120
    let timeline = converted(composition)
    let groups = timeline.groups[0]
    #expect(groups.map(\.actions.count) == [12])
    #expect(abs(groups[0].step * 30 - frames) < 1e-6)
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline.canonicalized)
  }

  @Test func valuesUsedAgainHaveNames() {
    let composition = letters([0, 2, 7])
    let constants = converted(composition).constants
    #expect(constants == [TimelineConstant(name: "fadeDuration", value: .duration(0.4))])
  }

  /// Squares of one shape layer that fall from different places to one height, one after the other.
  @Test func whatMovesInOneDimensionIsThatDimension() throws {
    let items = (0..<4).map { index in
      let x = Double(index) * 20
      let begin = Double(index) * 2.5
      var transform = LayerTransform()
      transform.position = .unified(
        AnimatedValue(
          Keyframe(time: begin, value: Vector3(x, 0, 0), easing: Self.ease),
          Keyframe(time: begin + 10, value: Vector3(x, 50, 0))))
      return ShapeItem.square(transform)
    }
    let timeline = converted(.make([.shapes(items)]))
    let groups = timeline.groups[0]
    #expect(groups.map(\.actions.count) == [4])
    #expect(groups.map(\.step) == [0.1])
    #expect(groups[0].first.target.component == 1)
    #expect(groups[0].first.animation?.to == .number(50))
  }

  /// Names with numbers say less than the numbers they stand for.
  @Test func fewNamesDifferByANumberAlone() {
    let layers = (1...7).flatMap { length in
      (0..<3).map { index in
        Layer.square {
          let begin = Double(length * 3 + index * (index + 4))
          $0.transform.opacity = AnimatedValue(
            Keyframe(time: begin, value: 0, easing: Self.ease),
            Keyframe(time: begin + Double(length), value: 1))
        }
      }
    }
    let constants = converted(.make(layers)).constants
    let names = constants.map(\.name).filter { $0.hasPrefix("fadeDuration") }
    #expect(names == ["fadeDuration", "fadeDuration2", "fadeDuration3", "fadeDuration4"])
  }

  @Test func constantsForManyThingsHaveNoVerb() {
    // Two fades and two turns take 0.4 s.
    let layers = [0.0, 5.0].map { begin in
      Layer.square {
        $0.transform.opacity = AnimatedValue(
          Keyframe(time: begin, value: 0, easing: Self.ease), Keyframe(time: begin + 10, value: 1))
        $0.transform.rotation = AnimatedValue(
          Keyframe(time: begin, value: 0, easing: Self.ease),
          Keyframe(time: begin + 10, value: 90))
      }
    }
    let constants = converted(.make(layers)).constants
    #expect(constants == [TimelineConstant(name: "animationDuration", value: .duration(0.4))])
  }

  @Test func theSummaryCounts() {
    let summary = letters([20, 22.5, 25, 27.5, 30]).converted().summary
    #expect(summary.keyframes == 10)
    #expect(summary.changes == 5)
    #expect(summary.actions == 1)
    #expect(summary.exact == 5)
    #expect(summary.approximate == 0)
    #expect(summary.text == "5 properties move, exactly; 1 action for 10 keyframes (0.1 each)")
  }

  @Test func markersAreCutToTheCycle() {
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

  @Test func theIntervalIsTheNearestThatDivides() {
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
  func toleranceBoundsWhatIsResampled(tolerance: Double) throws {
    let remap = AnimatedValue<Double>(
      Keyframe(time: 0, value: 0, easing: Self.ease), Keyframe(time: 50, value: 50))
    let inner = Layer.square {
      $0.transform.rotation = AnimatedValue(
        Keyframe(time: 0, value: 0, easing: Self.ease), Keyframe(time: 40, value: 300))
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
