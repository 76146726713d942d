package import JSONTree
import TimelineModel
import ViewTree

/// The JSON Schema of timelines.
///
/// Views are derived from the declarations of their kinds, other objects from the lists of their fields.
package enum TimelineSchema {
  /// The text of the schema's file.
  package static var bytes: [UInt8] { JSONWriter.bytes(node) }

  /// The schema as a JSON tree.
  package static var node: JSONNode {
    let schema: SchemaPart = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Xsheet timeline",
    ]
    return
      schema
      .described(
        "Views with initial values, and events on a clock that set and animate their properties. "
          + "Times are seconds. Members of views with “animatable” are properties, which actions "
          + "name as view.property: true for those that can be set and animated, false for those "
          + "that can only be set. Other members of views are fixed."
      )
      .adding("$comment", .string("Rules beyond this schema: " + rules.joined(separator: " ")))
      .adding("type", "object").adding(TimelineForm.timeline.fields.flatMap(\.members))
      .adding("additionalProperties", false)
      .adding("$defs", .object(definitions.map { JSONField($0.name, $0.part.node) })).node
  }

  /// The rules that the schema does not express, because they concern several parts of a file.
  static let rules = [
    "Identifiers of views, names of constants and numbers of events are unique, and identifiers have "
      + "no characters beyond ASCII but letters.",
    "Events are in the order of their numbers, which are at most that of the last tick.",
    "Actions, keyframes and phases name views of the file, properties that these have, and constants.",
    "A value has the type of its property, path data are valid, and the unit of “within” is that of "
      + "the property.",
    "A property is changed as a whole or by component, not both.",
    "Themes have whole values of properties.",
    "Only frames are played, and only groups with a transition or a matched frame inserted and "
      + "removed.",
    "A duration does not stand beside the name of a spring, but beside that of another curve.",
    "A state machine names states, inputs, markers and views of the file, has at most one global state, and "
      + "compares and sets inputs with values of their types.",
    "Matched groups have a frame, and at most two sources, of which one is present at a time.",
    "There are at most \(TimelineLimits.views) views, \(TimelineLimits.viewDepth) inside each other, "
      + "and \(TimelineLimits.constants) constants.",
  ]

  /// The definitions, in the order of the file.
  static var definitions: [SchemaDefinition] {
    typealias Form = TimelineForm
    let clock = SchemaDefinition("clock", Form.clock.schema)
    return Form.valueDefinitions + [clock] + Form.viewDefinitions
      + CustomForm.all.map(\.definition) + [Form.eventDefinition] + Form.actionDefinitions
      + Form.curveDefinitions + Form.keyframeDefinitions + Form.phaseDefinitions
      + Form.timeDefinitions + [Form.constantsDefinition] + Form.markerDefinitions
      + [Form.definitionsDefinition] + Form.themeDefinitions + MachineForm.definitions
  }
}
