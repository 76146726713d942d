import Geometry
import SceneModel
import TimelineModel
import ViewTree

// The members of units in the style `keyframes`.
extension ViewTranslator {
  /// The time, the values with their timeline, and the body of a unit.
  func keyframeMembers(_ unit: Int, _ body: SwiftExpression) -> [SwiftDeclaration] {
    let tracks = keyframes?.tracks[unit] ?? []
    var members: [SwiftDeclaration] = []
    if unit == 0 || keyframes?.moves(unit) == true {
      members.append(.property("let", "time", type: "Double"))
    }
    if !tracks.isEmpty { members.append(.type(values(tracks))) }
    members += (keyframes?.lists[unit] ?? []) + timeline(tracks)
    var statements: [SwiftStatement] = [.expression(body)]
    if !tracks.isEmpty {
      statements.insert(
        .binding(name: "values", .call("Self.timeline.value", ["time": "time"])), at: 0)
    }
    members.append(.property("var", "body", type: "some View", body: statements))
    return members
  }

  /// The values that change.
  private func values(_ tracks: [ValueTrack]) -> SwiftType {
    SwiftType(
      documentation: "The values that change.", keyword: "private struct", name: "Values",
      members: tracks.map { track in
        .property(
          "var", track.name,
          track.literals[track.initial] ?? ValueLiteral.keyframe(track.initial))
      })
  }

  /// The timeline of the values, and its tables; long ones are parted by the kinds of properties.
  private func timeline(_ tracks: [ValueTrack]) -> [SwiftDeclaration] {
    guard !tracks.isEmpty else { return [] }
    let families = TrackFamily.families(of: tracks)
    var sources = tracks.map { plan.constantNames.track($0.name, $0.steps, $0.literals) }
    for family in families {
      for member in family.members { sources[member].track = family.call(tracks[member]) }
    }
    var builders = families.map { $0.function(tracks, plan.constantNames) }
    var content = sources.map { SwiftStatement.expression($0.track) }
    let step = plan.options.indentation
    if SwiftPrinter.lineCount(of: content, step: step) > SwiftPrinter.longestPart {
      var used: Set<String> = []
      content = []
      // Each part has tracks of one kind of property.
      for group in zip(tracks, sources).grouped(by: { $0.0.key.rawValue }) {
        let statements = group.elements.map { SwiftStatement.expression($0.1.track) }
        for part in SwiftPrinter.groups(of: statements, step: step) {
          let name = used.insertUnique("\(group.key)Tracks")
          builders.append(
            .property(
              "@KeyframesBuilder<Values> private static var", name,
              type: "some Keyframes<Values>", body: part))
          content.append(.expression(.text(name)))
        }
      }
    }
    let timeline = SwiftExpression.call(
      "KeyframeTimeline", ["initialValue": .call("Values")], SwiftClosure([], content))
    return sources.flatMap(\.tables) + builders
      + [.property("private static let", "timeline", timeline)]
  }
}
