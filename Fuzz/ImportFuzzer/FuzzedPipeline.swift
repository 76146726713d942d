import CompositionLowering
import CompositionModel
import Diagnostics
import SceneModel
import SceneRendering
import TimelineConversion
import TimelineFormat
import TimelineModel
import ViewTree

/// The view trees after import, with laws that hold for any imported file.
struct FuzzedPipeline {
  /// The side of pictures, in pixels.
  private static let side = 32

  private let renderer: SceneRenderer?

  /// Prepares the view trees, with or without pictures.
  init(drawing: Bool) {
    renderer = drawing ? SceneRenderer(width: Self.side, height: Self.side) : nil
  }

  /// Whether an input is also drawn: one in four, chosen by content so that a failure repeats.
  static func isDrawn(_ bytes: [UInt8]) -> Bool {
    bytes.reduce(UInt8(0)) { $0 &* 31 &+ $1 } & 3 == 0
  }

  /// Plays a composition at a few frames, converts it and runs the timeline.
  func run(_ composition: Composition) {
    let lowered = composition.lowered()
    var session = CompositionSession(lowered)
    let (first, end) = (composition.inPoint, composition.outPoint)
    for frame in [first, (first + end) / 2 + 0.25, end - 1, first - 1, end + 1e6] {
      session.advance(to: frame)
      draw(session.scene)
    }
    let timeline = composition.converted().timeline
    let text = timeline.jsonBytes()
    do {
      let copy = try Timeline.read(from: text)
      guard copy.jsonBytes() == text else {
        fatalError("A converted timeline is not written as it was read.")
      }
      run(copy)
    } catch {
      fatalError("A converted timeline is refused: \(error.diagnostics.map(\.message))")
    }
  }

  /// Plays a timeline at a few moments.
  func run(_ timeline: Timeline) {
    var session = TimelineSession(timeline)
    for time in [0, timeline.duration / 3, timeline.duration, timeline.duration * 7.5, -1] {
      session.advance(to: time)
      draw(session.scene)
    }
  }

  private func draw(_ scene: Scene) {
    guard let renderer else { return }
    _ = renderer.render(scene)
  }
}
