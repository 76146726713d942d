import Geometry
import JSONTree
import TimelineModel
import ViewTree

/// The objects of a timeline's file, as lists of their fields.
enum TimelineForm {
  /// The frame rate of timelines without one, in frames per second.
  static let frameRate = 60.0
  /// The name of the member for the version.
  static let version = "xsheet"
  /// The names of the members for the views and the events.
  static let (views, events) = ("views", "events")

  /// The whole file.
  static let timeline = ObjectForm<Timeline>(
    "a timeline",
    [
      versionField, hashField,
      .optional("name", \.name, .string, default: "", schemaShowsDefault: false),
      .required(
        "size", \.canvas.size, .pair("width and height", in: TimelineLimits.canvasSide),
        "The canvas, in points."),
      .optional(
        "frameRate", \.frameRate,
        ValueForm<Double>.number(in: TimelineLimits.frameRate).storing {
          $0.grid = FrameTimes(frameRate: $1)
        },
        default: frameRate, isAlwaysWritten: true, "The frames of previews, a second."),
      .required(
        "clock", \.clock,
        clock.value(Clock(interval: 1, ticks: 1)).defined(as: "clock").storing { $0.clock = $1 }),
      .optional(
        "constants", \.constants, constants.value([]).defined(as: "constants"), default: [],
        schemaShowsDefault: false),
      .optional(
        "definitions", \.definitions, definitions.value([]).defined(as: "definitions"), default: [],
        schemaShowsDefault: false),
      .optional(
        "markers", \.markers,
        markers.storing { $0.markerNames = Set($1.map(\.name)) }, default: [],
        schemaShowsDefault: false),
      rootField, viewsField,
      .optional(
        events, \.events, eventList, default: [], schemaShowsDefault: false, isAlwaysWritten: true,
        "By rising number."),
      .optional("themes", \.themes, themes, default: [], schemaShowsDefault: false),
      .optional(
        MachineForm.member, \.machine, MachineForm.machine,
        "A state machine that plays ranges of markers when inputs and the pointer change its state."
      ),
    ])

  /// The version, which is read before all others.
  private static let versionField = Field<Timeline>(
    [
      .required(
        version,
        (["const": .number(Double(Timeline.formatVersion))] as SchemaPart)
          .described("The version of the form."))
    ]
  ) { _, members, _ in
    _ = members.take(version)
    return true
  } write: { _, _ in
    [JSONField(version, .number(Double(Timeline.formatVersion)))]
  }

  /// The hash of the file that an export wrote, which readers skip.
  private static let hashField = Field<Timeline>(
    [
      .optional(
        "hash",
        (["type": "string"] as SchemaPart).described(
          "The hash of the file as xsheet wrote it, by which it finds edits."))
    ]
  ) { reader, members, _ in
    _ = members.take("hash").flatMap { ValueForm<String>.string.read(&reader, $0) }
    return true
  } write: { _, _ in
    []
  }

  /// The clock.
  static let clock = ObjectForm<Clock>(
    "a clock",
    [
      .optional(
        "interval", \.interval, .number(in: TimelineLimits.interval), default: 1,
        isAlwaysWritten: true, "The time between two ticks, in seconds."),
      .required(
        "ticks", \.ticks, .integer(in: TimelineLimits.ticks), "The number of ticks of a cycle."),
      .optional("repeats", \.repeats, .flag, default: true, isAlwaysWritten: true),
      .optional(
        "atEnd", \.atEnd, .words(), default: .reset, isAlwaysWritten: true,
        "Whether the last tick restores the initial values, or the animation continues."),
    ])

  /// A marker.
  private static let marker = ObjectForm<TimelineMarker>(
    "a marker",
    [
      .required("name", \.name, .string),
      .required("time", \.time, .seconds, "The beginning, in seconds."),
      .optional("duration", \.duration, .seconds, default: 0, "The duration, in seconds."),
    ])

  /// The markers.
  private static let markers = ValueForm<[TimelineMarker]>(.reference("markers")) {
    reader, place in
    guard let elements = reader.array(place, "markers") else { return nil }
    guard elements.count <= TimelineLimits.markers else {
      reader.reportLimit("more than \(TimelineLimits.markers) markers", at: place.pointer)
      return nil
    }
    return elements.compactMap { marker.read(&reader, $0, into: TimelineMarker(name: "", time: 0)) }
  } write: { markers, notation in
    .array(markers.map { .object(marker.fields($0, notation)) })
  }

  /// Markers in the schema.
  static var markerDefinitions: SchemaDefinitions {
    [
      "markers": SchemaPart.array(
        of: .reference("marker"), counts: 0...TimelineLimits.markers
      ).described("Named moments and ranges of a cycle."),
      "marker": marker.schema,
    ]
  }
}

extension ValueForm {
  /// The form that also stores a value in the reader.
  fileprivate func storing(
    _ store: @escaping @Sendable (inout TimelineReader, Value) -> Void
  ) -> ValueForm {
    reading { [read] reader, place in
      let value = read(&reader, place)
      if let value { store(&reader, value) }
      return value
    }
  }
}

extension TimelineReader {
  /// Reads the whole file; `nil` if there are findings.
  mutating func timeline(_ root: JSONValue) -> Timeline? {
    let form = TimelineForm.timeline
    guard var members = object(ReadPlace(value: root, pointer: .root), form.name),
      checkVersion(members.take(TimelineForm.version), root)
    else { return nil }
    let canvas = ViewCanvas(size: .zero, root: TimelineForm.defaultRoot)
    let timeline = form.read(
      &self, &members,
      into: Timeline(
        canvas: canvas, clock: Clock(interval: 1, ticks: 1), frameRate: TimelineForm.frameRate))
    guard findings.isEmpty, let timeline else { return nil }
    return timeline
  }

  /// Whether the file has the version of this reader.
  private mutating func checkVersion(_ place: ReadPlace?, _ root: JSONValue) -> Bool {
    let version = Double(Timeline.formatVersion)
    guard let place else {
      let member = "“\(TimelineForm.version)”: \(version.shortText)"
      report(
        Timeline.resemblesTimeline(root)
          ? "\(member) is missing; the file looks like a timeline"
          : "\(member) is missing: not a timeline", at: .root,
        advice:
          "Begin the file with `\"\(TimelineForm.version)\": \(version.shortText)` if it is a timeline."
      )
      return false
    }
    if place.value.double == version { return true }
    expected("version \(version.shortText) of the form", at: place)
    return false
  }
}
