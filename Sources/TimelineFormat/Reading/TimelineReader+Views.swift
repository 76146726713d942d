import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineReader {
  /// The root group of a file without `root`.
  var defaultRoot: ViewNode? {
    ViewNode(id: ViewName.rootIdentifier, kind: .group(GroupView()))
  }

  /// Reads the root group.
  mutating func rootGroup(_ place: ReadPlace) -> ViewNode? {
    guard var members = object(place, "the root group") else { return nil }
    let id = optional(&members, ViewName.id, ViewName.rootIdentifier) { $0.identifier($1) }
    let name = optional(&members, ViewName.name, "") { $0.string($1) }
    let kind = self.kind(ViewCatalog.entry(of: .group(GroupView())), &members)
    let properties = self.properties(kind, &members)
    finish(members, "the root group")
    return ViewNode(id: id, name: name, kind: kind, properties: properties)
  }

  /// Reads the views in a context, such as the children of a group.
  mutating func children(
    _ place: ReadPlace, in position: ViewPlace, depth: Int
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
      if let view = self.view(element, in: position, depth: depth) {
        views.append((view, element))
      } else {
        isMissingViews = true
      }
    }
    for (view, place) in views where view.kind.matched != nil { matchedPlaces[view.id] = place }
    return views.map(\.view)
  }

  private mutating func view(
    _ place: ReadPlace, in position: ViewPlace, depth: Int
  ) -> ViewNode? {
    guard var members = object(place, "a view") else { return nil }
    let id = required(&members, ViewName.id) { $0.identifier($1) }
    let name = optional(&members, ViewName.name, "") { $0.string($1) }
    guard let entry = required(&members, ViewName.kind, { $0.entry($1, in: position) }) else {
      return nil
    }
    let article = entry.signature.article
    if !entry.role.isAllowed(in: position) {
      let advice = KindAdvice(position)
      report(
        "\(article) is not allowed \(position.phrase)\(advice.otherPlace(of: entry, after: ", only "))",
        at: place.pointer,
        advice: "Use \(advice.list).")
    }
    let kind = self.kind(entry, &members)
    let properties = self.properties(kind, &members)
    var view = ViewNode(id: id ?? "", name: name, kind: kind, properties: properties)
    if id != nil { note(view) }
    if let inside = entry.placeOfChildren(in: position) {
      view.children = optional(&members, ViewName.children, []) {
        $0.children($1, in: inside, depth: depth + 1)
      }
    }
    finish(members, article, of: kind)
    notes.add(view, at: place.pointer)
    return id == nil ? nil : view
  }

  /// Reads the kind of a view.
  private mutating func entry(
    _ place: ReadPlace, in position: ViewPlace
  ) -> ViewCatalog.Entry? {
    if let entry = place.value.string.flatMap({ ViewCatalog.entry(named: $0) }) { return entry }
    if isFull { return nil }
    let advice = KindAdvice(position)
    expected(
      "\(advice.list) \(position.phrase)", at: place,
      hint: place.value.string.map { advice.hint($0) } ?? "")
    return nil
  }

  /// Records a view for the targets of actions.
  mutating func note(_ view: ViewNode?) {
    guard let view else { return }
    if views.count >= TimelineLimits.views {
      reportLimit("more than \(TimelineLimits.views) views", at: .root)
    } else {
      views[view.id] = view
    }
  }

  /// Reads an identifier that must be unique.
  private mutating func identifier(_ place: ReadPlace) -> String? {
    guard let id = string(place) else { return nil }
    guard SwiftIdentifier.isValid(id) else {
      report(
        "expected a Swift identifier, found \(ReadPlace.quoted(id))"
          + (SwiftIdentifier.reservedWords.contains(id) ? ", a reserved word" : "")
          + SwiftIdentifier.hint(id),
        at: place.pointer, SwiftIdentifier.codeOfRefusal(id), advice: SwiftIdentifier.advice)
      return nil
    }
    guard views[id] == nil else {
      report("another view has the identifier “\(id)”", at: place.pointer, .repeatedName)
      return nil
    }
    return id
  }

  /// Reads the initial values of properties.
  private mutating func properties(
    _ kind: ViewKind, _ members: inout MemberReader
  ) -> PropertyValues {
    var properties = PropertyValues()
    for property in kind.properties {
      guard let place = members.take(property.key.rawValue),
        let value = propertyValue(place, like: property.initial)
      else { continue }
      notes.add(value, of: property, at: place.pointer)
      if value != property.initial { properties[property.key] = value }
    }
    return properties
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
