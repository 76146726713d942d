package import Diagnostics
package import TimelineModel

/// A timeline made from a composition, and the findings of the conversion.
package struct ConversionResult: Sendable {
  /// The timeline.
  package var timeline: Timeline
  /// The properties that were not converted exactly.
  package var diagnostics: DiagnosticList
  /// The counts of changes and exact properties.
  package var summary: ConversionSummary
}
