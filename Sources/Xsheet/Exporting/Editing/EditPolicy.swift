/// The treatment of files that were edited since Xsheet wrote them, or that it did not write.
package enum EditPolicy: Hashable, Sendable {
  /// They are kept, which is an error.
  case keep
  /// They are replaced.
  case replace
  /// Edits are merged with the new files.
  case merge
}
