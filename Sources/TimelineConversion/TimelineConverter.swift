public import CompositionLowering
public import CompositionModel
public import Diagnostics
import Geometry
import SceneModel
public import TimelineModel
import ViewTree

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
  ///   - lowered: The composition as views, where it was unfolded before, and maybe baked; otherwise it is unfolded.
  public func converted(
    _ options: ConversionOptions = ConversionOptions(), lowered: consuming LoweredComposition? = nil
  ) -> ConversionResult {
    var converter = TimelineConverter(self, lowered ?? self.lowered(), options)
    return converter.convert()
  }
}

/// Converts one composition.
struct TimelineConverter {
  private let composition: Composition
  private var lowered: LoweredComposition
  private let tolerance: ConversionTolerance
  private var motionPaths = MotionPathLengths()
  private var clock: Clock
  private var properties = ConvertedProperties()
  private var diagnostics = DiagnosticList()
  private var summary = ConversionSummary()

  init(
    _ composition: Composition, _ lowered: consuming LoweredComposition,
    _ options: ConversionOptions
  ) {
    self.composition = composition
    tolerance = options.tolerance
    self.lowered = lowered
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
        message: "The interval of \(text(interval)) s does not divide the cycle of "
          + "\(text(duration)) s; \(clock.ticks) ticks of \(text(clock.interval)) s are used."))
  }

  /// A number of seconds for a message.
  private func text(_ seconds: Double) -> String {
    var text = "\(seconds.rounded(toPlaces: 6))"
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text
  }

  mutating func convert() -> ConversionResult {
    var retimer = Retimer(lowered.timeScopes, window: window)
    // Who is shown when is known first, so that nobody looks at what is hidden.
    for index in lowered.animations.indices
    where lowered.animations[index].target.key == .isVisible {
      convert(index, &retimer, span: -1, shown: -.infinity ... .infinity)
    }
    let views = ViewTable(lowered.canvas, count: lowered.origins.count)
    let visibility = Visibility(views, properties)
    for index in lowered.animations.indices
    where lowered.animations[index].target.key != .isVisible {
      let span = visibility.span(of: lowered.animations[index].target.view)
      convert(index, &retimer, span: span, shown: frames(of: visibility.spans[span]))
    }
    for index in lowered.animations.indices {
      summary.keyframes += lowered.animations[index].value.keyframes.count
    }
    removeDeadChanges(visibility)
    var initials = InitialValues(properties, views: views.parents.count)
    // Taken out, as what has one owner is changed without a copy.
    var canvas = ViewCanvas(
      size: lowered.canvas.size, root: ViewNode(id: "", kind: .group(GroupView())))
    swap(&canvas, &lowered.canvas)
    initials.apply(to: &canvas)
    properties.narrow()
    findLoops()
    let planner = EventPlanner(
      clock: clock, frameRate: composition.frameRate, views: views, properties)
    let (events, traits) = planner.events()
    var timeline = Timeline(
      name: composition.name, canvas: canvas, clock: clock, frameRate: composition.frameRate,
      events: events)
    timeline.pictures = lowered.pictures
    let groups = timeline.groups(traits: traits)
    let runs = events.map(\.runGroups)
    timeline.constants = ConstantFinder.constants(of: groups, runs)
    timeline.markers = markers
    summary.count(properties, groups, runs)
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
    properties.replace(
      span: { target in
        target.key == .isVisible
          ? visibility.spanAround(target.view) : visibility.span(of: target.view)
      },
      { property, span in
        guard
          let rest = DeadChangeRemover(visibility.spans[span]).remaining(
            initial: property.initial, property.changes)
        else { return property }
        return PropertyChanges(
          target: property.target, initial: rest.initial, changes: rest.changes)
      })
  }

  /// Writes repeated movements as repetitions; where there is nothing else, nothing has to begin anew.
  private mutating func findLoops() {
    var finder = LoopFinder(duration: clock.duration)
    finder.takesWholeCycles = true
    if let endless = finder.endless(properties.courses),
      endless.contains(where: { !$0.changes.isEmpty })
    {
      properties.replace(endless)
      clock.atEnd = .continue
      return
    }
    if let joined = LoopJoiner(clock: clock).joined(properties.courses) {
      properties.replace(joined)
      clock.atEnd = .continue
      return
    }
    finder.takesWholeCycles = false
    properties.forEachCourse { property in
      property.changes = finder.looped(initial: property.initial, property.changes)
    }
  }

  /// The first frame and the frame after the last one.
  private var window: ClosedRange<Double> {
    composition.inPoint...Swift.max(composition.inPoint, composition.outPoint)
  }

  /// Converts the animation at a place, or takes over what became of one that is the same.
  private mutating func convert(
    _ index: Int, _ retimer: inout Retimer, span: Int, shown: ClosedRange<Double>
  ) {
    let (target, scope) = (lowered.animations[index].target, lowered.animations[index].scope)
    let source = ConvertedProperties.Source(
      target, lowered.animations[index].value.keyframes, scope: scope, span: span)
    let moment = retimer.shape(of: scope).map {
      ConvertedProperties.Moment(
        time: $0.number, frames: $0.frames, shown: shown, window: window,
        frameRate: composition.frameRate)
    }
    let courses =
      properties.courses(of: source)
      ?? moment.flatMap { properties.moveCourses(to: source, at: $0) }
      ?? addCourses(of: lowered.animations[index], source, &retimer, shown: shown, moment)
    properties.addMembers(courses, view: target.view)
    for course in courses { report(course, of: target.view) }
  }

  private mutating func addCourses(
    of animation: ViewAnimation, _ source: ConvertedProperties.Source,
    _ retimer: inout Retimer, shown: ClosedRange<Double>, _ moment: ConvertedProperties.Moment?
  ) -> Range<Int> {
    var converter = AnimationConverter(
      window: window, frameRate: composition.frameRate, shown: shown)
    let new = converter.convert(animation, &retimer) {
      motionPaths.tolerance(of: animation.target, tolerance, in: lowered)
    }
    let courses = properties.add(new, of: source)
    if let moment {
      properties.allowMoving(courses, of: source, at: moment, reach: converter.reach)
    }
    return courses
  }

  /// Says so if a property does not move exactly as in the design.
  private mutating func report(_ course: Int, of view: Int) {
    guard let deviation = properties.courses[course].deviation else { return }
    let property = properties.courses[course]
    let origin = lowered.origins[view]
    let key = property.target.key
    diagnostics.report(
      Diagnostic(
        .resampled,
        message:
          "\(key.rawValue) is resampled to \(property.changes.count) "
          + "\(property.changes.count == 1 ? "change" : "changes"), within "
          + "\(TimelineAction.Accuracy.within(deviation).text(of: key)).",
        pointer: origin.pointer, layerPath: origin.layerPath))
  }
}
