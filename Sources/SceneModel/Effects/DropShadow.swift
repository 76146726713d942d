/// A blurred copy of a group's alpha in one color, below the group.
public struct DropShadow: ShadowEffect {
  /// The color, place and softness.
  public var shadow = ShadowShape()
  /// Whether the group itself is not drawn.
  public var isShadowOnly = false

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<DropShadow>(
    "dropShadow", title: "Drop Shadow", "Draws a shadow below the pixels, or in their place.",
    options: [
      .flag(\.isShadowOnly, "shadowOnly", "Whether the pixels themselves are not drawn.")
    ],
    properties: shadowProperties + [spreadProperty], synonyms: ["shadow"])
  /// SwiftUI's shadows have no spread.
  public func nativeGap(_ values: TakenValues) -> NativeGap<DropShadow>? {
    values(.spread).allSatisfy { $0.numberValue <= 0 }
      ? nil : NativeGap("A shadow with spread", fallback: .without([.spread]))
  }
}
