public import StageModel

/// A moment of the clock, and what happens then.
public struct TimelineEvent: Hashable, Sendable {
  /// The number: 0 when the views appear, then one for each tick.
  public var number: Int
  /// What happens, in order.
  public var actions: [TimelineAction]

  /// Makes an event.
  public init(number: Int, actions: [TimelineAction]) {
    self.number = number
    self.actions = actions
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
  }

  /// How near a change comes to the design.
  public enum Accuracy: Hashable, Sendable {
    /// The same values at all times.
    case exact
    /// Nowhere further away than this, in the property's own unit.
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
  /// How long the curve takes, in seconds.
  public var duration: Double
  /// How long the curve waits after the change, in seconds.
  public var delay: Double
  /// The tangents, relative to start and end, of the curve that a position travels on; `nil` for a straight line.
  public var along: SpatialTangents?

  /// Makes an animation.
  public init(
    from: PropertyValue? = nil, to: PropertyValue, curve: AnimationCurve, duration: Double,
    delay: Double = 0, along: SpatialTangents? = nil
  ) {
    self.from = from
    self.to = to
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.along = along
  }
}
