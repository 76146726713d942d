public import Geometry

/// A Gaussian blur.
public struct GaussianBlur: PixelEffect {
  /// The axes along which a blur applies.
  public enum Axes: String, Hashable, Sendable, CaseIterable, Codable {
    /// Along both axes.
    case both
    /// Along the x axis.
    case horizontal
    /// Along the y axis.
    case vertical
  }

  /// The standard deviation of a blurriness of 1, in points.
  public static let deviationPerBlurriness = 0.3

  /// The blurriness: the standard deviation over `deviationPerBlurriness`, in points.
  public var blurriness = 0.0
  /// The axes along which it blurs.
  public var axes = Axes.both

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<GaussianBlur>(
    "gaussianBlur", title: "Gaussian Blur", "Blurs.",
    options: [
      .word(\.axes, "axes", "The axes along which it blurs.")
    ],
    properties: [
      .number(
        \.blurriness, .blurriness, .points, in: 0...(.infinity),
        "The strength: the standard deviation over 0.3.")
    ], synonyms: ["blur"])
  /// SwiftUI blurs along both axes.
  public func nativeGap(_ values: TakenValues) -> NativeGap<GaussianBlur>? {
    axes == .both ? nil : NativeGap("A blur along one axis")
  }
}

extension GaussianBlur {
  /// The standard deviations along x and y, in points.
  public var deviation: Vector2 {
    let deviation = blurriness * GaussianBlur.deviationPerBlurriness
    return Vector2(axes == .vertical ? 0 : deviation, axes == .horizontal ? 0 : deviation)
  }

  /// Makes a blur along both axes with a standard deviation, in points.
  public init(deviation: Double) {
    self.init()
    blurriness = deviation / GaussianBlur.deviationPerBlurriness
  }
}
