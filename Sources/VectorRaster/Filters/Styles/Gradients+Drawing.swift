import Geometry
import SceneModel

extension ColorRamp: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard amount > 0 else { return }
    let stops = [
      Gradient.Stop(offset: 0, color: startColor.opaque),
      Gradient.Stop(offset: 1, color: endColor.opaque),
    ]
    let gradient = Gradient(kind: kind, start: start, end: end, stops: stops)
    let shader = GradientShader(gradient, transform: plan.matrix, ramp: plan.nextRamp())
    if let shader { plan.addPaint(opacity: amount, .normal, shader.shade) }
  }
}

extension FourColorGradient: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard let shader = FourColorShader(self, transform: plan.matrix) else { return }
    guard let blendMode else {
      plan.addPaint(opacity: 1, .normal, shader.shade)
      if opacity < 1 {
        let same = [UInt8].identity
        plan.addChannels(red: same, green: same, blue: same, alpha: .table { $0 * opacity })
      }
      return
    }
    if opacity > 0 { plan.addPaint(opacity: opacity, blendMode, shader.shade) }
  }
}

extension EffectPlan {
  /// Adds a paint whose colors depend on the position: `shade` writes the pixels of a row from a column on.
  fileprivate mutating func addPaint(
    opacity: Double, _ mode: BlendMode,
    _ shade: @escaping (_ x: Int, _ y: Int, _ count: Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    add { processor, surface in
      processor.mixer.fill(opacity, on: surface)
      processor.mixer.mix(mode, on: surface) { y, row in
        shade(surface.rect.minX, y, surface.rect.width, row)
      }
    }
  }
}

extension Color {
  /// The color without transparency.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
