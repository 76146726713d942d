import Geometry
import SceneModel
import TestSupport
import Testing
import TextLayout
import TimelineFormat
import ViewTree

@testable import TimelineConversion
@testable import TimelineModel

/// Letters of their own become one text, if its parts are at their places and do the same.
@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct TextGatheringTests {
  /// A text alone in a group, and what its parts do.
  private func timeline(_ text: String, _ actions: String) throws -> Timeline {
    var timeline = try Timeline.read(
      from: Array(
        """
        {"xsheet": 1, "size": [600, 100], "frameRate": 60,
         "clock": {"interval": 1, "ticks": 4, "repeats": true},
         "views": [{"id": "line", "kind": "group", "children": [
          {"id": "lineText", "name": "line", "kind": "text", "font": "DejaVu Sans", "size": 40, \(text)}]}],
         "events": [{"event": 0, "actions": [\(actions)]}]}
        """.utf8))
    timeline.canvas.resolveFonts {
      TestFonts.library.match(named: $0).map { FontStack($0, TestFonts.library) }
    }
    timeline.canvas.root.children[0].name = "line"
    return timeline
  }

  @Test(arguments: [
    #""string": "AV to it", "opacity": 0"#,
    #""string": "AVATAR\nbelow", "lineHeight": 50, "alignment": "center", "position": [200, 50]"#,
    ##""string": "spaced out", "tracking": 3, "color": "#FF0000""##,
  ])
  func gatheringUndoesDividing(text: String) throws {
    for stagger in [
      #""by": "letter", "step": 0.05"#, #""by": "word", "step": 0.3"#,
      #""by": "character", "step": 0.04, "reversed": true"#,
      #""by": "letter", "step": ["3 frames", "2 frames", 0, "2 frames", 0.3]"#,
      #""by": "letter", "step": [0.05, "5 frames"], "reversed": true"#,
    ] {
      let actions = """
        {"animate": "lineText.opacity", "to": 1, "duration": 0.5, "delay": 0.1, \(stagger)},
        {"animate": "lineText.position.y", "from": 90, "to": 50, "duration": 0.5, "by": "letter", "step": 0.1},
        {"animate": "lineText.scale", "to": [1.5, 1.5], "duration": 0.5, "by": "letter", "step": 0.1},
        {"set": "lineText.color", "to": "#00FF00", "after": 2}
        """
      let timeline = try timeline(text, actions)
      let divided = timeline.dividingTexts()
      #expect(divided.canvas.root.children[0].children.count > 4)
      var gathered = divided
      let isGathered = gathered.gatherTexts()
      #expect(isGathered)
      #expect(gathered.canvas == timeline.canvas)
      // A step may be named for other parts that take the same turns.
      #expect(gathered.dividingTexts().events == divided.events)
    }
  }

  @Test func turnsInLaterEventsAreTakenFromTheFirst() throws {
    let action = """
      {"animate": "lineText.opacity", "to": 1, "duration": 0.5, "delay": 0.5, "by": "letter", "step": 0.4}
      """
    let timeline = try timeline(#""string": "AV to it", "opacity": 0"#, action)
    var divided = timeline.dividingTexts()
    // As a conversion does, each letter begins at the tick before its turn.
    var later = [TimelineEvent(number: 1), TimelineEvent(number: 2)]
    for index in divided.events[0].actions.indices.reversed() {
      let event = Int(divided.events[0].actions[index].wait)
      guard event > 0 else { continue }
      var action = divided.events[0].actions.remove(at: index)
      action.wait = (action.wait - Double(event)).rounded(toPlaces: 9)
      later[event - 1].actions.insert(action, at: 0)
    }
    divided.events += later
    #expect(divided.events.map(\.actions.count) == [2, 2, 2])
    func events(_ change: (inout Timeline) -> Void = { _ in }) -> [TimelineEvent]? {
      var copy = divided
      change(&copy)
      return copy.gatherTexts() ? copy.events.filter { !$0.actions.isEmpty } : nil
    }
    #expect(events() == timeline.events)
    // A letter that becomes another before its turn, and one that has none.
    #expect(
      events {
        var action = $0.events[2].actions[0]
        action.wait = 0
        $0.events[1].actions.append(action)
      } == nil)
    #expect(events { $0.events[2].actions.removeLast() } == nil)
  }

  @Test(arguments: [(0.1, true), (0.25, false)])
  func lettersThatStillWaitAreNotDelayedAgain(step: Double, isGathered: Bool) throws {
    let fade = #""duration": 0.1, "by": "letter", "step""#
    var timeline = try timeline(
      #""string": "AV to it", "opacity": 0"#,
      #"{"animate": "lineText.opacity", "to": 1, \#(fade): \#(step)}"#)
    let other = try self.timeline(
      #""string": "AV to it""#,
      #"{"animate": "lineText.opacity", "to": 0, "delay": 0.9, \#(fade): 0.05}"#)
    timeline.events.append(TimelineEvent(number: 1, actions: other.events[0].actions))
    var divided = timeline.dividingTexts()
    var later = TimelineEvent(number: 2)
    for index in divided.events[1].actions.indices.reversed()
    where divided.events[1].actions[index].wait >= 1 {
      var action = divided.events[1].actions.remove(at: index)
      action.wait = (action.wait - 1).rounded(toPlaces: 9)
      later.actions.append(action)
    }
    #expect(later.actions.count == 4)
    divided.events.append(later)
    let result = divided.gatherTexts()
    #expect(result == isGathered)
  }

  @Test func lettersThatDifferStay() throws {
    let actions =
      #"{"animate": "lineText.opacity", "to": 0, "duration": 0.5, "by": "letter", "step": 0.1}"#
    let divided = try timeline(#""string": "AV to it""#, actions).dividingTexts()
    func stays(_ change: (inout Timeline) -> Void) -> Bool {
      var copy = divided
      change(&copy)
      return !copy.gatherTexts()
    }
    #expect(!stays { _ in })
    #expect(!stays { $0.events[0].actions[2].wait += 0.01 })
    #expect(stays { $0.events[0].actions[2].wait += 0.15 })
    #expect(stays { $0.events[0].actions.removeLast() })
    #expect(stays { $0.canvas.root.children[0].children[1].properties[.opacity] = .number(0.5) })
    #expect(
      stays { $0.canvas.root.children[0].children[1].properties[.position] = .vector(.zero) })
    #expect(
      stays {
        $0.canvas.root.children[0].children[1].children[0].properties[.color] = .color(
          Color(red: 1, green: 0, blue: 0))
      })
    // Letters at rest are left alone, too, also beside others that take turns.
    #expect(stays { $0.events = [] })
    var two = divided
    var still = divided.canvas.root.children[0]
    still.id = "still"
    for index in still.children.indices {
      still.children[index].id = "still\(index)"
      still.children[index].children[0].id = "still\(index)Text"
    }
    two.canvas.root.children.append(still)
    let isGathered = two.gatherTexts()
    #expect(isGathered)
    #expect(two.canvas.root.children.map(\.children.count) == [1, still.children.count])
  }
}
