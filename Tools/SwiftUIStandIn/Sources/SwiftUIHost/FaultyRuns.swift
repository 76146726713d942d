import SwiftUI

/// Runs views with faults, and compares their state with that of a run without any.
///
/// State is compared, and not pictures, from the end of a fault on at moments at which something changes: a reset of
/// the clock would hide what was lost before it.
@MainActor struct FaultyRuns<Root: View> {
  private let cycle: Double
  private let makeRoot: (any Clock<Duration>) -> Root
  private let makePair: ((any Clock<Duration>) -> (Root, Root))?
  /// The times at which views change, in seconds, over the time that runs may need.
  private let moments: [Double]
  /// The state after each moment.
  private let states: [[ViewGraph.StateDescription]]
  /// The state where motion is reduced.
  private let still: [ViewGraph.StateDescription]

  /// The time after a moment at which its changes are made, in seconds.
  private static var settling: Double { 1e-6 }
  /// The most moments that are compared after a fault.
  private static var comparisonCount: Int { 12 }

  init(
    cycle: Double, root: @escaping (any Clock<Duration>) -> Root,
    pair: ((any Clock<Duration>) -> (Root, Root))?
  ) {
    (self.cycle, makeRoot, makePair) = (cycle, root, pair)
    let length = 5 * cycle + 8
    let watched = Stage(root)
    var moments: [Double] = []
    watched.host.graph.didChange = { [loop = watched.loop] in
      if moments.last != loop.time { moments.append(loop.time) }
    }
    watched.loop.run(to: length)
    self.moments = moments
    let reference = Stage(root)
    states = moments.map { moment in
      reference.loop.run(to: moment + Self.settling)
      return reference.state
    }
    let reduced = Stage(root)
    reduced.host.accessibilityReduceMotion = true
    reduced.loop.run(to: 0)
    still = reduced.state
  }

  /// Runs the views with a fault.
  ///
  /// - Returns: The first difference; `nil` for none.
  func difference(seed: Int) -> String? {
    var generator = SeededGenerator(seed: seed)
    var faults = Fault.allCases
    if makePair == nil { faults.removeAll { $0 == .sharedClock } }
    let fault = faults[seed % faults.count]
    let time = Double.random(in: 0...1.5 * cycle, using: &generator)
    let length = Double.random(in: 0.05...2, using: &generator)
    let coin = Bool.random(using: &generator)
    let stage = Stage(makeRoot, disorder: generator)
    var (origin, end) = (0.0, time)
    switch fault {
    case .order, .stall, .lateTimer:
      if fault == .stall { stage.loop.stalls = [time...(time + 1)] }
      if fault == .lateTimer { stage.delayTimer(after: time, by: length / 4) }
      end = fault == .stall ? time + 1 : fault == .lateTimer ? time + length / 4 + cycle : 0
    case .background:
      end = time + 5
      stage.loop.run(to: time)
      stage.enter(.inactive)
      stage.enter(.background)
      if coin { stage.loop.stalls = [time...end] }
      stage.loop.run(to: end)
      stage.enter(.inactive)
      stage.enter(.active)
    case .doubleAppearance:
      stage.loop.run(to: time)
      stage.host.graph.appear(tasks: false)
    case .tabSwitch:
      stage.loop.run(to: time)
      stage.host.graph.disappear()
      (origin, end) = (time + length, time + length)
      stage.loop.run(to: end)
      stage.host.graph.appear(tasks: true)
    case .sharedClock:
      return shared(disorder: generator, from: time, to: time + length, firstLeaves: coin)
        .map { "\(fault.rawValue), seed \(seed), at \(time) s: \($0)" }
    case .appAnimation:
      stage.loop.run(to: time)
      withAnimation(.easeInOut(duration: length)) { stage.model.offset = 100 }
      stage.loop.run(to: time + length / 2)
      withAnimation(coin ? .bouncy : nil) { stage.model.offset = 0 }
      end = time + length / 2
    case .reducedMotion:
      stage.loop.run(to: time)
      stage.host.accessibilityReduceMotion = true
      stage.host.graph.refresh()
      (origin, end) = (time + length, time + length)
      stage.loop.run(to: end)
      if stage.state != still { return "\(fault.rawValue), seed \(seed): the still differs" }
      stage.host.accessibilityReduceMotion = false
      stage.host.graph.refresh()
    }
    return difference(stage, from: end, origin: origin)
      .map { "\(fault.rawValue), seed \(seed), at \(time) s: \($0)" }
  }

  /// Runs two views on one clock, one of which appears later, and one of which disappears.
  private func shared(
    disorder: SeededGenerator, from start: Double, to end: Double, firstLeaves: Bool
  ) -> String? {
    guard let makePair else { return nil }
    var second: Root?
    let stage = Stage(
      { clock in
        let pair = makePair(clock)
        second = pair.1
        return pair.0
      }, disorder: disorder)
    stage.loop.run(to: start)
    guard let view = second else { return nil }
    let other = Stage({ _ in view }, on: stage.loop)
    stage.loop.run(to: end)
    (firstLeaves ? stage : other).host.graph.disappear()
    return difference(firstLeaves ? other : stage, from: end, origin: 0)
  }

  /// Compares the state of views after a time with that of the run without faults.
  ///
  /// - Parameter origin: The time at which the views began, in seconds.
  private func difference(_ stage: Stage<Root>, from start: Double, origin: Double) -> String? {
    let last = min(start + 1.5 * cycle, (moments.last ?? 0) + origin)
    let later = moments.indices.filter {
      moments[$0] + origin > start && moments[$0] + origin <= last
    }
    let step = max(1, later.count / Self.comparisonCount)
    for index in later where index % step == 0 {
      stage.loop.run(to: moments[index] + origin + Self.settling)
      let (state, expected) = (stage.state, states[index])
      guard state != expected else { continue }
      let (here, there) = (
        state.first { !expected.contains($0) }, expected.first { !state.contains($0) }
      )
      return
        "\(moments[index]) s later, \(here?.text ?? "nothing") instead of \(there?.text ?? "nothing")"
    }
    return nil
  }
}

/// Something of the app around views.
@MainActor @Observable private final class StageModel {
  var offset = 0.0
}

/// Views in an app, with its main loop.
@MainActor private final class Stage<Root: View> {
  let loop: AppLoop
  let host: ViewHost
  let model = StageModel()

  init(
    _ root: (any Clock<Duration>) -> Root, on loop: AppLoop? = nil,
    disorder: SeededGenerator? = nil
  ) {
    let loop = loop ?? AppLoop()
    let view = root(loop.clock)
    self.loop = loop
    host = ViewHost(size: CGSize(width: 100, height: 100)) { [model] in
      view.offset(x: model.offset)
    }
    if var disorder {
      host.graph.arrange = { $0.shuffled(using: &disorder) }
      loop.waitsWithUpdate = { Bool.random(using: &disorder) }
    }
    loop.add(host)
  }

  /// The state of all views but the root, which has nothing but the clock.
  var state: [ViewGraph.StateDescription] {
    let state = host.graph.stateDescription
    return state.filter { $0.path != state.first?.path }
  }

  /// Wakes the first sleeper late that is due after a time.
  func delayTimer(after time: Double, by seconds: Double) {
    var isDone = false
    loop.clock.lateness = { due in
      guard due >= time, !isDone else { return 0 }
      isDone = true
      return seconds
    }
  }

  /// Moves the app between the background and the foreground.
  func enter(_ phase: ScenePhase) {
    host.environment.scenePhase = phase
    loop.isInBackground = phase == .background
    if !loop.isInBackground { host.graph.refresh() }
  }
}
