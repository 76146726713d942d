public import TimelineConversion
public import Verification

/// How two animations are compared.
public struct VerificationOptions: Hashable, Sendable {
  /// The size of the images that are compared.
  public var size: FrameSize
  /// The share of the drawn pixels of a frame or layer that may differ in a match, 0...1.
  public var threshold: Double
  /// Whether the conversion of a design bakes the parts that SwiftUI cannot show; they are left out otherwise.
  public var bakesPictures: Bool
  /// The number of threads; `nil` for one for each core.
  public var jobs: Int?
  /// The options of the conversion of a design.
  public var conversion: ConversionOptions

  /// Makes options.
  ///
  /// - Parameters:
  ///   - size: The size of the images that are compared.
  ///   - threshold: The share of the drawn pixels of a frame or layer that may differ in a match, 0...1.
  ///   - bakesPictures: Whether the conversion of a design bakes the parts that SwiftUI cannot show.
  ///   - jobs: The number of threads; `nil` for one for each core.
  ///   - conversion: The options of the conversion of a design.
  public init(
    size: FrameSize = .fitting(320), threshold: Double = Verdict.matchLimit,
    bakesPictures: Bool = true, jobs: Int? = nil,
    conversion: ConversionOptions = ConversionOptions()
  ) {
    self.size = size
    self.threshold = threshold
    self.bakesPictures = bakesPictures
    self.jobs = jobs
    self.conversion = conversion
  }
}
