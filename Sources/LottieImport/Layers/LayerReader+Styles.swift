import CompositionModel

// Layer styles, and findings about those that are not drawn.
extension LayerReader {
  /// The styles in the member `sy`.
  func styles(_ reader: inout ObjectReader) -> [LayerStyle] {
    reader.objects("sy", as: .style, style)
  }

  private func style(_ reader: inout ObjectReader) -> LayerStyle? {
    context.count(.controls, reader.count, limit: ImportLimits.controls)
    var style = LayerStyle(
      name: reader.string("nm") ?? "", number: reader.integer("ty") ?? -1,
      pointer: context.path.pointer)
    style.isEnabled = reader.value("en") == nil || reader.flag("en")
    let mapping = style.mapping
    style.values = mapping?.controls.compactMap { $0.read(&reader) } ?? []
    if style.isEnabled { context.reportSupport(of: style) }
    if mapping == nil { reader.ignoreRest() }
    return style
  }
}

extension LayerStyleControl {
  /// Reads the control of a style; `nil` where the style does not have it.
  fileprivate func read(_ reader: inout ObjectReader) -> EffectValue? {
    guard reader.value(member) != nil else { return nil }
    return EffectValue(
      name: name, matchName: member.description, content: reader.control(kind, member))
  }
}
