import CompositionModel
import Diagnostics
import JSONTree

// Effects, and findings about those that are not drawn.
extension LayerReader {
  /// The effects in the member `ef`, in the order in which they are applied.
  func effects(_ reader: inout ObjectReader) -> [Effect] {
    reader.objects("ef", as: .effect) { effect(&$0) }
  }

  private func effect(_ reader: inout ObjectReader) -> Effect? {
    let matchName = reader.string("mn") ?? ""
    var effect = Effect(
      name: "", matchName: matchName, number: reader.integer("ty") ?? -1,
      pointer: context.path.pointer)
    effect.name = reader.string("nm") ?? effect.title ?? matchName
    effect.isEnabled = reader.flag("en", default: true)
    effect.values = values(&reader, depth: 0)
    context.reportSupport(of: effect)
    return effect
  }

  private func values(_ reader: inout ObjectReader, depth: Int) -> [EffectValue] {
    guard let list = reader.value("ef") else { return [] }
    guard depth < ImportLimits.effectDepth else {
      context.report(
        .limitExceeded, member: "ef",
        "Groups of controls are nested more than \(ImportLimits.effectDepth) deep; "
          + "the inner ones are ignored.")
      return []
    }
    context.count(.controls, list.count)
    return reader.objects("ef", as: .effectValue) { reader in
      let content = self.content(&reader, depth: depth)
      return EffectValue(
        name: reader.string("nm") ?? "", matchName: reader.string("mn") ?? "", content: content)
    }
  }

  private func content(_ reader: inout ObjectReader, depth: Int) -> ControlContent {
    if reader.value("ef") != nil {
      reader.skip("ty", "v")
      return .group(values(&reader, depth: depth + 1))
    }
    // Groups without controls have an empty string as type.
    guard let written = reader.value("ty"), written.string?.isEmpty != true else {
      reader.skip("v")
      return .none
    }
    let type = reader.integer("ty") ?? -1
    if let kind = LayerReader.kinds[type] { return reader.control(kind, "v") }
    guard reader.value("v") != nil, type != LayerReader.heading else { return .none }
    context.report(.unknownControl, "The control type \(type) is unknown; the control is ignored.")
    return .none
  }

  /// Lottie's number for controls without a value.
  private static let heading = 6

  /// The types of controls by Lottie's numbers.
  private static let kinds: [Int: ControlKind] = [
    0: .slider, 1: .angle, 2: .color, 3: .point, 4: .checkbox, 7: .menu, 10: .layer, 11: .mask,
  ]
}

extension ObjectReader {
  /// Reads the value of a control.
  mutating func control(_ kind: ControlKind, _ member: JSONName) -> ControlContent {
    switch kind {
    case .slider, .angle, .checkbox, .menu, .layer, .mask:
      return .number(kind, property(member, NumberFormat.plain()))
    case .color: return .color(property(member, ColorFormat(isPaint: false)))
    case .point: return .point(property(member, VectorFormat.controlPoint))
    case .gradient:
      let (count, stops) = stops(member)
      return .gradient(colorStopCount: count, stops: stops)
    }
  }
}

// Layer styles, and findings about those that are not drawn.
extension LayerReader {
  /// The styles in the member `sy`.
  func styles(_ reader: inout ObjectReader) -> [LayerStyle] {
    reader.objects("sy", as: .style) { style(&$0) }
  }

  private func style(_ reader: inout ObjectReader) -> LayerStyle? {
    context.count(.controls, reader.count)
    let name = reader.string("nm") ?? ""
    var style = LayerStyle(number: reader.integer("ty") ?? -1)
    style.name = name
    style.pointer = context.path.pointer
    style.isEnabled = reader.flag("en", default: true)
    let mapping = style.mapping
    style.values =
      mapping?.controls.compactMap { control in
        let member = JSONName(control.member)
        guard reader.value(member) != nil else { return nil }
        return EffectValue(
          name: control.name, matchName: member.description,
          content: reader.control(control.kind, member))
      } ?? []
    if style.isEnabled { context.reportSupport(of: style) }
    if mapping == nil { reader.ignoreRest() }
    return style
  }
}

// Findings about effects, styles and layers that are not drawn, or not completely.
extension ImportContext {
  /// Reports an effect unless it is drawn completely or switched off.
  func reportSupport(of effect: Effect) {
    guard effect.isEnabled else { return }
    let title = effect.title ?? effect.matchName
    let name = title.isEmpty || title == effect.name ? "" : " \"\(effect.name)\""
    if effect.isDrawn {
      guard let limitation = effect.limitation else { return }
      report(.partialEffect, "\(title)\(name) \(limitation)")
    } else if effect.role == .expressionControl {
      report(
        .expressionControl, "The effect \"\(effect.name)\" only holds values for expressions.")
    } else {
      let subject = title.isEmpty ? "An effect of type \(effect.number)" : title
      report(.unsupportedEffect, "\(subject)\(name) is not drawn.")
    }
  }

  /// Reports a layer style unless it is drawn completely.
  func reportSupport(of style: LayerStyle) {
    guard style.mapping != nil else {
      return report(.unsupportedLayerStyle, "The layer style \(style.title) is not drawn.")
    }
    let missing = style.undrawnSettings
    guard !missing.isEmpty else { return }
    report(
      .partialLayerStyle,
      "The layer style \(style.title) is drawn without \(missing.joined(separator: ", ")).")
  }

  /// Reports the effects and styles of an adjustment layer that cannot act on the layers below.
  func reportAdjustment(_ effects: [Effect], _ styles: [LayerStyle]) {
    let enabled = effects.filter(\.isEnabled)
    // Only the first displacement map is drawn.
    let undrawn =
      enabled.filter { [.transform, .stroke, .setMatte].contains($0.role) }
      + enabled.filter { $0.needsMap }.dropFirst()
    let names =
      undrawn.map { $0.title ?? $0.name }
      + styles.filter(\.isEnabled).map { "the layer style \($0.title)" }
    guard !names.isEmpty else { return }
    report(
      .unsupportedAdjustment,
      "The adjustment layer is drawn without \(names.joined(separator: ", ")).")
  }

  /// Reports a layer with only place and time; the type is `nil` if it is unknown.
  func reportUndrawn(_ type: LayerType?, _ number: Int) {
    switch type {
    case .video, .videoPlaceholder, .imageSequence:
      report(.unsupportedVideo, "Video and image sequence layers are not drawn.")
    case .guide: report(.guideLayer, "Guide layers are not drawn.")
    case .light: report(.unsupportedLight, "Lights are ignored.")
    case .imagePlaceholder: report(.unsupportedImage, "Image placeholders are not drawn.")
    case .some(let type): report(.unsupportedLayer, "\(type.name) layers are not drawn.")
    case .none:
      report(.unsupportedLayer, "The layer type \(number) is unknown; the layer is not drawn.")
    }
  }
}
