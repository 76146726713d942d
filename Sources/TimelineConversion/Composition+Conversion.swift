package import CompositionLowering
package import CompositionModel
package import Diagnostics
package import TimelineModel

extension Composition {
  /// Converts the composition to a timeline of timer events.
  ///
  /// The clock ticks about once a second, in a short composition or one with markers where changes begin or markers are,
  /// so that ticks divide the duration evenly. It resets at its last tick, or
  /// continues where all animated properties loop. Every keyframe segment becomes an action at the last tick before it,
  /// or at that of the first action of its row. Segments without a counterpart are resampled within the tolerance and
  /// reported.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - lowered: The composition as views, if it was lowered before, and perhaps baked; `nil` to lower it.
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
