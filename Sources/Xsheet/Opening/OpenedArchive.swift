import Containers
import SceneRendering

/// The content of an archive, kept from listing its animations to importing the last of them.
///
/// The animations of an archive may be imported on several threads.
final class OpenedArchive: Sendable {
  private let stored = Locked<DesignFile?>(nil)

  /// The content; `nil` if it is not read yet, or not needed any more.
  var content: DesignFile? {
    get { stored.with { $0 } }
    set { stored.with { $0 = newValue } }
  }
}
