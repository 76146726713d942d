/// An effect or a layer style: a change to the pixels of a group.
///
/// Its members hold options and the present values of properties. Lengths are points in the group's coordinates; they
/// are scaled and turned with the group.
public protocol PixelEffect: Declared {
  /// The properties with the members that hold their values, in the order of files.
  static var properties: [EffectProperty<Self>] { get }
  /// Whether After Effects lists it among effects or layer styles.
  static var family: EffectFamily { get }
  /// Whether it reads the pixels of the group's map: its first drawn child.
  static var needsMap: Bool { get }
}

extension PixelEffect {
  /// An effect, unless said otherwise.
  public static var family: EffectFamily { .effect }
  /// No map, unless said otherwise.
  public static var needsMap: Bool { false }
  /// The title with the list of After Effects in which it stands.
  public static var featureName: String {
    switch family {
    case .effect: "The effect \(kindTitle)"
    case .layerStyle: "The layer style \(kindTitle)"
    }
  }

  /// The effect with other values of its properties.
  ///
  /// - Parameter value: The value of a property, by its index in the declaration.
  func with(values value: (Int) -> PropertyValue) -> Self {
    var effect = self
    for (index, property) in Self.properties.enumerated() { property.write(&effect, value(index)) }
    return effect
  }

  /// The largest difference of the properties' values, as shares in percent and in the unit of others; `nil` for
  /// effects of two kinds or with other options.
  func deviation(from other: any PixelEffect) -> Double? {
    guard let other = other as? Self,
      Self.declaration.options.allSatisfy({ $0.read(self) == $0.read(other) })
    else { return nil }
    return Self.properties.reduce(0) { largest, property in
      let distance = property.read(self).distance(to: property.read(other))
      return max(largest, distance * property.declaration.unit.deviationScale)
    }
  }

  /// Whether the numbers of all properties are finite.
  public var isFinite: Bool { Self.properties.allSatisfy { $0.read(self).isFinite } }

  /// The settings that have no counterpart in SwiftUI; `nil` if all have one.
  func sceneGap(_ values: (PropertyKey) -> [PropertyValue]) -> NativeGap<SceneEffect>? {
    nativeGap(values)?.map { SceneEffect($0) }
  }

  func isEqual(to other: any PixelEffect) -> Bool { (other as? Self) == self }
}

/// The list of After Effects in which an effect stands.
public enum EffectFamily: String, Hashable, Sendable, CaseIterable {
  /// The effects of the Effect menu.
  case effect
  /// The layer styles of the Layer menu.
  case layerStyle
}

extension PropertyUnit {
  /// The factor from a difference of values to what comparisons state: percent of shares, the unit of others.
  public var deviationScale: Double {
    switch self {
    case .points, .degrees: 1
    case .color, .factor: 100
    }
  }
}
