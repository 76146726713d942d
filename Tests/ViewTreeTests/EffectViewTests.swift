import Geometry
import SceneModel
import Testing

@testable import ViewTree

@Suite struct EffectViewTests {
  private func runtime(_ effects: [ViewNode]) -> ViewRuntime {
    ViewRuntime(ViewCanvas([.group("group", effects + [.box("box")])]))
  }

  private func effect(
    _ effect: some PixelEffect, _ properties: PropertyValues = [:]
  ) -> SceneEffect {
    runtime([.make("effect", .effect(SceneEffect(effect)), properties)]).scene.effects[0]
  }

  @Test func effectsBelongToTheirGroupInOrder() throws {
    let scene = runtime([
      .make("tint", .effect(SceneEffect(Tint()))),
      .make("blur", .effect(SceneEffect(GaussianBlur()))),
    ]).scene
    #expect(scene.groups.map(\.effects) == [0..<0, 0..<2])
    #expect(scene.effects[0] == SceneEffect(Tint()))
    #expect(scene.effects[1] == SceneEffect(GaussianBlur()))
    // Effects are no nodes.
    #expect(scene.nodes.count == 3)
  }

  @Test func blurrinessScalesTheDeviation() throws {
    let blurriness: PropertyValues = [.blurriness: .number(20)]
    for (axes, expected) in [
      (GaussianBlur.Axes.both, Vector2(6, 6)), (.horizontal, Vector2(6, 0)),
      (.vertical, Vector2(0, 6)),
    ] {
      let made = try #require(
        effect(GaussianBlur.with { $0.axes = axes }, blurriness).value as? GaussianBlur)
      #expect(made.deviation == expected)
    }
  }

  @Test(arguments: [(0.0, Vector2(0, -8)), (90.0, Vector2(8, 0)), (180.0, Vector2(0, 8))])
  func shadowsLieInTheirDirection(direction: Double, offset: Vector2) throws {
    let made = effect(
      DropShadow.with { $0.isShadowOnly = true },
      [
        .direction: .number(direction), .distance: .number(8), .softness: .number(12),
        .opacity: .number(0.25), .color: .color(.white),
      ])
    let shadow = try #require(made.value as? DropShadow)
    #expect(shadow.shadow.offset.distance(to: offset) < 1e-9)
    #expect(shadow.shadow.deviation == 3)
    #expect(shadow.shadow.opacity == 0.25 && shadow.shadow.color == .white && shadow.isShadowOnly)
  }

  @Test(arguments: [0, 1, 5, 7])
  func levelsAcceptAnyCountOfNumbers(count: Int) {
    let numbers = Array([0.1, 0.9, 2, 0.2, 0.8, 7, 8].prefix(count))
    let made = effect(Levels(), [.redLevels: .numbers(numbers)])
    var levels = Levels()
    if numbers.count > 0 { levels.red.inputBlack = 0.1 }
    if numbers.count > 4 {
      levels.red = ChannelLevels(numbers: [0.1, 0.9, 2, 0.2, 0.8])
    }
    #expect(made == SceneEffect(levels))
  }

  @Test func changesReachTheScene() throws {
    var runtime = runtime([.make("fill", .effect(SceneEffect(ColorFill())))])
    runtime.set(.opacity, of: 2, to: .number(0.5))
    #expect(runtime.scene.effects[0] == SceneEffect(ColorFill.with { $0.opacity = 0.5 }))
    runtime.set(.opacity, of: 2, to: .number(7))
    #expect(runtime.scene.effects[0] == SceneEffect(ColorFill.with { $0.opacity = 1 }))
  }

  @Test func copiesHaveEffectsOfTheirOwn() {
    let group = ViewNode.group("group", [.make("tint", .effect(SceneEffect(Tint()))), .box("box")])
    let canvas = ViewCanvas([
      .make("repeater", .repeater(RepeaterView()), [.copies: .number(3)], [group])
    ])
    let scene = ViewRuntime(canvas).scene
    #expect(scene.effects.count == 3)
    #expect(scene.groups.map(\.effects).filter { !$0.isEmpty } == [0..<1, 1..<2, 2..<3])
  }
}
