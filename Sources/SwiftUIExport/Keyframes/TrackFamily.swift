import Geometry
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
    let steps = tracks.map(\.steps)
    let written = tracks.indices.filter { index in
      guard case .number = tracks[index].initial else { return false }
      return steps[index].count <= KeyframePart.writtenCount
    }
    let groups = written.grouped { index in
      var form = Form(key: tracks[index].key, initial: tracks[index].initial, steps: steps[index])
      for place in waits(form) { form.steps[place].duration = 0 }
      return form
    }
    var used: Set<String> = []
    return groups.compactMap { form, members in
      let places = waits(form).filter { place in
        Set(members.map { steps[$0][place].duration }).count > 1
      }
      guard members.count >= limits.members, places.count <= limits.places else { return nil }
      let name = used.insertUnique("\(form.key.rawValue)Track")
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
  func function(_ tracks: [ValueTrack], _ names: ConstantNames) -> SwiftDeclaration {
    let durations = Dictionary(
      uniqueKeysWithValues: places.map { ($0, SwiftExpression.text(parameter($0).name)) })
    let first = tracks[members[0]]
    let track = names.track(
      first.name, first.steps, first.literals, value: "value", durations: durations
    ).track
    return .function(
      SwiftFunction(
        documentation: "The keyframes of values that differ in their waits, in seconds.",
        modifiers: "private static", name: name,
        parameters: ["of value: WritableKeyPath<Values, Double>"]
          + places.map { "\(parameter($0).label) \(parameter($0).name): Double" },
        result: "some Keyframes<Values>", body: [.expression(track)]))
  }

  /// The call of the function for a track.
  func call(_ track: ValueTrack) -> SwiftExpression {
    let steps = track.steps
    let durations = places.map {
      (Optional(parameter($0).label), SwiftExpression.exact(steps[$0].duration))
    }
    return .call(name, ["of": .text("\\.\(track.name)")] + SwiftArguments(durations))
  }
}
