/// Removes one side of each stripe.
public struct VenetianBlinds: PixelEffect {
  /// The share that is removed, 0...1.
  public var completion = 0.0
  /// The direction in which the removed part of a stripe grows, in degrees clockwise from the top.
  public var direction = 90.0
  /// The width of the soft edge, in points.
  public var feather = 0.0
  /// The width of the stripes, in points.
  public var width = 20.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<VenetianBlinds>(
    "venetianBlinds", title: "Venetian Blinds", "Removes one side of each stripe.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<VenetianBlinds>] = [
    .number(\.completion, .completion, .factor, in: 0...1, "The share that is removed."),
    .number(
      \.direction, .direction, .degrees,
      "The direction in which the removed part of a stripe grows, clockwise from the top."),
    .number(\.feather, .softness, .points, in: 0...(.infinity), "The width of the soft edge."),
    .number(\.width, .waveWidth, .points, in: 0...(.infinity), "The width of the stripes."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<VenetianBlinds>.native
}
