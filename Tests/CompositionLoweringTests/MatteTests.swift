import CompositionLowering
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionModel

@Suite struct MatteTests {
  private func composition(_ change: (inout [Layer]) -> Void = { _ in }) -> Composition {
    var layers = [
      Layer.solid("Source", .red) {
        $0.isMatteSource = true
        $0.transform.place(5, 5)
      },
      Layer.solid("Cut", .blue) {
        $0.matte = Matte(layer: 0, mode: .luma)
        $0.blendMode = .screen
        $0.transform.place(9, 9)
        $0.transform.opacity = AnimatedValue(0.5)
      },
    ]
    change(&layers)
    return .make(layers)
  }

  /// The group with a matte, and the node of its first child.
  private func matteGroup(_ scene: Scene) throws -> (group: SceneGroup, first: SceneNode) {
    let index = try #require(
      scene.nodes.firstIndex { $0.kind == .group && scene.groups[$0.index].matte != nil })
    return (scene.groups[scene.nodes[index].index], scene.nodes[index + 1])
  }

  @Test func theSourceIsTheFirstChildAndTheGroupBlends() throws {
    let scene = composition().at(frame: 0)
    let (group, first) = try matteGroup(scene)
    #expect(group.matte == .luma)
    #expect(group.blendMode == .screen)
    #expect(scene.groups.count { $0.blendMode == .screen } == 1)
    #expect(scene.drawnColors == [.red, .blue])
    #expect(scene.drawn.map(\.center) == [Vector2(15, 15), Vector2(19, 19)])
    #expect(scene.groups[first.index].transform == .translation(Vector2(5, 5)))
    // The opacity is that of the masked layer alone.
    #expect(group.opacity == 1)
    #expect(scene.drawn.map(\.opacity) == [1, 0.5])
  }

  @Test func sourcesAreNotDrawnForThemselves() {
    var alone = composition()
    alone.layers[1].matte = nil
    #expect(alone.at(frame: 0).drawnColors == [.blue])
  }

  @Test func sourcesThatShowNothingStillCut() throws {
    let scene = composition { $0[0].isHidden = true }.at(frame: 0)
    let (_, first) = try matteGroup(scene)
    // The first child is an empty group, so that the masked layer is not used as the matte.
    #expect(first.kind == .group)
    #expect(scene.drawnColors == [.blue])
  }

  @Test func oneSourceMayCutSeveralLayers() {
    let scene = composition {
      $0.append(.solid("Other", .green) { $0.matte = Matte(layer: 0, mode: .alpha) })
    }.at(frame: 0)
    #expect(scene.drawnColors == [.red, .green, .red, .blue])
  }

  @Test func mattesOfMattesCut() {
    let scene = composition {
      $0.append(
        .solid("Outer", .green) {
          $0.isMatteSource = true
          $0.blendMode = .multiply
        })
      $0[0].matte = Matte(layer: 2, mode: .alphaInverted)
      $0[0].blendMode = .multiply
    }.at(frame: 0)
    #expect(scene.drawnColors == [.green, .red, .blue])
    #expect(scene.groups.compactMap(\.matte) == [.luma, .alphaInverted])
    // Mattes have no blend mode.
    #expect(scene.groups.count { $0.blendMode == .multiply } == 0)
  }

  @Test func longRowsOfMattesEnd() {
    var layers = (0..<100).map { number in
      Layer.solid("\(number)") {
        $0.isMatteSource = number > 0
        $0.matte = Matte(layer: number + 1, mode: .alpha)
      }
    }
    layers.append(.solid("Last") { $0.isMatteSource = true })
    let scene = Composition.make(layers).at(frame: 0)
    #expect(scene.groups.count { $0.matte != nil } == Composition.maximumMatteDepth)
  }

  @Test func sourcesKeepTheirParentsAndTime() {
    let moved = composition {
      $0.append(.null("Parent") { $0.transform.place(30, 0) })
      $0[0].parent = 2
      $0[0].inPoint = 20
    }
    #expect(moved.drawn(at: 25).map(\.center) == [Vector2(45, 15), Vector2(19, 19)])
    #expect(moved.at(frame: 10).drawnColors == [.blue])
  }
}
