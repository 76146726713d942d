import Geometry
import SceneModel
import Testing
import TimelineModel
import ViewTree

@testable import TimelineConversion

/// Color effects that become other colors.
@Suite struct RecoloringTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// A timeline with a square in a group with an inversion.
  private func timeline(opacity: Double = 1, change: PropertyKey? = nil) -> Timeline {
    let shape = ViewNode(
      id: "shape", kind: .shape,
      children: [
        ViewNode(
          id: "square", kind: .rectangle(RectangleView()),
          properties: [.size: .vector(Vector3(50, 50, 0))]),
        ViewNode(
          id: "fill", kind: .fill(FillView()),
          properties: [.color: .color(red), .opacity: .number(opacity)]),
      ])
    let invert = ViewNode(id: "invert", kind: .effect(SceneEffect(Invert())))
    let group = ViewNode(id: "group", kind: .group(GroupView()), children: [shape, invert])
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [group])
    var timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(40, 40), root: root), clock: Clock(interval: 1, ticks: 2),
      frameRate: 10)
    if let change {
      let target = TimelineAction.Target(view: "fill", key: change)
      timeline.events = [
        TimelineEvent(
          number: 1,
          actions: [TimelineAction(target: target, change: .set(.number(0.5)))])
      ]
    }
    return timeline
  }

  /// The kinds of the views in the group, and the color of the fill.
  private func group(_ timeline: Timeline) -> (kinds: [String], color: Color?) {
    let group = timeline.canvas.root.children[0]
    let fill = group.children[0].children[1]
    return (group.children.map(\.kind.name), fill.initialValue(.color)?.colorValue)
  }

  @Test func plainColorsChange() {
    let (kinds, color) = group(timeline().recoloring())
    #expect(kinds == ["shape"])
    #expect(color == Color(red: 0, green: 1, blue: 1))
  }

  @Test func translucentAndMovingColorsStay() {
    let fades: [Timeline] = [
      timeline(opacity: 0.5), timeline(change: .opacity), timeline(change: .color),
    ]
    for timeline in fades {
      let (kinds, color) = group(timeline.recoloring())
      #expect(kinds == ["shape", "invert"])
      #expect(color == red)
    }
  }
}
