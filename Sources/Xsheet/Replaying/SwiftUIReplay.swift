import Geometry
import SceneModel
import TextLayout
import ViewTree

/// The size that an app offers to a view.
package enum OfferedSize: Hashable, Sendable {
  /// A multiple of the size of the design.
  case factor(Double)
  /// A size in points.
  case points(width: Double, height: Double)

  /// The size for a design, in points.
  func size(of design: Vector2) -> Vector2 {
    switch self {
    case .factor(let factor): design * factor
    case .points(let width, let height): Vector2(width, height)
    }
  }
}

/// Animations as generated SwiftUI code, which is compiled against the stand-in for SwiftUI and run.
package struct SwiftUIReplay {
  /// An animation, with the settings for its code.
  package struct Source: Sendable {
    /// The animation.
    package let animation: AnimationFile
    /// A theme, and the animation without it, whose code is run with the theme.
    package var theme: (name: String, plain: AnimationFile)?
    /// The settings, of which those count that change what is shown: style, still and the oldest system.
    package let settings: SwiftUISettings
    /// The options of the verification, and of the conversion of a design.
    package var options: VerificationOptions

    /// Makes a source of its parts.
    package init(
      _ animation: AnimationFile, _ settings: SwiftUISettings = SwiftUISettings(),
      _ options: VerificationOptions = VerificationOptions()
    ) {
      (self.animation, self.settings, self.options) = (animation, settings, options)
    }
  }

  /// An animation with its generated code.
  package struct Entry: Sendable {
    /// The animation.
    package let animation: AnimationFile
    /// The timeline that the code is generated from.
    let timeline: TimelineDocument
    /// The timeline with the theme that the view has.
    fileprivate let themed: TimelineDocument
    /// The settings of the code.
    fileprivate let settings: SwiftUIOptions
    /// The findings about what the code leaves out.
    package let omissions: DiagnosticList
    /// The times at which events of a cycle change views, in seconds; `nil` for unknown ones.
    let changeTimes: [Double]?
    /// The source files of the view by their names, but for those that views share.
    let sources: [String: String]
    /// The size of the view, in points.
    let size: Vector2
    /// The member of its theme type that the view has; `nil` for its own colors and pictures.
    let themeMember: String?
    /// Whether the view plays, on the clock of its environment.
    let plays: Bool
    /// The pictures by the names of images.
    let pictures: PictureStore

    /// The name of the generated type.
    var name: String { settings.viewName }
  }

  /// The animations.
  package let entries: [Entry]
  private let program: ReplayProgram

  /// The number of animations that are best compiled into one program.
  package static let batchCount = 20

  /// Generates and compiles the code of animations, which is written for one release.
  ///
  /// - Throws: `XsheetError` if there is no toolchain, or if the code does not compile.
  package init(
    _ sources: [Source], offering offer: OfferedSize = .factor(1)
  ) throws(XsheetError) {
    var (entries, names): ([Entry], Set<String>) = ([], [])
    var support: Set<SupportPart> = []
    for animation in sources {
      let file = animation.theme?.plain ?? animation.animation
      let timeline = file.timeline(animation.options)
      var name = SwiftUIOptions.viewName(of: timeline.stem)
      var number = 1
      while !names.insert(name).inserted {
        number += 1
        name = SwiftUIOptions.viewName(of: "\(timeline.stem) \(number)")
      }
      var shown = SwiftUISettings()
      (shown.style, shown.still) = (animation.settings.style, animation.settings.still)
      shown.minimumSystem = animation.settings.minimumSystem
      var settings = SwiftUIOptions(viewName: name, shown)
      (settings.hasPictures, settings.separatesOutlines) = (true, true)
      let source = try SwiftUISource(timeline, settings)
      let (export, shownTimeline) = (source.export, source.document.timeline)
      let own = export.files.filter { $0.name != SupportFile.name }
      for file in own { support.formUnion(file.support) }
      entries.append(
        Entry(
          animation: animation.animation, timeline: source.document,
          themed: animation.theme == nil
            ? source.document : animation.animation.timeline(animation.options),
          settings: settings, omissions: source.findings,
          changeTimes: export.changeTimes(theme: animation.theme?.name),
          sources: Dictionary(uniqueKeysWithValues: own.map { ($0.name, $0.text) }),
          size: offer.size(of: shownTimeline.canvas.size),
          themeMember: animation.theme.flatMap { export.themes[$0.name] }, plays: export.plays,
          pictures: SwiftUIReplay.pictures(shownTimeline, source.catalog.names)))
    }
    self.entries = entries
    let target = sources.first?.settings.target ?? .year2023
    let shared = SupportFile.file(support, version: ToolVersion.text, for: target)
    program = try ReplayProgram(
      entries, shared: [shared.name: shared.text],
      fonts: entries.flatMap { SwiftUIReplay.fonts($0.timeline.timeline) },
      standIn: StandIn(), target: target)
  }

  /// The fonts of texts that the system does not have.
  private static func fonts(_ timeline: Timeline) -> [FontFace] {
    timeline.canvas.fonts.values.map(\.match)
      .filter { [.design, .archive, .folder].contains($0.origin) }.map(\.face)
  }

  /// The pictures by the names of images in generated code.
  private static func pictures(_ timeline: Timeline, _ names: [String: String]) -> PictureStore {
    var store = PictureStore()
    for (source, picture) in timeline.pictures.pictures {
      store[names[source] ?? SwiftUIOptions.imageName(of: source)] = picture
    }
    return store
  }
}

extension SwiftUIReplay {
  /// Runs the code of an animation and returns what it showed.
  private func record(
    _ entry: Entry, frames: [Int], faultyRuns: Int = 0
  ) throws(XsheetError) -> (player: ReplayPlayer, recording: ReplayProgram.Recording) {
    let recording = try program.record(
      entry, at: frames.map { time(ofFrame: $0, entry) },
      seeds: faultyRuns > 0 ? 0..<faultyRuns : nil)
    let scenes = Dictionary(
      zip(frames, recording.scenes), uniquingKeysWith: { first, _ in first })
    return (ReplayPlayer(scenes), recording)
  }

  /// Compares the times of changes up to a time, in seconds; `nil` for unknown ones.
  private func changes(
    _ entry: Entry, _ recording: ReplayProgram.Recording, until end: Double
  ) -> ChangeTimeComparison? {
    guard var expected = entry.changeTimes else { return nil }
    let (clock, cycle) = (entry.timeline.timeline.clock, entry.timeline.timeline.duration)
    // Event 0 comes again only after a reset.
    let again = clock.atEnd == .reset ? expected : expected.filter { $0 > 0 }
    var start = cycle
    while clock.repeats, start <= end, !again.isEmpty {
      expected += again.map { start + $0 }
      start += cycle
    }
    expected.sort()
    // Leaves out changes within a frame of the end, which the run may not reach.
    let last = end - ChangeTimeComparison.tolerance
    return ChangeTimeComparison(
      expected: expected.filter { $0 < last }, actual: recording.changes.filter { $0 < last })
  }

  /// The part of a frame that is added to times, so that neither animation is before a change at that time.
  static let frameShare = 0.01
  /// The time before the end of a cycle that is compared last, in seconds: source has times to five places.
  private static let cycleTolerance = 1e-5

  /// The time just after a frame, in seconds.
  private func time(ofFrame frame: Int, _ entry: Entry) -> Double {
    let (timeline, rate) = (entry.timeline.timeline, entry.animation.frameRate)
    let time = (entry.place(ofFrame: frame) + SwiftUIReplay.frameShare) / rate
    guard timeline.clock.repeats, frame < entry.animation.frameCount else { return time }
    // The last frame may begin just before the cycle ends.
    return min(time, timeline.duration - Self.cycleTolerance)
  }

  /// The playback of some frames of generated code.
  package func playback(of entry: Entry, frames: [Int]) throws(XsheetError) -> Playback {
    let player = try record(entry, frames: frames).player
    var playback = entry.animation.playback
    playback.makeScenes = { player }
    return playback
  }

  /// Compares the pictures of generated code with its animation.
  ///
  /// Frames of the first cycle are compared, the last one included, and some of the second one.
  ///
  /// After further runs with faults the state of the views is compared.
  package func verified(
    _ entry: Entry, _ options: VerificationOptions, faultyRuns: Int = 0
  ) throws(XsheetError) -> SwiftUIVerification {
    let frames = SwiftUIReplay.frames(entry)
    let (player, recording) = try record(entry, frames: frames, faultyRuns: faultyRuns)
    let end = frames.last.map { time(ofFrame: $0, entry) } ?? 0
    let still = recording.still.map { scene -> ReplayReport.Still in
      // The style events shows the ends of motions that the design is in the middle of.
      guard entry.settings.style == .keyframes else {
        return (badShare: nil, moves: recording.movesWhereReduced)
      }
      let timeline = entry.themed.playback
      let time = entry.settings.still(of: entry.timeline.timeline)
      let pair = (frame: 0, source: time * timeline.frameRate, copy: 0.0)
      let images = entry.images(timeline, ReplayPlayer([0: scene]), [pair])
      return (badShare: images.worst?.badShare ?? 0, moves: recording.movesWhereReduced)
    }
    let rounds = rounds(entry, player, frames)
    let compared = rounds.map { entry.images($0.original, $0.copy, $0.pairs) }
    let images = compared.dropFirst().reduce(into: compared[0]) { $0.add($1) }
    let report = ReplayReport(
      file: entry.animation.name, images: images, changes: changes(entry, recording, until: end),
      still: still,
      faults: faultyRuns > 0 ? (runCount: faultyRuns, differences: recording.faults) : nil,
      threshold: options.threshold, omissions: entry.omissions, notes: recording.notes)
    let worst = images.candidates.prefix(3).compactMap { frame in
      zip(rounds, compared).max {
        $0.1.badShares[frame.number] ?? 0 < $1.1.badShares[frame.number] ?? 0
      }?.0.at(frame: frame.number)
    }
    return SwiftUIVerification(report: report, worst: worst)
  }

  /// Runs generated code by the system's clock, for a cycle and a half, and compares the times of its changes.
  package func timed(
    _ entry: Entry, _ options: VerificationOptions
  ) throws(XsheetError) -> SwiftUIVerification {
    let end = entry.timeline.timeline.duration * 1.5
    let recording = try program.record(entry, systemSeconds: end)
    let report = ReplayReport(
      file: entry.animation.name, images: nil, changes: changes(entry, recording, until: end),
      threshold: options.threshold, omissions: entry.omissions, notes: recording.notes)
    return SwiftUIVerification(report: report, worst: [])
  }

  /// Returns two comparisons to make: of the animation with its timeline at frames, and of the timeline with the
  /// generated code just after these frames.
  ///
  /// The code is not compared with the animation, from which a timeline differs between frames: it has baked pictures
  /// and resampled motions.
  private func rounds(
    _ entry: Entry, _ code: ReplayPlayer, _ frames: [Int]
  ) -> [SwiftUIVerification.Round] {
    let (timeline, animation) = (entry.themed.playback, entry.animation.playback)
    let atFrames = frames.map {
      (frame: $0, source: entry.source(ofFrame: $0), copy: entry.place(ofFrame: $0))
    }
    let later = frames.map {
      (frame: $0, source: time(ofFrame: $0, entry) * animation.frameRate, copy: Double($0))
    }
    return [
      SwiftUIVerification.Round(
        original: animation, copy: timeline.makeScenes(), pairs: atFrames),
      SwiftUIVerification.Round(original: timeline, copy: code, pairs: later),
    ]
  }

  /// The frames that are compared.
  private static func frames(_ entry: Entry) -> [Int] {
    let count = entry.animation.frameCount
    func frames(_ number: Int) -> [Int] {
      (0..<number).map { Int(Double(count) * (Double($0) + 0.4) / Double(number)) }
    }
    let first = Set(frames(12) + [0, count - 1])
    let second = entry.timeline.timeline.clock.repeats ? Set(frames(4).map { $0 + count }) : []
    return first.union(second).sorted()
  }
}

extension SwiftUIReplay.Entry {
  /// The place of a frame in the timeline, in frames: the second cycle begins at its own time, which may be between two.
  fileprivate func place(ofFrame frame: Int) -> Double {
    let (timeline, count) = (timeline.timeline, animation.frameCount)
    guard timeline.clock.repeats, frame >= count else { return Double(frame) }
    return timeline.duration * animation.frameRate + Double(frame - count)
  }

  /// The frame of the animation that is shown at a frame of the timeline.
  fileprivate func source(ofFrame frame: Int) -> Double {
    let clock = timeline.timeline.clock
    var continues = clock.repeats && clock.atEnd == .continue
    // A design begins again, also where its timeline does so by itself.
    if case .design = animation { continues = false }
    return Double(continues ? frame : frame % animation.frameCount)
  }

  /// The differences of a copy from an animation.
  fileprivate func images(
    _ animation: Playback, _ copy: any ScenePlayer, _ pairs: [FrameSequenceComparison.FramePair]
  ) -> FrameSequenceComparison {
    FrameSequenceComparison(
      animation.makeScenes(), copy, canvas: size, pairs: pairs,
      isResampled: timeline.timeline.canvas.hasBakedPictures)
  }
}

extension AnimationFile {
  /// The timeline: of a design, the one that it is converted to.
  package func timeline(_ options: VerificationOptions) -> TimelineDocument {
    switch self {
    case .design(let design):
      design.draft(options.conversion, bakesPictures: options.bakesPictures, for: .swiftUI)
    case .timeline(let timeline): timeline.setting(bakesPictures: options.bakesPictures)
    }
  }
}
