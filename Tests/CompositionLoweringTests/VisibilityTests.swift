import CompositionLowering
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionModel

@Suite struct VisibilityTests {
  private func frames(_ layer: Layer) -> [Int] {
    let composition = Composition.make([layer])
    return (0..<50).filter { !composition.drawn(at: Double($0)).isEmpty }
  }

  @Test(
    "a layer is visible from its in point until before its out point",
    arguments: [
      (0, 50, 0..<50), (10, 20, 10..<20), (9.5, 20.5, 10..<21), (-5, 1, 0..<1), (49, 99, 49..<50),
      (20, 20, 0..<0), (30, 20, 0..<0), (-9, 0, 0..<0), (60, 70, 0..<0),
    ] as [(Double, Double, Range<Int>)])
  func time(inPoint: Double, outPoint: Double, shown: Range<Int>) {
    let layer = Layer.solid("Layer") {
      $0.inPoint = inPoint
      $0.outPoint = outPoint
    }
    #expect(frames(layer) == Array(shown))
  }

  @Test func hiddenLayersAndUnsupportedOnesAreLeftOut() {
    let layers = [
      Layer.solid("Hidden") { $0.isHidden = true }, .make("Text", .unsupported("text")),
      .null("Null"), .make("Image", .image(0)),
    ]
    #expect(Composition.make(layers).lowered().canvas.root.children.isEmpty)
  }

  @Test func alwaysVisibleViewsHaveNoChangesOfVisibility() {
    let lowered = Composition.make([.solid("Layer")]).lowered()
    #expect(lowered.animations.isEmpty)
    let later = Composition.make([.solid("Layer") { $0.inPoint = 10 }]).lowered()
    #expect(later.animations.map(\.target.key) == [.isVisible])
    #expect(later.animations[0].value.keyframes.count == 2)
  }

  @Test func aCompositionMayBeginAtAnyFrame() {
    var composition = Composition.make([.solid("Layer")])
    (composition.inPoint, composition.outPoint) = (20, 40)
    #expect(composition.lowered().animations.isEmpty)
    #expect(composition.wholeFrameCount == 20)
    #expect(composition.duration == 20.0 / 25)
  }

  @Test(
    "whole frames start before the end",
    arguments: [(10, 10), (10.00002, 10), (9.5, 10), (0.2, 1), (0, 1), (-5, 1), (.nan, 1)])
  func wholeFrames(outPoint: Double, count: Int) {
    var composition = Composition.make([])
    composition.outPoint = outPoint
    #expect(composition.wholeFrameCount == count)
  }
}
