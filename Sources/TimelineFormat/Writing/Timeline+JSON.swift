package import JSONTree
package import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline as indented JSON; equal timelines have equal bytes.
  ///
  /// Reading the JSON returns the timeline without initial values that are defaults or that the kind of
  /// view does not have, and without points of paths that have no effect. All numbers must be finite.
  package func jsonBytes() -> [UInt8] {
    JSONWriter.bytes(jsonNode)
  }

  /// The timeline as a JSON tree.
  package var jsonNode: JSONNode {
    let (notation, parents) = (TimelineNotation(self), ViewParents(canvas))
    var fields = [JSONField(TimelineName.version, .number(Double(Timeline.formatVersion)))]
    if !name.isEmpty { fields.append(JSONField(TimelineName.name, .string(name))) }
    fields += [
      JSONField(TimelineName.size, [.number(canvas.size.x), .number(canvas.size.y)]),
      JSONField(TimelineName.frameRate, .number(frameRate)),
      JSONField(TimelineName.clock, clock.jsonNode),
    ]
    if !constants.isEmpty {
      fields.append(JSONField(TimelineName.constants, .constants(constants, notation)))
    }
    if !definitions.isEmpty {
      fields.append(JSONField(TimelineName.definitions, .definitions(definitions)))
    }
    if !markers.isEmpty {
      fields.append(JSONField(TimelineName.markers, .array(markers.map { $0.jsonNode(notation) })))
    }
    let root = canvas.root.fields(isRoot: true, notation)
    if !root.isEmpty { fields.append(JSONField(TimelineName.root, .object(root))) }
    fields += [
      JSONField(TimelineName.views, .array(canvas.root.children.map { $0.jsonNode(notation) })),
      JSONField(TimelineName.events, .array(events.map { $0.jsonNode(notation, parents) })),
    ]
    return .object(fields)
  }
}

extension Clock {
  fileprivate var jsonNode: JSONNode {
    [
      ClockName.interval: .number(interval),
      ClockName.ticks: .number(Double(ticks)),
      ClockName.repeats: .bool(repeats),
      ClockName.atEnd: .string(atEnd.rawValue),
    ]
  }
}
