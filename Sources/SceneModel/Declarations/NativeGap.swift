/// Settings of a view, an effect or a layer style that have no counterpart in SwiftUI.
public struct NativeGap<Kind> {
  /// The part that stays where no pictures are made.
  public enum Fallback {
    /// Nothing.
    case removed
    /// All but some properties, which return to their defaults.
    case without([PropertyKey])
    /// A view or an effect with other options.
    case replaced(Kind)
  }

  /// The settings, as the beginning of a sentence.
  public let feature: String
  /// Whether pictures can replace them; `false` if these would have to contain everything behind the view.
  public let canBake: Bool
  /// The part that stays where no pictures are made.
  public let fallback: Fallback

  /// Makes a gap.
  public init(_ feature: String, canBake: Bool = true, fallback: Fallback = .removed) {
    self.feature = feature
    self.canBake = canBake
    self.fallback = fallback
  }

  /// The same gap of a kind that wraps this one.
  public func map<Other>(_ wrap: (Kind) -> Other) -> NativeGap<Other> {
    let fallback: NativeGap<Other>.Fallback =
      switch self.fallback {
      case .removed: .removed
      case .without(let keys): .without(keys)
      case .replaced(let kind): .replaced(wrap(kind))
      }
    return NativeGap<Other>(feature, canBake: canBake, fallback: fallback)
  }
}

extension Declared {
  /// The settings that have no counterpart in SwiftUI; `nil` if all have one.
  ///
  /// - Parameter values: The values that a property takes.
  public func nativeGap(_ values: (PropertyKey) -> [PropertyValue]) -> NativeGap<Self>? {
    switch Self.nativeSupport {
    case .native: nil
    case .baked: NativeGap(Self.featureName)
    case .depending(let gap): gap(self, values)
    }
  }
}
