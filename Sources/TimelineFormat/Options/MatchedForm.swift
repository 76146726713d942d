import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension CustomForm {
  /// The form of shared frames: a name, or an object with it.
  static let matched = CustomForm(
    "matched", example: MatchedGeometry(id: ""), substitute: nil, schema: schema,
    decisive: source, read: { $0.matched($1) }, write: { $0.jsonNode })

  /// A source, which appears and disappears.
  private static var source: SchemaPart {
    let follower = (["required": [.string(MatchName.isSource)]] as SchemaPart)
      .adding([.optional(MatchName.isSource, ["const": false])])
    return SchemaPart(dictionaryLiteral: ("not", follower.adding("type", "object").node))
      .example([MatchName.id: "hero", MatchName.anchor: [0, 0]])
  }

  private static var schema: SchemaPart {
    let standard = MatchedGeometry(id: "")
    return .any([
      .string,
      .object([
        .required(
          MatchName.id,
          SchemaPart.string.described(
            "The name that the views share. Of two sources one is present at a time; other views follow it."
          )),
        .optional(
          MatchName.properties,
          SchemaPart.words(of: MatchedGeometry.Properties.self)
            .described("The part of the frame that the view takes from the source.")
            .defaulting(to: .string(standard.properties.rawValue))),
        .optional(
          MatchName.anchor,
          SchemaPart.tuple([.reference("number"), .reference("number")])
            .described("The point of the frame that is its position, as shares of its size.")
            .defaulting(to: .numbers([standard.anchor.x, standard.anchor.y]))),
        .optional(
          MatchName.isSource,
          SchemaPart.boolean.described("Whether others take the frame of this view.")
            .defaulting(to: .bool(standard.isSource))),
      ]),
    ])
    .described("A frame shared with other groups, anywhere in the tree: its name, or an object.")
  }
}

/// The members of a shared frame.
private enum MatchName {
  static let id = "id"
  static let properties = "properties"
  static let anchor = "anchor"
  static let isSource = "isSource"
}

extension TimelineReader {
  /// Reads a shared frame: a name, or an object with it.
  fileprivate mutating func matched(_ place: ReadPlace) -> MatchedGeometry? {
    if let name = place.value.string { return MatchedGeometry(id: name) }
    guard place.value.kind == .object, var members = object(place, "a match") else {
      expected("a name or an object with an “\(MatchName.id)”", at: place)
      return nil
    }
    let id = required(&members, MatchName.id) { $0.string($1) }
    var result = MatchedGeometry(id: id ?? "")
    result.properties = optional(&members, MatchName.properties, result.properties) {
      $0.word($1, as: MatchedGeometry.Properties.self)
    }
    result.anchor = optional(&members, MatchName.anchor, result.anchor) {
      $0.pair($1, "x and y of an anchor", in: TimelineLimits.numbers)
    }
    result.isSource = optional(&members, MatchName.isSource, true) { $0.flag($1) }
    finish(members, "a match")
    return id == nil ? nil : result
  }
}

extension MatchedGeometry {
  /// The name, or an object with the members that differ from the defaults.
  fileprivate var jsonNode: JSONNode {
    let standard = MatchedGeometry(id: id)
    guard self != standard else { return .string(id) }
    var fields = [JSONField(MatchName.id, .string(id))]
    if properties != standard.properties {
      fields.append(JSONField(MatchName.properties, .string(properties.rawValue)))
    }
    if anchor != standard.anchor {
      fields.append(JSONField(MatchName.anchor, .numbers([anchor.x, anchor.y])))
    }
    if !isSource { fields.append(JSONField(MatchName.isSource, false)) }
    return .object(fields)
  }
}
