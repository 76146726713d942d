import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

/// The effects Stroke and Set Matte.
@Suite struct StrokeEffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func path(_ x: Double) -> AnimatedValue<BezierPath> {
    var path = BezierPath()
    path.beginContour(isClosed: false)
    path.addCorner(Vector2(x, 0))
    path.addCorner(Vector2(x, 100))
    return AnimatedValue(path)
  }

  private func number(_ value: Double) -> ControlContent { .number(.slider, AnimatedValue(value)) }

  private func stroke(
    path: Double = 1, all: Double = 0, start: Double = 0, end: Double = 100, spacing: Double = 15,
    style: Double = 1
  ) -> Effect {
    let contents: [ControlContent] = [
      .number(.mask, AnimatedValue(path)), .number(.checkbox, AnimatedValue(all)), number(1),
      .color(AnimatedValue(red)), number(4), number(0), number(0.5), number(start), number(end),
      number(spacing), .number(.menu, AnimatedValue(style)),
    ]
    return Effect(.stroke, contents, name: "Line")
  }

  private func scene(_ effects: [Effect], masks: [Mask] = []) -> Scene {
    var layer = Layer(
      name: "Layer", content: .solid(.white, size: Vector2(100, 100)), inPoint: 0, outPoint: 5)
    layer.effects = effects
    layer.masks = masks
    layer.maskPaths = [0: path(10), 2: path(30)]
    var composition = Composition(size: Vector2(100, 100), frameRate: 30, outPoint: 10)
    composition.layers = [layer]
    return composition.at(frame: 0)
  }

  private func lines(_ scene: Scene) -> [SceneShape] {
    scene.shapes.filter { if case .stroke = $0.style { true } else { false } }
  }

  @Test func theLineIsTwiceAsWideAsTheBrush() throws {
    let scene = scene([stroke()])
    let line = try #require(lines(scene).first)
    #expect(scene.shapes.count == 2)
    #expect(line.style == .stroke(StrokeStyle(width: 8, cap: .round, join: .round)))
    #expect(line.paint == .color(red))
    #expect(scene.paths[line.path].path == path(10).initial)
    #expect(scene.groups.contains { $0.opacity == 0.5 })
  }

  @Test func masksAreChosenByTheirPlaceInTheFile() throws {
    let third = scene([stroke(path: 3)])
    #expect(third.paths[try #require(lines(third).first).path].path == path(30).initial)
    #expect(lines(scene([stroke(path: 2)])).isEmpty)
    #expect(lines(scene([stroke(path: 0)])).isEmpty)
    #expect(lines(scene([stroke(path: .nan)])).isEmpty)
    let all = scene([stroke(all: 1)])
    let bounds = all.paths[try #require(lines(all).first).path].path.controlBounds
    #expect(bounds.minX == 10 && bounds.maxX == 30)
  }

  @Test func startAndEndTrimTheOutline() throws {
    let part = scene([stroke(start: 20, end: 60)])
    let bounds = part.paths[try #require(lines(part).first).path].path.controlBounds
    #expect(abs((bounds.minY) - 20) < 1e-6 && abs((bounds.maxY) - 60) < 1e-6)
  }

  @Test func dabsShowWhereTheyLieApart() throws {
    let line = try #require(lines(scene([stroke(spacing: 100)])).first)
    guard case .stroke(let style) = line.style else {
      Issue.record("no stroke")
      return
    }
    #expect(style.dashes == [1, 8])
  }

  @Test func thePaintStyleSelectsTheVisiblePixels() {
    #expect(scene([stroke(style: 2)]).shapes.count == 1)
    let revealed = scene([stroke(style: 3)])
    #expect(revealed.shapes.count == 2)
    #expect(revealed.groups.contains { $0.matte == .alpha })
  }

  @Test func softMasksDoNotCutUnderAStroke() {
    var soft = Mask(mode: .add, path: path(0))
    #expect(scene([stroke()], masks: [soft]).masks.count == 1)
    soft.opacity = AnimatedValue(0.5)
    #expect(scene([stroke()], masks: [soft]).masks.isEmpty)
    #expect(scene([stroke(style: 3)], masks: [soft]).masks.count == 1)
  }

  @Test func aStrokeComesAfterTheEffectsBeforeIt() throws {
    let blur = Effect(.gaussianBlur, [number(10)])
    let after = scene([blur, stroke()])
    let blurred = try #require(after.groups.firstIndex { !$0.effects.isEmpty })
    let node = try #require(after.nodes.first { $0.kind == .group && $0.index == blurred })
    let shapes = after.nodes[..<node.end].filter { $0.kind == .shape }
    #expect(shapes.count == 1)
  }

  private func cut(channel: Double, inverted: Double, by index: Double = 7) -> Scene {
    let contents: [ControlContent] = [
      .number(.layer, AnimatedValue(index)), number(channel), number(inverted),
    ]
    var composition = Composition(size: Vector2(100, 100), frameRate: 30, outPoint: 10)
    var layer = Layer(
      name: "Layer", content: .solid(.white, size: Vector2(100, 100)), inPoint: 0, outPoint: 5)
    layer.effects = [Effect(.setMatte, contents)]
    layer.blendMode = .multiply
    var source = layer
    source.effects = []
    source.index = 7
    source.isHidden = true
    composition.layers = [layer, source]
    return composition.at(frame: 0)
  }

  @Test func setMatteCutsByAHiddenLayer() throws {
    let scene = cut(channel: 4, inverted: 0)
    let group = try #require(scene.groups.first { $0.matte != nil })
    #expect(group.matte == .alpha && group.blendMode == .multiply)
    #expect(scene.shapes.count == 2)
  }

  @Test(arguments: [
    (4.0, 1.0, MatteMode.alphaInverted), (5, 0, .luma), (5, 1, .lumaInverted), (1, 0, .alpha),
  ])
  func setMatteUsesAChannel(channel: Double, inverted: Double, mode: MatteMode) {
    let scene = cut(channel: channel, inverted: inverted)
    #expect(scene.groups.compactMap(\.matte) == [mode])
  }

  @Test func setMatteWithoutALayerCutsNothing() {
    #expect(cut(channel: 4, inverted: 0, by: 3).groups.allSatisfy { $0.matte == nil })
    #expect(cut(channel: 10, inverted: 0).groups.allSatisfy { $0.matte == nil })
  }
}
