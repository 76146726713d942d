import CompositionModel
import Diagnostics
import TimelineModel

/// The conversion of the times in elements to seconds and to frames of the whole animation.
struct ComparisonClock {
  /// Frames of the whole animation as a linear function of the times around an element.
  struct Scale {
    /// The factor of a time.
    var factor: Double
    /// The frame at time 0.
    var offset: Double
  }

  /// The number of times in a second: the frame rate of a design, 1 for a timeline.
  let rate: Double
  /// Whether times are frames.
  let countsFrames: Bool
  /// The number of frames of the whole animation.
  let frameCount: Int
  /// The scale of the outermost composition.
  let main: Scale
  /// The scales of precompositions at their first use; none for those that are unused or remapped in time.
  private(set) var precompositions: [Int: Scale] = [:]

  /// The clock of a design.
  init(_ composition: Composition) {
    rate = composition.frameRate
    countsFrames = true
    frameCount = composition.wholeFrameCount
    main = Scale(factor: 1, offset: -composition.inPoint)
    var open: [(layers: [Layer], scale: Scale)] = [(composition.layers, main)]
    while let (layers, scale) = open.popLast() {
      for layer in layers {
        guard case .precomposition(let index, _, nil) = layer.content,
          composition.precompositions.indices.contains(index), precompositions[index] == nil
        else { continue }
        let inner = Scale(
          factor: scale.factor * layer.stretch,
          offset: scale.offset + scale.factor * layer.startTime)
        precompositions[index] = inner
        open.append((composition.precompositions[index].layers, inner))
      }
    }
  }

  /// The clock of a timeline.
  init(_ timeline: Timeline) {
    rate = 1
    countsFrames = false
    frameCount = timeline.frameCount
    main = Scale(factor: timeline.frameRate, offset: 0)
  }

  /// The frame of the whole animation at a time, limited to those that it has; `nil` if it is unknown.
  func frame(at time: Double?, in scale: Scale?) -> Int? {
    guard let time, let scale else { return nil }
    let frame = (time * scale.factor + scale.offset).rounded()
    guard frame.isFinite else { return nil }
    return Int(min(max(0, frame), Double(frameCount - 1)))
  }

  /// A time in words: seconds, and the frame of the composition around it.
  func text(_ time: Double) -> String {
    let seconds = "\(NumberText.fixed(time / rate, upToPlaces: 3)) s"
    return countsFrames ? "\(seconds) (frame \(NumberText.fixed(time, upToPlaces: 3)))" : seconds
  }

  /// A difference of times in words, such as `0.2 s later`.
  func text(shift: Double) -> String {
    let seconds = NumberText.fixed(abs(shift) / rate, upToPlaces: 3)
    return "\(seconds) s \(shift < 0 ? "earlier" : "later")"
  }
}
