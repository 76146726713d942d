import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

@Suite struct EffectLoweringTests {
  private func scene(_ change: (inout Layer) -> Void) -> Scene {
    var layer = Layer(
      name: "Layer", content: .solid(.white, size: Vector2(10, 10)), inPoint: 0, outPoint: 5)
    change(&layer)
    var composition = Composition(size: Vector2(100, 100), frameRate: 30, outPoint: 10)
    composition.layers = [layer]
    return composition.at(frame: 0)
  }

  private func slider(_ number: Double) -> ControlContent {
    .number(.slider, AnimatedValue(number))
  }
  private func color(_ color: Color) -> ControlContent { .color(AnimatedValue(color)) }
  private let red = Color(red: 1, green: 0, blue: 0)
  private func fill(_ color: Color, opacity: Double) -> ColorFill {
    ColorFill.with { ($0.color, $0.opacity) = (color, opacity) }
  }

  @Test func effectsKeepTheirOrderAndUnits() throws {
    let scene = scene {
      $0.effects = [
        Effect(.tint, [color(red), color(.white), slider(40)]),
        Effect(
          .fill, [.none, .none, color(red), .none, .none, slider(0), slider(0.5), slider(0)]),
        Effect(.tritone, [color(red), color(.black), color(.white)]),
        Effect(.gaussianBlur, [slider(10), .number(.menu, AnimatedValue(2)), slider(0)]),
        Effect(
          .dropShadow,
          [color(red), slider(51), slider(180), slider(4), slider(8), slider(1)]),
        Effect(
          .radialWipe,
          [
            slider(25), slider(30), .point(AnimatedValue(Vector3(3, 4, 0))),
            .number(.menu, AnimatedValue(2)), slider(6),
          ]),
      ]
    }
    #expect(scene.effects.count == 6)
    let tint = Tint.with { ($0.blackColor, $0.amount) = (red, 0.4) }
    #expect(scene.effects[0] == SceneEffect(tint))
    #expect(scene.effects[1] == SceneEffect(fill(red, opacity: 0.5)))
    let tritone = Tritone.with {
      ($0.highlights, $0.midtones, $0.shadows) = (red, .black, .white)
    }
    #expect(scene.effects[2] == SceneEffect(tritone))
    let blur = GaussianBlur.with { ($0.blurriness, $0.axes) = (10, .horizontal) }
    #expect(scene.effects[3] == SceneEffect(blur))
    let shadow = try #require(scene.effects[4].value as? DropShadow)
    #expect(shadow.shadow.opacity == 0.2 && shadow.shadow.deviation == 2 && shadow.isShadowOnly)
    #expect(shadow.shadow.offset.distance(to: Vector2(0, 4)) < 1e-9)
    let wipe = RadialWipe.with {
      ($0.completion, $0.startAngle, $0.center) = (0.25, 30, Vector2(3, 4))
      ($0.sense, $0.feather) = (.counterclockwise, 6)
    }
    #expect(scene.effects[5] == SceneEffect(wipe))
  }

  @Test func levelsAreFoundByPlace() throws {
    var values = [ControlContent](repeating: .none, count: 36)
    for channel in 0..<5 {
      for (place, number) in [0.1, 0.9, 2, 0.2, 0.8].enumerated() {
        values[3 + channel * 7 + place] = slider(number + Double(channel) / 100)
      }
    }
    let scene = scene { $0.effects = [Effect(.levels, values)] }
    let levels = try #require(scene.effect(Levels.self))
    #expect(levels.all.inputBlack == 0.1 && levels.all.outputWhite == 0.8)
    #expect(levels.red.gamma == 2.01 && levels.green.inputWhite == 0.92)
    #expect(levels.blue.outputBlack == 0.23 && levels.alpha.inputBlack == 0.14)
  }

  @Test func effectsThatAreOffOrNotDrawnAreLeftOut() {
    let scene = scene {
      $0.effects = [Effect(.gaussianBlur, [slider(10)]), Effect(.puppet, [slider(10)])]
      $0.effects[0].isEnabled = false
    }
    #expect(scene.effects.isEmpty)
  }

  @Test func effectsWithoutControlsDoNoHarm() {
    let kinds: [EffectMapping] = [
      .tint, .fill, .tritone, .levels, .dropShadow, .gaussianBlur, .radialWipe, .transform,
    ]
    let scene = scene { $0.effects = kinds.map { Effect($0, []) } }
    #expect(scene.effects.count == 7)
  }

  @Test func transformEffectsContainEarlierEffects() throws {
    let transform = Effect(
      .transform,
      [
        .point(AnimatedValue(Vector3(5, 5, 0))), .point(AnimatedValue(Vector3(50, 5, 0))),
        .number(.checkbox, AnimatedValue(0)), slider(200), slider(50), slider(0), slider(0),
        slider(0),
        slider(30),
      ])
    let scene = scene {
      $0.effects = [
        Effect(.gaussianBlur, [slider(10)]), transform,
        Effect(.fill, [.none, .none, color(red), .none, .none, .none, slider(1)]),
      ]
    }
    let inner = try #require(scene.groups.first { $0.opacity == 0.3 })
    #expect(scene.effects[inner.effects.lowerBound] == SceneEffect(GaussianBlur(deviation: 3)))
    #expect(inner.effects.count == 1)
    #expect(inner.transform.apply(Vector2(5, 5)).distance(to: Vector2(50, 5)) < 1e-9)
    #expect(inner.transform.apply(Vector2(7, 8)).distance(to: Vector2(51, 11)) < 1e-9)
    let outer = try #require(scene.groups.first { !$0.effects.isEmpty && $0.opacity == 1 })
    #expect(scene.effects[outer.effects.lowerBound] == SceneEffect(fill(red, opacity: 1)))
  }

  @Test func transformEffectsSkewAfterRotation() throws {
    let transform = Effect(
      .transform,
      [
        .point(AnimatedValue(.zero)), .point(AnimatedValue(.zero)), slider(1), slider(100),
        slider(100), slider(45), slider(0), slider(90), slider(30),
      ])
    let scene = scene { $0.effects = [transform] }
    let skewed = try #require(scene.groups.first { $0.opacity == 0.3 })
    let skew = skewed.transform
    #expect(abs(skew.determinant - 1) < 1e-9 && abs(abs(skew.b) + abs(skew.c) - 1) < 1e-9)
    #expect(
      scene.groups.contains {
        $0.opacity == 1 && $0.transform.apply(Vector2(1, 0)).distance(to: Vector2(0, 1)) < 1e-9
      })
  }

  @Test func stylesSurroundTheMaskedLayer() throws {
    let scene = scene {
      $0.masks = [Mask(name: "", mode: .add, path: AnimatedValue(BezierPath()))]
      $0.styles = [
        LayerStyle(
          .dropShadow,
          [
            "c": color(red), "o": slider(50), "a": slider(90), "d": slider(5), "s": slider(10),
          ])
      ]
    }
    let masked = try #require(scene.groups.first { !$0.masks.isEmpty })
    #expect(masked.effects.isEmpty)
    let shadow = try #require(scene.effect(DropShadow.self))
    // Light from above.
    #expect(shadow.shadow.offset.distance(to: Vector2(0, 5)) < 1e-9)
    #expect(abs(shadow.shadow.deviation - 3) < 1e-9 && shadow.shadow.opacity == 0.5)
  }

  @Test func overlaysHaveModes() {
    let scene = scene {
      $0.styles = [
        LayerStyle(
          .colorOverlay,
          ["c": color(red), "so": slider(25), "bm": .number(.menu, AnimatedValue(5))])
      ]
    }
    let overlay = ColorOverlay.with {
      ($0.color, $0.opacity, $0.blendMode) = (red, 0.25, .multiply)
    }
    #expect(scene.effects == [SceneEffect(overlay)])
  }

  @Test func stylesLieInAfterEffectsOrder() {
    let kinds: [LayerStyleMapping] = [
      .stroke, .dropShadow, .innerShadow, .innerGlow, .bevel, .satin, .colorOverlay,
    ]
    let scene = scene {
      $0.styles =
        kinds.map { LayerStyle($0, [:]) } + [
          LayerStyle(
            .gradientOverlay, ["gf": .gradient(colorStopCount: 0, stops: AnimatedValue([]))])
        ]
    }
    let names = scene.effects.map { type(of: $0.value).kindName }
    #expect(
      names == [
        "gradientOverlay", "colorOverlay", "satin", "innerShadow", "innerShadow", "bevel",
        "layerStroke", "dropShadow",
      ])
  }

  @Test func shadowsThatBlendAreDrawnBelow() throws {
    let members: [String: ControlContent] = [
      "c": color(red), "bm": .number(.menu, AnimatedValue(5)),
    ]
    let scene = scene { $0.styles = [LayerStyle(.dropShadow, members)] }
    let below = try #require(scene.groups.first { $0.blendMode == .multiply })
    let shadow = try #require(scene.effects[below.effects.lowerBound].value as? DropShadow)
    #expect(shadow.isShadowOnly && scene.shapes.count == 2)
    // Both modes give the same result for black.
    let plain = self.scene {
      $0.styles = [
        LayerStyle(.dropShadow, ["c": color(.black), "bm": .number(.menu, AnimatedValue(5))])
      ]
    }
    #expect(plain.shapes.count == 1)
  }

  @Test func adjustmentLayersChangeTheLayersBelow() throws {
    let scene = scene {
      $0.content = .adjustment(size: Vector2(20, 30))
      $0.effects = [Effect(.gaussianBlur, [slider(10)])]
      $0.masks = [Mask(name: "", mode: .add, path: AnimatedValue(BezierPath()))]
    }
    let group = try #require(scene.groups.first { $0.adjustsBelow })
    #expect(group.effects.count == 1 && group.masks.count == 1)
    #expect(group.clip == Rect(size: Vector2(20, 30)))
    let empty = self.scene { $0.content = .adjustment(size: nil) }
    #expect(!empty.groups.contains { $0.adjustsBelow })
  }

  /// A white layer below an adjustment layer of the whole composition.
  private func adjusted(_ change: (inout Layer) -> Void = { _ in }) -> LoweredComposition {
    var adjustment = Layer(
      name: "Adjustment", content: .adjustment(size: Vector2(100, 100)), inPoint: 0, outPoint: 10)
    adjustment.effects = [Effect(.gaussianBlur, [slider(10)])]
    adjustment.transform.anchor = AnimatedValue(Vector3(50, 50, 0))
    adjustment.transform.position = .unified(AnimatedValue(Vector3(50, 50, 0)))
    change(&adjustment)
    var composition = Composition(size: Vector2(100, 100), frameRate: 30, outPoint: 10)
    composition.layers = [
      .solid("Above"), adjustment, .solid("Below"), adjustment, .solid("Lowest"),
    ]
    return composition.lowered()
  }

  @Test func adjustmentLayersOfEverythingAreGroupsAroundIt() {
    let lowered = adjusted()
    let names = lowered.canvas.root.children.map(\.name)
    #expect(names == ["Adjustment", "Above"])
    let group = lowered.canvas.root.children[0]
    #expect(group.children.map(\.kind).last == .effect(SceneEffect(GaussianBlur())))
    #expect(group.children[0].kind == .group(GroupView(clipSize: Vector2(100, 100))))
    #expect(group.children[0].children.map(\.name) == ["Adjustment", "Below"])
    let plain = adjusted { $0.effects = [Effect(.tint, [])] }.canvas.root.children[0]
    #expect(plain.children.map(\.name) == ["Adjustment", "Below", ""])
  }

  @Test func adjustmentsOfCollapsedCompositionsReachBeyond() {
    let inner = Layer.make("Adjustment", .adjustment(size: Vector2(100, 100))) {
      $0.effects = [Effect(.gaussianBlur, [slider(10)])]
    }
    func adjusts(_ collapses: Bool) -> Bool {
      let outer = Layer.precomposition("P", 0) { $0.collapsesTransform = collapses }
      let composition = Composition.make(
        [outer, .solid("S")], precompositions: [[inner, .solid("Below")]])
      return composition.at(frame: 0).groups.contains(where: \.adjustsBelow)
    }
    #expect(adjusts(true) && !adjusts(false))
  }

  @Test(
    "adjustment layers of a part, a time range, or with settings of their own",
    arguments: [
      { $0.content = .adjustment(size: Vector2(100, 99)) }, { $0.outPoint = 9 },
      { $0.blendMode = .screen }, { $0.transform.opacity = AnimatedValue(0.5) },
      { $0.transform.rotation = AnimatedValue(1) },
      { $0.transform.position = .unified(AnimatedValue(Vector3(51, 50, 0))) },
      { $0.masks = [Mask(name: "", mode: .add, path: AnimatedValue(BezierPath()))] },
      { $0.isThreeDimensional = true },
    ] as [@Sendable (inout Layer) -> Void])
  func adjustmentsOfParts(_ change: @Sendable (inout Layer) -> Void) {
    let lowered = adjusted(change)
    #expect(lowered.canvas.root.children.map(\.name).contains("Lowest"))
  }
}
