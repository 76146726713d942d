import ImageCoding

/// A format with moving pictures in single files.
protocol MovingPictureFormat: Sendable {
  associatedtype Encoder: MovingPictureEncoder

  /// The extensions of file names.
  static var fileExtensions: [String] { get }
  /// The most frames a second that players show; `nil` for no limit.
  static var mostFramesPerSecond: Double? { get }
}

/// Animated GIF.
enum GIFFormat: MovingPictureFormat {
  typealias Encoder = GIFEncoder
  static let fileExtensions = ["gif"]
  static let mostFramesPerSecond: Double? = 50
}

/// Animated PNG.
enum APNGFormat: MovingPictureFormat {
  typealias Encoder = APNGEncoder
  static let fileExtensions = ["apng"]
  static let mostFramesPerSecond: Double? = nil
}

/// Animated WebP.
enum WebPFormat: MovingPictureFormat {
  typealias Encoder = WebPEncoder
  static let fileExtensions = ["webp"]
  static let mostFramesPerSecond: Double? = nil
}
