/// The writers that the name of an output chooses from.
package enum FrameWriterList {
  /// All writers; the first one is for names without an extension.
  static let all: [any FrameWriter.Type] = [
    PNGWriter.self
  ]

  /// The extensions of all writers.
  package static var fileExtensions: [String] { all.flatMap { $0.fileExtensions } }

  /// The writer for an output.
  ///
  /// - Throws: `XsheetError` of kind `invalidRequest` for an unknown extension.
  package static func writer(for output: OutputPattern) throws(XsheetError) -> any FrameWriter {
    let name = output.fileExtension
    let type = name.isEmpty ? all.first : all.first { $0.fileExtensions.contains(name) }
    guard let type else {
      let known = fileExtensions.map { "." + $0 }.joined(separator: ", ")
      throw XsheetError(
        .invalidRequest, "'\(output.text)' has an unknown extension; supported are: \(known).")
    }
    return type.init(to: output)
  }
}
