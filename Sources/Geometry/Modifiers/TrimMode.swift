/// The order in which a trim shortens several paths, by After Effects' names.
public enum TrimMode: String, Hashable, Sendable, CaseIterable {
  /// All paths at the same time, each by its own length.
  case simultaneously
  /// One path after the other, as one line.
  case individually
}
