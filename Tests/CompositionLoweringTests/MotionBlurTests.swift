import CompositionLowering
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionModel

/// The mean of samples while the shutter is open.
@Suite struct MotionBlurTests {
  private func composition(
    _ layers: [Layer], _ settings: MotionBlurSettings? = MotionBlurSettings(samplesPerFrame: 4),
    precompositions: [[Layer]] = []
  ) -> Composition {
    var composition = Composition.make(layers, precompositions: precompositions)
    composition.motionBlur = settings
    return composition
  }

  private func moving(_ change: (inout Layer) -> Void = { _ in }) -> Layer {
    .solid("Moving") {
      $0.hasMotionBlur = true
      $0.transform.position = .unified(.ramp(.zero, Vector3(80, 0, 0), 0...10))
      change(&$0)
    }
  }

  private func centers(_ composition: Composition, _ frame: Double) -> [Double] {
    composition.drawn(at: frame).map(\.center.x)
  }

  @Test func momentsLieInTheTimeOfTheShutter() {
    let blurred = composition([moving()])
    // A frame moves 8 points; the shutter is open from a quarter frame before to a quarter after.
    #expect(centers(blurred, 5) == [48.5, 49.5, 50.5, 51.5])
    #expect(blurred.at(frame: 5).groups.count { $0.averagesChildren } == 1)
    let later = composition(
      [moving()], MotionBlurSettings(shutterAngle: 360, shutterPhase: 0, samplesPerFrame: 2))
    #expect(centers(later, 5) == [52, 56])
  }

  @Test func layerAndCompositionBothDecide() {
    #expect(centers(composition([moving()], nil), 5) == [50])
    #expect(centers(composition([moving { $0.hasMotionBlur = false }]), 5) == [50])
    let closed = MotionBlurSettings(shutterAngle: 0)
    #expect(centers(composition([moving()], closed), 5) == [50])
    for number in [Double.nan, .infinity] {
      let senseless = MotionBlurSettings(shutterPhase: number, samplesPerFrame: number)
      #expect(centers(composition([moving()], senseless), 5) == [50])
    }
  }

  @Test func whatStandsStillHasOneMoment() {
    let still = moving { $0.transform.place(3, 4) }
    #expect(centers(composition([still]), 5) == [13])
  }

  @Test func parentsBlurTheirChildren() {
    let child = moving {
      $0.transform.place(0, 0)
      $0.parent = 1
    }
    let parent = moving { $0.content = .null }
    #expect(centers(composition([child, parent]), 5) == [48.5, 49.5, 50.5, 51.5])
  }

  @Test func layersAppearAtTheirFrame() {
    let late = composition([moving { $0.inPoint = 5 }])
    #expect(centers(late, 4.9).isEmpty)
    #expect(centers(late, 5).count == 4)
  }

  @Test func whatPrecompositionsShowStandsStill() {
    var inner = moving()
    inner.hasMotionBlur = false
    var layer = Layer.precomposition("Pre", 0) { $0.hasMotionBlur = true }
    layer.transform.position = .unified(.ramp(.zero, Vector3(0, 80, 0), 0...10))
    let drawn = composition([layer], precompositions: [[inner]]).drawn(at: 5)
    #expect(drawn.map(\.center.x) == [50, 50, 50, 50])
    #expect(drawn.map(\.center.y) == [48.5, 49.5, 50.5, 51.5])
  }

  @Test func theGroupBlendsAsTheLayer() {
    let scene = composition([moving { $0.blendMode = .screen }]).at(frame: 5)
    let blending = scene.groups.filter { $0.blendMode == .screen }
    #expect(blending.map(\.averagesChildren) == [true])
  }
}
