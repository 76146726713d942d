/// How SwiftUI can draw a kind of view, an effect or a layer style.
///
/// Transforms, motion paths and projections are geometry effects. Shapes, path modifiers and glyphs are shapes. Mattes
/// and masks are `mask`, luma mattes with `luminanceToAlpha`. A linear change of colors is the `colorMatrix` filter of a
/// `Canvas`. A wipe is a mask.
public enum NativeSupport<Kind>: Sendable {
  /// SwiftUI has a counterpart.
  case native
  /// SwiftUI has none: the group around it becomes pictures, or the group with the map of an effect that needs one.
  case baked
  /// SwiftUI has a counterpart of some settings.
  ///
  /// The function returns the settings that have none; `nil` if all that the properties take have a counterpart.
  case depending(@Sendable (Kind, _ values: (PropertyKey) -> [PropertyValue]) -> NativeGap<Kind>?)

  /// SwiftUI has a counterpart of some settings.
  ///
  /// - Parameters:
  ///   - feature: The settings that have none, as the beginning of a sentence.
  ///   - removing: The properties to leave out where no pictures are made; none to leave out the view or effect.
  ///   - isNative: Whether all values that the properties take have a counterpart.
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
