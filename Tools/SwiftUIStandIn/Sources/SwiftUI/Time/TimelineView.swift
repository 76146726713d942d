/// A view that is updated by a schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The circumstances of an update.
  public struct Context {
    /// The rate of updates.
    public enum Cadence: Comparable, Sendable {
      /// Every frame.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The date of the update.
    public let date: Date
    /// The rate of updates.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The type of the context of timeline views.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Primitive.
  public typealias Body = Never
  /// Never called.
  public var body: Never { fatalError("A timeline view has no body.") }

  /// Makes a view.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule) { context in
      content(TimelineViewDefaultContext(date: context.date, cadence: .live))
    }
  }
}

extension TimelineView: PrimitiveView where Content: View {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    let date = date(inputs)
    return Evaluator.evaluate(
      content(Context(date: date, cadence: .live)), inputs.child(.index(0)))
  }

  /// The date of the last entry; every frame is one for animation schedules.
  @MainActor private func date(_ inputs: ViewInputs) -> Date {
    let now = inputs.graph.date
    let memory = inputs.node.memory { Memory(now) }
    if let animation = schedule as? AnimationTimelineSchedule, animation.minimumInterval == nil {
      if !animation.isPaused { memory.value = now }
      return memory.value
    }
    var count = 0
    for date in schedule.entries(from: memory.value, mode: .normal) {
      if date > now {
        inputs.graph.wake(at: date.timeIntervalSince(inputs.graph.startDate))
        break
      }
      memory.value = date
      count += 1
      if count > 1_000_000 { break }
    }
    return memory.value
  }
}
