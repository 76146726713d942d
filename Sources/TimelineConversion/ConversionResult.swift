public import Diagnostics
public import TimelineModel

/// A timeline made from a composition, and the findings of the conversion.
public struct ConversionResult: Sendable {
  /// The timeline.
  public var timeline: Timeline
  /// The properties that were not converted exactly.
  public var diagnostics: DiagnosticList
  /// The counts of changes and exact properties.
  public var summary: ConversionSummary
}
