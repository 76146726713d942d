import TextLayout

/// How the content of a view changes in an animation.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct ContentTransition: Equatable, Sendable {
  let kind: TextLayout.ContentTransition
  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// The contents fade into each other.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Letters that differ roll, up or down; the system's own motion is not documented.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: countsDown ? .numericTextDown : .numericText)
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How the content of views changes.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of the view changes.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(EnvironmentModifier { $0.contentTransition = transition })
  }
}

/// The content of a text, with the one before.
@MainActor private final class ShownContent {
  var content: String
  var old: String?
  /// The number of changes.
  var changes = 0

  init(_ content: String) { self.content = content }
}

extension ViewInputs {
  /// The change of a text that is under way: the content before, and the share that is done.
  func contentChange(to content: String) -> (old: String, progress: Double)? {
    guard let shown = node.attribute as? ShownContent else {
      node.attribute = ShownContent(content)
      return nil
    }
    if shown.content != content {
      (shown.old, shown.content) = (shown.content, content)
      shown.changes += 1
      // A change begins at its start, whatever became of the one before.
      _ = child(.index(shown.changes)).animated(0.0)
    }
    guard let old = shown.old else { return nil }
    let progress = child(.index(shown.changes)).animated(1.0)
    if progress == 1 { shown.old = nil }
    return (old, progress)
  }
}
