/// The rate at which a timeline view is updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Rarely.
  case lowFrequency
}

/// The dates at which a timeline view is updated.
public protocol TimelineSchedule {
  /// The rate of updates.
  typealias Mode = TimelineScheduleMode
  /// The type of the list of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates, in order, from the last one before a date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule of every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?
    let interval: Double

    /// The next date.
    public mutating func next() -> Date? {
      guard let result = date else { return nil }
      date = result.addingTimeInterval(interval)
      return result
    }
  }

  let minimumInterval: Double?
  let isPaused: Bool

  /// Makes a schedule; the interval is in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, isPaused) = (minimumInterval, paused)
  }

  /// Returns the dates; none while it is paused or in low-frequency mode.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      date: isPaused || mode == .lowFrequency ? nil : start,
      interval: max(minimumInterval ?? 1.0 / 120, 1.0 / 1_000))
  }
}

/// A schedule of equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }

  private let start: Date
  private let interval: Double

  /// Makes a schedule; the interval is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, max(interval, 1e-3))
  }

  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start.addingTimeInterval(count * interval), interval: interval)
  }
}

/// A schedule of the starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init() {}
  /// Returns the dates.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries
  /// Makes a schedule.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Every frame, at most one in an interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Equal intervals, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The starts of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Given dates.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
