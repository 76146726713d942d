import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The frames that a layer shows, in which waves go by themselves.
struct WaveTime {
  /// Frames a second.
  var frameRate = 30.0
  /// The first frame.
  var start = 0.0
  /// The frame after the last one.
  var end = 0.0
}

// Effects that know places.
extension EffectPainter {
  /// Takes over the controls of an effect that knows places.
  func setPlaces(_ kind: ViewEffect, on view: ViewDraft) {
    setFrame(on: view)
    switch kind {
    case .radialWipe:
      number(.completion, 0, on: view) { $0 / 100 }
      number(.rotation, 1, on: view)
      point(.center, 2, on: view)
      number(.softness, 4, on: view)
    case .linearWipe:
      number(.completion, 0, on: view) { $0 / 100 }
      number(.direction, 1, on: view)
      number(.softness, 2, on: view)
    case .venetianBlinds:
      number(.completion, 0, on: view) { $0 / 100 }
      // Counted from the right.
      number(.direction, 1, on: view) { $0 + 90 }
      number(.waveWidth, 2, on: view)
      number(.softness, 3, on: view)
    case .ramp:
      point(.gradientStart, 0, on: view)
      color(.startColor, 1, on: view)
      point(.gradientEnd, 2, on: view)
      color(.endColor, 3, on: view)
      number(.mix, 6, on: view) { 1 - $0 / 100 }
    case .displacementMap:
      size(.displacement, (2, 4), on: view) { $0 }
    case .mosaic:
      size(.blocks, (0, 1), on: view) { max(1, $0.rounded()) }
    default: break
    }
  }

  private func setFrame(on view: ViewDraft) {
    view.set(.size, AnimatedValue(PropertyValue.vector(Vector3(frame))), scope: scope)
  }

  /// Takes over the controls of an effect that takes pixels from other places.
  func setWarp(_ kind: ViewEffect, on view: ViewDraft) {
    setFrame(on: view)
    // Some radii count in percent of the longer side.
    let percent = max(frame.x, frame.y) / 100
    switch kind {
    case .twirl:
      number(.rotation, 0, on: view)
      number(.radius, 1, on: view) { $0 * percent }
      point(.center, 2, on: view)
    case .spherize:
      number(.radius, 0, on: view)
      point(.center, 1, on: view)
    case .ripple:
      number(.radius, 0, on: view) { $0 * percent }
      point(.center, 1, on: view)
      number(.waveWidth, 4, on: view)
      number(.waveHeight, 5, on: view)
      phase(6, speed: 3, on: view)
    case .waveWarp:
      number(.waveHeight, 1, on: view)
      number(.waveWidth, 2, on: view)
      number(.direction, 3, on: view)
      phase(6, speed: 4, on: view)
    case .mirror:
      point(.center, 0, on: view)
      number(.rotation, 1, on: view)
    case .motionTile:
      view.set(.center, AnimatedValue(PropertyValue.vector(Vector3(frame / 2))), scope: scope)
      point(.center, 0, on: view)
      guard effect.kind == .motionTile else { return }
      size(.tileSize, (1, 2), on: view) { $0 / 100 }
      size(.outputSize, (3, 4), on: view) { $0 / 100 }
      number(.phase, 6, on: view)
    case .cornerPin:
      point(.topLeft, 0, on: view)
      point(.topRight, 1, on: view)
      point(.bottomLeft, 2, on: view)
      point(.bottomRight, 3, on: view)
    default: break
    }
  }

  private func size(
    _ key: PropertyKey, _ places: (Int, Int), on view: ViewDraft, _ convert: (Double) -> Double
  ) {
    for (component, place) in [places.0, places.1].enumerated() {
      guard let value = effect.number(place) else { continue }
      view.set(key, component: component, value.map(convert), scope: scope)
    }
  }

  /// Takes over a phase, to which a constant speed in turns a second adds.
  private func phase(_ place: Int, speed: Int, on view: ViewDraft) {
    number(.phase, place, on: view)
    guard effect.goesOn(speed: speed, phase: place), let speed = effect.number(speed)?.initial,
      time.end > time.start, time.frameRate > 0
    else { return }
    let first = effect.number(place)?.initial ?? 0
    func keyframe(_ frame: Double) -> Keyframe<Double> {
      Keyframe(time: frame, value: first + speed * 360 * frame / time.frameRate)
    }
    let phase = AnimatedValue(
      keyframes: [keyframe(time.start), keyframe(time.end)], fallback: first)
    view.set(.phase, phase, scope: scope) { .number($0) }
  }
}
