package import ViewTree

/// Plays a composition with its frames counted from 0.
package struct CompositionPlayer: AnimationPlayer {
  private var session: CompositionSession
  private let firstFrame: Double

  /// Makes a player of a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - firstFrame: The composition's `inPoint`.
  package init(_ session: CompositionSession, firstFrame: Double) {
    self.session = session
    self.firstFrame = firstFrame
  }

  package mutating func advance(toFrame frame: Double) {
    session.advance(to: firstFrame + frame)
  }

  package func withRuntime<Result>(
    _ body: (borrowing ViewRuntime) throws -> Result
  ) rethrows -> Result { try session.withRuntime(body) }
}
