import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct PlayerTests {
  private func number(
    _ to: Double, _ curve: AnimationCurve, _ duration: Double, from: Double? = nil,
    delay: Double = 0
  ) -> TimelineAction.Change {
    .animate(
      TimelineAnimation(
        from: from.map { .number($0) }, to: .number(to), curve: curve, duration: duration,
        delay: delay))
  }

  private func number(_ to: Double, _ duration: Double) -> TimelineAction.Change {
    number(to, .linear, duration)
  }

  /// The circle's opacity at moments.
  private func opacities(_ timeline: Timeline, at times: [Double]) -> [Double] {
    var session = TimelineSession(timeline)
    return times.map { time in
      session.advance(to: time)
      return session.scene.groups[1].opacity
    }
  }

  private func events(_ changes: [(Int, TimelineAction.Change)]) -> [TimelineEvent] {
    changes.map { Samples.event($0.0, .opacity, $0.1) }
  }

  @Test func animationRunsFromEventToEnd() {
    let timeline = Samples.timeline(
      events([(2, number(0, 4))]), properties: [.opacity: .number(0.5)])
    #expect(
      opacities(timeline, at: [0, 1.999, 2, 3, 4, 6, 7.5]) == [
        0.5, 0.5, 0.5, 0.375, 0.25, 0, 0,
      ])
  }

  @Test func curveGivesTheProgress() {
    let timeline = Samples.timeline(events([(0, number(0, .easeIn, 2))]))
    let expected = 1 - TimingCurve.easeIn.progress(at: 0.25)
    #expect(opacities(timeline, at: [0.5]) == [expected])
  }

  @Test func delayHoldsTheStart() {
    let timeline = Samples.timeline(events([(1, number(0, .linear, 1, from: 0.5, delay: 1))]))
    #expect(opacities(timeline, at: [0.5, 1, 1.5, 2, 2.5, 3]) == [1, 0.5, 0.5, 0.5, 0.25, 0])
  }

  @Test func afterHoldsTheChange() {
    let timeline = Samples.timeline([
      Samples.event(1, .opacity, after: 1, number(0, .linear, 1, from: 0.5)),
      Samples.event(4, .opacity, after: 0.25, .set(.number(0.75))),
    ])
    #expect(opacities(timeline, at: [1.5, 2, 2.5, 3, 4, 4.25]) == [1, 0.5, 0.25, 0, 0, 0.75])
  }

  /// It is x(t) = x_old(t) + a_new(t) · (target − x_old(t)).
  @Test(arguments: [AnimationCurve.linear, .easeInOut, .timingCurve(TimingCurve(0.3, 0, 0.1, 1))])
  func overtakingCombines(curve: AnimationCurve) {
    let timeline = Samples.timeline(
      events([(0, number(0, .easeOut, 4)), (1, number(1, curve, 2, delay: 0.5))]))
    for time in stride(from: 0, to: 5, by: 0.0625) {
      let old = 1 + AnimationCurve.easeOut.progress(after: time, of: 4) * (0 - 1)
      let progress = time < 1 ? 0 : curve.progress(after: time - 1.5, of: 2)
      let expected = time >= 3.5 ? 1 : old + progress * (1 - old)
      #expect(abs(opacities(timeline, at: [time])[0] - expected) < 1e-12, "at \(time)")
    }
  }

  @Test func setEndsRunningAnimations() {
    let timeline = Samples.timeline(events([(0, number(0, 4)), (2, .set(.number(0.75)))]))
    #expect(opacities(timeline, at: [1, 2, 3, 5]) == [0.75, 0.75, 0.75, 0.75])
  }

  @Test func animationWithoutDurationIsASet() {
    let timeline = Samples.timeline(
      events([(1, number(0.5, 0)), (2, number(0, .linear, 0, delay: 1))]))
    #expect(opacities(timeline, at: [0.5, 1, 2.5, 3]) == [1, 0.5, 0.5, 0])
  }

  @Test func orderOfQuestionsDoesNotMatter() {
    let timeline = Samples.timeline(
      events([(0, number(0, 3)), (1, number(1, .easeIn, 1)), (3, number(0.25, .easeOut, 2))]))
    let times = (0..<80).map { Double($0) / 10 }
    #expect(opacities(timeline, at: times.reversed()) == opacities(timeline, at: times).reversed())
    for time in times {
      #expect(timeline.at(time: time).groups[1].opacity == opacities(timeline, at: [time])[0])
    }
  }

  // MARK: Positions

  private func move(
    _ to: Vector3, from: Vector3? = nil, _ duration: Double, along: SpatialTangents? = nil
  ) -> TimelineAction.Change {
    .animate(
      TimelineAnimation(
        from: from.map { .vector($0) }, to: .vector(to), curve: .linear, duration: duration,
        along: along))
  }

  private func position(_ timeline: Timeline, at time: Double) -> Vector3 {
    let transform = Samples.transform(timeline.at(time: time))
    return Vector3(transform.apply(.zero))
  }

  private let bend = SpatialTangents(outgoing: Vector3(0, 40, 0), incoming: Vector3(0, 40, 0))

  @Test func positionTravelsAlongACurve() {
    let end = Vector3(60, 0, 0)
    let timeline = Samples.timeline([Samples.event(1, .position, move(end, 2, along: bend))])
    let path = MotionPath(
      start: .zero, control1: bend.outgoing, control2: end + bend.incoming, end: end)
    for share in [0, 0.25, 0.5, 0.75] {
      let expected = path.position(at: share)
      #expect((position(timeline, at: 1 + 2 * share) - expected).length < 1e-9)
    }
    #expect(position(timeline, at: 2).y > 25)
    #expect(position(timeline, at: 3) == end)
  }

  /// Nothing jumps when an animation replaces another one; the older one continues during a delay.
  @Test func curvesOvertakeWithoutAJump() {
    let (first, second) = (Vector3(60, 0, 0), Vector3(0, 90, 0))
    var change = move(second, 2, along: bend)
    if case .animate(var animation) = change {
      animation.delay = 0.5
      change = .animate(animation)
    }
    let timeline = Samples.timeline([
      Samples.event(0, .position, move(first, 1.5, along: bend)),
      Samples.event(1, .position, change),
    ])
    let old = MotionPath(
      start: .zero, control1: bend.outgoing, control2: first + bend.incoming, end: first)
    for time in [0.5, 1, 1.25, 1.5] {
      #expect((position(timeline, at: time) - old.position(at: time / 1.5)).length < 1e-9)
    }
    let new = MotionPath(
      start: first, control1: first + bend.outgoing, control2: second + bend.incoming, end: second)
    #expect((position(timeline, at: 2.5) - new.position(at: 0.5)).length < 1e-9)
    var last = position(timeline, at: 0)
    for frame in 1...480 {
      let next = position(timeline, at: Double(frame) / 120)
      #expect((next - last).length < 2)
      last = next
    }
  }

  @Test func componentsMoveByThemselves() {
    let timeline = Samples.timeline(
      [
        Samples.event(0, .position, component: 0, number(60, 2)),
        Samples.event(1, .position, component: 1, .set(.number(7))),
        Samples.event(2, .position, component: 1, number(9, 1)),
      ], properties: [.position: .vector(Vector3(20, 5, 0))])
    #expect(position(timeline, at: 0.5) == Vector3(30, 5, 0))
    #expect(position(timeline, at: 1) == Vector3(40, 7, 0))
    #expect(position(timeline, at: 2.5) == Vector3(60, 8, 0))
  }

  // MARK: Cycles

  private var lively: [TimelineEvent] {
    [
      Samples.event(0, .opacity, number(0, .easeIn, 3)),
      Samples.event(2, .opacity, after: 0.25, number(1, .easeOut, 4, delay: 0.125)),
      Samples.event(7, .rotation, number(90, .easeInOut, 4)),
    ]
  }

  @Test func resetShowsEveryCycleAlike() {
    let timeline = Samples.timeline(lively)
    for time in stride(from: 0, to: 8, by: 0.0625) {
      #expect(timeline.at(time: time) == timeline.at(time: time + 8))
      #expect(timeline.at(time: time) == timeline.at(time: time + 8000))
    }
    #expect(timeline.at(time: 8).groups[1].opacity == 1)
  }

  @Test func frameAtTheEndIsTheFirstOne() {
    let clock = Clock(duration: 7.3)
    let timeline = Samples.timeline(lively, clock: clock)
    var session = TimelineSession(timeline)
    for cycle in 0..<20 {
      session.advance(toFrame: 438 * Double(cycle))
      #expect(session.scene == timeline.at(time: 0))
    }
  }

  /// A session at any moment shows the same as one that was there from the beginning, also where the whole of a value
  /// and its components change in turns.
  @Test func earlierMomentsLeaveNothing() {
    let whole = TimelineAnimation(to: .vector(Vector3(10, 20, 0)), curve: .linear, duration: 3)
    let timeline = Samples.timeline(
      lively + [
        Samples.event(0, .position, .animate(whole)),
        Samples.event(1, .position, component: 0, number(40, 1)),
        Samples.event(5, .position, .set(.vector(Vector3(1, 2, 0)))),
        Samples.event(6, .position, component: 1, .set(.number(7))),
      ])
    var session = TimelineSession(timeline)
    for time in [0, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 7, 4.5, 1.5, 3.5, 2.5, 7, 0.5, 5.5, 0] {
      session.advance(to: time)
      #expect(session.scene == timeline.at(time: time), "at \(time) s")
    }
  }

  /// A set applies at its own frame, in spite of rounding errors of the time.
  @Test(arguments: [
    Clock(interval: 1, ticks: 8), Clock(duration: 7.3), Clock(interval: 0.98, ticks: 9),
  ])
  func setsAreNotLate(clock: Clock) {
    for frame in 1..<Int(clock.duration * 60) {
      let time = Double(frame) / 60
      let event = clock.event(at: time)
      let after = ((time - clock.time(of: event)) * 1e6).rounded() / 1e6
      let timeline = Samples.timeline(
        [Samples.event(event, .opacity, after: max(0, after), .set(.number(0)))], clock: clock)
      var session = TimelineSession(timeline)
      session.advance(toFrame: Double(frame - 1))
      #expect(session.scene.groups[1].opacity == 1, "frame \(frame)")
      session.advance(toFrame: Double(frame))
      #expect(session.scene.groups[1].opacity == 0, "frame \(frame)")
    }
  }

  @Test func endHoldsWithoutRepeats() {
    let clock = Clock(interval: 1, ticks: 8, repeats: false)
    let timeline = Samples.timeline(
      lively + [Samples.event(8, .opacity, .set(.number(0.25)))], clock: clock)
    let end = timeline.at(time: 8)
    #expect(end.groups[1].opacity == 0.25)
    for time in [8.5, 16, 17, 1e300] { #expect(timeline.at(time: time) == end) }
  }

  @Test func whatRunsGoesOnWithoutRepeats() {
    let clock = Clock(interval: 1, ticks: 8, repeats: false, atEnd: .continue)
    let timeline = Samples.timeline(lively, clock: clock)
    let angles = [8, 9, 11, 100].map { rotation(timeline, at: $0) }
    for (angle, expected) in zip(angles, [0.25, 0.5, 1, 1]) {
      let progress = AnimationCurve.easeInOut.progress(after: expected, of: 1)
      #expect(abs(angle - 90 * progress) < 1e-9)
    }
  }

  private func rotation(_ timeline: Timeline, at time: Double) -> Double {
    let transform = Samples.transform(timeline.at(time: time))
    return (transform.apply(Vector2(1, 0)) - transform.apply(.zero)).angle * 180 / .pi
  }

  @Test func continuingClockKeepsTheState() {
    let clock = Clock(interval: 1, ticks: 4, atEnd: .continue)
    let timeline = Samples.timeline(
      [
        Samples.event(0, .opacity, .set(.number(0.75))),
        Samples.event(1, .opacity, .set(.number(0.5))),
        Samples.event(4, .opacity, .set(.number(0.25))),
      ], clock: clock)
    // Event 0 comes once; the last tick is at the beginning of the next cycle.
    for cycle in [1, 2, 10, 1000] {
      let start = Double(cycle * 4)
      #expect(
        opacities(timeline, at: [start, start + 0.5, start + 1, start + 3]) == [
          0.25, 0.25, 0.5, 0.5,
        ])
    }
    #expect(opacities(timeline, at: [0, 0.5, 1, 3]) == [0.75, 0.75, 0.5, 0.5])
  }

  /// Compares with a plain sum over all changes since the start.
  @Test(arguments: [0.5, 3, 9, 25])
  func continuingAnimationsRunOn(duration: Double) {
    let clock = Clock(interval: 1, ticks: 4, atEnd: .continue)
    let changes: [(Int, Double)] = [(0, 0.9), (1, 0.1), (3, 0.8), (4, 0.4)]
    let timeline = Samples.timeline(
      events(changes.map { ($0.0, number($0.1, .easeOut, duration, delay: 0.25)) }), clock: clock)
    for time in stride(from: 0, to: 120, by: 0.375) {
      var expected = 1.0
      for cycle in 0...30 {
        for (event, target) in changes where cycle == 0 || event > 0 {
          let begin = Double(cycle * 4 + event)
          guard begin <= time else { continue }
          expected +=
            AnimationCurve.easeOut.progress(after: time - begin - 0.25, of: duration)
            * (target - expected)
        }
      }
      #expect(abs(opacities(timeline, at: [time])[0] - expected) < 1e-9, "at \(time)")
    }
  }

  @Test func oddTimesShowTheStart() {
    let timeline = Samples.timeline(lively)
    let start = timeline.at(time: 0)
    for time in [-1, -1e300, .nan, .infinity] { #expect(timeline.at(time: time) == start) }
  }

  @Test func unknownTargetsAreLeftOut() {
    var timeline = Samples.timeline(lively)
    let plain = timeline.at(time: 3)
    for target in [
      TimelineAction.Target(view: "missing", key: .opacity),
      TimelineAction.Target(view: "circle", key: .color),
      TimelineAction.Target(view: "circle", key: .scale, component: 3),
      TimelineAction.Target(view: "circle", key: .opacity, component: 0),
    ] {
      timeline.events[0].actions.append(TimelineAction(target: target, change: .set(.number(0))))
    }
    #expect(timeline.at(time: 3) == plain)
  }
}
