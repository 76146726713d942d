import JSONTree
import SceneModel
import TimelineModel
import ViewTree

/// The schema of the members that only views of one kind have.
struct KindSchema {
  private let entry: ViewCatalog.Entry
  /// The options and properties that all views of the kind have.
  private var members: [SchemaMember] = []
  /// The options and properties that depend on other options.
  private var cases: [KindCase] = []

  /// Finds the members of a kind.
  init(_ entry: ViewCatalog.Entry) {
    self.entry = entry
    for option in entry.signature.options {
      add(.option(option), when: option.requiredWith.map { [OptionCondition($0)] } ?? [])
    }
    let dependence = PropertyDependence(entry)
    for property in entry.signature.properties {
      let (conditions, isInverse) = dependence.conditions(of: property.key)
      add(.property(property), when: conditions, isInverse: isInverse)
    }
  }

  private mutating func add(
    _ member: SchemaMember, when conditions: [OptionCondition], isInverse: Bool = false
  ) {
    guard !conditions.isEmpty else { return members.append(member) }
    if !cases.contains(where: { $0.conditions == conditions }) {
      cases.append(KindCase(conditions: conditions))
    }
    for index in cases.indices where cases[index].conditions == conditions {
      if isInverse {
        cases[index].otherwise.append(member)
      } else {
        cases[index].members.append(member)
      }
    }
  }

  /// The definition of the kind, by its name.
  var definition: SchemaDefinition {
    var all = members
    if let place = entry.childPlace {
      // If the allowed children depend on the context of the view, the definition of the context
      // restricts them.
      let children = SchemaPart.reference(place.definitionName)
      all.append(
        .optional(
          ViewName.children,
          entry.hasDependentChildren ? .array(of: .reference("view")) : children))
    }
    var part = (["title": .string(entry.signature.title)] as SchemaPart)
      .described(entry.signature.summary).adding(all)
    if !cases.isEmpty { part = part.adding("allOf", .array(cases.map(\.part.node))) }
    return SchemaDefinition(entry.signature.name, part)
  }
}

/// The members that views of a kind have, depending on conditions of which one is enough.
private struct KindCase {
  let conditions: [OptionCondition]
  /// The members of views that meet a condition.
  var members: [SchemaMember] = []
  /// The members of views that meet none.
  var otherwise: [SchemaMember] = []

  var part: SchemaPart {
    let condition = conditions.count == 1 ? conditions[0].part : .any(conditions.map(\.part))
    let part = (["if": condition.node] as SchemaPart).adding("then", adding(members))
    return otherwise.isEmpty ? part : part.adding("else", adding(otherwise))
  }

  private func adding(_ members: [SchemaMember]) -> JSONNode {
    ([:] as SchemaPart).adding(members).node
  }
}

extension ViewCatalog.Entry {
  /// Whether the place of the view decides which children it may have.
  var hasDependentChildren: Bool {
    Set(ViewPlace.allCases.map { placeOfChildren(in: $0) }).count > 1
  }
}
