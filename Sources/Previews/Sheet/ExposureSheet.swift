package import TimelineFormat
package import TimelineModel
import ViewTree

/// The clock of a timeline with its events, markers, and a row for each view that moves.
package struct ExposureSheet: Sendable {
  /// The lines of the timeline's file that describe changes.
  package struct Spec: Hashable, Sendable {
    /// The change in words.
    package var text: String
    /// The lines of the file; `nil` if there are none.
    package var excerpt: TimelineSpec.Excerpt?
  }

  /// The clock.
  package let clock: Clock
  /// The events with changes: their numbers and their times in seconds.
  package let events: [(number: Int, time: Double)]
  /// The markers.
  package let markers: [TimelineMarker]
  /// The specifications that bars refer to.
  package private(set) var specs: [Spec] = []
  /// The rows, in the order of the view tree.
  package private(set) var rows: [SheetRow] = []

  /// Makes the sheet of a timeline.
  package init(_ timeline: Timeline) {
    clock = timeline.clock
    events = timeline.events.map { ($0.number, timeline.clock.time(of: $0.number)) }
    markers = timeline.markers
    var builder = SheetBuilder(timeline)
    builder.build()
    specs = builder.specs
    var names: [[String]] = []
    for view in timeline.canvas.root.preorder {
      let name = view.node.name.isEmpty ? view.node.id : view.node.name
      names.append(view.parent.map { names[$0] + [name] } ?? [])
      guard let bars = builder.bars[view.node.id] else { continue }
      rows.append(
        SheetRow(
          view: view.node.id, name: name, kind: view.node.kind.name, path: names[view.index],
          bars: bars))
    }
  }
}

/// The changes of one view, as a row of the exposure sheet.
package struct SheetRow: Hashable, Sendable {
  /// The identifier of the view.
  package var view: String
  /// The name of the view in the design, or its identifier.
  package var name: String
  /// The kind of view.
  package var kind: String
  /// The names of the views around it and its own, outermost first.
  package var path: [String]
  /// The changes, in the order of the events.
  package var bars: [SheetBar] = []
}

/// A change of a property over time, as a bar of the exposure sheet.
package struct SheetBar: Hashable, Sendable {
  /// The property, or the part of it, without the view.
  package var property: String
  /// The beginning, in seconds after the timeline's.
  package var start: Double
  /// The delay of the curve after the beginning, in seconds.
  package var delay = 0.0
  /// The duration of one run, in seconds; 0 for an immediate change.
  package var duration = 0.0
  /// The number of runs; `nil` for endless repetition.
  package var runs: Int? = 1
  /// Whether every other run is reversed.
  package var autoreverses = false
  /// The number of the event.
  package var event: Int
  /// The progress at even times over a run; empty for an immediate change.
  package var progress: [Double] = []
  /// The index of the specification of the change in the sheet.
  package var spec: Int
}
