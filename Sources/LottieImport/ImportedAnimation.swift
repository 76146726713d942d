package import Containers

/// The result of importing an animation of a file.
package struct ImportedAnimation: Sendable {
  /// The animation, with its identifier and text.
  package var source: DesignFile.Animation
  /// The composition, or the reason why there is none.
  package var outcome: Result<ImportResult, ImportFailure>

  /// Makes an animation of its parts.
  package init(source: DesignFile.Animation, outcome: Result<ImportResult, ImportFailure>) {
    self.source = source
    self.outcome = outcome
  }
}
