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
