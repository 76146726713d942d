import Animation
import CompositionModel
import Diagnostics
import JSONTree

// Text animators and their selectors.
extension TextReader {
  /// The animator in an object.
  func animator(_ reader: inout ObjectReader) -> TextAnimator? {
    var animator = TextAnimator()
    animator.name = reader.string("nm") ?? ""
    reader.object("a", as: .textAnimatorStyle) { reader -> Void? in
      animator.rotation = reader.optionalProperty("r", NumberFormat.plain())
      animator.visitProperties(&reader)
      return ()
    }
    _ = reader.read("s") { value -> Void? in selectors(value, into: &animator) }
    return animator
  }

  /// One selector, or a list of them.
  private func selectors(_ value: JSONValue, into animator: inout TextAnimator) {
    guard value.kind == .array else {
      if let selector = self.selector(value) { animator.selectors.append(selector) }
      return
    }
    for (index, element) in value.elements.enumerated() {
      if let selector = context.at(index, { self.selector(element) }) {
        animator.selectors.append(selector)
      }
    }
  }

  private func selector(_ value: JSONValue) -> TextSelector? {
    guard var reader = ObjectReader(value, as: .textSelector, in: context) else { return nil }
    defer { reader.finish() }
    var selector = TextSelector()
    selector.followsExpression = reader.flag("t")
    selector.units = reader.choice("r", TextSelector.Units.self) ?? .fraction
    selector.basis = reader.choice("b", TextSelector.Basis.self) ?? .characters
    selector.shape = reader.choice("sh", TextSelector.Shape.self) ?? .square
    selector.mode = reader.choice("m", TextSelector.Mode.self) ?? .add
    selector.visitProperties(&reader)
    selector.isRandom = reader.flag("rn")
    if selector.followsExpression {
      context.report(
        .unsupportedTextSelector,
        "The selector has an expression, which is ignored; it selects all characters.")
    }
    return selector
  }
}
