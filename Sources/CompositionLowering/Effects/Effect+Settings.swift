public import CompositionModel
public import SceneModel
import ViewTree

extension Effect {
  /// What Invert turns over; `nil` for what is no component of red, green and blue.
  public var invertedChannel: ColorChannel? {
    switch content(at: 0)?.number?.initial ?? 1 {
    case 1: .all
    case 2: .red
    case 3: .green
    case 4: .blue
    default: nil
    }
  }

  /// The form of Wave Warp's waves; `nil` for noise.
  public var waveShape: WaveWarp.Shape? {
    switch content(at: 0)?.number?.initial ?? 1 {
    case 1: .sine
    case 2: .square
    case 3: .triangle
    case 4: .sawtooth
    case 5: .circle
    case 6: .semicircle
    case 7: .uncircle
    default: nil
    }
  }

  /// Whether waves go at a constant speed from a phase that stays, by the places of these controls.
  public func goesOn(speed: Int, phase: Int) -> Bool {
    guard let speed = content(at: speed)?.number, speed.isAnimated || speed.initial != 0 else {
      return false
    }
    return !speed.isAnimated && content(at: phase)?.number?.isAnimated != true
  }
}

extension Effect.Kind {
  /// Whether it takes pixels from other places.
  var movesPixels: Bool {
    switch self {
    case .twirl, .spherize, .ripple, .waveWarp, .mirror, .offset, .motionTile, .cornerPin, .mosaic,
      .displacementMap:
      true
    default: false
    }
  }

  /// Whether it knows places, or the size of what it works on.
  var knowsPlaces: Bool {
    switch self {
    case .radialWipe, .linearWipe, .venetianBlinds, .ramp: true
    default: movesPixels
    }
  }

  /// Whether it looks at another layer, which its first control names.
  public var namesLayer: Bool { self == .setMatte || self == .displacementMap }

  /// Whether it changes the pixels of what it is on, by itself.
  var changesPixels: Bool { self != .stroke && self != .transform && self != .setMatte }
}

extension Layer {
  /// The effects from the first one on that knows places, of a layer of shapes or text: After Effects draws such a layer
  /// in its composition first, whose places these are.
  var placedEffects: ArraySlice<Effect> {
    guard !isThreeDimensional else { return [] }
    switch content {
    case .shapes, .text: break
    default: return []
    }
    return effects.drop { !$0.isEnabled || !$0.kind.knowsPlaces }
  }
}
