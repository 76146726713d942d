import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import Testing
import TimelineConversion
import ViewTree

/// What counts as native.
@Suite struct NativeSupportTests {
  /// The features that are not native when a view stands in a group.
  private func features(
    _ kind: ViewKind, _ properties: PropertyValues = [:]
  ) -> [String] {
    var lowered = Composition.make { _ in }.lowered()
    lowered.canvas.root.children = [ViewNode(id: "a", kind: kind, properties: properties)]
    return lowered.unsupportedFeatures.map(\.name)
  }

  @Test func effects() {
    for effect in [
      ViewEffect.tint, .colorFill, .dropShadow(isShadowOnly: true), .gaussianBlur(.both),
      .radialWipe(.both), .levels,
    ] {
      #expect(features(.effect(effect)).isEmpty, "\(effect)")
    }
    #expect(features(.effect(.tritone)).count == 1)
    for effect in [
      ViewEffect.linearWipe, .venetianBlinds, .ramp(.radial), .cornerPin, .invert(.all),
    ] {
      #expect(features(.effect(effect)).isEmpty, "\(effect)")
    }
    for effect in [
      ViewEffect.twirl, .spherize, .ripple, .waveWarp(.sine), .mirror, .motionTile(TileStyle()),
      .mosaic(isSharp: false), .exposure, .posterize, .threshold, .blackAndWhite(isTinted: false),
      .hueSaturation(isColorized: false), .brightnessContrast(isLegacy: false), .invert(.red),
    ] {
      #expect(features(.effect(effect)).count == 1, "\(effect)")
    }
    #expect(features(.effect(.invert(.all)), [.mix: .number(0.5)]).count == 1)
    #expect(features(.effect(.gaussianBlur(.vertical))).count == 1)
    #expect(features(.effect(.colorOverlay(.normal))).isEmpty)
    for effect in [
      ViewEffect.innerShadow(.normal, isFromCenter: false), .satin(.normal, isInverted: true),
      .colorOverlay(.multiply), .outline(.outside, .normal), .bevel(BevelStyle()),
      .gradientOverlay(OverlayStyle(gradient: .linear, colorStopCount: 1)),
    ] {
      #expect(features(.effect(effect)).count == 1, "\(effect)")
    }
    #expect(
      features(.effect(.displacementMap(DisplacementStyle()))) == ["The effect Displacement Map"])
    let shadow = ViewKind.effect(.dropShadow(isShadowOnly: false))
    #expect(features(shadow, [.spread: .number(0.5)]).count == 1)
  }

  @Test func adjustmentLayers() {
    var style = GroupStyle()
    style.adjustsBelow = true
    #expect(features(.group(style)) == ["An adjustment layer"])
  }

  @Test(arguments: [
    ([0, 1, 1, 0, 1], true), ([0.2, 0.8, 1, 0, 1], true), ([0, 1, 1, 0.3, 0.7], true),
    ([0, 1, 1.5, 0, 1], false), ([0.2, 0.8, 1, 0.1, 1], false),
  ])
  func levelsThatMultiplyAndAdd(numbers: [Double], isNative: Bool) {
    let found = features(.effect(.levels), [.redLevels: .numbers(numbers)])
    #expect(found.isEmpty == isNative)
  }

  @Test func masks() {
    let soft: PropertyValues = [.opacity: .number(0.5)]
    let even: PropertyValues = [.feather: .vector(Vector3(4, 4, 0))]
    for mode in MaskMode.allCases {
      let mixes = [.add, .subtract, .intersect].contains(mode)
      #expect(features(.mask(mode, isInverted: false)).isEmpty, "\(mode)")
      #expect(features(.mask(mode, isInverted: true), soft).isEmpty == mixes, "\(mode)")
      #expect(features(.mask(mode, isInverted: false), even).isEmpty == mixes, "\(mode)")
    }
    #expect(
      features(
        .mask(.add, isInverted: false), [.feather: .vector(Vector3(4, 0, 0))]
      ).count == 1)
  }

  @Test func highlights() {
    let radial = PaintStyle(gradient: .radial, colorStopCount: 1)
    #expect(features(.fill(.nonZero, radial)).isEmpty)
    #expect(features(.fill(.nonZero, radial), [.highlightLength: .number(0.5)]).count == 1)
  }

  @Test func blendModes() {
    let hard = features(.group(GroupStyle(blendMode: .hardMix)))
    #expect(hard == ["The blend mode Hard Mix"])
  }

  @Test func animatedDimensionsCount() {
    var lowered = Composition.make { _ in }.lowered()
    lowered.canvas.root.children = [ViewNode(id: "a", kind: .effect(.levels))]
    let gamma = AnimatedValue(
      Keyframe(time: 0, value: PropertyValue.number(1)), Keyframe(time: 9, value: .number(2)))
    lowered.animations = [
      ViewAnimation(
        target: PropertyTarget(view: 1, key: .levels, component: 2), value: gamma, scope: 0)
    ]
    #expect(lowered.unsupportedFeatures.count == 1)
  }
}
