/// An effect or a layer style: a change to the pixels of a group.
///
/// Its members hold the options and the present values of the properties. Lengths are in points of
/// the group's coordinates, so that they are scaled and rotated with the group.
public protocol PixelEffect: Declared, Codable {
  /// The menu of After Effects that lists it.
  static var family: EffectFamily { get }
  /// Whether the effect reads the pixels of the group's map: its first drawn child.
  static var needsMap: Bool { get }
}

extension PixelEffect {
  /// The default: the group is baked; for an effect with a map, the group that holds the map.
  public func nativeGap(_ values: TakenValues) -> NativeGap<Self>? { NativeGap(Self.featureName) }
  /// The default: an effect.
  public static var family: EffectFamily { .effect }
  /// The default: no map.
  public static var needsMap: Bool { false }
  /// The title with the menu of After Effects that lists it.
  public static var featureName: String {
    switch family {
    case .effect: "The effect \(kindTitle)"
    case .layerStyle: "The layer style \(kindTitle)"
    }
  }

  /// Returns the effect with other values of its properties, by their indices in the declaration.
  func with(values value: (Int) -> PropertyValue) -> Self {
    var effect = self
    for (index, property) in Self.declaration.properties.enumerated() {
      property.write(&effect, value(index))
    }
    return effect
  }

  /// The largest difference between the properties' values: percent for shares and colors, the
  /// property's unit for others; `nil` for effects of different kinds or with different options.
  func deviation(from other: any PixelEffect) -> Double? {
    guard let other = other as? Self,
      Self.declaration.options.allSatisfy({ $0.read(self) == $0.read(other) })
    else { return nil }
    return Self.declaration.properties.reduce(0) { largest, property in
      let distance = property.read(self).distance(to: property.read(other))
      return max(largest, distance * property.declaration.unit.deviationScale)
    }
  }

  /// Whether the numbers of all properties are finite.
  public var isFinite: Bool {
    Self.declaration.properties.allSatisfy { $0.read(self).isFinite }
  }

  /// Returns the settings without a counterpart in SwiftUI; `nil` if all have one.
  func sceneGap(_ values: TakenValues) -> NativeGap<SceneEffect>? {
    nativeGap(values)?.map { SceneEffect($0) }
  }

  func isEqual(to other: any PixelEffect) -> Bool { (other as? Self) == self }
}

/// The menu of After Effects that lists an effect.
public enum EffectFamily: String, Hashable, Sendable, CaseIterable {
  /// The effects of the Effect menu.
  case effect
  /// The layer styles of the Layer menu.
  case layerStyle
}
