import CompositionModel
import Diagnostics

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
