import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

/// Reads a timeline and collects findings.
///
/// Functions return `nil` after they report a finding, so that the rest of the file is read too.
struct TimelineReader {
  /// The findings so far.
  private(set) var findings: [Diagnostic] = []
  /// The views by identifier, for the targets of actions.
  var views: [String: ViewNode] = [:]
  /// Whether a view could not be read, so that unknown targets are not reported.
  var isMissingViews = false
  /// Whether actions change a property as a whole, by property.
  var targets: [String: Bool] = [:]
  /// The places of matched groups in the file, by identifier.
  var matchedPlaces: [String: ReadPlace] = [:]
  /// The values of constants, by name.
  var constantValues: [String: TimelineConstant.Value] = [:]
  /// The clock; `nil` until it is read, and if it is wrong.
  var clock: Clock?
  /// Findings about valid values that are probably mistakes, such as changes after the end of the cycle.
  var notes = TimelineNotes()
  /// The values of definitions, by name.
  var definitionValues: [String: PropertyValue] = [:]
  /// The moments of whole frames, for times in frames.
  var grid = FrameGrid(frameRate: 60)

  /// Adds a finding because of which the file is no timeline.
  ///
  /// The schema excludes what has the code `malformedTimeline`, and allows what has another one.
  mutating func report(
    _ message: String, at pointer: JSONPointer, _ code: DiagnosticCode = .malformedTimeline,
    advice: String? = nil
  ) {
    guard !isFull else { return }
    findings.append(
      Diagnostic(code, message: message, advice: advice, pointer: pointer.description))
  }

  /// Adds a finding of a limit on the size of a file.
  mutating func reportLimit(_ message: String, at pointer: JSONPointer) {
    report(message, at: pointer, .limitExceeded, advice: "Split the timeline into several.")
  }

  /// Reads a value of a type that depends on other parts of the file, whose findings are no matter of the schema.
  mutating func dependent<Value>(_ read: (inout TimelineReader) -> Value) -> Value {
    let first = findings.count
    let value = read(&self)
    for index in first..<findings.count where findings[index].code == .malformedTimeline {
      let found = findings[index]
      findings[index] = Diagnostic(
        .unfitValue, message: found.message,
        advice: found.advice == found.code.advice ? nil : found.advice, pointer: found.pointer)
    }
    return value
  }

  /// Whether no more findings are added.
  var isFull: Bool { findings.count >= TimelineLimits.findings }

  /// Adds a finding of a value that differs from the expected one.
  mutating func expected(_ what: String, at place: ReadPlace, hint: String = "") {
    report("expected \(what), found \(place.found)\(hint)", at: place.pointer)
  }

  /// Reads the whole file; `nil` if there are findings.
  mutating func timeline(_ root: JSONValue) -> Timeline? {
    guard var members = object(ReadPlace(value: root, pointer: .root), "a timeline"),
      checkVersion(&members)
    else { return nil }
    let name = optional(&members, TimelineName.name, "") { $0.string($1) }
    let size = required(&members, TimelineName.size) { $0.canvasSize($1) }
    let frameRate = optional(&members, TimelineName.frameRate, 60) {
      $0.number($1, in: TimelineLimits.frameRate)
    }
    grid = FrameGrid(frameRate: frameRate)
    let clock = required(&members, TimelineName.clock) { $0.clock($1) }
    self.clock = clock
    let constants = optional(&members, TimelineName.constants, []) { $0.constants($1) }
    let definitions = optional(&members, TimelineName.definitions, []) { $0.definitions($1) }
    let markers = optional(&members, TimelineName.markers, []) { $0.markers($1) }
    var rootView = members.take(TimelineName.root).map { rootGroup($0) } ?? defaultRoot
    note(rootView)
    rootView?.children =
      required(&members, TimelineName.views) { $0.children($1, in: .group, depth: 1) } ?? []
    if let rootView { checkMatches(rootView) }
    let events = optional(&members, TimelineName.events, []) { $0.events($1) }
    finish(members, "a timeline")
    guard findings.isEmpty, let size, let clock, let rootView else { return nil }
    var timeline = Timeline(
      name: name, canvas: ViewCanvas(size: size, root: rootView), clock: clock,
      frameRate: frameRate,
      events: events)
    timeline.constants = constants
    timeline.definitions = definitions
    timeline.markers = markers
    notes.finish(timeline)
    return timeline
  }

  /// Whether the file has the version of this reader.
  private mutating func checkVersion(_ members: inout MemberReader) -> Bool {
    let version = Double(Timeline.formatVersion)
    guard let place = members.take(TimelineName.version) else {
      let member = "“\(TimelineName.version)”: \(version.shortText)"
      report(
        Timeline.resemblesTimeline(members.place.value)
          ? "\(member) is missing; the file looks like a timeline"
          : "\(member) is missing: not a timeline", at: .root,
        advice:
          "Begin the file with `\"\(TimelineName.version)\": \(version.shortText)` if it is a timeline."
      )
      return false
    }
    guard place.value.double == version else {
      expected("version \(version.shortText) of the form", at: place)
      return false
    }
    return true
  }

  private mutating func canvasSize(_ place: ReadPlace) -> Vector2? {
    pair(place, "width and height", in: TimelineLimits.canvasSide)
  }

  private mutating func clock(_ place: ReadPlace) -> Clock? {
    guard var members = object(place, "a clock") else { return nil }
    let interval = optional(&members, ClockName.interval, 1) {
      $0.number($1, in: TimelineLimits.interval)
    }
    let ticks = required(&members, ClockName.ticks) { $0.integer($1, in: TimelineLimits.ticks) }
    let repeats = optional(&members, ClockName.repeats, true) { $0.flag($1) }
    let atEnd = optional(&members, ClockName.atEnd, .reset) { $0.word($1, as: Clock.End.self) }
    finish(members, "a clock")
    return ticks.map { Clock(interval: interval, ticks: $0, repeats: repeats, atEnd: atEnd) }
  }
}

extension TimelineSchema {
  /// The members of a timeline.
  static var members: [SchemaMember] {
    let side = SchemaPart.number(in: TimelineLimits.canvasSide)
    return [
      .required(
        TimelineName.version,
        (["const": .number(Double(Timeline.formatVersion))] as SchemaPart)
          .described("The version of the form.")),
      .optional(TimelineName.name, .string),
      .required(
        TimelineName.size, SchemaPart.tuple([side, side]).described("The canvas, in points.")),
      .optional(
        TimelineName.frameRate,
        SchemaPart.number(in: TimelineLimits.frameRate)
          .described("The frames of previews, a second.").defaulting(to: 60)),
      .required(TimelineName.clock, .reference("clock")),
      .optional(TimelineName.constants, .reference("constants")),
      .optional(TimelineName.definitions, .reference("definitions")),
      .optional(TimelineName.markers, .reference("markers")),
      .optional(TimelineName.root, root),
      .required(TimelineName.views, .reference(ViewPlace.group.definitionName)),
      .optional(
        TimelineName.events,
        SchemaPart.array(of: .reference("event")).described("By rising number.")),
    ]
  }

  /// The clock.
  static var timeline: [SchemaDefinition] {
    [
      SchemaDefinition(
        "clock",
        .object([
          .optional(
            ClockName.interval,
            SchemaPart.number(in: TimelineLimits.interval)
              .described("The time between two ticks, in seconds.").defaulting(to: 1)),
          .required(
            ClockName.ticks,
            SchemaPart.integer(in: TimelineLimits.ticks)
              .described("The number of ticks of a cycle.")),
          .optional(ClockName.repeats, SchemaPart.boolean.defaulting(to: true)),
          .optional(
            ClockName.atEnd,
            SchemaPart.words(of: Clock.End.self)
              .described(
                "Whether the last tick restores the initial values, or the animation continues."
              )
              .defaulting(to: .string(Clock.End.reset.rawValue))),
        ]))
    ]
  }
}
