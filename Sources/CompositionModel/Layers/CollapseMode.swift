/// How a precomposition with collapsed transformations ends.
package enum CollapseMode: String, Hashable, Sendable, CaseIterable {
  /// At its frame, as in players.
  case cut
  /// Not at all, as in After Effects.
  case show
}
