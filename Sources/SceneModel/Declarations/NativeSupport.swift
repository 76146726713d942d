/// How an effect can be drawn by SwiftUI.
public enum NativeSupport<Effect>: Sendable {
  /// SwiftUI has a counterpart.
  case native
  /// SwiftUI has none: the group is baked.
  case baked
  /// SwiftUI has none: the group that holds the map is baked.
  case bakedWithMap
  /// SwiftUI has a counterpart of some settings.
  ///
  /// - Parameters:
  ///   - feature: The settings without a counterpart, as the beginning of a sentence.
  ///   - removing: The properties to omit where nothing is baked; if empty, the effect is omitted.
  ///   - isNative: Returns whether all values of the properties have a counterpart.
  case partly(
    feature: String, removing: [PropertyKey],
    isNative: @Sendable (Effect, _ values: (PropertyKey) -> [PropertyValue]) -> Bool)
}
