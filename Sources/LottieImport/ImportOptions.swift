package import CompositionModel

/// The settings of import.
package struct ImportOptions {
  /// Returns the bytes of an external data file, by its path in the composition's file; `nil` if it cannot be read.
  package typealias DataReader = (_ path: String) -> [UInt8]?

  /// How collapsed precompositions end.
  package var collapse = CollapseMode.cut
  /// Whether expressions are replaced by their results; otherwise properties keep their own values.
  package var evaluatesExpressions = true
  /// Reads the data files of expressions.
  package var readData: DataReader = { _ in nil }

  /// Makes the default settings.
  package init() {}
}
