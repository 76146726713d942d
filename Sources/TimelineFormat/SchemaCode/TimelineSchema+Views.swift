import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineSchema {
  /// The views of each place, a view, and the members of each kind.
  static var views: [SchemaDefinition] {
    [SchemaDefinition("identifier", identifier)]
      + ViewPlace.allCases.map { SchemaDefinition($0.definitionName, $0.schema) }
      + [SchemaDefinition("view", view)]
      + ViewCatalog.entries.map { KindSchema($0).definition }
  }

  private static var identifier: SchemaPart {
    SchemaPart.string(pattern: SwiftIdentifier.pattern)
      .excluding(.words(SwiftIdentifier.reservedWords.union(["_"]).sorted()))
      .described("A Swift identifier.").example("circle")
  }

  /// A view, with the members of its kind.
  private static var view: SchemaPart {
    let kinds = ViewCatalog.names.map { SchemaPart.reference($0).required(ofKind: $0).node }
    return (["type": "object"] as SchemaPart)
      .adding([
        .required(ViewName.id, .reference("identifier")),
        .optional(ViewName.name, .string),
        .required(ViewName.kind, .words(ViewCatalog.names)),
      ])
      .adding("allOf", .array(kinds)).adding("unevaluatedProperties", false)
  }

  /// The root group, whose children are the views of the timeline.
  static var root: SchemaPart {
    let group = ViewCatalog.entry(of: .group(GroupView())).signature.name
    return SchemaPart.reference(group).described("The group around all views.")
      .adding("type", "object")
      .adding([
        .optional(
          ViewName.id,
          .reference("identifier").defaulting(to: .string(ViewName.rootIdentifier))),
        .optional(ViewName.name, .string),
      ])
      .adding("not", ["required": [.string(ViewName.children)]])
      .adding("unevaluatedProperties", false)
  }
}

extension ViewPlace {
  /// The name of the definition of the views that are allowed in the context.
  var definitionName: String {
    switch self {
    case .group: "viewsInGroup"
    case .copies: "viewsInRepeater"
    case .shape: "viewsInShape"
    case .geometry: "geometry"
    }
  }

  /// The views that are allowed in the context.
  fileprivate var schema: SchemaPart {
    let entries = ViewCatalog.entries.filter { $0.role.isAllowed(in: self) }
    let view = SchemaPart.reference("view")
      .adding([.optional(ViewName.kind, .words(entries.map(\.signature.name)))])
    let children = entries.filter(\.hasDependentChildren).map { self.children(of: $0).node }
    return .array(of: children.isEmpty ? view : view.adding("allOf", .array(children)))
  }

  /// The children of views of a kind that are allowed in the context.
  private func children(of entry: ViewCatalog.Entry) -> SchemaPart {
    let children = entry.placeOfChildren(in: self).map { SchemaPart.reference($0.definitionName) }
    let part = ([:] as SchemaPart).adding(children.map { [.optional(ViewName.children, $0)] } ?? [])
    return part.required(ofKind: entry.signature.name)
  }
}

extension SchemaPart {
  /// The part as a condition for views of a kind.
  fileprivate func required(ofKind kind: String) -> SchemaPart {
    ["if": ["properties": [ViewName.kind: ["const": .string(kind)]]], "then": node]
  }
}
