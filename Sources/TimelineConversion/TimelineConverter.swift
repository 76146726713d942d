public import CompositionModel
public import Diagnostics
import Geometry
import StageModel
public import TimelineModel

/// A timeline made from a composition, and what was met on the way.
public struct ConversionResult: Sendable {
  /// The timeline.
  public var timeline: Timeline
  /// What could not be carried over exactly.
  public var diagnostics: DiagnosticList
  /// How much there is, and how much of it is exact.
  public var summary: ConversionSummary
}

extension Composition {
  /// Converts the composition to a timeline of timer events.
  ///
  /// The clock ticks once a second, or as near to it as divides the duration evenly, and resets at its last tick; it
  /// continues where each property that moves does the same again and again. Every keyframe segment becomes an action
  /// at the last tick that is not after its start, or at that of the first in a row of views that do the same. What
  /// has no counterpart is resampled to straight segments within the tolerance, and reported.
  ///
  /// - Parameters:
  ///   - options: What is asked for.
  ///   - staged: The composition as views, where it was unfolded before, and maybe baked; otherwise it is unfolded.
  public func converted(
    _ options: ConversionOptions = ConversionOptions(), staged: StagedComposition? = nil
  ) -> ConversionResult {
    var converter = TimelineConverter(self, staged ?? self.staged(), options)
    return converter.convert()
  }
}

/// Converts one composition.
struct TimelineConverter {
  private let composition: Composition
  private let staged: StagedComposition
  private let tolerance: ConversionTolerance
  private var motionPaths: MotionPathLengths
  private var clock: Clock
  private var properties: [PropertyChanges] = []
  /// The frames during which the present view may be shown.
  private var shown: ClosedRange<Double>
  private var diagnostics = DiagnosticList()
  private var summary = ConversionSummary()

  init(
    _ composition: Composition, _ staged: StagedComposition, _ options: ConversionOptions
  ) {
    self.composition = composition
    tolerance = options.tolerance
    shown = -.infinity ... .infinity
    self.staged = staged
    motionPaths = MotionPathLengths(staged)
    let duration = Swift.max(composition.duration, 1 / composition.frameRate)
    guard let interval = options.interval else {
      clock = Clock(duration: duration)
      return
    }
    clock = Clock(duration: duration, interval: interval)
    guard abs(clock.interval - interval) > Clock.timeTolerance else { return }
    diagnostics.report(
      Diagnostic(
        .otherInterval,
        message: "A cycle of \(text(duration)) s is no whole number of ticks of "
          + "\(text(interval)) s: \(clock.ticks) of \(text(clock.interval)) s are made."))
  }

  /// A number of seconds for a message.
  private func text(_ seconds: Double) -> String {
    var text = "\(seconds.rounded(toPlaces: 6))"
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text
  }

  mutating func convert() -> ConversionResult {
    let retimer = Retimer(staged.timeScopes, window: window)
    // Who is shown when is known first, so that nobody looks at what is hidden.
    for animation in staged.animations where animation.target.key == .isVisible {
      convert(animation, retimer)
    }
    let visibility = Visibility(staged.stage, properties)
    for animation in staged.animations where animation.target.key != .isVisible {
      shown = frames(of: visibility.spans(of: animation.target.view))
      convert(animation, retimer)
    }
    summary.keyframes = staged.animations.reduce(0) { $0 + $1.value.keyframes.count }
    removeDeadChanges(visibility)
    findLoops()
    var initials = InitialValues()
    for property in properties { initials.set(property.initial, property.target) }
    let stage = initials.applied(to: staged.stage)
    for index in properties.indices { properties[index].roundTimes() }
    let events = EventPlanner(clock: clock, stage: stage).events(properties)
    var timeline = Timeline(
      name: composition.name, stage: stage, clock: clock, frameRate: composition.frameRate,
      events: events)
    timeline.pictures = staged.pictures
    let groups = timeline.groups
    timeline.constants = ConstantFinder.constants(of: groups)
    timeline.markers = markers
    summary.count(properties, groups)
    return ConversionResult(timeline: timeline, diagnostics: diagnostics, summary: summary)
  }

  /// The composition's markers in seconds, cut to the cycle.
  private var markers: [TimelineMarker] {
    let frames = window
    return composition.markers.prefix(TimelineLimits.markers).map { marker in
      let begin = marker.time.clamped(to: frames)
      let end = (marker.time + Swift.max(0, marker.duration)).clamped(to: frames)
      return TimelineMarker(
        name: marker.name,
        time: ((begin - frames.lowerBound) / composition.frameRate).rounded(toPlaces: 6),
        duration: ((end - begin) / composition.frameRate).rounded(toPlaces: 6))
    }
  }

  /// The frames from the first to the last moment of some spans, and one more on either side.
  private func frames(of spans: [Visibility.Span]) -> ClosedRange<Double> {
    guard let first = spans.first, let last = spans.last else {
      return window.lowerBound...window.lowerBound
    }
    let begin = window.lowerBound + first.begin * composition.frameRate - 1
    return begin...Swift.max(begin, window.lowerBound + last.end * composition.frameRate + 1)
  }

  /// Takes out what happens while views are hidden.
  private mutating func removeDeadChanges(_ visibility: Visibility) {
    for index in properties.indices {
      let target = properties[index].target
      let spans =
        target.key == .isVisible
        ? visibility.spansAround(target.view) : visibility.spans(of: target.view)
      let rest = DeadChangeRemover(spans).remaining(
        initial: properties[index].initial, properties[index].changes)
      properties[index].initial = rest.initial
      properties[index].changes = rest.changes
    }
  }

  /// Writes repeated movements as repetitions; where there is nothing else, nothing has to begin anew.
  private mutating func findLoops() {
    var finder = LoopFinder(duration: clock.duration)
    finder.takesWholeCycles = true
    if let endless = finder.endless(properties), endless.contains(where: { !$0.changes.isEmpty }) {
      properties = endless
      clock.atEnd = .continue
      return
    }
    if let joined = LoopJoiner(clock: clock).joined(properties) {
      properties = joined
      clock.atEnd = .continue
      return
    }
    finder.takesWholeCycles = false
    for index in properties.indices {
      properties[index].changes = finder.looped(
        initial: properties[index].initial, properties[index].changes)
    }
  }

  /// The first frame and the frame after the last one.
  private var window: ClosedRange<Double> {
    composition.inPoint...Swift.max(composition.inPoint, composition.outPoint)
  }

  private mutating func convert(_ animation: StageAnimation, _ retimer: Retimer) {
    if animation.source == .value, let value = retimer.rootTimed(animation) {
      let tidied = KeyframeTidier.tidied(value)
      for part in ComponentSplitter.parts(of: tidied, target: animation.target) {
        var segments = SegmentConverter(
          part.value, window: window, frameRate: composition.frameRate)
        if segments.convert() {
          note(part.target, initial: segments.initial, segments.changes)
        } else {
          var track = KeyframeTrack(part.value)
          resample(part.target) { track.value(at: track.place(at: $0)) }
        }
      }
    } else {
      var evaluator = retimer.evaluator(of: animation)
      resample(animation.target) { evaluator.value(at: $0) }
    }
  }

  /// Replaces a property by straight segments, and says so.
  private mutating func resample(
    _ target: PropertyTarget, _ value: (Double) -> PropertyValue
  ) {
    var resampler = Resampler(
      window: window, frameRate: composition.frameRate,
      tolerance: motionPaths.tolerance(of: target, tolerance))
    resampler.shown = shown
    resampler.isDirection = target.key == .pathAngle
    let result = resampler.resample(value)
    note(target, initial: result.initial, result.changes)
    guard result.changes.contains(where: { $0.accuracy != .exact }) else { return }
    let origin = staged.origins[target.view]
    let error = TimelineAction.Accuracy.within(result.error).rounded(of: target.key)
    diagnostics.report(
      Diagnostic(
        .resampled,
        message:
          "\(target.key.rawValue) is resampled to \(result.changes.count) "
          + "\(result.changes.count == 1 ? "change" : "changes"), within "
          + "\(error.text(of: target.key)).",
        pointer: origin.pointer, layerPath: origin.layerPath))
  }

  private mutating func note(
    _ target: PropertyTarget, initial: PropertyValue, _ list: consuming [TimedChange]
  ) {
    properties.append(
      PropertyChanges(target: target, initial: initial.rounded(of: target.key), changes: list))
    let last = properties.count - 1
    for index in properties[last].changes.indices {
      properties[last].changes[index].round(of: target.key)
    }
  }
}
