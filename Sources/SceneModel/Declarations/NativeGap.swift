/// The values that each property of a view or an effect takes.
public typealias TakenValues = (PropertyKey) -> [PropertyValue]

/// Settings of a view, an effect or a layer style without a counterpart in SwiftUI.
public struct NativeGap<Kind> {
  /// The part that remains where nothing is baked.
  public enum Fallback {
    /// Nothing.
    case removed
    /// All but some properties, which get their defaults.
    case without([PropertyKey])
    /// A view or an effect with other options.
    case replaced(Kind)
  }

  /// The settings, as the beginning of a sentence.
  public let feature: String
  /// Whether they can be baked; `false` if the pictures would contain everything behind the view.
  public let canBake: Bool
  /// The part that remains where nothing is baked.
  public let fallback: Fallback

  /// Makes a gap.
  public init(_ feature: String, canBake: Bool = true, fallback: Fallback = .removed) {
    self.feature = feature
    self.canBake = canBake
    self.fallback = fallback
  }

  /// Returns the gap with its replacement wrapped.
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
