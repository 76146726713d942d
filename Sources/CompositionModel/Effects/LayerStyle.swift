/// A style on a layer.
///
/// Its controls are those of After Effects' panel that the file has, each with its JSON member as match name.
/// Opacities, ranges, spreads, noise, scale and smoothness are 0...100, angles degrees, sizes and distances points,
/// and blend modes entries of After Effects' menu.
public struct LayerStyle: Hashable, Sendable {
  /// The name; empty when the file has none.
  public var name: String
  /// Lottie's number of its kind.
  public var number: Int
  /// Whether it is switched on.
  public var isEnabled: Bool
  /// Its controls.
  public var values: [EffectValue]
  /// The JSON pointer to it.
  public var pointer: String

  /// Makes a style of its parts.
  public init(
    name: String = "", number: Int, isEnabled: Bool = true, values: [EffectValue] = [],
    pointer: String = ""
  ) {
    self.name = name
    self.number = number
    self.isEnabled = isEnabled
    self.values = values
    self.pointer = pointer
  }

  /// The content of a control, by its JSON member; `nil` where there is none.
  public func content(_ member: String) -> ControlContent? {
    values.first { $0.matchName == member }?.content
  }
}
