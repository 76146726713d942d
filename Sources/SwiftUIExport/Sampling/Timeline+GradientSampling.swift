import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline with keyframes for gradients whose stops do not mix evenly.
  ///
  /// A design has stops of colors and of opacities. Source has one list of both, in which the opacity at a color that moves
  /// does not change evenly. Timelines whose values do not return after a cycle keep their changes, as do repeaters, whose
  /// copies play no keyframes.
  func samplingGradients() -> Timeline {
    var counts: [String: Int] = [:]
    let tree = ExportTree(self)
    for index in tree.views.indices where tree.views[index].node.kind.paint?.gradient != nil {
      let node = tree.views[index].node
      let isCopied = tree.path(from: index).contains {
        if case .repeater = tree.views[$0].node.kind { true } else { false }
      }
      if !isCopied { counts[node.id] = node.kind.paint?.colorStopCount }
    }
    let uneven = unevenGradients(colorStopCounts: counts)
    guard !uneven.isEmpty, returnsAfterCycle else { return self }
    let resolved = ResolvedTimeline(self, tolerance: KeyframeStore.tolerance)
    var result = self
    result.events = events.map { $0.removing(uneven.contains) }
    result.addCycleRuns(
      of: resolved.tracks.filter { uneven.contains($0.target) }.map { track in
        let even = track.mixingEvenly(colorStopCount: counts[track.target.view] ?? 0)
        return KeyframeTimeline.Track(target: even.target, keyframes: even.keyframes)
      })
    return result
  }

  /// The gradients with an animation whose stops do not mix evenly.
  private func unevenGradients(colorStopCounts: [String: Int]) -> Set<TimelineAction.Target> {
    var (values, result): ([String: PropertyValue], Set<TimelineAction.Target>) = ([:], [])
    guard !colorStopCounts.isEmpty else { return [] }
    for view in canvas.root.preorder where colorStopCounts[view.node.id] != nil {
      values[view.node.id] = view.node.initialValue(.gradientStops)
    }
    let changes = events.flatMap { event in
      event.actions.filter { $0.target.key == .gradientStops }
        .map { (time: clock.time(of: event.number) + $0.after, action: $0) }
    }
    for (_, action) in changes.sorted(by: { $0.time < $1.time }) {
      let view = action.target.view
      guard let count = colorStopCounts[view] else { continue }
      switch action.change {
      case .animate(let animation):
        guard let start = animation.from ?? values[view] else { continue }
        let error = Gradient.mixingError(
          from: start.numbersValue, to: animation.to.numbersValue, colorStopCount: count)
        if error > Gradient.mixingTolerance { result.insert(action.target) }
        values[view] = animation.to
      case .set(let value): values[view] = value
      case .play, .stop: continue
      }
    }
    return result
  }
}

extension ResolvedTimeline.Track {
  /// The largest number of halvings of a keyframe.
  private static let halvings = 5

  /// The track of a gradient with more keyframes between those whose stops do not mix evenly.
  func mixingEvenly(colorStopCount: Int) -> ResolvedTimeline.Track {
    var result = self
    result.keyframes = []
    var last = initial
    for keyframe in keyframes {
      if case .linear(let next, let duration, let curve) = keyframe, let ease = curve.timingCurve {
        let value = { (share: Double) in
          share == 1 ? next : last.interpolated(to: next, progress: ease.progress(at: share))
        }
        func add(from start: Double, to end: Double, halvings: Int) {
          let error = Gradient.mixingError(
            from: value(start).numbersValue, to: value(end).numbersValue,
            colorStopCount: colorStopCount)
          guard error > Gradient.mixingTolerance, halvings < Self.halvings else {
            let part = start == 0 && end == 1 ? ease : ease.part(from: start, to: end) ?? .linear
            result.keyframes.append(
              .linear(
                value(end), duration: duration * (end - start), curve: .timingCurve(part)))
            return
          }
          let middle = (start + end) / 2
          add(from: start, to: middle, halvings: halvings + 1)
          add(from: middle, to: end, halvings: halvings + 1)
        }
        add(from: 0, to: 1, halvings: 0)
      } else {
        result.keyframes.append(keyframe)
      }
      last = keyframe.value
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
