import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Makes the view of one effect that changes pixels.
struct EffectPainter {
  let effect: Effect
  /// The size of the rectangle at the origin that it works on, in points.
  let frame: Vector2
  /// The scope that keyframes' times are in.
  let scope: Int
  /// The time that waves go.
  var time = WaveTime()

  /// The view; `nil` for an effect that is not drawn.
  func view() -> ViewDraft? {
    guard let kind else { return nil }
    let view = ViewDraft(name: effect.name, kind: .effect(kind), pointer: effect.pointer)
    switch kind {
    case .tint:
      color(.blackColor, 0, on: view)
      color(.whiteColor, 1, on: view)
      number(.mix, 2, on: view) { $0 / 100 }
    case .colorFill:
      color(.color, 2, on: view)
      number(.opacity, 6, on: view)
    case .tritone:
      color(.highlights, 0, on: view)
      color(.midtones, 1, on: view)
      color(.shadows, 2, on: view)
    case .levels: setLevels(on: view)
    case .dropShadow:
      color(.color, 0, on: view)
      number(.opacity, 1, on: view) { $0 / 255 }
      number(.direction, 2, on: view)
      number(.distance, 3, on: view)
      number(.softness, 4, on: view)
    case .gaussianBlur: setBlur(on: view)
    case .invert, .brightnessContrast, .hueSaturation, .exposure, .posterize, .threshold,
      .blackAndWhite:
      setColors(kind, on: view)
    case .radialWipe, .linearWipe, .venetianBlinds, .ramp, .mosaic, .displacementMap:
      setPlaces(kind, on: view)
    case .twirl, .spherize, .ripple, .waveWarp, .mirror, .motionTile, .cornerPin:
      setWarp(kind, on: view)
    // Styles have a painter of their own.
    case .innerShadow, .satin, .colorOverlay, .gradientOverlay, .outline, .bevel: break
    }
    return view
  }

  /// The kind of view that draws the effect.
  private var kind: ViewEffect? {
    switch effect.kind {
    case .tint: .tint
    case .fill: .colorFill
    case .tritone: .tritone
    case .proLevels: .levels
    case .dropShadow: .dropShadow(isShadowOnly: isOn(5))
    case .gaussianBlur: .gaussianBlur(axes(1))
    case .boxBlur: .gaussianBlur(axes(2))
    case .radialWipe:
      .radialWipe(entry(3) == 2 ? .counterclockwise : entry(3) == 3 ? .both : .clockwise)
    case .invert: effect.invertedChannel.map { .invert($0) }
    case .brightnessContrast: .brightnessContrast(isLegacy: isOn(2))
    case .hueSaturation: .hueSaturation(isColorized: isOn(5))
    case .exposure: .exposure
    case .posterize: .posterize
    case .threshold: .threshold
    case .blackAndWhite: .blackAndWhite(isTinted: isOn(6))
    case .ramp: .ramp(entry(4) == 2 ? .radial : .linear)
    case .linearWipe: .linearWipe
    case .venetianBlinds: .venetianBlinds
    case .twirl: .twirl
    case .spherize: .spherize
    case .ripple: .ripple
    case .waveWarp: .waveWarp(effect.waveShape ?? .sine)
    case .mirror: .mirror
    case .offset: .motionTile(TileStyle())
    case .motionTile: .motionTile(TileStyle(isMirrored: isOn(5), shiftsRows: isOn(7)))
    case .cornerPin: .cornerPin
    case .mosaic: .mosaic(isSharp: isOn(2))
    case .displacementMap:
      .displacementMap(
        DisplacementStyle(horizontal: channel(1), vertical: channel(3), wraps: isOn(6)))
    case .stroke, .setMatte, .meshWarp, .puppet, .transform, .control, .other: nil
    }
  }

  private func entry(_ place: Int) -> Double? { effect.number(place)?.initial }
  private func isOn(_ place: Int) -> Bool { entry(place) == 1 }

  /// The channel of a menu, which lists them in this order.
  private func channel(_ place: Int) -> Displacement.Channel {
    let channels: [Displacement.Channel] = [
      .red, .green, .blue, .alpha, .luminance, .hue, .lightness, .saturation, .full, .half, .off,
    ]
    let index = channels.indices.first { Double($0 + 1) == entry(place) }
    return channels[index ?? 0]
  }

  private func axes(_ place: Int) -> BlurAxes {
    entry(place) == 2 ? .horizontal : entry(place) == 3 ? .vertical : .both
  }

  private func setBlur(on view: ViewDraft) {
    guard effect.kind == .boxBlur else { return number(.blurriness, 0, on: view) }
    // The variances of boxes add up; blurriness is the standard deviation over 0.3.
    let iterations = (entry(1) ?? 3).clamped(to: 1...50)
    number(.blurriness, 0, on: view) { max(0, $0) * (iterations / 3).squareRoot() / 0.3 }
  }

  /// Takes over the levels of all channels: after a heading, five numbers each, and two headings between them.
  private func setLevels(on view: ViewDraft) {
    let keys: [PropertyKey] = [.levels, .redLevels, .greenLevels, .blueLevels, .alphaLevels]
    for (channel, key) in keys.enumerated() {
      for place in 0..<5 {
        guard let value = effect.number(3 + channel * 7 + place) else { continue }
        view.set(key, component: place, value, scope: scope)
      }
    }
  }

  private func setColors(_ kind: ViewEffect, on view: ViewDraft) {
    switch kind {
    case .invert: number(.mix, 1, on: view) { 1 - $0 / 100 }
    case .brightnessContrast(let isLegacy):
      number(.brightness, 0, on: view) { isLegacy ? $0 : $0 / 150 }
      number(.contrast, 1, on: view) { $0 / 100 }
    case .hueSaturation(let isColorized):
      number(.hue, isColorized ? 6 : 2, on: view)
      number(.saturation, isColorized ? 7 : 3, on: view) { $0 / 100 }
      number(.lightness, isColorized ? 8 : 4, on: view) { $0 / 100 }
    case .exposure:
      number(.exposure, 2, on: view)
      number(.exposureOffset, 3, on: view)
      number(.gamma, 4, on: view)
    case .posterize: number(.levelCount, 0, on: view)
    case .threshold: number(.threshold, 0, on: view) { $0 / 255 }
    case .blackAndWhite:
      for place in 0..<6 {
        guard let weight = effect.number(place) else { continue }
        view.set(.hueWeights, component: place, weight.map { $0 / 100 }, scope: scope)
      }
      color(.color, 7, on: view)
    default: break
    }
  }
}

extension EffectPainter {
  /// Takes over the number of a control, by its place in the panel.
  func number(
    _ key: PropertyKey, _ place: Int, on view: ViewDraft, _ convert: (Double) -> Double = { $0 }
  ) {
    guard let value = effect.number(place) else { return }
    view.set(key, value, scope: scope) { .number(convert($0)) }
  }

  /// Takes over the colour of a control, by its place in the panel.
  func color(_ key: PropertyKey, _ place: Int, on view: ViewDraft) {
    guard let value = effect.content(at: place)?.color else { return }
    view.set(key, value, scope: scope) { .color($0) }
  }

  /// Takes over the point of a control, by its place in the panel.
  func point(_ key: PropertyKey, _ place: Int, on view: ViewDraft) {
    guard let value = effect.content(at: place)?.point else { return }
    view.set(key, value, scope: scope) { .vector(Vector3($0.xy)) }
  }
}
