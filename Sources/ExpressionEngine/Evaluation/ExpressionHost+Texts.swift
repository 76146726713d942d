import CompositionModel
import SceneModel
import ViewTree

/// Texts and their styles.
extension ExpressionHost {
  /// The text of a layer at a frame: of its expression, or of its keyframes if that fails; `nil` for other layers.
  func document(of address: LayerAddress, at frame: Double) -> TextDocument? {
    guard case .text(let content) = composition.layer(at: address).content else { return nil }
    let plain = content.document(at: frame)
    guard let expression = content.expression else { return plain }
    let text = evaluatedText(address, expression)
    if text.lastFrame == frame, let document = text.lastDocument { return document }
    guard text.state == .ready else { return plain }
    let result = run(text, at: frame) { outcome in
      if case .text(let string) = outcome { string } else { nil }
    }
    let (style, missing) = (self.style, missingStyles)
    self.style = TextStyle()
    missingStyles = []
    guard let string = result else { return plain }
    var document = style.applied(to: plain)
    document.text = String(
      decoding: string.utf8.prefix(ExpressionLimits.textBytes), as: UTF8.self
    ).replacingLineEnds()
    text.missingStyles.formUnion(missing)
    text.lastDocument = document
    text.lastFrame = frame
    return document
  }

  /// The text of a layer, which has a number like a property.
  func evaluatedText(
    _ address: LayerAddress, _ expression: ExpressionNumber
  ) -> EvaluatedProperty {
    if let text = texts[address] { return text }
    let text = EvaluatedProperty(
      number: properties.count, address: address, unit: .plain, value: AnimatedValue(.flag(false)))
    properties.append(text)
    texts[address] = text
    compile(text, expression)
    return text
  }
}

extension String {
  /// The text with `\n` for each line end.
  fileprivate func replacingLineEnds() -> String {
    split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
      .split(separator: "\r", omittingEmptySubsequences: false).joined(separator: "\n")
  }
}
