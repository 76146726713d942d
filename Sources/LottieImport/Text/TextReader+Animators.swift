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
    animator.selectors = reader.read("s") { selectors($0) } ?? []
    return animator
  }

  /// One selector, or a list of them.
  private func selectors(_ value: JSONValue) -> [TextSelector] {
    guard value.kind == .array else {
      return [context.object(value, as: .textSelector, selector)].compactMap(\.self)
    }
    return value.elements.enumerated().compactMap { index, element in
      context.at(index) { context.object(element, as: .textSelector, selector) }
    }
  }

  private func selector(_ reader: inout ObjectReader) -> TextSelector? {
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
