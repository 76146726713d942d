import CompositionModel
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Describes values of the model as elements, by reflection over their stored members.
struct ElementReflection {
  /// The context of the values: names that references and expressions stand for.
  var context = DescriptionContext()
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// Makes a reflection with an empty context.
  init() {}

  /// Describes a value with its members.
  mutating func element(_ source: any DescribableElement) -> DescribedElement {
    var element = source.elementHead
    let mirror = Swift.Mirror(reflecting: source)
    let type = name(of: mirror.subjectType)
    for child in mirror.children {
      guard let label = child.label else { continue }
      if source.describe(label, in: &element, by: &self) { continue }
      add(child.value, PropertyVocabulary.term(type, label), to: &element)
    }
    element.seal()
    return element
  }

  /// Adds the properties and lists that describe a member.
  mutating func add(
    _ value: Any, _ term: PropertyTerm, prefix: String = "", to element: inout DescribedElement
  ) {
    var term = term
    if !prefix.isEmpty, !term.name.isEmpty, !term.isWhole { term.name = "\(prefix) \(term.name)" }
    switch term.form {
    case .hidden: return
    case .reference(let scope):
      guard let index = value as? Int else { return }
      let name = context.name(of: index, in: scope)
      element.properties.append(
        DescribedProperty(name: term.name, value: .reference(scope, index, name)))
    case .time:
      guard let time = value as? Double else { return }
      element.properties.append(DescribedProperty(name: term.name, value: .time(time)))
    case .property, .inline:
      if let leaf = leaf(value, term.unit) {
        element.properties.append(DescribedProperty(name: term.name, value: leaf))
      } else if !addPart(value, term, to: &element) {
        addMembers(of: value, term, prefix: prefix, to: &element)
      }
    }
  }

  /// Describes elements and controls; `false` for other values.
  private mutating func addPart(
    _ value: Any, _ term: PropertyTerm, to element: inout DescribedElement
  ) -> Bool {
    switch value {
    case let controls as [EffectValue]:
      add(controls, prefix: term.name, to: &element)
    case let content as ControlContent:
      add(content, term.name, to: &element)
    case let part as any DescribableElement:
      addList([part], to: &element)
    case let parts as [any DescribableElement]:
      addList(parts, to: &element)
    default: return false
    }
    return true
  }

  /// Adds a list of children.
  mutating func addList(_ parts: [any DescribableElement], to element: inout DescribedElement) {
    guard let type = parts.first.map({ type(of: $0) }) else { return }
    let list = DescribedList(
      type: name(of: type), role: type.listRole, scope: type.scope,
      elements: parts.map { self.element($0) })
    element.lists.append(list)
  }

  /// Adds the members of a value that is an element itself.
  mutating func add(_ value: Any, as term: PropertyTerm, to element: inout DescribedElement) {
    addMembers(of: value, term, prefix: "", to: &element)
  }

  private mutating func addMembers(
    of value: Any, _ term: PropertyTerm, prefix: String, to element: inout DescribedElement
  ) {
    let mirror = Swift.Mirror(reflecting: value)
    let type = name(of: mirror.subjectType)
    var inner = prefix
    if case .property = term.form { inner = term.name }
    if let gradient = value as? GradientSource { context.colorStopCount = gradient.colorStopCount }
    switch mirror.displayStyle {
    case .optional?:
      for child in mirror.children { add(child.value, term, to: &element) }
    case .enum?:
      addCase(mirror, of: value, type, term, prefix: inner, to: &element)
    case .collection?, .set?:
      for (index, child) in mirror.children.enumerated() {
        add(child.value, .named("\(inner) \(index + 1)", term.unit), to: &element)
      }
    default:
      for child in mirror.children {
        guard let label = child.label else { continue }
        add(child.value, PropertyVocabulary.term(type, label), prefix: inner, to: &element)
      }
    }
  }

  /// Adds a case of an enumeration by its name, and its values.
  private mutating func addCase(
    _ mirror: Swift.Mirror, of value: Any, _ type: String, _ term: PropertyTerm, prefix: String,
    to element: inout DescribedElement
  ) {
    guard let child = mirror.children.first, let label = child.label else {
      let name = PropertyVocabulary.words(String(describing: value))
      if !term.name.isEmpty {
        element.properties.append(DescribedProperty(name: term.name, value: .text(name)))
      }
      return
    }
    if case .property = term.form {
      let name = PropertyVocabulary.words(label)
      element.properties.append(DescribedProperty(name: term.name, value: .text(name)))
    }
    let values = Swift.Mirror(reflecting: child.value)
    let whole = PropertyVocabulary.term(type, label)
    guard values.displayStyle == .tuple else {
      return add(child.value, whole, prefix: whole.name.isEmpty ? "" : prefix, to: &element)
    }
    if case .hidden = whole.form { return }
    for part in values.children {
      let name = part.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? "0"
      var partTerm = PropertyVocabulary.term("\(type).\(label)", name)
      if partTerm.name == name, Int(name) != nil { partTerm.name = PropertyVocabulary.words(label) }
      add(part.value, partTerm, prefix: prefix, to: &element)
    }
  }

  mutating func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = typeNames[id] { return name }
    let name = String(describing: type)
    typeNames[id] = name
    return name
  }
}
