import SceneModel
import TimelineModel

/// Tracks that differ in the lengths of their waits alone, as those of letters that appear one after the other.
///
/// Their keyframes are a function with the lengths as parameters.
struct TrackFamily {
  /// The name of the function.
  var name: String
  /// The positions of the tracks in the list of their unit.
  let members: [Int]
  /// The positions of the keyframes whose durations are parameters.
  let places: [Int]

  /// The fewest tracks of a function, and the most parameters.
  private static let limits = (members: 3, places: 2)

  /// A track without the lengths of its waits.
  private struct Form: Hashable {
    var key: PropertyKey
    var initial: PropertyValue
    var steps: [KeyframeStep]
  }

  /// Finds the families of the tracks of a unit.
  static func families(of tracks: [ValueTrack]) -> [TrackFamily] {
    let steps = tracks.map { KeyframeStep.steps(of: $0) }
    var (order, groups): ([Form], [Form: [Int]]) = ([], [:])
    for (index, track) in tracks.enumerated() {
      guard case .number = track.initial, steps[index].count <= KeyframeTrackLiteral.writtenCount
      else {
        continue
      }
      var form = Form(key: track.key, initial: track.initial, steps: steps[index])
      for place in waits(form) { form.steps[place].duration = 0 }
      if groups[form] == nil { order.append(form) }
      groups[form, default: []].append(index)
    }
    var counts: [PropertyKey: Int] = [:]
    return order.compactMap { form in
      let members = groups[form] ?? []
      let places = waits(form).filter { place in
        Set(members.map { steps[$0][place].duration }).count > 1
      }
      guard members.count >= limits.members, places.count <= limits.places else { return nil }
      counts[form.key, default: 0] += 1
      let count = counts[form.key] ?? 1
      let name = "\(form.key.rawValue)Track" + (count == 1 ? "" : "\(count)")
      return TrackFamily(name: name, members: members, places: places)
    }
  }

  /// The positions of keyframes that hold the value before them.
  private static func waits(_ form: Form) -> [Int] {
    form.steps.indices.filter { index in
      let before = index == 0 ? form.initial : form.steps[index - 1].value
      return form.steps[index].motion == .linear(nil) && form.steps[index].value == before
    }
  }

  /// The label and the name of the parameter for a keyframe's duration.
  private func parameter(_ place: Int) -> (label: String, name: String) {
    place == 0 ? ("after", "wait") : place == places.last ? ("for", "hold") : ("then", "rest")
  }

  /// The function that makes a track.
  func function(_ tracks: [ValueTrack], _ literal: KeyframeTrackLiteral) -> SwiftDeclaration {
    let durations = Dictionary(
      uniqueKeysWithValues: places.map { ($0, SwiftExpression.text(parameter($0).name)) })
    let track = literal.source(tracks[members[0]], value: "value", durations: durations).track
    return .function(
      SwiftFunction(
        documentation: "The keyframes of values that differ in their waits, in seconds.",
        modifiers: ["private", "static"], name: name,
        parameters: ["of value: WritableKeyPath<Values, Double>"]
          + places.map { "\(parameter($0).label) \(parameter($0).name): Double" },
        result: "some Keyframes<Values>", body: [.expression(track)]))
  }

  /// The call of the function for a track.
  func call(_ track: ValueTrack) -> SwiftExpression {
    let steps = KeyframeStep.steps(of: track)
    return .call(
      name,
      [SwiftArgument("of", .text("\\.\(track.name)"))]
        + places.map { SwiftArgument(parameter($0).label, .exact(steps[$0].duration)) })
  }
}
