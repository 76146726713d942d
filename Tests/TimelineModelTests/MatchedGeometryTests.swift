import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Views that share their frames, anywhere in the tree.
@Suite struct MatchedGeometryTests {
  private func group(
    _ id: String, _ matched: MatchedGeometry? = nil, frame: Vector2? = nil,
    _ properties: PropertyValues = [:], _ children: [ViewNode] = []
  ) -> ViewNode {
    var style = GroupView()
    (style.matched, style.frame) = (matched, frame)
    return ViewNode(id: id, kind: .group(style), properties: properties, children: children)
  }

  private func point(_ x: Double, _ y: Double) -> PropertyValue { .vector(Vector3(x, y, 0)) }
  private func scale(_ x: Double, _ y: Double) -> PropertyValue { .vector(Vector3(x, y, 1)) }

  private func animate(_ view: String, _ key: PropertyKey, to value: PropertyValue = .number(1))
    -> TimelineAction
  {
    TimelineAction(
      target: TimelineAction.Target(view: view, key: key),
      change: .animate(TimelineAnimation(to: value, curve: .linear, duration: 1)))
  }

  /// The transforms from the coordinates of views to those of the canvas, by identifier.
  private func places(_ timeline: Timeline, at time: Double) -> [String: Affine] {
    let scene = timeline.at(time: time)
    let names = timeline.canvas.root.preorder.map(\.node.id)
    var result: [String: Affine] = [:]
    var open: [(end: Int, place: Affine)] = []
    for (index, node) in scene.nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      guard case .group = node.kind else { continue }
      let place = (open.last?.place ?? .identity) * scene.groups[node.index].transform
      result[names[node.source]] = place
      open.append((node.end, place))
    }
    return result
  }

  private func timeline(_ views: [ViewNode], _ actions: [TimelineAction]) -> Timeline {
    var timeline = Samples.timeline([TimelineEvent(number: 1, actions: actions)])
    timeline.canvas.root.children = views
    return timeline
  }

  /// A row in a list that is moved and scaled, and the header of a page elsewhere, of which one is
  /// present at a time.
  private var swap: Timeline {
    timeline(
      [
        group(
          "list", nil, [.position: point(10, 20), .scale: scale(2, 2)],
          [
            group(
              "row", MatchedGeometry(id: "hero"), frame: Vector2(10, 5), [.position: point(3, 4)])
          ]),
        group(
          "page", nil, [.position: point(0, 50), .rotation: .number(0)],
          [
            group(
              "head", MatchedGeometry(id: "hero"), frame: Vector2(80, 40),
              [.position: point(5, 0), .insertion: .number(0)])
          ]),
      ], [animate("row", .removal), animate("head", .insertion)])
  }

  @Test func viewsOfDifferentGroupsMeet() throws {
    for time in [1.25, 1.5, 1.9] {
      let places = places(swap, at: time)
      let (row, head) = (try #require(places["row"]), try #require(places["head"]))
      let share = time - 1
      // The row's frame is (16, 28, 20, 10) on the canvas, that of the head (5, 50, 80, 40).
      let origin = Vector2(16 + (5 - 16) * share, 28 + (50 - 28) * share)
      let size = Vector2(20 + 60 * share, 10 + 30 * share)
      for (place, own) in [(row, Vector2(10, 5)), (head, Vector2(80, 40))] {
        #expect(place.apply(.zero).distance(to: origin) < 1e-9)
        #expect(place.apply(own).distance(to: origin + size) < 1e-9)
      }
    }
  }

  /// Frames are those of the current time, also while groups around them move.
  @Test func groupsAroundMayMove() throws {
    var timeline = swap
    timeline.events[0].actions.append(animate("page", .position, to: point(40, 10)))
    let places = places(timeline, at: 1.5)
    let (row, head) = (try #require(places["row"]), try #require(places["head"]))
    #expect(row.apply(.zero).distance(to: head.apply(.zero)) < 1e-9)
    #expect(row.apply(Vector2(10, 5)).distance(to: head.apply(Vector2(80, 40))) < 1e-9)
    // The page is at (20, 30) then, the head at (25, 30).
    #expect(row.apply(.zero).distance(to: Vector2((16 + 25) / 2.0, (28 + 30) / 2.0)) < 1e-9)
  }

  /// A card in a rotating group, and a ring that follows it.
  private func follower(
    _ matched: MatchedGeometry, sourceAnchor: Vector2 = Vector2(0.5, 0.5)
  ) -> Timeline {
    timeline(
      [
        group(
          "table", nil, [.position: point(50, 50)],
          [
            group(
              "card", MatchedGeometry(id: "chosen", anchor: sourceAnchor), frame: Vector2(20, 10),
              [.position: point(-10, -5)])
          ]),
        group(
          "overlay", nil, [.scale: scale(2, 2)],
          [group("ring", matched, frame: Vector2(4, 4), [.position: point(1, 2)])]),
      ],
      [animate("table", .position, to: point(70, 50)), animate("table", .scale, to: scale(3, 3))])
  }

  @Test func aFollowerAdoptsTheFrame() throws {
    let timeline = follower(MatchedGeometry(id: "chosen", isSource: false))
    for time in [0.5, 1.25, 5] {
      let places = places(timeline, at: time)
      let (card, ring) = (try #require(places["card"]), try #require(places["ring"]))
      #expect(ring.apply(.zero).distance(to: card.apply(.zero)) < 1e-9)
      #expect(ring.apply(Vector2(4, 4)).distance(to: card.apply(Vector2(20, 10))) < 1e-9)
    }
  }

  @Test(arguments: [Vector2(0.5, 0.5), Vector2(0, 1)])
  func aFollowerCanAdoptThePositionAlone(anchor: Vector2) throws {
    let timeline = follower(
      MatchedGeometry(id: "chosen", properties: .position, anchor: anchor, isSource: false),
      sourceAnchor: Vector2(1, 0))
    let places = places(timeline, at: 1.5)
    let (card, ring) = (try #require(places["card"]), try #require(places["ring"]))
    // Its anchor is at that of the source; it keeps its own size.
    #expect(ring.apply(anchor * Vector2(4, 4)).distance(to: card.apply(Vector2(20, 0))) < 1e-9)
    #expect(ring.applyLinear(Vector2(4, 0)).distance(to: Vector2(8, 0)) < 1e-9)
  }

  @Test func aFollowerCanAdoptTheSizeAlone() throws {
    let timeline = follower(
      MatchedGeometry(id: "chosen", properties: .size, anchor: Vector2(0, 0), isSource: false))
    let ring = try #require(places(timeline, at: 5)["ring"])
    #expect(ring.apply(.zero).distance(to: Vector2(2, 4)) < 1e-9)
    #expect(ring.apply(Vector2(4, 4)).distance(to: Vector2(2 + 60, 4 + 30)) < 1e-9)
  }

  @Test func aFollowerMovesFromSourceToSource() throws {
    var timeline = swap
    timeline.canvas.root.children.append(
      group(
        "ring", MatchedGeometry(id: "hero", isSource: false), frame: Vector2(1, 1),
        [.position: point(90, 90)]))
    for (time, origin) in [(0.5, Vector2(16, 28)), (1.5, Vector2(10.5, 39)), (4, Vector2(5, 50))] {
      let ring = try #require(places(timeline, at: time)["ring"])
      #expect(ring.apply(.zero).distance(to: origin) < 1e-9, "at \(time)")
    }
  }

  @Test func aFollowerOfAnAbsentSourceKeepsItsFrame() throws {
    var timeline = follower(MatchedGeometry(id: "chosen", isSource: false))
    timeline.events[0].actions.append(animate("card", .removal))
    let ring = try #require(places(timeline, at: 4)["ring"])
    #expect(ring.apply(.zero).distance(to: Vector2(2, 4)) < 1e-9)
  }

  @Test func whatLiesInASourceFollowsIt() throws {
    let inner = group(
      "inner", MatchedGeometry(id: "x", isSource: false), frame: Vector2(2, 2),
      [.position: point(7, 7)])
    let timeline = timeline(
      [
        group(
          "outer", MatchedGeometry(id: "x"), frame: Vector2(30, 20), [.position: point(10, 10)],
          [group("between", nil, [.position: point(5, 5), .scale: scale(0.5, 0.5)], [inner])])
      ], [])
    let place = try #require(places(timeline, at: 0)["inner"])
    #expect(place.apply(.zero).distance(to: Vector2(10, 10)) < 1e-9)
    #expect(place.apply(Vector2(2, 2)).distance(to: Vector2(40, 30)) < 1e-9)
  }

  /// A follower follows a hidden source that moves.
  @Test func followersAdoptFramesOfHiddenSources() throws {
    var timeline = follower(MatchedGeometry(id: "chosen", isSource: false))
    timeline.canvas.root.children[0].properties[.isVisible] = .flag(false)
    var session = TimelineSession(timeline)
    for time in [0.0, 1.3, 1.7] {
      session.advance(to: time)
      #expect(session.scene == timeline.at(time: time))
    }
    let ring = try #require(places(timeline, at: 5)["ring"])
    #expect(ring.apply(.zero).distance(to: Vector2(70 - 30, 50 - 15)) < 1e-9)
  }

  /// A cycle of matches made in code is played without matching.
  @Test func circlesAreLeftUnmatched() throws {
    let inner = group("inner", MatchedGeometry(id: "x"), frame: Vector2(2, 2))
    let outer = group(
      "outer", MatchedGeometry(id: "x", isSource: false), frame: Vector2(2, 2),
      [.position: point(7, 7)], [inner])
    let places = places(timeline([outer], []), at: 0)
    #expect(places["outer"] == .translation(Vector2(7, 7)))
  }
}
