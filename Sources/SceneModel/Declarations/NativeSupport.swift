/// How an effect can be drawn by SwiftUI.
public enum NativeSupport<Effect>: Sendable {
  /// SwiftUI has a counterpart.
  case native
  /// SwiftUI has none: the group around it becomes pictures.
  case baked
  /// SwiftUI has none, and the group that holds the map becomes pictures.
  case bakedWithMap
  /// SwiftUI has a counterpart of some settings.
  ///
  /// - Parameters:
  ///   - feature: The settings that have none, as the beginning of a sentence.
  ///   - removing: The properties to leave out where no pictures are made; none to leave out the effect.
  ///   - isNative: Whether all values that the properties take have a counterpart.
  case partly(
    feature: String, removing: [PropertyKey],
    isNative: @Sendable (Effect, _ values: (PropertyKey) -> [PropertyValue]) -> Bool)
}
