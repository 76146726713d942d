import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree

/// Reads the content of a text layer.
struct TextReader {
  /// The state that all readers share.
  let context: ImportContext
  /// The paths of the masks of the layer, which a text may follow, by their index in the file.
  let maskPaths: [Int: AnimatedValue<BezierPath>]

  /// The text in the member `t`.
  func read(_ reader: inout ObjectReader) -> TextContent {
    let content = reader.object("t", as: .text, self.content)
    if content == nil && reader.value("t") == nil {
      context.report(.missingMember, "The layer has no text \"t\".")
    }
    return content ?? TextContent(documents: TextReader.emptyDocuments)
  }

  private func content(_ reader: inout ObjectReader) -> TextContent? {
    if reader.value("d") == nil {
      context.report(.missingMember, "The text has no documents \"d\".")
    }
    let expressionCount = context.expressions.count
    var content = TextContent(
      documents: reader.read("d") { documents($0) } ?? TextReader.emptyDocuments)
    if context.expressions.count > expressionCount {
      content.expression = ExpressionNumber(expressionCount)
    }
    content.path = reader.object("p", as: .textPath, path)
    reader.object("m", as: .textAlignment) { reader -> Void? in
      content.anchorGrouping = TextGrouping(rawValue: reader.integer("g") ?? 1) ?? .characters
      content.anchorAlignment = reader.property("a", VectorFormat.percent)
      return ()
    }
    content.animators = reader.objects("a", as: .textAnimator, animator)
    if !content.animators.isEmpty && content.anchorGrouping == .all {
      context.report(
        .unsupportedTextAnimator, member: "m",
        "The text rotates and scales as a whole; each character does so instead.")
    }
    return content
  }

  /// The path; `nil` without a mask, where exporters still write settings.
  private func path(_ reader: inout ObjectReader) -> TextPath? {
    guard let mask = reader.integer("m") else {
      reader.ignoreRest()
      return nil
    }
    guard let outline = maskPaths[mask] else {
      context.report(
        .missingTextPath, member: "m",
        "The text follows the mask number \(mask), which is missing; the text is set on a straight line."
      )
      reader.ignoreRest()
      return nil
    }
    var path = TextPath(path: outline)
    path.firstMargin = reader.property("f", NumberFormat.plain())
    path.lastMargin = reader.property("l", NumberFormat.plain())
    path.isReversed = reader.property("r", NumberFormat.plain())
    path.isPerpendicular = reader.property("p", NumberFormat.plain(1))
    path.fillsPath = reader.property("a", NumberFormat.plain())
    if !path.lastMargin.isAlways(0) {
      context.report(.unsupportedTextPath, "The last margin of the path is ignored.")
    }
    return path
  }
}

// Text animators and their selectors.
extension TextReader {
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
