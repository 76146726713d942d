/// An old way of writing, which is translated.
enum Dialect: Int, CaseIterable {
  /// Keyframes have the next one's value too.
  case endValues
  /// Colours are 0...255.
  case byteColors
  /// Paths are closed by a flag beside them.
  case closedBeside
  /// A text has one document in place of keyframes.
  case singleDocument
  /// Types of layers are words.
  case namedTypes

  /// What is said about it.
  var message: String {
    switch self {
    case .endValues: "Keyframes have end values, as exporters before 5.0 wrote them."
    case .byteColors: "Colours are written as 0...255, as exporters before 4.1.9 did."
    case .closedBeside: "Paths are closed by a flag beside them, as exporters before 4.4.18 did."
    case .singleDocument: "A text has one document, as exporters before 4.4.14 wrote it."
    case .namedTypes: "Types of layers are written as words, as the first exporters did."
    }
  }
}
