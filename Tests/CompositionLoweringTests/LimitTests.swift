import CompositionLowering
import SceneModel
import Testing
import ViewTree

@testable import CompositionModel

@Suite struct LimitTests {
  @Test func precompositionsUnfoldToALimitedDepth() {
    let count = Composition.maximumPrecompositionDepth + 10
    let chain = (0..<count).map { [Layer.solid("Solid \($0)"), .precomposition("Next", $0 + 1)] }
    let composition = Composition.make([.precomposition("First", 0)], precompositions: chain)
    #expect(composition.drawn(at: 0).count == Composition.maximumPrecompositionDepth)
  }

  @Test func precompositionsThatShowThemselvesEnd() {
    let loop = [Layer.solid("Solid"), .precomposition("Again", 0)]
    let composition = Composition.make([.precomposition("First", 0)], precompositions: [loop])
    #expect(composition.drawn(at: 0).count == Composition.maximumPrecompositionDepth)
  }

  @Test func doublingWithoutDrawingEnds() {
    let doubled = (1...60).map {
      [Layer.precomposition("A", $0), .precomposition("B", $0), .null("Null")]
    }
    let composition = Composition.make([.precomposition("First", 0)], precompositions: doubled)
    #expect(composition.lowered().canvas.root.children.isEmpty)
  }
}
