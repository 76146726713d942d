/// The options of a conversion.
public struct ConversionOptions: Hashable, Sendable {
  /// The largest distance of a resampled property from the design.
  public var tolerance: ConversionTolerance
  /// The time between two ticks, in seconds, above 0; `nil` for about a second.
  public var interval: Double?

  /// Makes options.
  public init(tolerance: ConversionTolerance = ConversionTolerance(), interval: Double? = nil) {
    self.tolerance = tolerance
    self.interval = interval
  }
}
