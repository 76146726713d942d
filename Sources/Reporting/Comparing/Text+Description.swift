import CompositionModel

extension TextKeyframe: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Source text", name: "") }
}

extension TextDocument.Box: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Text box", name: "") }
}

extension TextPath: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Path options", name: "") }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    // The path is that of a mask, which tells its changes.
    member == "path" && reflection.context.layer?.masks.contains { $0.path == path } == true
  }
}

extension TextAnimator: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Text animator", name: name) }
}

extension TextSelector: DescribableElement {
  var elementHead: DescribedElement {
    DescribedElement(
      kind: followsExpression ? "Expression selector" : "Range selector", name: "")
  }
}
