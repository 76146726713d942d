import Geometry
import SceneModel
import TestSupport
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Views that appear and disappear: transitions and matched geometry.
@Suite struct PresenceTests {
  private func group(_ id: String, _ style: GroupView, at position: Vector2) -> ViewNode {
    ViewNode(
      id: id, kind: .group(style), properties: [.position: .vector(Vector3(position))])
  }

  private func timeline(
    _ transition: ViewTransition, frame: Vector2? = nil, _ events: [TimelineEvent]
  ) -> Timeline {
    var style = GroupView()
    (style.transition, style.frame) = (transition, frame)
    var timeline = Samples.timeline(events)
    timeline.canvas.root.children = [group("card", style, at: Vector2(30, 20))]
    return timeline
  }

  private func action(
    _ view: String, _ key: PropertyKey, duration: Double = 1, curve: AnimationCurve = .linear
  ) -> TimelineAction {
    TimelineAction(
      target: TimelineAction.Target(view: view, key: key),
      change: .animate(TimelineAnimation(to: .number(1), curve: curve, duration: duration)))
  }

  /// Removed from 1 to 2, inserted again from 3 to 4.
  private var comings: [TimelineEvent] {
    [
      TimelineEvent(number: 1, actions: [action("card", .removal)]),
      TimelineEvent(number: 3, actions: [action("card", .insertion)]),
    ]
  }

  private func card(_ timeline: Timeline, _ time: Double) -> SceneGroup {
    timeline.at(time: time).groups[1]
  }

  /// The effect of a transition on the card halfway out and halfway in: translation, scale, opacity.
  @Test(arguments: [
    (ViewTransition.opacity, [0, 0, 1, 0.5], [0, 0, 1, 0.5]),
    (.scale(0.2), [0, 0, 0.6, 1], [0, 0, 0.6, 1]),
    (.offset(Vector2(8, -4)), [4, -2, 1, 1], [4, -2, 1, 1]),
    (.move(.bottom), [0, 50, 1, 1], [0, 50, 1, 1]),
    (.slide, [50, 0, 1, 1], [-50, 0, 1, 1]),
    (.push(.top), [0, 50, 1, 0.5], [0, -50, 1, 0.5]),
    (.combined([.scale(0), .opacity]), [0, 0, 0.5, 0.5], [0, 0, 0.5, 0.5]),
    (.asymmetric(insertion: .move(.leading), removal: .opacity), [0, 0, 1, 0.5], [-50, 0, 1, 1]),
  ])
  func halfway(transition: ViewTransition, out: [Double], back: [Double]) {
    let timeline = timeline(transition, comings)
    for (time, expected) in [(1.5, out), (3.5, back)] {
      let card = card(timeline, time)
      let found = [
        card.transform.tx - 30, card.transform.ty - 20, card.transform.a, card.opacity,
      ]
      for (one, other) in zip(found, expected) { #expect(abs(one - other) < 1e-9, "\(found)") }
    }
    #expect(card(timeline, 0.5).isVisible && card(timeline, 1.99).isVisible)
    #expect(!card(timeline, 2).isVisible && !card(timeline, 2.9).isVisible)
    #expect(card(timeline, 4) == card(timeline, 0.5))
  }

  @Test func edgesAreAsFarAsTheFrameIsLarge() {
    var timeline = timeline(.move(.trailing), frame: Vector2(40, 10), comings)
    timeline.canvas.root.children[0].properties[.scale] = .vector(Vector3(2, 2, 1))
    #expect(abs(card(timeline, 1.5).transform.tx - 70) < 1e-9)
  }

  @Test func blursAreEffectsOfTheGroup() {
    let timeline = timeline(.blur(12), comings)
    #expect(timeline.at(time: 0).effects == [.gaussianBlur(deviation: .zero)])
    #expect(timeline.at(time: 1.5).effects == [.gaussianBlur(deviation: Vector2(6, 6))])
  }

  @Test func viewsMayBeAbsentAtFirst() {
    var timeline = timeline(.opacity, [comings[1]])
    timeline.canvas.root.children[0].properties[.insertion] = .number(0)
    #expect(!card(timeline, 0).isVisible && !card(timeline, 3).isVisible)
    #expect(abs(card(timeline, 3.25).opacity - 0.25) < 1e-9)
    #expect(card(timeline, 7).opacity == 1)
  }

  /// A view that is inserted during its removal reverses from its current state.
  @Test func removalsCanBeInterrupted() {
    let timeline = timeline(
      .move(.bottom),
      [
        TimelineEvent(number: 1, actions: [action("card", .removal, duration: 4)]),
        TimelineEvent(number: 3, actions: [action("card", .insertion)]),
      ])
    #expect(abs(card(timeline, 3).transform.ty - 70) < 1e-9)
    let between = card(timeline, 3.5).transform.ty
    #expect(between > 20 && between < 70)
    #expect(card(timeline, 4).transform.ty == 20)
  }

  /// A spring that overshoots moves the view beyond its position.
  @Test func springsOvershoot() {
    let spring = AnimationCurve.spring(duration: 0.5, bounce: 0.6)
    var timeline = timeline(
      .move(.bottom),
      [
        TimelineEvent(
          number: 1,
          actions: [
            action("card", .insertion, duration: spring.settlingDuration ?? 1, curve: spring)
          ])
      ])
    timeline.canvas.root.children[0].properties[.insertion] = .number(0)
    let heights = stride(from: 1.01, to: 3, by: 0.01).map { card(timeline, $0).transform.ty }
    #expect((heights.min() ?? 20) < 10)
  }

  /// While one view disappears and the other appears, both have equal position and size.
  @Test func matchedViewsMeet() {
    func style(_ size: Vector2) -> GroupView {
      var style = GroupView()
      (style.matched, style.frame) = (MatchedGeometry(id: "hero"), size)
      return style
    }
    var timeline = Samples.timeline([
      TimelineEvent(
        number: 1, actions: [action("small", .removal), action("large", .insertion)])
    ])
    timeline.canvas.root.children = [
      group("small", style(Vector2(10, 20)), at: Vector2(5, 70)),
      group("large", style(Vector2(80, 40)), at: Vector2(10, 10)),
    ]
    timeline.canvas.root.children[1].properties[.insertion] = .number(0)
    for time in [1.25, 1.5, 1.9] {
      let groups = timeline.at(time: time).groups
      let share = time - 1
      let small = groups[1].transform.apply(Vector2(10, 20))
      let large = groups[2].transform.apply(Vector2(80, 40))
      #expect(small.distance(to: large) < 1e-9)
      #expect(small.distance(to: Vector2(15 + 75 * share, 90 - 40 * share)) < 1e-9)
      #expect(groups[1].transform.tx == groups[2].transform.tx)
      #expect(abs(groups[1].opacity - 1 + share) < 1e-9 && abs(groups[2].opacity - share) < 1e-9)
    }
    let end = timeline.at(time: 3).groups
    #expect(
      !end[1].isVisible && end[2].isVisible && end[2].transform == .translation(Vector2(10, 10)))
  }

  /// amplitude · sin(2π · cycles).
  @Test(arguments: [
    (DrivenEffect.shake, Affine.translation(Vector2(30 + 6, 20 - 3))),
    (.swing, .translation(Vector2(30, 20)) * .rotation(degrees: 6)),
    (.pulse, .translation(Vector2(30, 20)) * .scale(Vector2(7, -2))),
  ])
  func effectsFollowTheirNumber(effect: DrivenEffect, expected: Affine) {
    var style = GroupView()
    style.effect = effect
    let target = TimelineAction.Target(view: "card", key: .cycles)
    var timeline = Samples.timeline([
      TimelineEvent(
        number: 0,
        actions: [
          TimelineAction(
            target: target,
            change: .animate(TimelineAnimation(to: .number(1000), curve: .linear, duration: 1000)))
        ])
    ])
    timeline.canvas.root.children = [group("card", style, at: Vector2(30, 20))]
    timeline.canvas.root.children[0].properties[.amplitude] = .vector(Vector3(6, -3, 0))
    let rest = Affine.translation(Vector2(30, 20))
    for (time, transform) in [(0, rest), (0.25, expected), (0.5, rest), (7.25, expected)] {
      let found = card(timeline, time).transform
      for corner in [Vector2.zero, Vector2(1, 0), Vector2(0, 1)] {
        #expect(found.apply(corner).distance(to: transform.apply(corner)) < 1e-6)
      }
    }
  }
}
