import CompositionLowering
import CompositionModel
import Geometry
import ViewTree

extension Layer: DescribableElement {
  var elementHead: DescribedElement {
    DescribedElement(
      kind: "\(content.title) layer", name: isNamed ? name : "", label: name, pointer: pointer,
      start: inPoint)
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    switch member {
    case "isMatteSource": describeMatteRole(in: &element, reflection.context)
    case "maskPaths": describeMaskPaths(in: &element, by: &reflection)
    case "expressions": describeExpressions(in: &element, reflection.context)
    default: return false
    }
    return true
  }

  /// Tells the role only where it differs from what the other layers say, as a new matte is one change.
  private func describeMatteRole(
    in element: inout DescribedElement, _ context: DescriptionContext
  ) {
    let isUsed = context.mattes.contains(context.layerIndex)
    guard isUsed != isMatteSource else { return }
    element.properties.append(
      DescribedProperty(
        name: "track matte role", value: .text(isUsed ? "drawn too" : "not drawn")))
  }

  /// Adds the paths of masks of mode None; those of others are in their masks.
  private func describeMaskPaths(
    in element: inout DescribedElement, by reflection: inout ElementReflection
  ) {
    for (index, path) in maskPaths.sorted(by: { $0.key < $1.key })
    where !masks.contains(where: { $0.path == path }) {
      reflection.add(path, .named("path of mask \(index + 1)"), to: &element)
    }
  }

  /// Adds the expressions that no described property has.
  private func describeExpressions(
    in element: inout DescribedElement, _ context: DescriptionContext
  ) {
    let others = expressions.indices.filter { !context.usedExpressions.contains($0) }
    for (number, index) in others.enumerated() {
      element.properties.append(
        DescribedProperty(
          name: "expression \(number + 1)", value: .text(expressions[index].source)))
    }
  }

  static var scope: ReferenceScope? { .layers }
}

extension Mask: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Mask", name: name) }
}

extension Matte: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Track matte", name: "") }
}

extension Effect: DescribableElement {
  var elementHead: DescribedElement {
    let title = title ?? (matchName.isEmpty ? name : matchName)
    return DescribedElement(
      kind: "Effect \(title)", kindDetail: "\(matchName) \(number)", name: name, pointer: pointer)
  }
}

extension LayerStyle: DescribableElement {
  var elementHead: DescribedElement {
    DescribedElement(
      kind: "Layer style \(title)", kindDetail: "\(number)", name: name, pointer: pointer)
  }
}

extension ShapeItem: DescribableElement {
  var elementHead: DescribedElement {
    DescribedElement(kind: kind.title, name: name, pointer: pointer)
  }
}
