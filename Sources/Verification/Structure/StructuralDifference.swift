import SceneModel

/// A difference in the structure of two animations: something that one of them lacks, or that is of another kind.
package struct StructuralDifference: Hashable, Sendable {
  /// The kinds, by their names in files.
  package enum Kind: String, Sendable {
    case canvas, duration, clock, missingMarker, extraMarker, movedMarker
    case missingView, extraView, otherParent, otherOrder, otherKind, otherOption
    /// A property moves in one animation only.
    case stillProperty, extraMotion
  }

  /// The kind.
  package var kind: Kind
  /// The identifier of the view; `nil` for what concerns the whole animation.
  package var view: String?
  /// The property that moves in one animation only; `nil` for other kinds.
  var property: PropertyKey?
  /// The difference as a sentence without a period.
  package var text: String
}
