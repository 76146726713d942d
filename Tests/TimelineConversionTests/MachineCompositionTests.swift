import Containers
import DesignChecks
import Diagnostics
import Foundation
import LottieImport
import StateMachines
import TestSupport
import Testing
import TimelineConversion
import TimelineFormat
import TimelineModel
import ViewTree

/// The state machines in Compositions: archives that `design.py` writes, and timelines that were written by hand.
@Suite struct MachineCompositionTests {
  private func folder(_ name: String) -> URL {
    ProjectFolder.compositions.appendingPathComponent(name)
  }

  private func converted(_ name: String) throws -> Timeline {
    let bytes = try Data(contentsOf: folder(name).appendingPathComponent("\(name).lottie"))
    let file = try DesignFile(reading: Array(bytes))
    let result = try DesignImporter.importComposition(
      from: try #require(file.animations.first), of: file)
    #expect(result.diagnostics.items.map(\.message) == [])
    let conversion = result.composition.converted()
    #expect(conversion.diagnostics.items.map(\.message) == [])
    return conversion.timeline
  }

  private func written(_ name: String) throws -> Timeline {
    try Timeline.read(
      from: Array(Data(contentsOf: folder(name).appendingPathComponent("\(name).xsheet.json"))))
  }

  private func start(_ timeline: Timeline) throws -> MachineSession {
    var session = MachineSession(
      try #require(timeline.machine), playing: timeline.machineTrack)
    session.start()
    return session
  }

  @Test(arguments: ["toggle", "hover-button"])
  func archivesBecomeTheApprovedTimelines(_ name: String) throws {
    let timeline = try converted(name)
    try Approval.check(
      timeline.jsonBytes(), file: folder(name).appendingPathComponent("\(name).xsheet.json"))
    #expect(try written(name).machine == timeline.machine)
  }

  @Test func theTogglePlaysThereAndBack() throws {
    let timeline = try converted("toggle")
    var session = try start(timeline)
    let targets = MachineSession.pointerTargets(of: session.machine)
    let track = try #require(targets.first)
    #expect(timeline.canvas.root.preorder.contains { $0.node.id == track })
    session.pointer(.click)
    #expect(session.currentState?.name == "rest")
    session.pointer(.click, over: [track])
    session.advance(by: 0.1)
    #expect(session.currentState?.name == "on")
    #expect(session.player.frame == 6)
    session.advance(by: 1)
    #expect(session.player.frame == 20)
    session.pointer(.click, over: [track])
    session.advance(by: 1)
    #expect(session.player.frame == 50)
    #expect(session.currentState?.name == "off")
  }

  @Test func theButtonBlendsThereAndBack() throws {
    var session = try start(try converted("hover-button"))
    let button = MachineSession.pointerTargets(of: session.machine)
    #expect(button.count == 1)
    session.pointer(.move, over: Set(button))
    #expect(session.status == .tweening)
    #expect(session.player.tween?.to == 30)
    session.advance(by: 0.3)
    #expect(session.currentState?.name == "lifted")
    session.advance(by: 0.5)
    #expect(session.player.frame == 60)
    session.pointer(.move)
    session.advance(by: 0.3)
    #expect(session.currentState?.name == "resting")
    #expect(session.player.frame == 0)
  }

  @Test func starsFollowTheRating() throws {
    var session = try start(try written("rating"))
    for (star, name) in zip(1..., ["one", "two", "three"]) {
      session.pointer(.down, over: ["star\(star)"])
      #expect(session.currentState?.name == name)
      #expect(session.value(of: "rating") == .number(Double(star)))
      session.advance(by: 1)
      #expect(abs(session.player.time - (Double(star) * 0.5 + 0.4)) < 1e-9)
    }
    session.set("rating", to: .number(0))
    #expect(session.currentState?.name == "none")
  }

  @Test func theLoaderEndsWithATick() throws {
    var session = try start(try written("loader"))
    for _ in 0..<50 { session.advance(by: 0.1) }
    #expect(session.currentState?.name == "load")
    session.set("status", to: .text("fail"))
    session.advance(by: 1)
    #expect(session.currentState?.name == "bad")
    session.pointer(.click)
    #expect(session.currentState?.name == "load")
    session.set("status", to: .text("ok"))
    _ = session.takeEvents()
    session.advance(by: 1)
    #expect(session.takeEvents().contains(.message("loaded")))
    #expect(session.status == .stopped)
  }
}
