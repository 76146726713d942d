package import CompositionModel
import SceneModel
import ViewTree

extension LayerStyle {
  /// The declaration of the style; `nil` for an unknown one.
  package var mapping: LayerStyleMapping? { LayerStyleMapping.mapping(number: number) }

  /// After Effects' name, or the number of an unknown style.
  package var title: String { mapping?.title ?? "of type \(number)" }

  /// The settings that are not drawn, for people; empty for an unknown style.
  package var undrawnSettings: [String] {
    (mapping?.controls ?? []).reduce(into: []) { settings, control in
      guard let value = number(control), let setting = control.undrawnSetting(value),
        !settings.contains(setting)
      else { return }
      settings.append(setting)
    }
  }

  /// The content of a control; `nil` where the file has none.
  func content(_ control: LayerStyleControl) -> ControlContent? {
    content(control.member.description)
  }

  /// The number of a control; `nil` where the file has none.
  func number(_ control: LayerStyleControl) -> AnimatedValue<Double>? { content(control)?.number }

  /// The color of a control; `nil` where the file has none.
  func color(_ control: LayerStyleControl) -> AnimatedValue<Color>? { content(control)?.color }

  /// The number of color stops and the stops of a gradient; `nil` where the file has none.
  func gradient(
    _ control: LayerStyleControl
  ) -> (colorStopCount: Int, stops: AnimatedValue<[Double]>)? {
    guard case .gradient(let count, let stops)? = content(control) else { return nil }
    return (count, stops)
  }

  /// Whether a checkbox is on at first.
  func isOn(_ control: LayerStyleControl) -> Bool { number(control)?.initial == 1 }

  /// The value of a menu's entry; `nil` without a control, or for an entry that is not listed.
  func menu<Value>(_ control: LayerStyleControl, _ values: [Value]) -> Value? {
    let entry = number(control)?.initial
    return values.indices.first { Double($0 + 1) == entry }.map { values[$0] }
  }

  /// The blend mode of a menu: another one where the file has none, and normal where it is not drawn.
  func blendMode(
    _ control: LayerStyleControl = .blendMode, standard: BlendMode = .normal
  ) -> BlendMode {
    guard let entry = number(control)?.initial else { return standard }
    return BlendMode(styleMenu: entry) ?? .normal
  }
}
