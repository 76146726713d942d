public import Containers

/// The result of importing an animation of a file.
public struct ImportedAnimation: Sendable {
  /// The animation, with its identifier and text.
  public var source: DesignFile.Animation
  /// The composition, or the reason why there is none.
  public var outcome: Result<ImportResult, ImportFailure>

  /// Makes an animation of its parts.
  public init(source: DesignFile.Animation, outcome: Result<ImportResult, ImportFailure>) {
    self.source = source
    self.outcome = outcome
  }
}
