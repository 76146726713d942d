import Animation
import Geometry
import SceneModel

// Effects that move pixels.
extension EffectMapping {
  static let cornerPin = EffectMapping(
    CornerPin.self, matchNames: ["ADBE Corner Pin"], movesPixels: true,
    [
      .area(.size),
      .point(.topLeft, at: 0),
      .point(.topRight, at: 1),
      .point(.bottomLeft, at: 2),
      .point(.bottomRight, at: 3),
    ])

  static let displacementMap = EffectMapping(
    DisplacementMap.self, numbers: [27], movesPixels: true, layerControl: 0,
    [
      .area(.size),
      .menu(\.horizontal, at: 1, displacementChannels),
      .components(.displacement, at: [2, 4]),
      .menu(\.vertical, at: 3, displacementChannels),
      .flag(\.wraps, at: 6),
    ])

  private static let displacementChannels: [DisplacementMap.Channel] = [
    .red, .green, .blue, .alpha, .luminance, .hue, .lightness, .saturation, .full, .half, .off,
  ]

  static let meshWarp = EffectMapping("Mesh Warp", numbers: [31], role: .notDrawn)

  static let mirror = EffectMapping(
    Mirror.self, matchNames: ["ADBE Mirror"], movesPixels: true,
    [.point(.center, at: 0), .number(.rotation, at: 1)])

  static let mosaic = EffectMapping(
    Mosaic.self, matchNames: ["ADBE Mosaic"], movesPixels: true,
    [
      .area(.size),
      .components(.blocks, at: 0...1) { max(1, $0.rounded()) },
      .flag(\.isSharp, at: 2),
    ])

  static let motionTile = EffectMapping(
    MotionTile.self, matchNames: ["ADBE Tile"], movesPixels: true,
    [
      .area(.size),
      .area(.center) { $0 / 2 },
      .point(.center, at: 0),
      .components(.tileSize, at: 1...2) { $0 / 100 },
      .components(.outputSize, at: 3...4) { $0 / 100 },
      .flag(\.isMirrored, at: 5),
      .number(.phase, at: 6),
      .flag(\.shiftsRows, at: 7),
    ])

  static let offset = EffectMapping(
    MotionTile.self, "Offset", matchNames: ["ADBE Offset"], movesPixels: true,
    [.area(.size), .area(.center) { $0 / 2 }, .point(.center, at: 0)],
    limitation: { $0.isUsed(at: 1) ? "is drawn without the blend with the original." : nil })

  /// After Effects shows its share as percent, but stores it as it is.
  static let polarCoordinates = EffectMapping(
    PolarCoordinates.self, matchNames: ["ADBE Polar Coordinates"], movesPixels: true,
    [
      .area(.size),
      .number(.mix, at: 0),
      .menu(\.conversion, at: 1, PolarCoordinates.Conversion.allCases, isRequired: true),
    ])

  static let puppet = EffectMapping("Puppet", numbers: [34], role: .notDrawn)

  static let ripple = EffectMapping(
    Ripple.self, numbers: [32], movesPixels: true,
    [
      .number(.radius, at: 0) { $0 * $1.pointsPerPercent },
      .point(.center, at: 1),
      .number(.waveWidth, at: 4),
      .number(.waveHeight, at: 5),
      .value(.phase) { rippleMotion.phase(in: $0) },
    ],
    limitation: {
      $0.isOn(at: 2) ? "is drawn with symmetric waves." : rippleMotion.limitation(of: $0)
    })

  private static let rippleMotion = WaveMotion(speed: 3, phase: 6)

  static let spherize = EffectMapping(
    Spherize.self, numbers: [33], movesPixels: true,
    [.number(.radius, at: 0), .point(.center, at: 1)])

  static let twirl = EffectMapping(
    Twirl.self, numbers: [30], movesPixels: true,
    [
      .number(.rotation, at: 0),
      .number(.radius, at: 1) { $0 * $1.pointsPerPercent },
      .point(.center, at: 2),
    ])

  static let waveWarp = EffectMapping(
    WaveWarp.self, numbers: [32], matchNames: ["ADBE Wave Warp"], movesPixels: true,
    [
      .menu(\.shape, at: 0, waveShapes),
      .number(.waveHeight, at: 1),
      .number(.waveWidth, at: 2),
      .number(.direction, at: 3),
      .value(.phase) { waveMotion.phase(in: $0) },
    ],
    limitation: { panel in
      if panel.menu(at: 0, waveShapes) == nil { return "is drawn with sine waves." }
      if (panel.setting(at: 5) ?? 1) > 1 { return "is drawn without pinned edges." }
      return waveMotion.limitation(of: panel)
    })

  /// The entries of the menu Wave Type, without noise.
  private static let waveShapes: [WaveWarp.Shape] = [
    .sine, .square, .triangle, .sawtooth, .circle, .semicircle, .uncircle,
  ]
  private static let waveMotion = WaveMotion(speed: 4, phase: 6)
}

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
