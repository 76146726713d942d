import JSONTree

/// The names that a person reads in a timeline, from its schema: members, kinds of views and curves.
struct SchemaNames {
  /// The names.
  private(set) var all: Set<String> = []

  /// The definitions of which all members are meant; those of shapes and effects are few beside their kinds.
  private static let definitions = [
    "clock", "group", "event", "set", "animate", "insert", "remove", "play", "stop", "keyframeRun",
    "keyframe", "phaseRun", "phase", "machine", "machineState", "machineTransition",
    "machineInteraction", "machineAction",
  ]

  init(_ schema: JSONNode) {
    all = Set(SchemaNames.fields(schema["properties"]).map(\.name))
    let definitions = schema["$defs"]
    addValues(definitions?["view"]?["properties"]?["kind"]?["enum"])
    addValues(definitions?["curve"]?["anyOf"]?.elements.first?["enum"])
    for name in SchemaNames.definitions { addMembers(definitions?[name]) }
  }

  private mutating func addValues(_ list: JSONNode?) {
    for case .string(let value) in list?.elements ?? [] { all.insert(value) }
  }

  /// Adds the members of an object and of all its alternatives.
  private mutating func addMembers(_ part: JSONNode?) {
    guard let part else { return }
    for field in SchemaNames.fields(part) {
      if field.name == "properties" {
        all.formUnion(SchemaNames.fields(field.value).map(\.name))
      } else if field.name != "items" {
        addMembers(field.value)
      }
    }
    for element in part.elements { addMembers(element) }
  }

  private static func fields(_ node: JSONNode?) -> [JSONField] {
    if case .object(let fields)? = node { fields } else { [] }
  }
}
