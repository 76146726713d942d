import Containers

/// An archive that was read, kept from listing its animations to importing the last of them.
final class OpenedDesign {
  /// The content of the archive; `nil` if it was not read yet, or is not needed any more.
  var file: DesignFile?
}
