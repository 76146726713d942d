import CompositionModel
package import Containers
import Diagnostics

extension LottieImporter {
  /// Imports one animation of a file, with its pictures in the archive.
  ///
  /// The findings begin with those about the file as a whole.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - file: The file.
  ///   - name: The name of the composition when it has none.
  ///   - options: The settings of import.
  /// - Throws: `ImportFailure` when there is nothing that could be drawn, or when a limit is exceeded.
  package static func importComposition(
    from animation: DesignFile.Animation, of file: DesignFile, name: String = "",
    options: ImportOptions = ImportOptions()
  ) throws(ImportFailure) -> ImportResult {
    var options = options
    options.animation = animation.id
    if file.packing == .zip { options.readData = { file.image(at: $0) } }
    var result = try importComposition(from: animation.json, name: name, options: options)
    guard file.packing == .zip else { return result }
    var diagnostics = file.notes
    diagnostics.append(contentsOf: result.diagnostics)
    for index in result.composition.images.indices {
      let image = result.composition.images[index]
      guard case .external(let path) = image.source else { continue }
      if let bytes = file.image(at: path) {
        result.composition.images[index].source = .embedded(bytes)
      } else {
        diagnostics.report(
          Diagnostic(
            .missingArchivePicture,
            message:
              "The archive does not contain the picture \"\(path)\" of asset \"\(image.id)\".",
            pointer: image.pointer))
      }
    }
    result.designPlace += file.notes.items.count
    result.diagnostics = diagnostics
    return result
  }
}
