import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Texts and their animators.
extension ElementDraft {
  /// Adds the content of a text layer.
  mutating func add(_ text: TextContent) {
    list(text.documents) { $0.describe($1) }
    if let number = text.expression {
      add("source text expression", .text(expression(number) ?? "expression"))
    }
    list([text.path].compactMap(\.self)) { $0.describe($1) }
    list(text.animators) { $0.describe($1) }
    add("anchor point grouping", case: text.anchorGrouping)
    add("grouping alignment", text.anchorAlignment, .percent)
  }

  private mutating func describe(_ keyframe: TextKeyframe) {
    let document = keyframe.document
    element.kind = "Source text"
    add("time", .time(keyframe.time))
    add("text", text: document.text)
    add("font", text: document.fontName)
    add("font size", document.fontSize)
    add("fill color", document.fill)
    add("stroke color", document.stroke)
    add("stroke width", document.strokeWidth)
    add("stroke above fill", document.isStrokeAboveFill)
    add("justification", case: document.justification)
    add("tracking", document.tracking)
    add("leading", document.lineHeight)
    add("baseline shift", document.baselineShift)
    list([document.box].compactMap(\.self)) { draft, box in
      draft.element.kind = "Text box"
      draft.add("position", box.position)
      draft.add("size", box.size)
    }
    if let alignment = document.verticalAlignment { add("vertical alignment", case: alignment) }
    add("capitals", case: document.capitals)
  }

  private mutating func describe(_ options: TextPath) {
    element.kind = "Path options"
    // Changes of the path are listed by its mask.
    if layer?.masks.contains(where: { $0.path == options.path }) != true {
      add("path", options.path)
    }
    add("first margin", options.firstMargin)
    add("last margin", options.lastMargin)
    add("reverse path", options.isReversed, .flag)
    add("perpendicular to path", options.isPerpendicular, .flag)
    add("force alignment", options.fillsPath, .flag)
  }

  private mutating func describe(_ animator: TextAnimator) {
    element = DescribedElement(kind: "Text animator", name: animator.name)
    list(animator.selectors) { $0.describe($1) }
    // The selectors are elements of their own.
    var own = animator
    own.selectors = []
    own.visitProperties(&self)
  }

  private mutating func describe(_ selector: TextSelector) {
    element.kind = selector.followsExpression ? "Expression selector" : "Range selector"
    add("expression selector", selector.followsExpression)
    add("units", case: selector.units)
    add("start", selector.start)
    add("end", selector.end)
    add("offset", selector.offset)
    add("amount", selector.amount, .percent)
    add("based on", case: selector.basis)
    add("shape", case: selector.shape)
    add("mode", case: selector.mode)
    add("ease high", selector.maximumEase, .percent)
    add("ease low", selector.minimumEase, .percent)
    add("smoothness", selector.smoothness, .percent)
    add("randomized order", selector.isRandom)
  }
}
