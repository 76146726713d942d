/// How SwiftUI can draw a kind of view, an effect or a layer style.
///
/// Transforms, motion paths and projections are geometry effects. Shapes, path modifiers and glyphs are shapes. Mattes
/// and masks are `mask`, luma mattes with `luminanceToAlpha`. A linear change of colors is the `colorMatrix` filter of a
/// `Canvas`. A wipe is a mask.
public enum NativeSupport<Kind>: Sendable {
  /// SwiftUI has a counterpart.
  case native
  /// SwiftUI has none: the group is baked; for an effect with a map, the group that holds the map.
  case baked
  /// SwiftUI has a counterpart of some settings.
  ///
  /// The function returns the settings without a counterpart; `nil` if all values of the properties have one.
  case depending(@Sendable (Kind, _ values: (PropertyKey) -> [PropertyValue]) -> NativeGap<Kind>?)

  /// SwiftUI has a counterpart of some settings.
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
