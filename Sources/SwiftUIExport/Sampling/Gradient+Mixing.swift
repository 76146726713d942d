import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension Gradient {
  /// The largest difference of a premultiplied color component that mixing may make, 0...1.
  static let mixingTolerance = 2.0 / 255

  /// Stops between which SwiftUI, which mixes premultiplied colors, shows what After Effects does, which mixes colors and
  /// opacities apart.
  ///
  /// Stops that are equal to the one before are left out.
  static func premultipliable(_ stops: [Stop]) -> [Stop] {
    var result: [Stop] = []
    for stop in stops {
      guard let last = result.last else {
        result.append(stop)
        continue
      }
      if stop == last { continue }
      let parts = parts(from: last.color, to: stop.color)
      if stop.offset > last.offset, parts > 1 {
        for part in 1..<parts {
          let share = Double(part) / Double(parts)
          result.append(
            Stop(
              offset: last.offset + (stop.offset - last.offset) * share,
              color: last.color.interpolated(to: stop.color, progress: share)))
        }
      }
      result.append(stop)
    }
    return result
  }

  /// The number of parts between two colors; both ways of mixing agree within each.
  private static func parts(from first: Color, to second: Color) -> Int {
    let change = second.components - first.components
    let color = max(abs(change.x), abs(change.y), abs(change.z))
    // The product of two linear ramps differs from a linear one by a quarter of the product of their changes.
    return max(1, Int((color * abs(change.w) / 4 / mixingTolerance).squareRoot().rounded(.up)))
  }
}

extension Timeline {
  /// The timeline with animations of gradients divided where their stops do not mix evenly.
  ///
  /// A design has stops of colors and of opacities. Source has one list of both, in which the opacity at a color that moves
  /// does not change evenly.
  func dividingGradients() -> Timeline {
    var counts: [String: Int] = [:]
    var values: [TimelineAction.Target: PropertyValue] = [:]
    for view in canvas.root.preorder where view.node.kind.paint?.gradient != nil {
      counts[view.node.id] = view.node.kind.paint?.colorStopCount
      let target = TimelineAction.Target(view: view.node.id, key: .gradientStops)
      values[target] = view.node.initialValue(.gradientStops)
    }
    let changes = events.indices.flatMap { event in
      events[event].actions.filter { $0.target.key == .gradientStops }
        .map { (time: clock.time(of: events[event].number) + $0.after, event: event, action: $0) }
    }
    var result = self
    for (_, event, action) in changes.sorted(by: { $0.time < $1.time }) {
      guard let start = values[action.target], let count = counts[action.target.view] else {
        continue
      }
      switch action.change {
      case .animate(let animation):
        values[action.target] = animation.to
        let parts = action.mixingEvenly(from: animation.from ?? start, colorStopCount: count)
        guard parts.count > 1, let place = result.events[event].actions.firstIndex(of: action)
        else { continue }
        result.events[event].actions.replaceSubrange(place...place, with: parts)
      case .set(let value): values[action.target] = value
      case .play, .stop: continue
      }
    }
    return result
  }
}

extension TimelineAction {
  /// The animation of a gradient in parts whose stops mix evenly.
  fileprivate func mixingEvenly(from start: PropertyValue, colorStopCount: Int) -> [TimelineAction]
  {
    guard case .animate(let animation) = change, animation.speed == 1, animation.repetition == nil
    else { return [self] }
    let whole = KeyframeTimeline.Keyframe.linear(
      animation.to, duration: animation.duration, curve: animation.curve)
    let parts = [whole].mixingEvenly(from: start, colorStopCount: colorStopCount)
    var passed = after + animation.delay
    return parts.enumerated().map { place, keyframe in
      guard case .linear(let value, let duration, let curve) = keyframe else { return self }
      var (part, action) = (animation, self)
      (part.to, part.duration, part.curve) = (value, duration, curve)
      if place > 0 { (part.from, part.delay, action.after) = (nil, 0, passed) }
      passed += duration
      action.change = .animate(part)
      return action
    }
  }
}

extension [KeyframeTimeline.Keyframe] {
  /// The largest number of halvings of a keyframe.
  private static var halvings: Int { 5 }

  /// The keyframes of a gradient with more between those whose stops do not mix evenly.
  func mixingEvenly(from initial: PropertyValue, colorStopCount: Int) -> Self {
    var result: Self = []
    var last = initial
    for keyframe in self {
      if case .linear(let next, let duration, let curve) = keyframe, let ease = curve.timingCurve {
        let value = { (share: Double) in
          share == 1 ? next : last.interpolated(to: next, progress: ease.progress(at: share))
        }
        func add(from start: Double, to end: Double, halvings: Int) {
          let error = Gradient.mixingError(
            from: value(start).numbersValue, to: value(end).numbersValue,
            colorStopCount: colorStopCount)
          let part = start == 0 && end == 1 ? ease : ease.part(from: start, to: end)
          let isEven = error <= Gradient.mixingTolerance && part != nil
          guard !isEven, halvings < Self.halvings else {
            result.append(
              .linear(
                value(end), duration: duration * (end - start),
                curve: .timingCurve(part ?? .linear)))
            return
          }
          let middle = (start + end) / 2
          add(from: start, to: middle, halvings: halvings + 1)
          add(from: middle, to: end, halvings: halvings + 1)
        }
        add(from: 0, to: 1, halvings: 0)
      } else {
        result.append(keyframe)
      }
      last = keyframe.value
    }
    return result
  }
}

extension Gradient {
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
      let change = premultiplied(middle, at: offset) - premultiplied(mixed, at: offset)
      error = max(error, change.max(), -change.min())
    }
    return error
  }

  /// The premultiplied color at an offset.
  private static func premultiplied(_ stops: [Stop], at offset: Double) -> SIMD4<Double> {
    let color = color(of: stops, at: offset, after: true).components
    return SIMD4(color.x, color.y, color.z, 1) * color.w
  }
}
