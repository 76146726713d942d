package import JSONTree
import SceneModel
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
      .adding("$defs", .object(definitions)).node
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
  static var definitions: [JSONField] {
    typealias Form = TimelineForm
    var fields: [JSONField] = []
    func add(_ parts: SchemaDefinitions) {
      fields += parts.map { JSONField($0.key, $0.value.node) }
    }
    add(Form.valueDefinitions)
    add(["clock": Form.clock.schema, "identifier": Form.identifierSchema])
    for place in ViewPlace.allCases { add([place.definitionName: place.schema]) }
    add(["view": Form.viewSchema])
    for entry in ViewCatalog.entries { add([entry.signature.name: entry.schema]) }
    for form in CustomForm.all { add([form.name: form.schema]) }
    add(["event": Form.event.schema])
    add(Form.targetDefinitions)
    for kind in ActionKind.allCases { add([kind.rawValue: Form.schema(of: kind)]) }
    for parts in [
      Form.curveDefinitions, Form.keyframeDefinitions, Form.phaseDefinitions, Form.timeDefinitions,
    ] { add(parts) }
    add([
      "constants": Form.constants.schema.described(
        "Values with names, which actions may use in place of the values.")
    ])
    add(Form.markerDefinitions)
    add([
      "definitions": Form.definitions.schema.described(
        "Paths and gradients with names, which views and actions may use.")
    ])
    add(Form.themeDefinitions)
    add(MachineForm.definitions)
    return fields
  }
}
