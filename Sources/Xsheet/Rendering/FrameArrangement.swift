/// How several frames share one picture.
package enum FrameArrangement: Hashable, Sendable {
  /// In rows, with their times.
  case sheet(SheetLayout)
  /// Over each other.
  case onion
}
