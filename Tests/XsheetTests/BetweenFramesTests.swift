import Diagnostics
import Testing
import TimelineConversion

@testable import Verification
@testable import Xsheet

/// The values of timelines between frames, which screens with higher frame rates show.
@Suite struct BetweenFramesTests {
  private static let box = """
    "shapes": [{"ty": "gr", "it": [
      {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]}, "r": {"a": 0, "k": 0}},
      {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100}},
      {"ty": "tr", "p": {"a": 0, "k": [0, 0]}}]}]
    """

  /// A box that jumps at a frame.
  private static func layer(jumpAt frame: Double) -> String {
    """
    {"ind": 1, "ty": 4, "nm": "Box", "ip": 0, "op": 10, "st": 0, "ks": {"p": {"a": 1, "k": [
      {"t": 0, "s": [10, 20, 0], "h": 1}, {"t": \(frame), "s": [50, 20, 0], "h": 1}]}}, \(box)}
    """
  }

  private func design(_ layers: String, assets: String = "") throws -> Design {
    let text = """
      {"v": "5.7.0", "nm": "Hold", "fr": 10, "ip": 0, "op": 10, "w": 60, "h": 40,
       "assets": [\(assets)], "layers": [\(layers)]}
      """
    return try Design(bytes: Array(text.utf8), name: "hold.json")
  }

  /// The timeline of the box with other actions of event 0.
  private func timeline(_ actions: String) throws -> TimelineDocument {
    let own = try design(Self.layer(jumpAt: 5)).converted()
    let text = String(decoding: own.timeline.jsonBytes(), as: UTF8.self)
    let start = try #require(text.firstRange(of: #""events": ["#))
    let changed = text[..<start.upperBound] + #"{"event": 0, "actions": [\#(actions)]}]}"#
    return try TimelineDocument(bytes: Array(changed.utf8), name: "hold.xsheet.json")
  }

  @Test func movementsInPlaceOfJumpsDiffer() throws {
    let moving = try timeline(
      #"{"animate": "box.position.x", "to": 50, "after": 0.4, "duration": 0.1, "curve": "linear"}"#)
    let result = try design(Self.layer(jumpAt: 5)).verified(against: moving)
    #expect(result.worstShare == 0)
    #expect(result.verdict == .differs)
    #expect(
      result.reasons == ["20.000 points: box.position at frame 4.5 in [Hold › Box]"])
  }

  @Test func jumpsAtAnotherMomentBetweenTheFramesAreStated() throws {
    let early = try timeline(#"{"set": "box.position.x", "to": 50, "after": 0.42}"#)
    let result = try design(Self.layer(jumpAt: 5)).verified(against: early)
    #expect(result.verdict == .match && result.reasons.isEmpty)
    #expect(
      result.report(listsAll: true).text.hasSuffix(
        "40.000 points: box.position at frame 4.5 in [Hold › Box], where the design jumps\n"))
  }

  @Test func heldKeyframesInRemappedTimeKeepTheirMoment() throws {
    let remapped = """
      {"ind": 1, "ty": 0, "nm": "Inner", "refId": "p", "w": 60, "h": 40, "ip": 0, "op": 10, "st": 0,
       "ks": {}, "tm": {"a": 1, "k": [
         {"t": 0, "s": [0], "i": {"x": [0.3], "y": [1]}, "o": {"x": [0.7], "y": [0]}},
         {"t": 10, "s": [1]}]}}
      """
    let design = try design(
      remapped, assets: #"{"id": "p", "layers": [\#(Self.layer(jumpAt: 3.3))]}"#)
    let result = try design.verified()
    #expect(result.verdict == .match)
    #expect(result.difference.deviations.allSatisfy { $0.largest == 0 })
    // The eased time reaches frame 3.3 between frames 4 and 5.
    let moments = design.converted().timeline.changeTimes.filter { (0.4..<0.5).contains($0) }
    #expect(!moments.isEmpty && !moments.contains(0.45))
  }

  /// A box that begins to grow at frame 1 infinitely fast, at 30 frames a second.
  private func steepDesign() throws -> Design {
    let layer = """
      {"ind": 1, "ty": 4, "nm": "Box", "ip": 0, "op": 10, "st": 0, "ks": {"s": {"a": 1, "k": [
        {"t": 1, "s": [100, 100], "o": {"x": 0, "y": 1}, "i": {"x": 0, "y": 1}},
        {"t": 5, "s": [200, 200]}]}}, \(Self.box)}
      """
    let text = """
      {"v": "5.7.0", "nm": "Steep", "fr": 30, "ip": 0, "op": 10, "w": 60, "h": 40,
       "layers": [\(layer)]}
      """
    return try Design(bytes: Array(text.utf8), name: "steep.json")
  }

  @Test func fastMovementBeginsExactlyAtItsFrame() throws {
    // 1/30 s has no end as a decimal number.
    let result = try steepDesign().verified()
    #expect(result.verdict == .match && result.reasons.isEmpty)
    #expect(result.difference.deviations.allSatisfy { $0.largestAtFrames < 1e-6 })
  }

  @Test func aLaterStartOfFastMovementIsADifference() throws {
    let design = try steepDesign()
    let text = String(decoding: design.converted().timeline.jsonBytes(), as: UTF8.self)
    let later = text.replacing(#""delay": "1 frame""#, with: #""delay": 0.035"#)
    #expect(later != text)
    let timeline = try TimelineDocument(bytes: Array(later.utf8), name: "steep.xsheet.json")
    #expect(try design.verified(against: timeline).verdict != .match)
  }

  @Test func dimensionsWithTheirOwnEasesStayNearTheDesign() throws {
    let layer = """
      {"ind": 1, "ty": 4, "nm": "Box", "ip": 7, "op": 31, "st": -1, "ks": {
        "rx": {"a": 0, "k": 31}, "or": {"a": 1, "k": [
          {"t": 3, "s": [-38.9, 25.4, 12.3],
           "o": {"x": [1, 0.8, 0], "y": [1.8, 0, 0]}, "i": {"x": 1, "y": 1}},
          {"t": 25, "s": [-12.3, 14.4, 10]}]}}, \(Self.box)}
      """
    let text = """
      {"v": "5.7.0", "nm": "Turning", "fr": 60, "ip": 7, "op": 31, "w": 60, "h": 40,
       "layers": [\(layer)]}
      """
    let result = try Design(bytes: Array(text.utf8), name: "turning.json").verified()
    #expect(result.verdict == .match, "\(result.reasons)")
  }

  @Test func distancesBeyondTheToleranceAreWarnings() throws {
    let design = try design(Self.layer(jumpAt: 5))
    let animation = ComparedAnimation(design, converted: design.converted().timeline)
    func findings(_ distance: Double) -> [Diagnostic] {
      let deviation = PropertyDeviation(
        view: "box", source: 1, key: .position, largest: distance, frame: 7)
      return animation.findings(about: [deviation], beyond: ConversionTolerance())
    }
    #expect(findings(0.1).isEmpty)
    let finding = try #require(findings(19.6).first)
    #expect(finding.code == .beyondTolerance && finding.severity == .warning)
    #expect(
      finding.message
        == "position differs from the design by 19.6 px at frame 7; the tolerance is 0.1 px.")
    #expect(finding.layerPath == ["Hold", "Box"] && finding.pointer == "/layers/0")
  }
}
