import Geometry
import JSONTree
import SceneModel
import TestSupport
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct TimelineJSONTests {
  @Test func everythingReadsBackEqual() throws {
    var timeline = Samples.everything
    // A property is changed as a whole or by component.
    let bytes = timeline.jsonBytes()
    let read = try Timeline.read(from: bytes)
    #expect(read == timeline)
    #expect(timeline.canonicalized == timeline)
    #expect(read.jsonBytes() == bytes)
    timeline.name = ""
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test func componentsReadBackEqual() throws {
    let stops = PropertyValue.numbers([0, 1, 1, 1, 1, 0, 0, 0])
    var timeline = Samples.timeline([
      Samples.event(0, .scale, component: 0, .set(.number(2))),
      Samples.event(
        1, .position, component: 2,
        .animate(TimelineAnimation(to: .number(5), curve: .easeIn, duration: 1))),
    ])
    let paint = PaintStyle(gradient: .linear, colorStopCount: 2)
    timeline.canvas.root.children.append(
      ViewNode(
        id: "sky", kind: .shape,
        children: [
          ViewNode(
            id: "paint2", kind: .fill(.nonZero, paint), properties: [.gradientStops: stops])
        ]))
    timeline.events[1].actions.append(
      TimelineAction(
        target: TimelineAction.Target(view: "paint2", key: .gradientStops, component: 7),
        change: .set(.number(0.5))))
    let text = String(decoding: timeline.jsonBytes(), as: UTF8.self)
    #expect(text.contains(#""circle.scale.x""#))
    #expect(text.contains(#""circle.position.z""#))
    #expect(text.contains(#""paint2.gradientStops.7""#))
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test func numbersInARowAreCountedNotNamed() throws {
    var rows: [TimelineAction.Target] = []
    func visit(_ view: ViewNode) {
      for property in view.kind.properties {
        guard case .numbers(let numbers) = view.properties[property.key] ?? property.initial
        else { continue }
        if numbers.indices.contains(2) {
          rows.append(TimelineAction.Target(view: view.id, key: property.key, component: 2))
        }
      }
      view.children.forEach(visit)
    }
    var timeline = Samples.everything
    visit(timeline.canvas.root)
    #expect(rows.contains { $0.key == .levels })
    timeline.events = [
      TimelineEvent(
        number: 0, actions: rows.map { TimelineAction(target: $0, change: .set(.number(0.5))) })
    ]
    for row in rows { #expect(row.text.hasSuffix(".2"), "\(row.text)") }
    #expect(try Timeline.read(from: timeline.jsonBytes()).events == timeline.events)
  }

  @Test func rootReadsBackEqual() throws {
    var timeline = Samples.timeline([])
    #expect(timeline.jsonNode.member("root") == nil)
    timeline.canvas.root.id = "canvas"
    timeline.canvas.root.name = "ViewCanvas"
    timeline.canvas.root.kind = .group(GroupView(clipSize: Vector2(5, 6)))
    timeline.canvas.root.properties = [.opacity: .number(0.5)]
    timeline.events = [
      TimelineEvent(
        number: 0,
        actions: [
          TimelineAction(
            target: TimelineAction.Target(view: "canvas", key: .opacity), change: .set(.number(1)))
        ])
    ]
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test(arguments: BlendMode.allCases)
  func blendModesReadBackEqual(mode: BlendMode) throws {
    var timeline = Samples.timeline([])
    timeline.canvas.root.children[0].kind = .group(GroupView(blendMode: mode))
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test func canonicalFormIsReadBack() throws {
    var timeline = Samples.timeline([])
    timeline.canvas.root.children[0].properties = [
      .opacity: .number(1), .color: .color(.white), .rotation: .number(5),
    ]
    let read = try Timeline.read(from: timeline.jsonBytes())
    #expect(read == timeline.canonicalized)
    #expect(read.canvas.root.children[0].properties == [.rotation: .number(5)])
  }

  @Test func formIsPleasant() {
    var timeline = Samples.timeline(
      [
        Samples.event(
          3, .rotation,
          .animate(TimelineAnimation(to: .number(-225), curve: .easeInOut, duration: 2))),
        Samples.event(4, .position, after: 0.5, .set(.vector(Vector3(1, 2, 0)))),
      ], properties: [.position: .vector(Vector3(195, 422, 0)), .scale: .vector(Vector3(2, 2, 1))])
    timeline.name = "No time to stop"
    let expected = """
      {
        "xsheet": 1,
        "name": "No time to stop",
        "size": [100, 100],
        "frameRate": 60,
        "clock": {"interval": 1, "ticks": 8, "repeats": true, "atEnd": "reset"},
        "views": [
          {
            "id": "circle",
            "kind": "group",
            "position": [195, 422],
            "scale": [2, 2],
            "children": [
              {
                "id": "shape",
                "kind": "shape",
                "children": [
                  {"id": "disc", "kind": "ellipse", "size": [20, 20]},
                  {"id": "paint", "kind": "fill"}
                ]
              }
            ]
          }
        ],
        "events": [
          {
            "event": 3,
            "actions": [{"animate": "circle.rotation", "to": -225, "curve": "easeInOut", "duration": 2}]
          },
          {
            "event": 4,
            "actions": [{"set": "circle.position", "to": [1, 2], "after": 0.5}]
          }
        ]
      }

      """
    #expect(String(decoding: timeline.jsonBytes(), as: UTF8.self) == expected)
  }

  @Test func leftOutMembersHaveDefaults() throws {
    let text = #"{"xsheet": 1, "size": [10, 20], "clock": {"ticks": 3}, "views": []}"#
    let timeline = try Timeline.read(from: Array(text.utf8))
    #expect(timeline.clock == Clock(interval: 1, ticks: 3, repeats: true, atEnd: .reset))
    #expect(timeline.frameRate == 60)
    #expect(timeline.canvas.root.id == "root")
    #expect(timeline.events.isEmpty)
  }

  @Test(arguments: [
    (##""#FF8000""##, Color(red: 1, green: 128 / 255.0, blue: 0)),
    (##""#ff800080""##, Color(red: 1, green: 128 / 255.0, blue: 0, alpha: 128 / 255.0)),
    (##""#F80""##, Color(red: 1, green: 136 / 255.0, blue: 0)),
    (##""#f808""##, Color(red: 1, green: 136 / 255.0, blue: 0, alpha: 136 / 255.0)),
    ("[1, 0.5, 0]", Color(red: 1, green: 0.5, blue: 0)),
    ("[1, 0.5, 0, 0.25]", Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)),
  ])
  func colorsHaveTwoForms(text: String, color: Color) throws {
    let json = """
      {"xsheet": 1, "size": [10, 20], "clock": {"ticks": 3}, "views": [{"id": "s", "kind": "shape",
        "children": [{"id": "f", "kind": "fill", "color": \(text)}]}]}
      """
    let timeline = try Timeline.read(from: Array(json.utf8))
    let fill = timeline.canvas.root.children[0].children[0]
    #expect(fill.properties[.color] == .color(color))
  }

  @Test func timelinesAreDetected() throws {
    #expect(Timeline.isTimeline(try JSONDocument(parsing: Array(#"{"xsheet": 9}"#.utf8))))
    #expect(!Timeline.isTimeline(try JSONDocument(parsing: Array(#"{"v": "5.7"}"#.utf8))))
    #expect(!Timeline.isTimeline(try JSONDocument(parsing: Array("[1]".utf8))))
  }
}
