public import CompositionLowering
public import Diagnostics

/// A lowered composition in which pictures replace features that have no counterpart in SwiftUI.
public struct BakingResult: Sendable {
  /// The composition as views, with the pictures.
  public var lowered: LoweredComposition
  /// The names of the pictures, in order.
  public var pictureNames: [String] = []
  /// The number of views that pictures replace.
  public var bakedViews = 0
  /// The features that were baked, and those that could not be.
  public var diagnostics = DiagnosticList()
}
