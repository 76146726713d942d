package import CompositionLowering
package import CompositionModel
package import Diagnostics
import Geometry
import SceneModel
import StateMachines
package import TimelineModel
import ViewTree

extension Composition {
  /// Converts the composition to a timeline of timer events.
  ///
  /// The clock ticks about once a second; in a short composition it ticks where changes begin, in one with markers at
  /// these. Ticks divide the duration evenly. The clock resets at its last tick, or continues where all animated
  /// properties loop. Every keyframe segment becomes an action at the last tick before it, or at the tick of the first
  /// action of its row. Segments without a counterpart are resampled within the tolerance and reported.
  ///
  /// - Parameter lowered: The composition as views, if it was lowered before, and perhaps baked; `nil` to lower it.
  package func converted(
    _ options: ConversionOptions = ConversionOptions(), lowered: consuming LoweredComposition? = nil
  ) -> ConversionResult {
    var converter = TimelineConverter(self, lowered ?? self.lowered(), options)
    return converter.convert()
  }
}

/// A timeline made from a composition, and the findings of the conversion.
package struct ConversionResult: Sendable {
  /// The timeline.
  package var timeline: Timeline
  /// The properties that were not converted exactly.
  package var diagnostics: DiagnosticList
  /// The counts of changes and exact properties.
  package var summary: ConversionSummary
}

/// Converts one composition.
struct TimelineConverter {
  private let composition: Composition
  private var lowered: LoweredComposition
  private let tolerance: ConversionTolerance
  private let standardTolerance: ConversionTolerance
  private var motionPaths: MotionPathLengths
  private var clock: Clock
  /// Whether the clock has the default interval, which may follow the changes.
  private let choosesInterval: Bool
  private let grid: FrameTimes
  private var properties = ConvertedProperties()
  private var cache = TrackCache()
  private var diagnostics = DiagnosticList()
  private var summary = ConversionSummary()

  init(
    _ composition: Composition, _ lowered: consuming LoweredComposition,
    _ options: ConversionOptions
  ) {
    self.composition = composition
    tolerance = options.tolerance.scaled(to: composition.size)
    standardTolerance = ConversionTolerance().scaled(to: composition.size)
    motionPaths = MotionPathLengths(lowered)
    self.lowered = lowered
    grid = FrameTimes(frameRate: composition.frameRate)
    choosesInterval = options.interval == nil
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
    NumberText.plain(seconds.rounded(toPlaces: 6))
  }

  mutating func convert() -> ConversionResult {
    let retimer = Retimer(lowered.timeScopes, window: window)
    // Converts visibility first, so that properties of hidden views are skipped.
    for animation in lowered.animations where animation.target.key == .isVisible {
      convert(animation, retimer, spansIndex: nil, visible: -.infinity ... .infinity)
    }
    let views = ViewTable(lowered.canvas)
    let spans = VisibleSpans(views, properties)
    for animation in lowered.animations where animation.target.key != .isVisible {
      let index = spans.spansIndex(of: animation.target.view)
      convert(animation, retimer, spansIndex: index, visible: frames(of: spans.lists[index]))
    }
    summary.keyframes = lowered.animations.reduce(0) { $0 + $1.value.keyframes.count }
    properties.replaceTracks(
      spansIndex: {
        $0.key == .isVisible ? spans.spansIndex(around: $0.view) : spans.spansIndex(of: $0.view)
      }, { $0.remaining(in: spans.lists[$1]) })
    // Takes the view tree out of the composition, so that it is changed without a copy.
    var canvas = ViewCanvas(
      size: lowered.canvas.size, root: ViewNode(id: "", kind: .group(GroupView())))
    swap(&canvas, &lowered.canvas)
    properties.writeInitialValues(to: &canvas, views)
    properties.narrow()
    chooseInterval()
    findLoops()
    snapDurations()
    let planner = EventPlanner(
      clock: clock, grid: grid, views: views, properties: properties)
    var timeline = Timeline(
      name: composition.name, canvas: canvas, clock: clock, frameRate: composition.frameRate,
      events: planner.events())
    timeline.pictures = lowered.pictures
    timeline.gatherTexts()
    let groups = timeline.groups
    let runs = timeline.events.map(\.runGroups)
    timeline.constants = ConstantFinder.constants(of: groups, runs)
    timeline.definitions = DefinitionFinder.definitions(of: timeline)
    timeline.markers = markers
    timeline.machine = machine(playing: timeline)
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
        time: grid.snapped((begin - frames.lowerBound) / composition.frameRate),
        duration: grid.snapped((end - begin) / composition.frameRate))
    }
  }

  /// The state machine, whose interactions name views in place of layers.
  private mutating func machine(playing timeline: Timeline) -> StateMachine? {
    guard var machine = composition.machine else { return nil }
    let views = composition.layerViews(in: timeline.canvas, lowered.origins)
    machine.interactions = machine.interactions.compactMap { interaction in
      guard case .pointer(let pointer, let layer?) = interaction.trigger else { return interaction }
      if let view = views[layer] {
        return MachineInteraction(.pointer(pointer, target: view), interaction.actions)
      }
      diagnostics.report(
        Diagnostic(
          .unknownMachineName,
          message: "State machine \"\(machine.name)\": the layer \"\(layer)\" draws nothing, so "
            + "that the pointer never meets it; its interaction is left out."))
      return nil
    }
    return machine
  }

  /// Chooses the interval of the clock by the beginnings of changes.
  private mutating func chooseInterval() {
    guard choosesInterval else { return }
    var begins: Set<Double> = []
    for track in properties.tracks {
      for index in track.changes.indices { begins.insert(track.changes[index].roundedBegin) }
    }
    let chooser = ClockChooser(
      duration: clock.duration, grid: grid, markers: markers.map(\.time))
    let chosen = chooser.clock(begins: begins)
    (clock.interval, clock.ticks) = (chosen.interval, chosen.ticks)
  }

  /// Rounds durations as files hold them; durations of equal numbers of frames become equal.
  private mutating func snapDurations() {
    for track in properties.tracks.indices {
      for index in properties.tracks[track].changes.indices {
        guard let motion = properties.tracks[track].changes[index].motion else { continue }
        let duration = grid.snapped(motion.duration, isFine: motion.repetition != nil)
        guard duration != motion.duration else { continue }
        properties.tracks[track].changes[index].motion?.duration = duration
      }
    }
  }

  /// The frames from the first to the last time of some spans, and one more on either side.
  private func frames(of spans: [VisibleSpans.Span]) -> ClosedRange<Double> {
    guard let first = spans.first, let last = spans.last else {
      return window.lowerBound...window.lowerBound
    }
    let begin = window.lowerBound + first.lowerBound * composition.frameRate - 1
    return begin...Swift.max(begin, window.lowerBound + last.upperBound * composition.frameRate + 1)
  }

  /// Replaces repeated movements by repetitions.
  ///
  /// If nothing else moves, the clock continues instead of resetting.
  private mutating func findLoops() {
    var finder = LoopFinder(duration: clock.duration)
    finder.takesWholeCycles = true
    if let endless = finder.endless(properties.tracks),
      endless.contains(where: { !$0.changes.isEmpty })
    {
      properties.tracks = endless
      clock.atEnd = .continue
      return
    }
    if let joined = LoopJoiner(clock: clock).joined(properties.tracks) {
      properties.tracks = joined
      clock.atEnd = .continue
      return
    }
    finder.takesWholeCycles = false
    for track in properties.tracks.indices {
      properties.tracks[track].changes = finder.looped(properties.tracks[track])
    }
  }

  /// The first frame and the frame after the last one.
  private var window: ClosedRange<Double> { composition.frames }

  /// Adds the properties of an animation, with new tracks or with the tracks of an equal animation.
  ///
  /// - Parameters:
  ///   - spansIndex: The index of the spans in which the view is visible; `nil` before these are known.
  ///   - visible: The root frames from the first to the last of these spans.
  private mutating func convert(
    _ animation: ViewAnimation, _ retimer: Retimer, spansIndex: Int?, visible: ClosedRange<Double>
  ) {
    let target = animation.target
    let paths = target.key == .progress ? motionPaths.paths[target.view] ?? [] : []
    let source = AnimationSource(animation, motionPaths: paths, spansIndex: spansIndex)
    let timing = retimer.canonicalMappings[animation.scope].map {
      AnimationTiming(
        mapping: $0.index, start: $0.frames, visible: visible, window: window,
        frameRate: composition.frameRate)
    }
    let tracks =
      cache.tracks(of: source)
      ?? timing.flatMap { cache.shiftedTracks(of: source, at: $0, in: &properties) }
      ?? addTracks(of: animation, source, retimer, visible: visible, timing)
    properties.addProperties(tracks, view: target.view)
    for track in tracks { report(track, of: target.view) }
  }

  private mutating func addTracks(
    of animation: ViewAnimation, _ source: AnimationSource, _ retimer: Retimer,
    visible: ClosedRange<Double>, _ timing: AnimationTiming?
  ) -> Range<Int> {
    let converter = AnimationConverter(
      window: window, frameRate: composition.frameRate, visible: visible)
    let new = converter.convert(animation, retimer) {
      FitTolerance(
        motionPaths.tolerance(of: animation.target, tolerance),
        standard: motionPaths.tolerance(of: animation.target, standardTolerance))
    }
    let tracks = properties.addTracks(new.changes)
    cache.store(tracks, of: source)
    if let timing {
      cache.allowShifting(tracks, of: source, at: timing, frames: new.frames)
    }
    return tracks
  }

  /// Reports a track that does not equal the design.
  private mutating func report(_ index: Int, of view: Int) {
    let track = properties.tracks[index]
    guard let deviation = track.deviation else { return }
    let origin = lowered.origins[view]
    let key = track.target.key
    diagnostics.report(
      Diagnostic(
        .resampled,
        message: TimelineAction.Accuracy.resampled(
          key.rawValue, key, count: track.changes.count, within: deviation),
        pointer: origin.pointer, layerPath: origin.layerPath,
        isMinor: deviation <= TimelineAction.Accuracy.minorDistance))
  }
}

extension Composition {
  /// The identifiers of the views of layers, by the name of the layer; layers that draw nothing are left out.
  ///
  /// Of several layers with a name, the first one counts.
  func layerViews(in canvas: ViewCanvas, _ origins: [ViewOrigin]) -> [String: String] {
    var views: [String: String] = [:]
    var pointers: [String] = []
    for (view, origin) in zip(canvas.root.preorder, origins) {
      let pointer = origin.pointer
      pointers.append(pointer)
      // A parent is a group around its own view and its children; its box is the box of its own view.
      let isOwn = view.parent.map { pointers[$0] == pointer } ?? false
      if views[pointer] == nil || isOwn { views[pointer] = view.node.id }
    }
    return Dictionary(allLayers.map { ($0.name, $0.pointer) }) { first, _ in first }
      .compactMapValues { views[$0] }
  }
}

/// The lengths of the motion paths of views, which convert distances in points to progress along a path.
///
/// A path is measured at the first use, because few properties are resampled.
struct MotionPathLengths {
  /// The motion paths of each view that has some, the values of keyframes included.
  private(set) var paths: [Int: [BezierPath]] = [:]
  /// The longest motion path of each measured view, in points; 0 without any.
  private var lengths: [Int: Double] = [:]

  init(_ lowered: borrowing LoweredComposition) {
    for view in lowered.canvas.root.preorder {
      if let path = view.node.properties[.motionPath] { paths[view.index] = [path.pathValue] }
    }
    for animation in lowered.animations where animation.target.key == .motionPath {
      paths[animation.target.view, default: []] += animation.value.keyframes.map(\.value.pathValue)
    }
  }

  private mutating func length(of view: Int) -> Double {
    if let known = lengths[view] { return known }
    let all = (paths[view] ?? []).compactMap { MotionRoute($0)?.length }
    let length = all.filter(\.isFinite).max() ?? 0
    lengths[view] = length
    return length
  }

  /// The largest distance of a resampled property of a composition from the design, in the property's unit.
  mutating func tolerance(of target: PropertyTarget, _ tolerance: ConversionTolerance) -> Double {
    guard target.key == .progress else { return tolerance.tolerance(of: target.key) }
    let length = length(of: target.view)
    return length > 0 ? tolerance.length / length : tolerance.tolerance(of: target.key)
  }
}

/// The facts about views that conversion needs, by preorder index.
struct ViewTable {
  private(set) var identifiers: [String] = []
  /// The view around each view; -1 for the root.
  private(set) var parents: [Int] = []
  /// Whether a view is hidden before any change.
  private(set) var isHidden: [Bool] = []

  init(_ canvas: ViewCanvas) {
    for view in canvas.root.preorder {
      identifiers.append(view.node.id)
      parents.append(view.parent ?? -1)
      isHidden.append(view.node.properties.has(.flag(false), for: .isVisible))
    }
  }
}

/// Two numbers as the key of a dictionary.
///
/// One type for several dictionaries, because Swift's runtime takes 0.4 million instructions to prepare each type of
/// dictionary, as long as the conversion of some dozen keyframes.
typealias NumberPair = SIMD2<Int>
