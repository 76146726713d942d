import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineConversion

/// The features with a native counterpart.
@Suite struct NativeSupportTests {
  /// The features without a native counterpart of a view in a group.
  private func features(
    _ kind: ViewKind, _ properties: PropertyValues = [:]
  ) -> [String] {
    var lowered = Composition.make { _ in }.lowered()
    lowered.canvas.root.children = [ViewNode(id: "a", kind: kind, properties: properties)]
    return lowered.unsupportedFeatures.map(\.name)
  }

  private func features(
    _ effect: some PixelEffect, _ properties: PropertyValues = [:]
  ) -> [String] { features(.effect(SceneEffect(effect)), properties) }

  @Test func effects() {
    let native: [any PixelEffect] = [
      Tint(), ColorFill(), DropShadow.with { $0.isShadowOnly = true }, GaussianBlur(),
      RadialWipe.with { $0.sense = .both }, Levels(), LinearWipe(), VenetianBlinds(),
      ColorRamp.with { $0.kind = .radial }, CornerPin(), Invert(), ColorOverlay(),
    ]
    for effect in native { #expect(features(effect).isEmpty, "\(effect)") }
    let baked: [any PixelEffect] = [
      Tritone(), Twirl(), Spherize(), Ripple(), WaveWarp(), Mirror(), MotionTile(), Mosaic(),
      Exposure(), Posterize(), Threshold(), BlackAndWhite(), HueSaturation(),
      BrightnessContrast(), Invert.with { $0.channel = .red },
      GaussianBlur.with { $0.axes = .vertical }, InnerShadow(), Satin(),
      ColorOverlay.with { $0.blendMode = .multiply }, LayerStroke(), Bevel(), GradientOverlay(),
    ]
    for effect in baked { #expect(features(effect).count == 1, "\(effect)") }
    #expect(features(Invert(), [.mix: .number(0.5)]).count == 1)
    #expect(features(DisplacementMap()) == ["The effect Displacement Map"])
    #expect(features(DropShadow(), [.spread: .number(0.5)]).count == 1)
  }

  @Test func adjustmentLayers() {
    var style = GroupView()
    style.adjustsBelow = true
    #expect(features(.group(style)) == ["An adjustment layer"])
  }

  @Test(arguments: [
    ([0, 1, 1, 0, 1], true), ([0.2, 0.8, 1, 0, 1], true), ([0, 1, 1, 0.3, 0.7], true),
    ([0, 1, 1.5, 0, 1], false), ([0.2, 0.8, 1, 0.1, 1], false),
  ])
  func levelsThatMultiplyAndAdd(numbers: [Double], isNative: Bool) {
    let found = features(Levels(), [.redLevels: .numbers(numbers)])
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
    let hard = features(.group(GroupView(blendMode: .hardMix)))
    #expect(hard == ["The blend mode Hard Mix"])
  }

  @Test func groupsKeepTheirOtherOptionsWithoutHardMix() throws {
    let group = GroupView.with {
      $0.blendMode = .hardMix
      $0.space = .camera
    }
    let gap = try #require(group.nativeGap { _ in [] })
    guard case .replaced(let plain) = gap.fallback else {
      Issue.record("the group is not replaced")
      return
    }
    #expect(!gap.canBake && plain.blendMode == .normal && plain.space == .camera)
  }

  @Test func motionBlurKeepsTheMiddleMoment() throws {
    var lowered = Composition.make { _ in }.lowered()
    lowered.canvas.root.children = [
      ViewNode(
        id: "a", kind: .group(GroupView.with { $0.averagesChildren = true }),
        children: ["b", "c", "d"].map { ViewNode(id: $0, kind: .shape) })
    ]
    let feature = try #require(lowered.unsupportedFeatures.first)
    #expect(feature.name == "Motion blur" && feature.remedy == .bakeView)
    let removed = feature.fallback.filter { if case .removed = $0.value { true } else { false } }
    #expect(removed.keys.sorted() == [2, 4])
  }

  @Test func removedMomentsStayRemovedWithAMap() {
    let composition = Composition.make { _ in }
    var lowered = composition.lowered()
    let displaced = ViewNode(
      id: "b", kind: .group(GroupView()),
      children: [
        ViewNode(id: "map", kind: .shape), ViewNode(id: "drawn", kind: .shape),
        ViewNode(id: "effect", kind: .effect(SceneEffect(DisplacementMap()))),
      ])
    lowered.canvas.root.children = [
      ViewNode(
        id: "a", kind: .group(GroupView.with { $0.averagesChildren = true }),
        children: [displaced, ViewNode(id: "c", kind: .shape), ViewNode(id: "d", kind: .shape)])
    ]
    lowered.animations = []
    lowered.origins = lowered.canvas.root.preorder.map { _ in lowered.origins[0] }
    let root = composition.baked(.removed, lowered: lowered).lowered.canvas.root
    #expect(root.preorder.dropFirst().map(\.node.id) == ["a", "c"])
  }

  @Test func animatedDimensionsCount() {
    var lowered = Composition.make { _ in }.lowered()
    lowered.canvas.root.children = [ViewNode(id: "a", kind: .effect(SceneEffect(Levels())))]
    let gamma = AnimatedValue(
      Keyframe(time: 0, value: PropertyValue.number(1)), Keyframe(time: 9, value: .number(2)))
    lowered.animations = [
      ViewAnimation(
        target: PropertyTarget(view: 1, key: .levels, component: 2), value: gamma, scope: 0)
    ]
    #expect(lowered.unsupportedFeatures.count == 1)
  }
}
