import Diagnostics
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineForm {
  /// The root group of a file without `root`.
  static let defaultRoot = ViewNode(id: "root", kind: .group(GroupView()))

  /// The members of a view before its options and properties; of a view in another one, files need the identifier.
  private static let head = ObjectForm<ViewNode>(
    "a view", [.required("id", \.id, .identifier), name])
  private static let rootHead = ObjectForm<ViewNode>(
    "the root group", [.optional("id", \.id, .identifier, default: defaultRoot.id), name])
  private static let name = Field<ViewNode>.optional(
    "name", \.name, .string, default: "", schemaShowsDefault: false)

  /// The root group, without its children.
  static let rootField = Field<Timeline>([.optional("root", rootSchema)]) {
    reader, members, timeline in
    if let place = members.take("root") {
      guard let root = reader.root(place, rootHead) else { return false }
      timeline.canvas.root = root
    }
    reader.note(timeline.canvas.root)
    return true
  } write: { timeline, notation in
    let root = timeline.canvas.root
    let fields =
      rootHead.fields(root, notation) + root.kind.optionFields(notation)
      + root.propertyFields(notation) + root.slotFields
    return fields.isEmpty ? [] : [JSONField("root", .object(fields))]
  }

  /// The views in the root group.
  static let viewsField = Field<Timeline>(
    [.required(views, .reference(ViewPlace.group.definitionName))]
  ) { reader, members, timeline in
    // Without a root, the tree has no views.
    guard reader.views[timeline.canvas.root.id] != nil else { return false }
    timeline.canvas.root.children =
      reader.required(&members, views) { $0.children($1, in: .group, depth: 1, head) } ?? []
    reader.checkMatches(timeline.canvas.root)
    return true
  } write: { timeline, notation in
    [JSONField(views, .array(timeline.canvas.root.children.map { node($0, notation) }))]
  }

  /// A view with its children.
  private static func node(_ view: ViewNode, _ notation: TimelineNotation) -> JSONNode {
    var fields = head.fields(view, notation)
    fields.append(JSONField("kind", .string(view.kind.name)))
    fields += view.kind.optionFields(notation) + view.propertyFields(notation) + view.slotFields
    if !view.children.isEmpty {
      fields.append(JSONField("children", .array(view.children.map { node($0, notation) })))
    }
    return .object(fields)
  }

  /// The members of all views in the schema.
  static var headMembers: [SchemaMember] {
    head.fields.flatMap(\.members) + [.required("kind", .words(ViewCatalog.names)), slotsMember]
  }

  /// The name of the member with the slots of a view.
  fileprivate static let slots = "slots"

  private static var slotsMember: SchemaMember {
    .optional(
      slots,
      SchemaPart.map(
        from: .words(PropertyKey.allCases.map(\.rawValue)), to: ValueForm<String>.string.schema
      )
      .described(
        "Names that the design gives values, by the properties that have them. Apps may replace the values."
      ))
  }

  private static var rootSchema: SchemaPart {
    let group = ViewCatalog.entry(of: .group(GroupView())).signature.name
    return SchemaPart.reference(group).described("The group around all views.")
      .adding("type", "object").adding(rootHead.fields.flatMap(\.members) + [slotsMember])
      .adding("not", ["required": ["children"]])
      .adding("unevaluatedProperties", false)
  }
}

extension ViewNode {
  /// The members for initial values that differ from the defaults.
  fileprivate func propertyFields(_ notation: TimelineNotation) -> [JSONField] {
    kind.properties.flatMap { property in
      guard let value = properties[property.key], value != property.initial else {
        return [JSONField]()
      }
      return JSONField.list(property.key.rawValue, notation.value(value, like: property.initial))
    }
  }

  /// The member for slots.
  fileprivate var slotFields: [JSONField] {
    guard !slots.isEmpty else { return [] }
    let fields = slots.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      JSONField($0.key.rawValue, .string($0.value))
    }
    return [JSONField(TimelineForm.slots, .object(fields))]
  }
}

extension ValueForm<String> {
  /// An identifier that must be unique.
  fileprivate static var identifier: Self {
    string.defined(as: "identifier").reading { reader, place in
      guard let id = reader.string(place) else { return nil }
      guard SwiftIdentifier.isValid(id) else {
        reader.reportName(
          id, found: SwiftIdentifier.reservedWords.contains(id) ? ", a reserved word" : "",
          at: place)
        return nil
      }
      guard reader.views[id] == nil else {
        reader.report("another view has the identifier “\(id)”", at: place.pointer, .repeatedName)
        return nil
      }
      return id
    }
  }
}

extension TimelineReader {
  /// Reads the root group.
  fileprivate mutating func root(_ place: ReadPlace, _ head: ObjectForm<ViewNode>) -> ViewNode? {
    guard var members = object(place, head.name) else { return nil }
    var root = TimelineForm.defaultRoot
    _ = head.fill(&root, &self, &members)
    root.kind = kind(ViewCatalog.entry(of: root.kind), &members)
    root.properties = properties(root.kind, &members)
    root.slots = slots(of: root, &members)
    finish(members, head.name)
    return root
  }

  /// Reads the views in a context, such as the children of a group.
  fileprivate mutating func children(
    _ place: ReadPlace, in position: ViewPlace, depth: Int, _ head: ObjectForm<ViewNode>
  ) -> [ViewNode]? {
    guard let elements = array(place, "views") else { return nil }
    guard depth <= TimelineLimits.viewDepth else {
      reportLimit(
        "more than \(TimelineLimits.viewDepth) views inside each other", at: place.pointer)
      isMissingViews = true
      return nil
    }
    var views: [(view: ViewNode, place: ReadPlace)] = []
    for element in elements {
      if let view = view(element, in: position, depth: depth, head) {
        views.append((view, element))
      } else {
        isMissingViews = true
      }
    }
    for (view, place) in views where view.kind.matched != nil { matchedPlaces[view.id] = place }
    return views.map(\.view)
  }

  private mutating func view(
    _ place: ReadPlace, in position: ViewPlace, depth: Int, _ head: ObjectForm<ViewNode>
  ) -> ViewNode? {
    guard var members = object(place, head.name) else { return nil }
    var view = ViewNode(id: "", kind: TimelineForm.defaultRoot.kind)
    let hasIdentifier = head.fill(&view, &self, &members)
    guard let entry = required(&members, "kind", { $0.entry($1, in: position) }) else {
      return nil
    }
    let article = entry.signature.article
    if !entry.role.isAllowed(in: position) {
      report(
        "\(article) is not allowed \(position.phrase)\(position.otherPlace(of: entry, after: ", only "))",
        at: place.pointer, advice: "Use \(position.listOfKinds).")
    }
    view.kind = kind(entry, &members)
    view.properties = properties(view.kind, &members)
    view.slots = slots(of: view, &members)
    if hasIdentifier { note(view) }
    if let inside = entry.placeOfChildren(in: position), let place = members.take("children") {
      view.children = children(place, in: inside, depth: depth + 1, head) ?? []
    }
    finish(members, article, of: view.kind)
    notes.add(view, at: place.pointer)
    return hasIdentifier ? view : nil
  }

  /// Reads the kind of a view.
  private mutating func entry(
    _ place: ReadPlace, in position: ViewPlace
  ) -> ViewCatalog.Entry? {
    if let entry = place.value.string.flatMap({ ViewCatalog.entry(named: $0) }) { return entry }
    if isFull { return nil }
    expected(
      "\(position.listOfKinds) \(position.phrase)", at: place,
      hint: place.value.string.map { position.hint(ofKind: $0) } ?? "")
    return nil
  }

  /// Records a view for the targets of actions.
  fileprivate mutating func note(_ view: ViewNode) {
    if views.count >= TimelineLimits.views {
      reportLimit("more than \(TimelineLimits.views) views", at: .root)
    } else {
      views[view.id] = view
    }
  }

  /// Reads the initial values of properties.
  private mutating func properties(
    _ kind: ViewKind, _ members: inout MemberReader
  ) -> PropertyValues {
    var properties = PropertyValues()
    for property in kind.properties {
      guard let place = members.take(property.key.rawValue),
        let value = propertyValue(of: property.key, place, like: property.initial)
      else { continue }
      notes.add(value, of: property, at: place.pointer)
      if value != property.initial { properties[property.key] = value }
    }
    return properties
  }

  /// Reads the slots of properties.
  private mutating func slots(
    of view: ViewNode, _ members: inout MemberReader
  ) -> [PropertyKey: String] {
    guard let place = members.take(TimelineForm.slots) else { return [:] }
    var slots: [PropertyKey: String] = [:]
    for (name, place) in self.members(place, "an object of slots by properties") ?? [] {
      guard let key = PropertyKey(rawValue: name), view.kind.properties.index(of: key) != nil else {
        report(missingProperty(name, of: view), at: place.pointer, .unknownName)
        continue
      }
      slots[key] = string(place)
    }
    return slots
  }
}

extension KindSignature {
  /// The name in a sentence.
  var article: String {
    let isVowel = name.first.map { "aeiou".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + name + (name.hasSuffix("s") ? " view" : "")
  }
}

extension ViewPlace {
  /// The place in a sentence.
  var phrase: String {
    switch self {
    case .group: "in a group"
    case .copies: "in a repeater of views"
    case .shape: "in a shape"
    case .geometry: "among the paths that a view changes"
    }
  }
}
