import CompositionModel
import Diagnostics
import SceneModel
import Testing

@testable import LottieImport

/// Parents and mattes.
@Suite struct LinkTests {
  private func layers(_ texts: String...) throws -> ([Layer], [DiagnosticCode]) {
    let result = try importText(Fixture.file(layers: texts.joined(separator: ",")))
    return (result.composition.layers, codes(result))
  }

  private func null(_ index: Int, _ more: String = "") -> String {
    Fixture.nullLayer(index, more: more.isEmpty ? "" : ", \(more)")
  }

  @Test("parents are found by index")
  func parents() throws {
    let (layers, codes) = try layers(null(7, #""parent": 3"#), null(3))
    #expect(layers.map(\.parent) == [1, nil])
    #expect(codes.isEmpty)
  }

  @Test("missing parents, and cycles of parents, are removed")
  func brokenParents() throws {
    let (orphan, first) = try layers(null(1, #""parent": 9"#))
    #expect(orphan[0].parent == nil && first == [.missingParent])
    let (loop, second) = try layers(null(1, #""parent": 1"#))
    #expect(loop[0].parent == nil && second == [.parentCycle])
    let (chain, third) = try layers(
      null(1, #""parent": 2"#), null(2, #""parent": 3"#), null(3, #""parent": 2"#))
    #expect(chain.map(\.parent) == [1, 2, nil] && third == [.parentCycle])
  }

  @Test("of two layers with one index the first is used")
  func duplicates() throws {
    let (layers, codes) = try layers(null(1), null(1), null(2, #""parent": 1"#))
    #expect(layers[2].parent == 0 && codes == [.duplicateIndex])
  }

  @Test(
    "mattes are the layer above, or one by index",
    arguments: [
      (1, MatteMode.alpha), (2, .alphaInverted), (3, .luma), (4, .lumaInverted),
    ])
  func mattes(number: Int, mode: MatteMode) throws {
    let (layers, codes) = try layers(
      null(5, #""td": 1"#), null(6, #""tt": \#(number)"#), null(7, #""tt": \#(number), "tp": 5"#))
    #expect(
      layers.map(\.matte) == [nil, Matte(layer: 0, mode: mode), Matte(layer: 0, mode: mode)])
    #expect(layers.map(\.isMatteSource) == [true, false, false])
    #expect(codes.isEmpty)
  }

  @Test("missing, unknown and circular mattes are removed")
  func brokenMattes() throws {
    #expect(try layers(null(1, #""tt": 1"#)).1 == [.missingMatte])
    #expect(try layers(null(1), null(2, #""tt": 1, "tp": 8"#)).1 == [.missingMatte])
    #expect(try layers(null(1), null(2, #""tt": 7"#)).1 == [.unsupportedMatte])
    let effect = #""ef": [{"ty": 27, "nm": "D", "ef": [{"ty": 10, "v": {"k": 8}}]}]"#
    #expect(try layers(null(1), null(2, effect)).1 == [.missingEffectLayer])
    #expect(try layers(null(8), null(2, effect)).1.isEmpty)
    let (layers, codes) = try layers(null(1, #""tt": 1, "tp": 2"#), null(2, #""tt": 1"#))
    #expect(codes == [.matteCycle])
    #expect(layers.map(\.matte?.layer) == [1, nil])
  }
}
