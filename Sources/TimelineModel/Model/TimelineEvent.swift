public import SceneModel
public import ViewTree

/// A moment of the clock, and what happens or begins then.
public struct TimelineEvent: Hashable, Sendable {
  /// The number: 0 when the views appear, then one for each tick.
  public var number: Int
  /// What happens first, in order.
  public var actions: [TimelineAction]
  /// Keyframes that begin after the actions, in order.
  public var keyframes: [KeyframeRun]
  /// Phases that begin after the keyframes, in order.
  public var phases: [PhaseRun]

  /// Makes an event.
  public init(
    number: Int, actions: [TimelineAction] = [], keyframes: [KeyframeRun] = [],
    phases: [PhaseRun] = []
  ) {
    self.number = number
    self.actions = actions
    self.keyframes = keyframes
    self.phases = phases
  }
}

/// A change of one property at an event.
public struct TimelineAction: Hashable, Sendable {
  /// What changes: a property of a view, or one dimension of it.
  public var target: Target
  /// How long after the event the change itself happens, in seconds; 0 for at once.
  public var after: Double
  /// How it changes.
  public var change: Change
  /// How near the change comes to the design.
  public var accuracy: Accuracy

  /// A property of a view, by the view's identifier.
  public struct Target: Hashable, Sendable {
    /// The identifier of the view.
    public var view: String
    /// The property.
    public var key: PropertyKey
    /// The dimension of a vector, 0...2, or the index of a number in a row; `nil` for the whole value.
    public var component: Int?

    /// Makes a target.
    public init(view: String, key: PropertyKey, component: Int? = nil) {
      self.view = view
      self.key = key
      self.component = component
    }
  }

  /// How a property changes.
  public enum Change: Hashable, Sendable {
    /// At once.
    case set(PropertyValue)
    /// Over time.
    case animate(TimelineAnimation)
    /// The pictures of a sequence appear one after the other, from the first; goes with `frameIndex`.
    case play(FramePlayback)
    /// What runs stops where it is.
    case stop
  }

  /// How near a change comes to the design.
  public enum Accuracy: Hashable, Sendable {
    /// The same values at all times.
    case exact
    /// No further away than this at any frame, in the property's own unit.
    case within(Double)
  }

  /// Makes an action.
  public init(target: Target, after: Double = 0, change: Change, accuracy: Accuracy = .exact) {
    self.target = target
    self.after = after
    self.change = change
    self.accuracy = accuracy
  }
}

/// A change over time, as `withAnimation` makes it.
public struct TimelineAnimation: Hashable, Sendable {
  /// The value that is set without animation just before; `nil` to go on from the present one.
  public var from: PropertyValue?
  /// The value at the end.
  public var to: PropertyValue
  /// The pace.
  public var curve: AnimationCurve
  /// How long the curve takes, in seconds; for springs the time until they have settled.
  public var duration: Double
  /// How long the curve waits after the change, in seconds; once, also if it is repeated.
  public var delay: Double
  /// By how much the curve and its repetitions run faster; the delay is not affected.
  public var speed: Double
  /// How the curve is repeated; `nil` for once.
  public var repetition: Repetition?
  /// The tangents, relative to start and end, of the curve that a position travels on; `nil` for a straight line.
  public var along: SpatialTangents?

  /// How often a curve is run through.
  public struct Repetition: Hashable, Sendable {
    /// How many times; forth and back are two; `nil` for without end.
    public var count: Int?
    /// Whether every other time runs back.
    public var autoreverses: Bool

    /// Makes a repetition; the default is SwiftUI's.
    public init(count: Int?, autoreverses: Bool = true) {
      self.count = count
      self.autoreverses = autoreverses
    }
  }

  /// Makes an animation.
  public init(
    from: PropertyValue? = nil, to: PropertyValue, curve: AnimationCurve, duration: Double,
    delay: Double = 0, speed: Double = 1, repetition: Repetition? = nil,
    along: SpatialTangents? = nil
  ) {
    self.from = from
    self.to = to
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.speed = speed
    self.repetition = repetition
    self.along = along
  }

  /// How long it takes with all repetitions, without the delay, in seconds; infinite without end.
  public var runningTime: Double {
    guard let repetition else { return duration / speed }
    return repetition.count.map { Double($0) * duration / speed } ?? .infinity
  }

  /// Progress some time after the delay, in seconds: 1 when all is over, whichever way it ran last.
  ///
  /// A run back mirrors values, not time: what began slowly comes back slowly first, as in SwiftUI.
  public func progress(after elapsed: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < runningTime, duration > 0 else { return 1 }
    let time = elapsed * speed
    guard let repetition else { return curve.progress(after: time, of: duration) }
    // A run begins at its moment, however that was summed up.
    let run = ((time + Clock.timeTolerance) / duration).rounded(.down)
    let progress = curve.progress(after: time - run * duration, of: duration)
    let isBack = repetition.autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? 1 - progress : progress
  }
}
