import CompositionLowering
import DesignChecks
import Foundation
import Geometry
import LottieImport
import SceneModel
import TestSupport
import Testing
import ViewTree

@testable import CompositionModel

/// Frames of a session are independent of earlier frames.
@Suite struct SessionTests {
  /// Frames in random order, within the composition and shortly outside.
  private func frames(_ composition: Composition, count: Int, seed: UInt64) -> [Double] {
    var random = SeededRandom(seed: seed)
    let window = composition.inPoint - 2...max(composition.inPoint, composition.outPoint) + 2
    return (0..<count).map { index in
      let frame = random.number(window)
      return index.isMultiple(of: 2) ? frame.rounded() : frame
    }
  }

  private func check(_ composition: Composition, count: Int, seed: UInt64) {
    let lowered = composition.lowered()
    var session = CompositionSession(lowered)
    for frame in frames(composition, count: count, seed: seed) {
      session.advance(to: frame)
      var fresh = CompositionSession(lowered)
      fresh.advance(to: frame)
      let difference = SceneDifference(session.scene, fresh.scene)
      #expect(difference.largest == 0, "frame \(frame): \(difference)")
    }
  }

  /// A composition in which every property is animated, and layers appear and disappear.
  private var busy: Composition {
    var repeater = RepeaterModifier(copies: .ramp(1, 5, 0...50), laterAbove: true)
    repeater.endOpacity = AnimatedValue(0.5)
    repeater.transform.rotation = .ramp(0, 90, 10...20)
    let items: [ShapeItem] = [
      .group("Dots", [.square(5), .fill(.red), ShapeItem(kind: .repeater(repeater))]) {
        $0.opacity = .ramp(0, 1, 5...15)
      },
      .square(30), .trim(0.1, 0.6), .stroke(.blue),
    ]
    let mask = Mask(mode: .add, path: AnimatedValue(BezierPath()))
    let layers = [
      Layer.null("Parent") { $0.transform.rotation = .ramp(0, 360, 0...50) },
      .shapes("Shapes", items) {
        $0.parent = 0
        $0.masks = [mask]
        $0.masks[0].opacity = .ramp(1, 0, 0...50)
        ($0.inPoint, $0.outPoint) = (10, 30)
      },
      .precomposition("Shifted", 0) {
        $0.startTime = 7
        $0.stretch = 1.5
        ($0.inPoint, $0.outPoint) = (3, 40)
      },
      .precomposition("Remapped", 0, timeRemap: .ramp(40, 0, 0...50)),
    ]
    let inner = Layer.solid("Inner") {
      $0.transform.position = .unified(.ramp(.zero, Vector3(80, 0, 0), 0...30))
      ($0.inPoint, $0.outPoint) = (5, 25)
    }
    return .make(layers, precompositions: [[inner, .solid("Other") { $0.inPoint = 12 }]])
  }

  @Test func orderOfFramesDoesNotCount() {
    check(busy, count: 200, seed: 21)
  }

  @Test func pureEvaluationIsThatOfSessions() {
    var session = CompositionSession(busy)
    for frame in [12, 40, 0, 25.5] {
      session.advance(to: frame)
      #expect(SceneDifference(session.scene, busy.at(frame: frame)).largest == 0)
    }
  }

  @Test func theSameFrameAgainChangesNoPath() {
    var session = CompositionSession(busy)
    session.advance(to: 20)
    let revisions = session.scene.paths.map(\.revision)
    session.advance(to: 20)
    #expect(session.scene.paths.map(\.revision) == revisions)
  }

  /// Some of the further designs: every thirtieth by name.
  private static let files: [URL] = {
    let all = ProjectFolder.files(of: .designs)
    return stride(from: 0, to: all.count, by: 30).map { all[$0] }
  }()

  @Test(
    "further designs", .enabled(if: !files.isEmpty, "There are no further designs."),
    arguments: SessionTests.files)
  func furtherDesigns(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let result = try DesignImporter.importComposition(from: bytes)
    check(result.composition, count: 12, seed: 22)
  }
}
