import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Xsheet

/// The SwiftUI source of what hand-written timelines say: keyframes, phases, pictures, transitions, driven motions, paths.
@Suite struct SwiftUIVocabularyTests {
  private static let box = """
    {"id": "box", "kind": "group", "position": [20, 20], "children": [
      {"id": "disc", "kind": "shape", "children": [
        {"id": "circle", "kind": "ellipse", "size": [16, 16]},
        {"id": "paint", "kind": "fill", "color": "#FF0000"}]}]}
    """

  private func export(
    _ events: String, views: String = box, clock: String = #"{"interval": 1, "ticks": 4}"#,
    more: String = ""
  ) throws -> (source: String, findings: [Diagnostic]) {
    let text = """
      {"xsheet": 1, "size": [60, 40], "frameRate": 30, "clock": \(clock), \(more)
       "views": [\(views)], "events": [\(events)]}
      """
    let timeline = try TimelineDocument(bytes: Array(text.utf8), name: "a.json")
    #expect(timeline.findings.filter { $0.severity == .error }.isEmpty)
    let export = try ExportFormat.swiftUI.exporter.export(
      timeline, named: "small", in: nil, linksPictures: false)
    let file = try #require(export.files.first)
    let source = String(decoding: file.bytes, as: UTF8.self)
    return (source, export.diagnostics.items)
  }

  /// The lines between two texts without their indentation.
  private func lines(_ source: String, from start: String, to end: String) throws -> [String] {
    let first = try #require(source.range(of: start))
    let rest = source[first.lowerBound...]
    let last = try #require(rest.range(of: end))
    return rest[..<last.lowerBound].split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  @Test("an event starts keyframes; vectors are numbers, colors and paths are values")
  func keyframes() throws {
    let (source, findings) = try export(
      """
      {"event": 1, "keyframes": [{"tracks": {
        "box.position": [{"linear": [40, 20], "duration": 1}, {"spring": [20, 30], "curve": "bouncy"}],
        "paint.color": [{"linear": "#0000FF", "duration": 1, "curve": "easeOut"}]}, "after": 0.5}]}
      """)
    #expect(findings.isEmpty)
    #expect(
      source.contains(
        "KeyframeRun(Self.timeline, from: Values(), since: runStart, still: Values.still)"))
    #expect(source.contains("timer.after(0.5) { runStart = timer.time }"))
    #expect(
      try lines(source, from: "KeyframeTrack(\\.boxPositionX)", to: "}") == [
        "KeyframeTrack(\\.boxPositionX) {", "LinearKeyframe(40.0, duration: 1)",
        "SpringKeyframe(20.0, spring: .bouncy)",
      ])
    #expect(source.contains("ThemeColor(\\.paint2), duration: 1,"))
    #expect(source.contains("var paintColor = ThemeColor(\\.paint)"))
  }

  @Test("a view that does not play has no markers")
  func stillMarkers() throws {
    let (source, _) = try export("", more: #""markers": [{"name": "rest", "time": 1}],"#)
    #expect(!source.contains("Marker") && !source.contains("AnimationCycle"))
  }

  @Test("keyframes of a property that also changes otherwise become changes")
  func sharedProperty() throws {
    let (source, findings) = try export(
      """
      {"event": 0, "actions": [{"animate": "box.position.x", "to": 50, "duration": 1}]},
      {"event": 2, "keyframes": [{"tracks": {
        "box.position.x": [{"cubic": 30, "duration": 0.4}, {"move": 10}]}}]}
      """)
    #expect(findings.isEmpty)
    #expect(!source.contains("KeyframeAnimator"))
    #expect(
      try lines(source, from: "case .second(2):", to: "default") == [
        "case .second(2):",
        "withAnimation(.timingCurve(0.33333, 0, 0.66667, 1, duration: 0.4)) { boxPositionX = 30 }",
        "timer.after(0.4) { boxPositionX = 10 }",
      ])
  }

  @Test("phases are an enumeration with their values and animations")
  func phases() throws {
    let states = """
      [{"name": "rest", "values": {"box.scale": [1, 1]}, "curve": "smooth"},
       {"name": "grown", "values": {"box.scale": [2, 2]}, "curve": "easeIn", "duration": 0.3}]
      """
    let (source, findings) = try export(#"{"event": 1, "phases": [{"states": \#(states)}]}"#)
    #expect(findings.isEmpty)
    #expect(source.contains("Phase.allCases, trigger: reducesMotion ? nil : runStart,"))
    #expect(source.contains(".scaleEffect(phase.boxScale)"))
    #expect(
      try lines(source, from: "var boxScale: Double {", to: "/// The animation") == [
        "var boxScale: Double {", "switch self {", "case .rest: 1", "case .grown: 2", "}", "}",
      ])
    #expect(source.contains("case .grown: .easeIn(duration: 0.3)"))

    let endless = try export(
      #"{"event": 0, "phases": [{"states": \#(states), "repeat": "forever"}]}"#)
    #expect(endless.source.contains("reducesMotion ? [.rest] : Phase.allCases,"))
    #expect(endless.source.contains("animation: { timer.steered($0.animation) }"))
  }

  @Test func runsOfPhasesThatBeginTogetherAreTwoEnumerations() throws {
    func run(_ values: [String]) -> String {
      let states = values.enumerated().map { index, value in
        #"{"name": "s\#(index)", "values": {\#(value)}, "curve": "linear", "duration": 0.2}"#
      }
      return #"{"states": [\#(states.joined(separator: ","))]}"#
    }
    let runs = [
      run([#""box.opacity": 1"#, #""box.opacity": 0"#]),
      run([#""box.rotation": 0"#, #""box.rotation": 90"#, #""box.rotation": 5"#]),
    ]
    let (source, _) = try export(
      #"{"event": 1, "phases": [\#(runs.joined(separator: ","))]}"#)
    #expect(source.contains("enum Phase: CaseIterable") && source.contains("case s0, s1\n"))
    #expect(source.contains("enum Phase2: CaseIterable") && source.contains("case s0, s1, s2\n"))
    #expect(source.contains("runStart") && !source.contains("runStart2"))
  }

  @Test("texts have a font, a tracking and a place by the baseline")
  func texts() throws {
    let (source, findings) = try export(
      "",
      views: """
        {"id": "title", "kind": "text", "string": "NO TIME", "font": "Nonesuch Bold", "size": 40,
         "tracking": 3, "alignment": "center", "position": [30, 20]},
        {"id": "plain", "kind": "text", "string": "one\\ntwo", "size": 20}
        """)
    #expect(findings.map(\.code) == [.fontNeeded])
    for line in [
      "Text(theme.titleText)", "var titleText = LocalizedStringResource(\"NO TIME\")",
      "pictures, texts and slots of the design.", ".tracking(3)",
      ".modifier(BaselinePlacement(.center))",
      ".position(x: 31.5, y: 20)", "Text(theme.plainText2)", ".font(.system(size: 20))",
      ".position(x: 0, y: 24)",
    ] { #expect(source.contains(line), "\(line)") }
  }

  @Test("letters of texts without a font are reported")
  func lettersOfSystemFont() throws {
    let (_, findings) = try export(
      #"{"event": 1, "actions": [{"set": "a.opacity", "to": 0, "by": "letter", "step": 0.1}]}"#,
      views: #"{"id": "a", "kind": "text", "string": "abc"}"#)
    #expect(findings.map(\.code) == [.lettersOfOtherFont])
  }

  @Test("events play pictures")
  func pictures() throws {
    let frames = """
      {"id": "digit", "kind": "frames", "sources": ["1.png", "2.png", "3.png", "4.png"], "size": [9, 9]}
      """
    let (source, findings) = try export(
      """
      {"event": 1, "actions": [{"play": "digit", "interval": 0.25, "repeat": 2}]},
      {"event": 2, "actions": [{"play": "digit", "interval": 0.1, "repeat": "forever"}]},
      {"event": 3, "actions": [{"stop": "digit", "after": 0.35}]}
      """, views: frames)
    #expect(findings.map(\.code) == [.pictureNeeded])
    #expect(source.contains("@State private var digit = ImageSequence(Pictures.digit)"))
    #expect(source.contains(#"static let digit = (1...4).map { "\($0)" }"#))
    #expect(source.contains("digit.play(every: 0.25, times: 2, on: timer)"))
    #expect(source.contains("digit.loop(every: 0.1, on: timer)"))
    #expect(source.contains("timer.after(0.35) { digit.stop() }"))
  }

  @Test("groups appear and disappear with transitions")
  func transitions() throws {
    let view = Self.box.replacing(
      #""position": [20, 20]"#,
      with:
        #""transition": {"insertion": "slide", "removal": ["opacity", {"scale": 0.5}]}"#
    )
    let (source, findings) = try export(
      """
      {"event": 1, "actions": [{"remove": "box", "curve": "easeIn", "duration": 0.5}]},
      {"event": 2, "actions": [{"insert": "box", "curve": "easeOut", "duration": 0.5}]}
      """, views: view)
    #expect(findings.isEmpty)
    #expect(source.contains("if isBoxShown {"))
    #expect(
      source.contains(
        "insertion: .slide, removal: .opacity.combined(with: .scale(scale: 0.5)))"))
    #expect(source.contains("withAnimation(.easeIn(duration: 0.5)) { isBoxShown = false }"))
  }

  @Test("a number drives a shake")
  func drivenMotion() throws {
    let view = Self.box.replacing(
      #""position""#, with: #""effect": "shake", "amplitude": [12, 0], "position""#)
    let (source, findings) = try export(
      #"{"event": 1, "actions": [{"animate": "box.cycles", "to": 4, "duration": 0.8}]}"#,
      views: view)
    #expect(findings.isEmpty)
    #expect(source.contains(".modifier(ShakeEffect(cycles: boxCycles, x: 12))"))
  }

  @Test("positions move along curved paths, one after the other")
  func curvedPaths() throws {
    let events = """
      {"event": 1, "actions": [
        {"animate": "box.position", "to": [40, 20], "duration": 0.5, "along": [[0, -9], [0, -9]]}]},
      {"event": 2, "actions": [{"set": "box.position", "to": [5, 5]}]}
      """
    let (source, findings) = try export(events)
    #expect(findings.isEmpty)
    #expect(source.contains("RoutesEffect(along: [Outlines.boxRoute, Outlines.boxRoute2], to:"))
    #expect(source.contains(#"MotionRoute(svg: "M 20,20 C 20,11 40,11 40,20")"#))
    #expect(
      try lines(source, from: "case .second(2):", to: "default") == [
        "case .second(2):", "boxPositionStep = 2",
      ])

    let clock = #"{"interval": 1, "ticks": 4, "atEnd": "continue"}"#
    let continued = try export(events, clock: clock)
    #expect(continued.findings.map(\.code) == [.notExported])
  }

  @Test("a jump is shown before the animation after it, and markers are constants")
  func jumpsAndMarkers() throws {
    let (source, findings) = try export(
      #"{"event": 1, "actions": [{"animate": "box.opacity", "from": 0, "to": 1, "duration": 1}]}"#,
      more: #""markers": [{"name": "Main part", "time": 1, "duration": 2}],"#)
    #expect(findings.isEmpty)
    #expect(
      try lines(source, from: "if case .second(1)", to: "      }\n    }") == [
        "if case .second(1) = event {", "boxOpacity = 0",
        "timer.afterUpdate { withAnimation(.linear(duration: 1)) { boxOpacity = 1 } }",
      ])
    #expect(source.contains("static var mainPart: Self {\n    Self(at: 1, until: 3)\n"))
  }

  @Test("staggered copies are a loop over data")
  func copies() throws {
    let views = (0..<4).map { index in
      """
      {"id": "bar\(index)", "kind": "group", "position": [\(index * 11 % 7), 5], "opacity": 0,
       "children": [{"id": "shape\(index)", "kind": "shape", "children": [
         {"id": "rectangle\(index)", "kind": "rectangle", "size": [4, 16]},
         {"id": "fill\(index)", "kind": "fill", "color": "#0000FF"}]}]}
      """
    }
    let actions = (0..<4).map { index in
      #"{"animate": "bar\#(index).opacity", "to": 1, "duration": 1, "delay": \#(Double(index) / 10)}"#
    }
    let (source, findings) = try export(
      #"{"event": 1, "actions": [\#(actions.joined(separator: ", "))]}"#,
      views: #"{"id": "bars", "kind": "group", "children": [\#(views.joined(separator: ", "))]}"#)
    #expect(findings.isEmpty)
    #expect(source.contains("private static let parts: [BarItem] = ["))
    #expect(source.contains(".init(id: 0, x: "))
    #expect(source.contains("private nonisolated struct BarItem: Identifiable {"))
    #expect(source.contains("ForEach(Self.parts) { part in"))
    #expect(source.contains("BarView(x: part.x, delay: 0.1 * Double(part.id))"))
    #expect(source.components(separatedBy: "private struct BarView").count == 2)
  }

  @Test("values of event 0 are initial, and changes of one animation are made together")
  func firstValues() throws {
    let (source, findings) = try export(
      """
      {"event": 0, "actions": [
        {"set": "box.rotation", "to": 30},
        {"animate": "box.opacity", "from": 0.5, "to": 1, "duration": 1}]},
      {"event": 2, "actions": [
        {"animate": "box.rotation", "to": 60, "duration": 1},
        {"animate": "box.opacity", "to": 0, "duration": 2},
        {"animate": "circle.size", "to": [20, 20], "duration": 1}]}
      """)
    #expect(findings.isEmpty)
    #expect(source.contains("var boxRotation = 30.0") && source.contains("var boxOpacity = 0.5"))
    #expect(!source.contains("afterUpdate {"))
    #expect(
      try lines(source, from: "case .second(2):", to: "withAnimation(.linear(duration: 2))") == [
        "case .second(2):", "withAnimation(.linear(duration: 1)) {", "boxRotation = 60",
        "circleSize = CGSize(width: 20, height: 20)", "}",
      ])
  }

  @Test("views have a clock only where events change something")
  func clocks() throws {
    let run =
      #""keyframes": [{"tracks": {"box.opacity": [{"linear": 0, "duration": 2}]}, "repeat": "forever"}]"#
    let cases = [
      ("", false), (#"{"event": 0, "actions": [{"set": "box.opacity", "to": 0.5}]}"#, false),
      (#"{"event": 3, "actions": [{"set": "box.opacity", "to": 0, "after": 1}]}"#, false),
      (#"{"event": 0, \#(run)}"#, true),
      (#"{"event": 0, \#(run.replacing("2}", with: "3}"))}"#, true),
      (#"{"event": 1, "actions": [{"set": "box.opacity", "to": 0}]}"#, true),
    ]
    for (events, hasClock) in cases {
      let source = try export(events).source
      #expect(source.contains("TimerManager(") == hasClock, "\(events)")
    }
  }
}
