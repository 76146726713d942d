import JSONTree

/// The mark that lottie-web leaves in a file that was saved out of its memory.
///
/// The player makes the tangents of the paths of shapes and masks absolute, and translates the notation of old exporters,
/// before it marks the file or its layers.
enum CompletionMark {
  /// The root is marked with `__complete`: all layers are translated.
  case file
  /// Layers are marked with `completed`: these are translated.
  case layers

  /// The mark of a file; `nil` for none.
  init?(_ reader: inout ObjectReader) {
    let isComplete = reader.flag("__complete")
    let layers = reader.value("layers")
    if layers?.kind == .array, layers?.elements.contains(where: CompletionMark.isMarked) == true {
      self = .layers
    } else if isComplete {
      self = .file
    } else {
      return nil
    }
  }

  private static func isMarked(_ layer: JSONValue) -> Bool {
    layer.kind == .object && layer.member("completed")?.bool == true
  }
}
