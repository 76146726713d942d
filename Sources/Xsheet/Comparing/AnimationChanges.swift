package import Comparing

/// The differences between two versions of an animation.
public struct AnimationChanges: Sendable, CustomStringConvertible {
  /// The differences as a report.
  package let report: ChangeReport

  /// The changes of the content, in the order of the new version.
  public var changes: [AnimationChange] { report.changes }
  /// The features of a design that only one version uses.
  public var features: [FeatureChange] { report.features }
  /// The frames that differ; `nil` if pictures were not to be compared.
  public var frames: FrameDifferences? { report.frames }
  /// Whether nothing differs.
  public var isEmpty: Bool { report.isEqual }
  /// The changes by place, as text.
  public var description: String { report.text() }
}
