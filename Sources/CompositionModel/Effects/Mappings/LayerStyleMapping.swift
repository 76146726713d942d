import Animation
import SceneModel

/// The declaration of a layer style: its name and number, and a table of its controls.
///
/// Each style has a line in `LayerStyleMapping.all`.
package struct LayerStyleMapping: Sendable {
  /// The position of a style in the stack of a layer's styles.
  package enum Level: Sendable {
    /// Behind the layer, as shadows and glows around it.
    case behind
    /// On the layer.
    case above
    /// On the layer, along its edges: shadows and glows behind the layer follow it.
    case onEdges
  }

  /// After Effects' name.
  package let title: String
  /// Lottie's number, the member `ty`.
  package let number: Int
  /// The position in the stack.
  package let level: Level
  /// The controls, in the order of After Effects' panel.
  package let controls: [LayerStyleControl]
  /// The controls as options and properties of the pixel effect.
  package let table: ControlTable

  /// Declares a style; without a title, it has the pixel effect's.
  ///
  /// - Parameters:
  ///   - kind: The pixel effect.
  ///   - title: After Effects' name.
  ///   - number: Lottie's number.
  ///   - level: The position in the stack.
  ///   - rows: The controls, in the order of After Effects' panel.
  ///   - options: Options that have no control of their own.
  init<Kind: PixelEffect>(
    _ kind: Kind.Type, _ title: String? = nil, number: Int, level: Level,
    _ rows: [LayerStyleRow<Kind>], options: [ControlMapping<Kind>] = []
  ) {
    self.title = title ?? kind.kindTitle
    self.number = number
    self.level = level
    controls = rows.map(\.control)
    table = ControlTable(rows.map(\.mapping) + options)
  }

  private static let mappingsByNumber = Dictionary(
    uniqueKeysWithValues: all.map { ($0.number, $0) })

  /// The mapping of a style by its number in a file; `nil` for an unknown style.
  package static func mapping(number: Int) -> LayerStyleMapping? { mappingsByNumber[number] }
}

extension LayerStyle {
  /// The declaration of the style; `nil` for an unknown one.
  package var mapping: LayerStyleMapping? { LayerStyleMapping.mapping(number: number) }

  /// After Effects' name, or the number of an unknown style.
  package var title: String { mapping?.title ?? "of type \(number)" }

  /// The controls by their places.
  package var panel: ControlPanel { ControlPanel(values: values) }

  /// The settings that are not drawn, for people; empty for an unknown style.
  package var undrawnSettings: [String] {
    (mapping?.controls ?? []).reduce(into: []) { settings, control in
      guard let value = panel.number(at: .member(control.member.description)),
        let setting = control.undrawnSetting(value), !settings.contains(setting)
      else { return }
      settings.append(setting)
    }
  }
}
