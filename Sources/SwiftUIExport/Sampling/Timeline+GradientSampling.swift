import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline with keyframes for gradients whose stops do not mix evenly.
  ///
  /// A design has stops of colors and of opacities. Source has one list of both, in which the opacity at a color that moves
  /// does not change evenly. Timelines whose values do not return after a cycle keep their changes.
  func samplingGradients() -> Timeline {
    var counts: [String: Int] = [:]
    for view in canvas.root.preorder where view.node.kind.paint?.gradient != nil {
      counts[view.node.id] = view.node.kind.paint?.colorStopCount
    }
    let targets = events.flatMap { $0.actions.map(\.target) + $0.runs.flatMap(\.targets) }
    guard targets.contains(where: { $0.key == .gradientStops }), returnsAfterCycle else {
      return self
    }
    let resolved = ResolvedTimeline(self, tolerance: KeyframeStore.tolerance)
    var tracks: [KeyframeTimeline.Track] = []
    for track in resolved.tracks where track.target.key == .gradientStops {
      guard let count = counts[track.target.view] else { continue }
      let keyframes = track.mixingEvenly(colorStopCount: count)
      if keyframes.count > track.keyframes.count {
        tracks.append(KeyframeTimeline.Track(target: track.target, keyframes: keyframes))
      }
    }
    guard !tracks.isEmpty else { return self }
    let sampled = Set(tracks.map(\.target))
    var result = self
    result.events = events.map { $0.removing(sampled.contains) }
    result.addCycleRuns(of: tracks)
    return result
  }
}

extension ResolvedTimeline.Track {
  /// The largest number of keyframes in place of one.
  private static let mostParts = 32

  /// The keyframes of a gradient, with more between those whose stops do not mix evenly.
  fileprivate func mixingEvenly(colorStopCount: Int) -> [KeyframeTimeline.Keyframe] {
    var result: [KeyframeTimeline.Keyframe] = []
    var last = initial
    for keyframe in keyframes {
      let next = keyframe.value
      if case .linear(_, let duration, .linear) = keyframe {
        let error = Gradient.mixingError(
          from: last.numbersValue, to: next.numbersValue, colorStopCount: colorStopCount)
        // The error of a quadratic change decreases with the square of the number of parts.
        let parts = (error / Gradient.mixingTolerance).squareRoot().rounded(.up)
        let count = Int(parts.clamped(to: 1...Double(Self.mostParts)))
        result += (1...count).map { part in
          .linear(
            last.interpolated(to: next, progress: Double(part) / Double(count)),
            duration: duration / Double(count))
        }
      } else {
        result.append(keyframe)
      }
      last = next
    }
    return result
  }
}

extension Gradient {
  /// The largest difference of a premultiplied color that mixing stops may make, 0...1.
  fileprivate static let mixingTolerance = 2.0 / 255

  /// The largest difference of the colors half-way between two lists of numbers from the mix of their stops, premultiplied;
  /// 0 for lists that do not mix.
  fileprivate static func mixingError(
    from first: [Double], to last: [Double], colorStopCount: Int
  ) -> Double {
    guard first.count == last.count, first != last else { return 0 }
    func stops(_ numbers: [Double]) -> [Stop] {
      Gradient.stops(numbers: numbers, colorStopCount: colorStopCount)
    }
    let (start, end) = (stops(first), stops(last))
    let middle = stops(zip(first, last).map { ($0 + $1) / 2 })
    let mixed = zip(start, end).map { start, end in
      Stop(
        offset: (start.offset + end.offset) / 2,
        color: start.color.interpolated(to: end.color, progress: 0.5))
    }
    var error = 0.0
    // The differences are largest at stops.
    for offset in (middle + mixed).map(\.offset) {
      let change = color(of: middle, at: offset) - color(of: mixed, at: offset)
      error = max(error, change.max(), -change.min())
    }
    return error
  }

  /// The premultiplied color at an offset.
  private static func color(of stops: [Stop], at offset: Double) -> SIMD4<Double> {
    guard let first = stops.first, let last = stops.last else { return .zero }
    let next = stops.firstIndex { $0.offset > offset } ?? stops.count
    var color = next == 0 ? first.color : last.color
    if next > 0, next < stops.count {
      let (start, end) = (stops[next - 1], stops[next])
      let progress = (offset - start.offset) / (end.offset - start.offset)
      color = start.color.interpolated(to: end.color, progress: progress)
    }
    let alpha = color.components.w
    return SIMD4(color.components.x, color.components.y, color.components.z, 1) * alpha
  }
}
