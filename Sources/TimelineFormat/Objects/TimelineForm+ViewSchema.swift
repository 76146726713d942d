import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineForm {
  /// The identifiers of views in the schema.
  static var identifierSchema: SchemaPart {
    SchemaPart.string(pattern: SwiftIdentifier.pattern)
      .excluding(.words(SwiftIdentifier.reservedWords.union(["_"]).sorted()))
      .described("A Swift identifier.").example("circle")
  }

  /// A view of any kind in the schema.
  static var viewSchema: SchemaPart {
    let kinds = ViewCatalog.names.map { SchemaPart.reference($0).required(ofKind: $0).node }
    return (["type": "object"] as SchemaPart).adding(headMembers)
      .adding("allOf", .array(kinds)).adding("unevaluatedProperties", false)
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
  var schema: SchemaPart {
    let entries = ViewCatalog.entries.filter { $0.role.isAllowed(in: self) }
    let view = SchemaPart.reference("view")
      .adding([.optional("kind", .words(entries.map(\.signature.name)))])
    let children = entries.filter(\.hasDependentChildren).map { self.children(of: $0).node }
    return .array(of: children.isEmpty ? view : view.adding("allOf", .array(children)))
  }

  /// The children of views of a kind that are allowed in the context.
  private func children(of entry: ViewCatalog.Entry) -> SchemaPart {
    let children = entry.placeOfChildren(in: self).map {
      SchemaMember.optional("children", .reference($0.definitionName))
    }
    return ([:] as SchemaPart).adding(children.map { [$0] } ?? [])
      .required(ofKind: entry.signature.name)
  }
}

extension ViewCatalog.Entry {
  /// The members that only views of the kind have, in the schema.
  var schema: SchemaPart { KindSchema(self).part }

  /// Whether the place of the view decides which children it may have.
  fileprivate var hasDependentChildren: Bool {
    Set(ViewPlace.allCases.map { placeOfChildren(in: $0) }).count > 1
  }
}

extension SchemaPart {
  /// The part as a condition for views of a kind.
  fileprivate func required(ofKind kind: String) -> SchemaPart {
    ["if": ["properties": ["kind": ["const": .string(kind)]]], "then": node]
  }
}

/// The schema of the members that only views of one kind have.
private struct KindSchema {
  private let entry: ViewCatalog.Entry
  /// The options and properties that all views of the kind have.
  private var members: [SchemaMember] = []
  /// The options and properties that depend on other options.
  private var cases: [Case] = []

  /// The members that views have if one of some conditions holds.
  private struct Case {
    let conditions: [SchemaPart]
    /// The members of views that meet a condition.
    var members: [SchemaMember] = []
    /// The members of views that meet none.
    var otherwise: [SchemaMember] = []

    var node: JSONNode {
      let condition = conditions.count == 1 ? conditions[0] : .any(conditions)
      let part = (["if": condition.node] as SchemaPart)
        .adding("then", ([:] as SchemaPart).adding(members).node)
      return otherwise.isEmpty
        ? part.node : part.adding("else", ([:] as SchemaPart).adding(otherwise).node).node
    }
  }

  /// Finds the members of a kind.
  ///
  /// Views with each value of each option tell which properties depend on it.
  init(_ entry: ViewCatalog.Entry) {
    self.entry = entry
    let options = entry.signature.options
    for option in options {
      add(SchemaMember(option), when: option.requiredWith.map { [.has($0)] } ?? [])
    }
    let keys = { (values: [OptionValue?]) in Set(entry.make(values).properties.map(\.key)) }
    let none = [OptionValue?](repeating: nil, count: options.count)
    let standard = keys(none)
    let variants = options.enumerated().map { index, option in
      option.decidingValues.map { value in
        var values = none
        values[index] = value
        return (value: value, keys: keys(values))
      }
    }
    for property in entry.signature.properties {
      let isStandard = standard.contains(property.key)
      let conditions = zip(options, variants).compactMap { option, variants in
        let deciding = variants.filter { $0.keys.contains(property.key) != isStandard }
        return deciding.isEmpty ? nil : option.condition(deciding.map(\.value))
      }
      add(SchemaMember(property), when: conditions, isInverse: isStandard)
    }
  }

  /// Adds a member of views that meet a condition, or of those that meet none.
  private mutating func add(
    _ member: SchemaMember, when conditions: [SchemaPart], isInverse: Bool = false
  ) {
    guard !conditions.isEmpty else { return members.append(member) }
    let existing = cases.firstIndex { $0.conditions == conditions }
    let index = existing ?? cases.count
    if existing == nil { cases.append(Case(conditions: conditions)) }
    if isInverse {
      cases[index].otherwise.append(member)
    } else {
      cases[index].members.append(member)
    }
  }

  /// The schema of the kind.
  var part: SchemaPart {
    var all = members
    if let place = entry.childPlace {
      // If the allowed children depend on the context of the view, the definition of the context
      // restricts them.
      let children: SchemaPart =
        entry.hasDependentChildren
        ? .array(of: .reference("view")) : .reference(place.definitionName)
      all.append(.optional("children", children))
    }
    let part = (["title": .string(entry.signature.title)] as SchemaPart)
      .described(entry.signature.summary).adding(all)
    return cases.isEmpty ? part : part.adding("allOf", .array(cases.map(\.node)))
  }
}

extension KindSignature.Option {
  /// The values on which properties can depend: all words, and values with a form of their own.
  fileprivate var decidingValues: [OptionValue] {
    switch type {
    case .word(let words): words.map { .word($0) }
    case .custom(let form): [.custom(CustomForm.named(form).example)]
    case .flag, .count, .number, .size, .text, .texts: []
    }
  }

  /// The condition that a view has one of some deciding values.
  fileprivate func condition(_ values: [OptionValue]) -> SchemaPart {
    switch type {
    case .word(let words) where values.count < words.count:
      let some = words.filter { values.contains(.word($0)) }
      return .has(name).adding([.optional(name, .words(some))])
    case .custom(let form):
      let form = CustomForm.named(form).decisive
      return form.map { .has(name).adding([.optional(name, $0)]) } ?? .has(name)
    case .flag, .word, .count, .number, .size, .text, .texts: return .has(name)
    }
  }
}

extension SchemaMember {
  /// An option of a view.
  fileprivate init(_ option: KindSignature.Option) {
    let form = option.type.form
    let part = form.schema.described(option.summary)
    let standard = option.standard.flatMap { form.write($0, TimelineNotation()) }
    self.init(
      name: option.name, part: standard.map { part.defaulting(to: $0) } ?? part,
      isRequired: option.isRequired)
  }

  /// A property of a view.
  fileprivate init(_ property: PropertyDeclaration) {
    let form = PropertyForm.like(property.initial)
    let schema = property.key == .gradientStops ? .reference("gradientStops") : form.schema
    let part = schema.described(property.description)
      .adding("animatable", .bool(property.isAnimatable))
    let standard = form.write(property.initial, TimelineNotation())
    self = .optional(
      property.key.rawValue, standard.map { part.defaulting(to: $0) } ?? part)
  }
}

extension PropertyDeclaration {
  /// The meaning, how it can change, the unit and the range.
  fileprivate var description: String {
    if key == .string { return summary + " Can be set, and animated with a contentTransition." }
    if !isAnimatable { return summary + " Can be set, not animated." }
    let facts = ["Animatable", unit.name.map { "in \($0)" }, range?.text].compactMap { $0 }
    return summary + " " + facts.joined(separator: ", ") + "."
  }
}

extension PropertyUnit {
  /// The name of the unit in sentences; `nil` for numbers without one.
  var name: String? {
    switch self {
    case .points, .degrees: rawValue
    case .color, .factor: nil
    }
  }
}
