import JSONTree

/// An old dialect of Lottie, which is translated.
enum Dialect: Int, CaseIterable {
  case endValues, byteColors, closedBeside, singleDocument, namedTypes, absoluteTangents
  case plainValues, nullHandles, completed

  /// The message of the finding, which describes the dialect.
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
    case .completed:
      "The file was saved out of a player's memory: tangents are absolute, and old notation is translated."
    }
  }
}

/// The version of the exporter, which decides the dialect.
struct ExporterVersion: Comparable {
  /// The major, minor and patch number.
  private let parts: SIMD3<Int>

  /// Makes a version of its numbers.
  init(_ major: Int, _ minor: Int, _ patch: Int) {
    parts = SIMD3(major, minor, patch)
  }

  /// Reads a version such as `5.7.0`.
  ///
  /// As in lottie-web, a file without a version is treated as new.
  init(text: String?) {
    guard let text, !text.isEmpty else {
      self.init(100, 100, 100)
      return
    }
    let numbers = text.split(separator: ".", maxSplits: 3).map { Int($0) ?? 0 } + [0, 0, 0]
    self.init(numbers[0], numbers[1], numbers[2])
  }

  /// The version before which colors were 0...255.
  static let unitColors = ExporterVersion(4, 1, 9)
  /// The version before which a flag next to a path closed it.
  static let closedInPath = ExporterVersion(4, 4, 18)
  /// The version before which the tangents of glyphs were absolute.
  static let relativeGlyphs = ExporterVersion(4, 7, 99)

  static func < (left: ExporterVersion, right: ExporterVersion) -> Bool {
    (left.parts.x, left.parts.y, left.parts.z) < (right.parts.x, right.parts.y, right.parts.z)
  }
}

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
    let isMarked = { (layer: JSONValue) in
      layer.kind == .object && layer.member("completed")?.bool == true
    }
    if layers?.kind == .array, layers?.elements.contains(where: isMarked) == true {
      self = .layers
    } else if isComplete {
      self = .file
    } else {
      return nil
    }
  }
}
