import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Decides whether SwiftUI has a counterpart for a view; all such decisions are made here.
///
/// Transforms, motion paths and projections are geometry effects. Shapes, path modifiers and glyphs are shapes. Mattes
/// and masks are `mask`, luma mattes with `luminanceToAlpha`. A linear change of colors is the `colorMatrix` filter of a
/// `Canvas`. A wipe is a mask.
struct NativeSupport {
  let view: ViewNode
  /// The preorder index of the view.
  let index: Int
  /// Returns the initial value of a property and its values at keyframes.
  let values: (PropertyKey) -> [PropertyValue]

  /// The feature of the view that has no counterpart; `nil` if all have one.
  var unsupportedFeature: UnsupportedFeature? {
    switch view.kind {
    case .effect(let effect): self.effect(effect)
    case .mask(let mode, let isInverted): mask(mode, isInverted: isInverted)
    case .fill(_, let paint): self.paint(paint)
    case .stroke(_, let paint): self.paint(paint)
    case .group(let style): group(style)
    case .shape, .repeater, .image, .frames, .path, .rectangle, .ellipse, .star,
      .transformed, .trim, .roundCorners, .puckerBloat, .twist, .zigZag, .offsetPath,
      .combine, .measured:
      nil
    }
  }

  private func make(
    _ name: String, _ remedy: UnsupportedFeature.Remedy, _ loss: UnsupportedFeature.Loss
  ) -> UnsupportedFeature {
    UnsupportedFeature(view: index, name: name, remedy: remedy, loss: loss)
  }

  private func group(_ style: GroupStyle) -> UnsupportedFeature? {
    if style.adjustsBelow { return make("An adjustment layer", .none, .view) }
    guard !style.isAverage else {
      var plain = style
      plain.isAverage = false
      return make("Motion blur", .bakeView, .views(otherMoments, .group(plain)))
    }
    if style.matte == nil, view.children.contains(where: \.kind.isDisplacement) {
      return make("The effect Displacement Map", .bakeView, .views(mapViews, .group(style)))
    }
    guard style.blendMode == .hardMix else { return nil }
    let plain = GroupStyle(blendMode: .normal, clipSize: style.clipSize, matte: style.matte)
    return make("The blend mode Hard Mix", .none, .kind(.group(plain)))
  }

  /// The preorder indices of all children but the middle one.
  private var otherMoments: [Int] {
    var positions = childPositions
    if !positions.isEmpty { positions.remove(at: positions.count / 2) }
    return positions
  }

  /// The preorder indices of a group's displacement map and of the effects that use it.
  private var mapViews: [Int] {
    let children = zip(view.children, childPositions)
    let map = children.first { $0.0.kind.isDrawn }.map(\.1)
    let effects = children.filter { $0.0.kind.isDisplacement }.map(\.1)
    return (map.map { [$0] } ?? []) + effects
  }

  /// The preorder indices of the children.
  private var childPositions: [Int] {
    view.preorder.filter { $0.depth == 1 }.map { index + $0.index }
  }

  private func effect(_ effect: ViewEffect) -> UnsupportedFeature? {
    switch effect {
    case .tint, .colorFill, .gaussianBlur(.both), .radialWipe, .colorOverlay(.normal): nil
    // Masks with a gradient or stripes, a gradient in the shape, and a projection.
    case .linearWipe, .venetianBlinds, .ramp, .cornerPin: nil
    case .invert(.all) where values(.mix).allSatisfy({ $0.numberValue >= 1 }): nil
    case .invert: bakedEffect("Invert")
    case .brightnessContrast: bakedEffect("Brightness & Contrast")
    case .hueSaturation: bakedEffect("Hue/Saturation")
    case .exposure: bakedEffect("Exposure")
    case .posterize: bakedEffect("Posterize")
    case .threshold: bakedEffect("Threshold")
    case .blackAndWhite: bakedEffect("Black & White")
    case .twirl: bakedEffect("Twirl")
    case .spherize: bakedEffect("Spherize")
    case .ripple: bakedEffect("Ripple")
    case .waveWarp: bakedEffect("Wave Warp")
    case .mirror: bakedEffect("Mirror")
    case .motionTile: bakedEffect("Motion Tile")
    case .mosaic: bakedEffect("Mosaic")
    // Its group is baked, with the map.
    case .displacementMap: nil
    case .dropShadow:
      values(.spread).contains { $0.numberValue > 0 }
        ? make("A shadow with spread", .bakeGroup, .properties([.spread])) : nil
    case .innerShadow: make("A shadow or glow inside of edges", .bakeGroup, .view)
    case .satin: make("The layer style Satin", .bakeGroup, .view)
    case .colorOverlay: make("A colour overlay that blends", .bakeGroup, .view)
    case .gradientOverlay: make("The layer style Gradient Overlay", .bakeGroup, .view)
    case .outline: make("The layer style Stroke", .bakeGroup, .view)
    case .bevel: make("The layer style Bevel and Emboss", .bakeGroup, .view)
    case .tritone: make("The effect Tritone", .bakeGroup, .view)
    case .gaussianBlur: make("A blur along one axis", .bakeGroup, .view)
    case .levels:
      areLinear ? nil : make("The effect Levels with a gamma or a cut", .bakeGroup, .view)
    }
  }

  /// Whether levels are a linear function of colors, clipped at black and white only.
  private var areLinear: Bool {
    [PropertyKey.levels, .redLevels, .greenLevels, .blueLevels, .alphaLevels].allSatisfy { key in
      values(key).map(\.numbersValue).allSatisfy { numbers in
        guard numbers.count == 5 else { return true }
        let isWhole = numbers[3] <= 0 && numbers[4] >= 1
        return numbers[2] == 1 && (isWhole || numbers[0] <= 0 && numbers[1] >= 1)
      }
    }
  }

  private func mask(_ mode: MaskMode, isInverted: Bool) -> UnsupportedFeature? {
    let isUneven = values(.feather).contains { $0.vectorValue.x != $0.vectorValue.y }
    if isUneven {
      return make("A mask that is feathered unevenly", .bakeGroup, .properties([.feather]))
    }
    // With hard edges and full opacity, the larger coverage is the union and the smaller one the intersection.
    let isHard =
      values(.opacity).allSatisfy { $0.numberValue >= 1 }
      && values(.feather).allSatisfy { $0.vectorValue.xy == .zero }
    switch mode {
    case .add, .subtract, .intersect: return nil
    case .lighten where isHard, .darken where isHard, .difference where isHard: return nil
    case .lighten:
      return make(
        "A soft mask that lightens", .bakeGroup, .kind(.mask(.add, isInverted: isInverted)))
    case .darken:
      return make(
        "A soft mask that darkens", .bakeGroup, .kind(.mask(.intersect, isInverted: isInverted)))
    case .difference:
      return make(
        "A soft mask of the difference", .bakeGroup,
        .kind(.mask(.subtract, isInverted: isInverted)))
    }
  }

  /// An effect without a counterpart, by After Effects' name.
  private func bakedEffect(_ name: String) -> UnsupportedFeature? {
    make("The effect \(name)", .bakeGroup, .view)
  }

  private func paint(_ paint: PaintStyle) -> UnsupportedFeature? {
    guard paint.gradient == .radial,
      values(.highlightLength).contains(where: { $0.numberValue != 0 })
    else { return nil }
    return make(
      "The highlight of a radial gradient", .bakeShape,
      .properties([.highlightLength, .highlightAngle]))
  }
}

extension ViewKind {
  /// Whether the view is an effect that displaces pixels by a map.
  fileprivate var isDisplacement: Bool {
    if case .effect(.displacementMap) = self { true } else { false }
  }
}
