import SceneModel
import TimelineModel
import ViewTree

extension ViewNode: DescribableElement {
  var elementHead: DescribedElement {
    var element = DescribedElement(kind: kind.title, name: id)
    element.view = id
    return element
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    switch member {
    case "name":
      element.properties.append(DescribedProperty(name: "name", value: .text("“\(name)”")))
    case "kind":
      for (name, value) in zip(kind.optionNames, kind.optionValues) {
        add(value, PropertyVocabulary.words(name), to: &element, by: &reflection)
      }
    case "properties":
      describeProperties(in: &element)
      reflection.addList(reflection.context.actions[id] ?? [], to: &element)
    default: return false
    }
    return true
  }

  /// Adds the initial values of all properties that the kind declares, and of others that the view has in spite of it.
  private func describeProperties(in element: inout DescribedElement) {
    let declared = kind.properties
    let values = declared.map { ($0, properties[$0.key] ?? $0.initial) }
    let others = properties.filter { entry in !declared.contains { $0.key == entry.key } }
      .map { ($0.key.declaration, $0.value) }
    for (declaration, value) in values + others {
      element.properties.append(
        DescribedProperty(
          name: PropertyVocabulary.words(declaration.key.rawValue),
          value: .constant(value, ValueUnit(declaration))))
    }
  }

  private func add(
    _ option: OptionValue, _ name: String, to element: inout DescribedElement,
    by reflection: inout ElementReflection
  ) {
    let term = PropertyTerm.named(name)
    switch option {
    case .none: break
    case .flag(let flag): reflection.add(flag, term, to: &element)
    case .word(let word), .text(let word):
      element.properties.append(DescribedProperty(name: name, value: .text(word)))
    case .count(let count): reflection.add(count, term, to: &element)
    case .number(let number): reflection.add(number, term, to: &element)
    case .pair(let pair): reflection.add(pair, .named(name, .points), to: &element)
    case .texts(let texts): reflection.add(texts, term, to: &element)
    case .custom(let custom): reflection.add(custom.value, term, to: &element)
    }
  }
}
