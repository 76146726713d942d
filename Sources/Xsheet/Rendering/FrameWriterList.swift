/// The writers that the name of an output chooses from.
package enum FrameWriterList {
  /// All writers; the first one is for names without an extension.
  private static let all: [any FormatWriter.Type] = [
    PNGWriter.self, MovingPictureWriter<GIFFormat>.self, MovingPictureWriter<APNGFormat>.self,
    MovingPictureWriter<WebPFormat>.self, Y4MWriter.self,
  ]

  /// The extensions of all writers.
  package static var fileExtensions: [String] { all.flatMap { $0.fileExtensions } }

  /// The type of the writer for an output.
  ///
  /// - Parameters:
  ///   - output: The output, whose extension chooses; `nil` for standard output, which takes PNG.
  ///   - format: The extension of another format; `nil` for that of the name.
  /// - Throws: `XsheetError` of kind `invalidRequest` for an unknown extension.
  package static func type(
    for output: OutputPattern?, format: String? = nil
  ) throws(XsheetError) -> any FormatWriter.Type {
    let name = format ?? output?.fileExtension ?? ""
    let type = name.isEmpty ? all.first : all.first { $0.fileExtensions.contains(name) }
    guard let type else {
      let known = fileExtensions.map { "." + $0 }.joined(separator: ", ")
      throw XsheetError(
        .invalidRequest,
        "'\(output?.text ?? name)' has an unknown extension; supported are: \(known).")
    }
    return type
  }

  /// The writer for some frames: several ones that share a name are a moving picture.
  package static func writer(
    for output: OutputPattern, format: String? = nil, frames: Int, _ options: MovingPictureOptions
  ) throws(XsheetError) -> any FormatWriter {
    let type = try type(for: output, format: format)
    if type == PNGWriter.self, frames > 1, !output.hasNumber {
      return MovingPictureWriter<APNGFormat>(to: output, options: options)
    }
    return type.init(to: output, options: options)
  }
}
