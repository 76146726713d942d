/// What a conversion may be asked for.
public struct ConversionOptions: Hashable, Sendable {
  /// How far resampled properties may be from the design.
  public var tolerance: ConversionTolerance
  /// The time between two ticks, in seconds, above 0; `nil` for about a second.
  public var interval: Double?

  /// Makes options.
  public init(tolerance: ConversionTolerance = ConversionTolerance(), interval: Double? = nil) {
    self.tolerance = tolerance
    self.interval = interval
  }
}
