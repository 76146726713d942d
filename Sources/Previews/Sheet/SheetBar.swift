/// A change of a property over time, as a bar of the exposure sheet.
package struct SheetBar: Hashable, Sendable {
  /// The property, or the part of it, without the view.
  package var property: String
  /// The beginning, in seconds from that of the timeline.
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
