/// A style on a layer.
///
/// Its controls are those of After Effects' panel that the file has, each with the file's own name as match name.
/// Opacities, ranges, spreads, noise, scale and smoothness are 0...100, angles degrees, sizes and distances points,
/// and blend modes entries of After Effects' menu.
public struct LayerStyle: Hashable, Sendable {
  /// The name; empty when the file has none.
  public var name: String
  /// What it does.
  public var kind: Kind
  /// Whether it is switched on.
  public var isEnabled: Bool
  /// Its controls.
  public var values: [EffectValue]
  /// The JSON pointer to it.
  public var pointer: String

  /// What a style does.
  public enum Kind: Hashable, Sendable {
    /// A line around the layer: `bm`, `c` colour, `s` size, `o` opacity, `p` position.
    case stroke
    /// A shadow behind it: `c`, `o` opacity, `a` angle, `s` size, `d` distance, `ch` spread, `bm` blend mode, `no`
    /// noise, `lc` whether the layer conceals it.
    case dropShadow
    /// A shadow on it, with the members of the drop shadow.
    case innerShadow
    /// Light around it: `c`, `o`, `r` range, `ch` spread, `bm`, `no`, `j` jitter.
    case outerGlow
    /// Light inside of it, with the members of the outer glow and `sr`, where it comes from.
    case innerGlow
    /// Light and shade on its edges: `bs` style, `bt` technique, `sr` strength, `s` size, `sf` softness, `ga` whether
    /// the light is the global one, `a` angle, `ll` altitude, `hm`, `hc`, `ho` and `sm`, `sc`, `so` blend mode,
    /// colour and opacity of light and shade.
    case bevel
    /// Light as on satin: `bm`, `c`, `o`, `a`, `d`, `s`, `in` whether it is inverted.
    case satin
    /// A colour over it: `bm`, `c`, `so` opacity.
    case colorOverlay
    /// A gradient over it: `bm`, `o`, `gf` gradient, `gs` smoothness, `a`, `gt` type, `re` whether it is reversed, `al`
    /// whether it is aligned with the layer, `s` scale, `of` offset.
    case gradientOverlay
    /// Another style, by Lottie's number.
    case other(Int)
  }

  /// Makes a style of its parts.
  public init(
    name: String = "", kind: Kind, isEnabled: Bool = true, values: [EffectValue] = [],
    pointer: String = ""
  ) {
    self.name = name
    self.kind = kind
    self.isEnabled = isEnabled
    self.values = values
    self.pointer = pointer
  }

  /// The content of a control, by the file's name of it; `nil` where there is none.
  public func content(_ member: String) -> ControlContent? {
    values.first { $0.matchName == member }?.content
  }
}
