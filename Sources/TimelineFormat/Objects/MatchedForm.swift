import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension CustomForm {
  /// The form of shared frames: a name, or an object with it.
  static let matched = CustomForm(
    "matched", example: MatchedGeometry(id: ""), substitute: nil, decisive: source,
    ValueForm(
      SchemaPart.any([.string, match.schema])
        .described(
          "A frame shared with other groups, anywhere in the tree: its name, or an object.")
    ) { reader, place in
      if let name = place.value.string { return MatchedGeometry(id: name) }
      if place.value.kind == .object {
        return match.read(&reader, place, into: MatchedGeometry(id: ""))
      }
      reader.expected("a name or an object with an “id”", at: place)
      return nil
    } write: { value, notation in
      value == MatchedGeometry(id: value.id)
        ? .string(value.id) : .object(match.fields(value, notation))
    })

  private static let match = ObjectForm<MatchedGeometry>(
    "a match",
    [
      .required(
        "id", \.id, .string,
        "The name that the views share. Of two sources one is present at a time; other views follow it."
      ),
      .optional(
        "properties", \.properties, .words(), default: MatchedGeometry(id: "").properties,
        "The part of the frame that the view takes from the source."),
      .optional(
        "anchor", \.anchor, .pair("x and y of an anchor", in: TimelineLimits.numbers),
        default: MatchedGeometry(id: "").anchor,
        "The point of the frame that is its position, as shares of its size."),
      .optional(
        "isSource", \.isSource, .flag, default: true,
        "Whether others take the frame of this view."),
    ])

  /// A source, which appears and disappears.
  private static var source: SchemaPart {
    let follower = (["required": ["isSource"]] as SchemaPart)
      .adding([.optional("isSource", ["const": false])])
    return SchemaPart(dictionaryLiteral: ("not", follower.adding("type", "object").node))
      .example(["id": "hero", "anchor": [0, 0]])
  }
}
