/// An effect or layer style of any kind, with its present values.
public struct SceneEffect: Hashable, Sendable {
  /// The effect.
  public let value: any PixelEffect

  /// Wraps an effect.
  public init(_ value: some PixelEffect) { self.value = value }

  private init(any value: any PixelEffect) { self.value = value }

  /// Whether both effects are of one kind and equal in all options and values.
  public static func == (one: SceneEffect, other: SceneEffect) -> Bool {
    one.value.isEqual(to: other.value)
  }

  /// Hashes the kind, the options and the values.
  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

  /// Returns the effect with other values of its properties, by their indices in the declaration.
  public func with(values value: (Int) -> PropertyValue) -> SceneEffect {
    SceneEffect(any: self.value.with(values: value))
  }

  /// The largest difference from the values of another effect: shares and colors in percent,
  /// lengths in points, angles in degrees; `nil` for effects of different kinds or with different
  /// options.
  public func deviation(from other: SceneEffect) -> Double? { value.deviation(from: other.value) }

  /// The properties, in the order of files.
  public var properties: [PropertyDeclaration] { type(of: value).kindProperties }

  /// Whether the effect reads the pixels of the group's map: its first drawn child.
  public var needsMap: Bool { type(of: value).needsMap }

  /// Returns the settings without a counterpart in SwiftUI; `nil` if all have one.
  public func nativeGap(_ values: TakenValues) -> NativeGap<SceneEffect>? { value.sceneGap(values) }
}

extension SceneEffect {
  /// All effects and layer styles that are drawn.
  public static let all: [any PixelEffect.Type] = [
    Tint.self, ColorFill.self, Tritone.self, Levels.self, DropShadow.self, GaussianBlur.self,
    RadialWipe.self, InnerShadow.self, Satin.self, ColorOverlay.self, GradientOverlay.self,
    LayerStroke.self, Bevel.self, Invert.self, BrightnessContrast.self, HueSaturation.self,
    Exposure.self, Posterize.self, Threshold.self, BlackAndWhite.self, ColorRamp.self,
    LinearWipe.self, VenetianBlinds.self, Twirl.self, Spherize.self, Ripple.self, WaveWarp.self,
    Mirror.self, MotionTile.self, CornerPin.self, Mosaic.self, DisplacementMap.self,
    FourColorGradient.self, PolarCoordinates.self, SimpleChoker.self,
  ]
}

extension SceneEffect: Codable {
  private enum CodingKeys: CodingKey {
    case kind
    case value
  }

  /// Reads an effect of a declared kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .kind)
    guard let kind = SceneEffect.all.first(where: { $0.kindName == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "\(name) is no effect.")
    }
    self.init(any: try kind.init(from: container.superDecoder(forKey: .value)))
  }

  /// Writes the name of the kind and the members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type(of: value).kindName, forKey: .kind)
    try value.encode(to: container.superEncoder(forKey: .value))
  }
}
