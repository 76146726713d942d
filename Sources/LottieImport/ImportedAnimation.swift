public import Containers

/// What became of an animation of a file.
public struct ImportedAnimation: Sendable {
  /// The animation: its identifier and its text.
  public var source: DesignFile.Animation
  /// Its composition, or why there is none.
  public var outcome: Result<ImportResult, ImportFailure>

  /// Makes an animation of its parts.
  public init(source: DesignFile.Animation, outcome: Result<ImportResult, ImportFailure>) {
    self.source = source
    self.outcome = outcome
  }
}
