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
}

extension Composition {
  /// Converts the composition to a timeline of timer events.
  ///
  /// The clock ticks once a second, or as near to it as divides the duration evenly, and resets at its last tick.
  /// Every keyframe segment becomes an action at the last tick that is not after its start. What has no counterpart
  /// is resampled to straight segments within `tolerance`, and reported.
  public func converted(tolerance: ConversionTolerance = ConversionTolerance()) -> ConversionResult
  {
    var converter = TimelineConverter(self, tolerance: tolerance)
    return converter.convert()
  }
}

/// Converts one composition.
struct TimelineConverter {
  private let composition: Composition
  private let staged: StagedComposition
  private let tolerance: ConversionTolerance
  private let motionPaths: MotionPathLengths
  private let clock: Clock
  private var initials = InitialValues()
  private var changes: [PropertyChanges] = []
  private var diagnostics = DiagnosticList()

  init(_ composition: Composition, tolerance: ConversionTolerance) {
    self.composition = composition
    self.tolerance = tolerance
    staged = composition.staged()
    motionPaths = MotionPathLengths(staged)
    clock = Clock(duration: Swift.max(composition.duration, 1 / composition.frameRate))
  }

  mutating func convert() -> ConversionResult {
    let retimer = Retimer(staged.timeScopes, window: window)
    for animation in staged.animations {
      convert(animation, retimer)
    }
    let stage = initials.applied(to: staged.stage)
    let events = EventPlanner(clock: clock, stage: stage).events(changes)
    var timeline = Timeline(
      name: composition.name, stage: stage, clock: clock, frameRate: composition.frameRate,
      events: events)
    timeline.pictures = staged.pictures
    return ConversionResult(timeline: timeline, diagnostics: diagnostics)
  }

  /// The first frame and the frame after the last one.
  private var window: ClosedRange<Double> {
    composition.inPoint...Swift.max(composition.inPoint, composition.outPoint)
  }

  private mutating func convert(_ animation: StageAnimation, _ retimer: Retimer) {
    if animation.source == .value, let value = retimer.rootTimed(animation) {
      for part in ComponentSplitter.parts(of: value, target: animation.target) {
        var segments = SegmentConverter(
          part.value, window: window, frameRate: composition.frameRate)
        if segments.convert() {
          note(part.target, initial: segments.initial, segments.changes)
        } else {
          resample(part.target, window) { [track = KeyframeTrack(part.value)] time in
            var track = track
            return track.value(at: track.place(at: time))
          }
        }
      }
    } else {
      let evaluator = retimer.evaluator(of: animation)
      resample(animation.target, window, evaluator)
    }
  }

  /// Replaces a property by straight segments, and says so.
  private mutating func resample(
    _ target: PropertyTarget, _ window: ClosedRange<Double>,
    _ value: (Double) -> PropertyValue
  ) {
    let resampler = Resampler(
      window: window, frameRate: composition.frameRate,
      tolerance: motionPaths.tolerance(of: target, tolerance))
    let result = resampler.resample(value)
    note(target, initial: result.initial, result.changes)
    guard !result.changes.isEmpty, target.key != .isVisible else { return }
    let origin = staged.origins[target.view]
    diagnostics.report(
      Diagnostic(
        .resampled,
        message:
          "\(target.key.rawValue) is resampled to \(result.changes.count) "
          + "\(result.changes.count == 1 ? "change" : "changes").",
        pointer: origin.pointer, layerPath: origin.layerPath))
  }

  private mutating func note(
    _ target: PropertyTarget, initial: PropertyValue, _ list: [TimedChange]
  ) {
    initials.set(initial.rounded(of: target.key), target)
    guard !list.isEmpty else { return }
    changes.append(
      PropertyChanges(target: target, changes: list.map { $0.rounded(of: target.key) }))
  }
}
