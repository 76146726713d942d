import Containers

/// The content of an archive, kept from listing its animations to importing the last of them.
final class OpenedArchive {
  /// The content; `nil` if it is not read yet, or not needed any more.
  var content: DesignFile?
}
