/// An old dialect of Lottie, which is translated.
enum Dialect: Int, CaseIterable {
  /// Keyframes have the value of the next one too.
  case endValues
  /// Colors are 0...255.
  case byteColors
  /// A flag next to a path closes it.
  case closedBeside
  /// A text has one document in place of keyframes.
  case singleDocument
  /// Types of layers are words.
  case namedTypes
  /// Tangents of the outlines of characters are absolute.
  case absoluteTangents
  /// Values of keyframes are numbers in place of arrays.
  case plainValues
  /// Keyframes have null in place of handles.
  case nullHandles

  /// The message of the finding.
  var message: String {
    switch self {
    case .endValues: "Keyframes have end values, the notation before Bodymovin 5.0."
    case .byteColors: "Colors are 0...255, the notation before Bodymovin 4.1.9."
    case .closedBeside:
      "Paths are closed by a flag beside them, the notation before Bodymovin 4.4.18."
    case .singleDocument: "A text has one document, the notation before Bodymovin 4.4.14."
    case .namedTypes: "Layer types are words, the notation of the first exporters."
    case .absoluteTangents:
      "Tangents of the outlines of characters are absolute, the notation before Bodymovin 4.7.99."
    case .plainValues: "Values of keyframes are numbers in place of arrays."
    case .nullHandles: "Handles of keyframes are null; the keyframes are linear."
    }
  }
}
