package import CompositionLowering
package import Diagnostics

/// A lowered composition in which pictures replace features that have no counterpart in SwiftUI.
package struct BakingResult: Sendable {
  /// The composition as views, with the pictures.
  package var lowered: LoweredComposition
  /// The names of the pictures, in order.
  package var pictureNames: [String] = []
  /// The number of views that pictures replace.
  package var bakedViews = 0
  /// The features that were baked, and those that could not be.
  package var diagnostics = DiagnosticList()
}
