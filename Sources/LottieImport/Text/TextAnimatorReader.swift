import CompositionModel
import Diagnostics
import JSONTree
import ViewTree

/// Reads text animators and their selectors.
struct TextAnimatorReader {
  /// The state that all readers share.
  let context: ImportContext

  /// An animator at the present place; reports any other value, and returns `nil`.
  func read(_ value: JSONValue) -> TextAnimator? {
    guard var reader = ObjectReader(value, as: .textAnimator, in: context) else { return nil }
    defer { reader.finish() }
    var animator = TextAnimator()
    animator.name = reader.string("nm") ?? ""
    _ = reader.read("a") { value -> Void? in style(value, into: &animator) }
    _ = reader.read("s") { value -> Void? in selectors(value, into: &animator) }
    return animator
  }

  private func style(_ value: JSONValue, into animator: inout TextAnimator) {
    guard var reader = ObjectReader(value, as: .textAnimatorStyle, in: context) else { return }
    defer { reader.finish() }
    animator.anchor = reader.optionalProperty("a", VectorFormat.point)
    animator.position = reader.optionalProperty("p", VectorFormat.point)
    animator.scale = reader.optionalProperty("s", VectorFormat.scale)
    let rotation = reader.optionalProperty("r", NumberFormat.plain())
    animator.rotation = reader.optionalProperty("rz", NumberFormat.plain()) ?? rotation
    animator.rotationX = reader.optionalProperty("rx", NumberFormat.plain())
    animator.rotationY = reader.optionalProperty("ry", NumberFormat.plain())
    animator.skew = reader.optionalProperty("sk", NumberFormat.plain())
    animator.skewAxis = reader.optionalProperty("sa", NumberFormat.plain())
    animator.opacity = reader.optionalProperty("o", NumberFormat.percent(1))
    animator.tracking = reader.optionalProperty("t", NumberFormat.plain())
    animator.lineSpacing = reader.optionalProperty("ls", VectorFormat.loose)
    animator.blur = reader.optionalProperty("bl", VectorFormat.loose)
    paint(&reader, into: &animator)
  }

  private func paint(_ reader: inout ObjectReader, into animator: inout TextAnimator) {
    let color = ColorFormat(isPaint: false)
    animator.fillColor = reader.optionalProperty("fc", color)
    animator.fillHue = reader.optionalProperty("fh", NumberFormat.plain())
    animator.fillSaturation = reader.optionalProperty("fs", NumberFormat.percent(0))
    animator.fillBrightness = reader.optionalProperty("fb", NumberFormat.percent(0))
    animator.fillOpacity = reader.optionalProperty("fo", NumberFormat.percent(1))
    animator.strokeColor = reader.optionalProperty("sc", color)
    animator.strokeHue = reader.optionalProperty("sh", NumberFormat.plain())
    animator.strokeSaturation = reader.optionalProperty("ss", NumberFormat.percent(0))
    animator.strokeBrightness = reader.optionalProperty("sb", NumberFormat.percent(0))
    animator.strokeOpacity = reader.optionalProperty("so", NumberFormat.percent(1))
    animator.strokeWidth = reader.optionalProperty("sw", NumberFormat.plain())
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
    let format = selector.units == .fraction ? NumberFormat.percent(0) : NumberFormat.plain(0)
    selector.start = reader.property("s", format)
    selector.end = reader.optionalProperty("e", format)
    selector.offset = reader.property("o", format)
    selector.amount = reader.property("a", NumberFormat.percent(1))
    selector.basis = reader.choice("b", TextSelector.Basis.self) ?? .characters
    selector.shape = reader.choice("sh", TextSelector.Shape.self) ?? .square
    selector.mode = reader.choice("m", TextSelector.Mode.self) ?? .add
    selector.maximumEase = reader.property("xe", NumberFormat.percent(0))
    selector.minimumEase = reader.property("ne", NumberFormat.percent(0))
    selector.smoothness = reader.property("sm", NumberFormat.percent(1))
    selector.isRandom = reader.flag("rn")
    if selector.followsExpression { FeatureSupport.report(.expressionSelector, in: context) }
    return selector
  }
}
