import Geometry
import SceneModel
import Testing

@testable import ViewTree

@Suite struct EffectViewTests {
  private func runtime(_ effects: [ViewNode]) -> ViewRuntime {
    ViewRuntime(ViewCanvas([.group("group", effects + [.box("box")])]))
  }

  private func effect(
    _ effect: ViewEffect, _ properties: PropertyValues = [:]
  ) -> SceneEffect {
    runtime([.make("effect", .effect(effect), properties)]).scene.effects[0]
  }

  @Test func effectsBelongToTheirGroupInOrder() throws {
    let scene = runtime([
      .make("tint", .effect(.tint)), .make("blur", .effect(.gaussianBlur(.both))),
    ]).scene
    #expect(scene.groups.map(\.effects) == [0..<0, 0..<2])
    #expect(scene.effects[0] == .tint(black: .black, white: .white, amount: 1))
    #expect(scene.effects[1] == .gaussianBlur(deviation: .zero))
    // They are no nodes of their own.
    #expect(scene.nodes.count == 3)
  }

  @Test func blurrinessScalesTheDeviation() {
    let blurriness: PropertyValues = [.blurriness: .number(20)]
    #expect(effect(.gaussianBlur(.both), blurriness) == .gaussianBlur(deviation: Vector2(6, 6)))
    #expect(
      effect(.gaussianBlur(.horizontal), blurriness) == .gaussianBlur(deviation: Vector2(6, 0)))
    #expect(effect(.gaussianBlur(.vertical), blurriness) == .gaussianBlur(deviation: Vector2(0, 6)))
  }

  @Test(arguments: [(0.0, Vector2(0, -8)), (90.0, Vector2(8, 0)), (180.0, Vector2(0, 8))])
  func shadowsLieInTheirDirection(direction: Double, offset: Vector2) throws {
    let made = effect(
      .dropShadow(isShadowOnly: true),
      [
        .direction: .number(direction), .distance: .number(8), .softness: .number(12),
        .opacity: .number(0.25), .color: .color(.white),
      ])
    guard case .dropShadow(let shadow) = made else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.offset.distance(to: offset) < 1e-9)
    #expect(shadow.deviation == 3)
    #expect(shadow.opacity == 0.25 && shadow.color == .white && shadow.isShadowOnly)
  }

  @Test(arguments: [0, 1, 5, 7])
  func levelsTakeAnyCountOfNumbers(count: Int) {
    let numbers = Array([0.1, 0.9, 2, 0.2, 0.8, 7, 8].prefix(count))
    let made = effect(.levels, [.redLevels: .numbers(numbers)])
    var levels = ChannelLevels()
    if numbers.count > 0 { levels.red.inputBlack = 0.1 }
    if numbers.count > 4 {
      levels.red = Levels(
        inputBlack: 0.1, inputWhite: 0.9, gamma: 2, outputBlack: 0.2, outputWhite: 0.8)
    }
    #expect(made == .levels(levels))
  }

  @Test func changesReachTheScene() throws {
    var runtime = runtime([.make("fill", .effect(.colorFill))])
    runtime.set(.opacity, of: 2, to: .number(0.5))
    #expect(runtime.scene.effects[0] == .fill(color: .black, opacity: 0.5))
    runtime.set(.opacity, of: 2, to: .number(7))
    #expect(runtime.scene.effects[0] == .fill(color: .black, opacity: 1))
  }

  @Test func copiesHaveEffectsOfTheirOwn() {
    let group = ViewNode.group("group", [.make("tint", .effect(.tint)), .box("box")])
    let canvas = ViewCanvas([
      .make("repeater", .repeater(laterAbove: true), [.copies: .number(3)], [group])
    ])
    let scene = ViewRuntime(canvas).scene
    #expect(scene.effects.count == 3)
    #expect(scene.groups.map(\.effects).filter { !$0.isEmpty } == [0..<1, 1..<2, 2..<3])
  }
}
