import CompositionModel

extension Composition: DescribableElement {
  var elementHead: DescribedElement {
    DescribedElement(kind: "Composition", name: "", label: name.isEmpty ? "Composition" : name)
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    guard member == "layers" else { return false }
    reflection.addLayers(layers, to: &element)
    return true
  }

  /// The composition in general form.
  var described: DescribedElement {
    var reflection = ElementReflection()
    reflection.context.composition = self
    return reflection.element(self)
  }
}

extension Precomposition: DescribableElement {
  var elementHead: DescribedElement {
    DescribedElement(kind: "Precomposition", name: name, hint: id, pointer: pointer)
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    guard member == "layers" else { return false }
    reflection.addLayers(layers, to: &element)
    return true
  }

  static var listRole: DescribedList.Role { .unordered }
  static var scope: ReferenceScope? { .precompositions }
}

extension ElementReflection {
  /// Adds the layers of a composition.
  fileprivate mutating func addLayers(_ layers: [Layer], to element: inout DescribedElement) {
    let outer = context
    context.layers = layers
    context.mattes = Set(layers.compactMap { $0.matte?.layer })
    let elements = layers.indices.map { index in
      context.enter(layer: index)
      return self.element(layers[index])
    }
    context = outer
    element.lists.append(
      DescribedList(type: "Layer", role: .ordered, scope: .layers, elements: elements))
  }
}
