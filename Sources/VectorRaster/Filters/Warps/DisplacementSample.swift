import SceneModel

/// A pixel of a displacement map.
struct DisplacementSample {
  /// The straight components, 0...255.
  private let straight: SIMD3<Float>
  /// The alpha, 0...255.
  private let alpha: Float

  @inline(__always) init(_ pixel: UInt32) {
    let bytes = unsafeBitCast(Bitmap.straightened(pixel), to: SIMD4<UInt8>.self)
    straight = SIMD3(Float(bytes.x), Float(bytes.y), Float(bytes.z))
    alpha = Float(bytes.w)
  }

  /// The displacement by a channel, -1...1 of the largest distance.
  @inline(__always) func shift(_ channel: DisplacementMap.Channel) -> Double {
    switch channel {
    case .red: premultiplied(straight.x)
    case .green: premultiplied(straight.y)
    case .blue: premultiplied(straight.z)
    case .luminance: premultiplied((straight * SIMD3(0.299, 0.587, 0.114)).sum())
    case .alpha: DisplacementSample.signed(alpha)
    case .hue: DisplacementSample.signed(turn * 255)
    case .lightness: DisplacementSample.signed(HSLColor(straight / 255).lightness * 255)
    case .saturation: DisplacementSample.signed(HSLColor(straight / 255).saturation * 255)
    case .full: DisplacementSample.signed(255)
    case .half: 0
    case .off: -1
    }
  }

  /// The hue, 0..<1.
  private var turn: Float {
    let hue = HSLColor(straight / 255).hue / 6
    return hue < 0 ? hue + 1 : hue
  }

  /// The displacement for a straight component, reduced by transparency.
  @inline(__always) private func premultiplied(_ value: Float) -> Double {
    DisplacementSample.signed(value) * Double(alpha / 255)
  }

  /// The displacement for a value of 0...255; 128 is none.
  @inline(__always) private static func signed(_ value: Float) -> Double {
    Double(value - 128) / 128
  }
}
