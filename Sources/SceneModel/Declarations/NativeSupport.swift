/// Whether timelines keep a kind of view, an effect or a layer style, rather than pictures of it.
///
/// Timelines keep what a developer can write in SwiftUI by hand. What generated source has is decided by its exporter
/// alone, which names all else for pictures.
public enum NativeSupport<Kind>: Sendable {
  /// Timelines keep it.
  case native
  /// Timelines have pictures: the group is baked; for an effect with a map, the group that holds the map.
  case baked
  /// Timelines keep some settings.
  ///
  /// The function returns the settings without a counterpart; `nil` if all values of the properties have one.
  case depending(@Sendable (Kind, _ values: (PropertyKey) -> [PropertyValue]) -> NativeGap<Kind>?)

  /// Timelines keep some settings.
  ///
  /// - Parameters:
  ///   - feature: The settings without a counterpart, as the beginning of a sentence.
  ///   - removing: The properties to omit where nothing is baked; if empty, the view or effect is omitted.
  ///   - isNative: Returns whether all values of the properties have a counterpart.
  public static func partly(
    feature: String, removing: [PropertyKey],
    isNative: @escaping @Sendable (Kind, _ values: (PropertyKey) -> [PropertyValue]) -> Bool
  ) -> NativeSupport {
    .depending { kind, values in
      guard !isNative(kind, values) else { return nil }
      return NativeGap(feature, fallback: removing.isEmpty ? .removed : .without(removing))
    }
  }
}
