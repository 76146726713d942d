import Animation

/// The controls that move waves: a phase in degrees, and a speed in cycles per second that adds to
/// it.
struct WaveMotion {
  /// The place of the speed in After Effects' panel.
  let speed: ControlPlace
  /// The place of the phase in After Effects' panel.
  let phase: ControlPlace

  /// Whether waves travel at a constant speed from a constant phase.
  private func isEven(in panel: ControlPanel) -> Bool {
    guard panel.isUsed(at: speed) else { return false }
    return panel.number(at: speed)?.isAnimated != true
      && panel.number(at: phase)?.isAnimated != true
  }

  /// The end of a sentence that the speed is not drawn; `nil` if it is.
  func limitation(of panel: ControlPanel) -> String? {
    guard panel.isUsed(at: speed), !isEven(in: panel) else { return nil }
    return "is drawn without wave speed, as the speed or the phase is animated."
  }

  /// The phase of the waves.
  func phase(in panel: ControlPanel) -> AnimatedValue<Double>? {
    guard isEven(in: panel), let speed = panel.setting(at: speed), panel.outPoint > panel.inPoint,
      panel.frameRate > 0
    else { return panel.number(at: phase) }
    let first = panel.setting(at: phase) ?? 0
    func keyframe(_ frame: Double) -> Keyframe<Double> {
      Keyframe(time: frame, value: first + speed * 360 * frame / panel.frameRate)
    }
    return AnimatedValue(
      keyframes: [keyframe(panel.inPoint), keyframe(panel.outPoint)], fallback: first)
  }
}
