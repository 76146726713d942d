package import JSONTree

extension ChangeReport {
  /// The report as a JSON object.
  package var json: JSONNode {
    var members: [JSONField] = [
      JSONField("old", .string(old)), JSONField("new", .string(new)),
      JSONField("differs", .bool(!isEqual)),
      JSONField("changes", .array(changes.map(json))),
      JSONField("features", .array(features.map(json))),
    ]
    if let frames { members.append(JSONField("frames", json(frames))) }
    return .object(members)
  }

  private func json(_ change: AnimationChange) -> JSONNode {
    var members = [
      JSONField("kind", .string(change.kind.rawValue)),
      JSONField("place", .array(change.place.map { .string($0) })),
      JSONField("element", .string(change.element)),
      JSONField("text", .string(change.text)),
    ]
    let texts = [
      ("property", change.property), ("old", change.old), ("new", change.new),
      ("view", change.view), ("oldPointer", change.oldPointer), ("newPointer", change.newPointer),
    ]
    members += texts.compactMap { name, text in text.map { JSONField(name, .string($0)) } }
    if let time = change.time { members.append(JSONField("time", .number(time))) }
    if let frame = change.frame { members.append(JSONField("frame", .number(Double(frame)))) }
    return .object(members)
  }

  private func json(_ feature: FeatureChange) -> JSONNode {
    [
      "title": .string(feature.title), "appears": .bool(feature.appears),
      "places": .number(Double(feature.places)), "outcome": .string(feature.outcome),
    ]
  }

  private func json(_ frames: FrameDifferences) -> JSONNode {
    if let omission = frames.omission { return ["omission": .string(omission)] }
    return [
      "compared": .number(Double(frames.compared)), "old": .number(Double(frames.oldCount)),
      "new": .number(Double(frames.newCount)), "differing": .number(Double(frames.differing)),
      "ranges": .array(
        frames.ranges.map { range in
          [
            "first": .number(Double(range.frames.lowerBound)),
            "last": .number(Double(range.frames.upperBound)),
            "worst": .number(Double(range.worst)), "badShare": .number(range.share),
          ]
        }),
    ]
  }
}
