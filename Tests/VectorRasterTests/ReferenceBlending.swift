import SceneModel

/// A reference for blending: the W3C's formulas in double precision, one pixel at a time.
enum ReferenceBlending {
  typealias Triple = SIMD3<Double>

  /// Blends a premultiplied source with a premultiplied backdrop; components are 0...255, results are not rounded.
  static func blend(
    _ mode: BlendMode, backdrop: SIMD4<UInt8>, source: SIMD4<UInt8>, coverage: UInt8 = 255
  ) -> SIMD4<Double> {
    let b = SIMD4<Double>(backdrop) / 255
    let s = SIMD4<Double>(source) / 255 * Double(coverage) / 255
    if mode == .add {
      let sum = b + s
      return sum.replacing(with: 1, where: sum .> 1) * 255
    }
    let alpha = s.w + b.w - s.w * b.w
    let backColor = b.w > 0 ? Triple(b.x, b.y, b.z) / b.w : .zero
    let sourceColor = s.w > 0 ? Triple(s.x, s.y, s.z) / s.w : .zero
    let mixed = mix(mode, backColor, sourceColor)
    let color =
      Triple(s.x, s.y, s.z) * (1 - b.w) + Triple(b.x, b.y, b.z) * (1 - s.w) + mixed * (s.w * b.w)
    return SIMD4(color.x, color.y, color.z, alpha) * 255
  }

  private static func mix(_ mode: BlendMode, _ b: Triple, _ s: Triple) -> Triple {
    switch mode {
    case .hue: setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
    case .saturation: setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
    case .color: setLuminosity(s, luminosity(b))
    case .luminosity: setLuminosity(b, luminosity(s))
    case .normal, .add, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .softLight, .difference, .exclusion, .hardMix:
      Triple(mix(mode, b.x, s.x), mix(mode, b.y, s.y), mix(mode, b.z, s.z))
    }
  }

  private static func mix(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return 1 - (1 - b) * (1 - s)
    case .overlay: return mix(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
    case .colorBurn: return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
    case .hardLight: return s <= 0.5 ? b * 2 * s : 1 - (1 - b) * (2 - 2 * s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    case .hardMix: return b + s >= 1 - 1e-9 ? 1 : 0
    case .normal, .add, .hue, .saturation, .color, .luminosity: return s
    }
  }

  private static func luminosity(_ c: Triple) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: Triple) -> Double { c.max() - c.min() }

  private static func setLuminosity(_ c: Triple, _ l: Double) -> Triple {
    var result = c + (l - luminosity(c))
    let (middle, low, high) = (luminosity(result), result.min(), result.max())
    if low < 0 { result = middle + (result - middle) * middle / (middle - low) }
    if high > 1 { result = middle + (result - middle) * (1 - middle) / (high - middle) }
    return result
  }

  private static func setSaturation(_ c: Triple, _ s: Double) -> Triple {
    var order = [0, 1, 2].sorted { c[$0] < c[$1] }
    var result = Triple.zero
    guard c[order[2]] > c[order[0]] else { return result }
    result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
    result[order[2]] = s
    order.removeAll()
    return result
  }
}

/// Pseudorandom numbers, the same in every run.
struct TestNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number below a limit.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// A premultiplied pixel, often with components of 0 or alpha.
  mutating func pixel() -> SIMD4<UInt8> {
    let alpha = [0, 255, 255, 128, next(below: 256)][next(below: 5)]
    func component(_ numbers: inout TestNumbers) -> UInt8 {
      UInt8([0, alpha, numbers.next(below: alpha + 1)][numbers.next(below: 3)])
    }
    return SIMD4(component(&self), component(&self), component(&self), UInt8(alpha))
  }
}
