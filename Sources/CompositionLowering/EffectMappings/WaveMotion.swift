import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The controls that move waves: a phase in degrees, and a speed in cycles per second that adds to
/// it.
struct WaveMotion {
  /// The place of the speed in After Effects' panel.
  let speed: Int
  /// The place of the phase in After Effects' panel.
  let phase: Int

  /// Whether waves travel at a constant speed from a constant phase.
  private func isEven(in effect: Effect) -> Bool {
    guard effect.isUsed(at: speed) else { return false }
    return effect.number(at: speed)?.isAnimated != true
      && effect.number(at: phase)?.isAnimated != true
  }

  /// The end of a sentence that the speed is not drawn; `nil` if it is.
  func limitation(of effect: Effect) -> String? {
    guard effect.isUsed(at: speed), !isEven(in: effect) else { return nil }
    return "is drawn without wave speed, as the speed or the phase is animated."
  }

  /// Maps the controls to the phase of waves.
  func map(_ panel: EffectPanel) {
    panel.number(.phase, at: phase)
    let (effect, span) = (panel.effect, panel.span)
    guard isEven(in: effect), let speed = effect.setting(at: speed), span.end > span.start,
      span.frameRate > 0
    else { return }
    let first = effect.setting(at: phase) ?? 0
    func keyframe(_ frame: Double) -> Keyframe<Double> {
      Keyframe(time: frame, value: first + speed * 360 * frame / span.frameRate)
    }
    panel.set(
      .phase,
      AnimatedValue(keyframes: [keyframe(span.start), keyframe(span.end)], fallback: first))
  }
}
