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
    from animation: DesignFile.Text, of file: DesignFile, name: String = "",
    options: ImportOptions = ImportOptions()
  ) throws(ImportFailure) -> ImportResult {
    var options = options
    options.animation = animation.id
    if file.packing == .zip { options.readData = { file.image(at: $0) } }
    var result = try importComposition(from: animation.json, name: name, options: options)
    guard file.packing == .zip else { return result }
    var diagnostics = file.notes
    let machine = result.composition.readMachine(of: file, for: animation.id)
    for finding in machine { diagnostics.report(finding) }
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
    result.designPlace += file.notes.items.count + machine.count
    result.diagnostics = diagnostics
    return result
  }
}

extension Composition {
  /// Reads the state machine of an archive, and returns the findings about it.
  fileprivate mutating func readMachine(
    of archive: DesignFile, for animation: String
  ) -> [Diagnostic] {
    guard let file = archive.machine else { return [] }
    let allLayers = layers + precompositions.flatMap(\.layers)
    let surroundings = MachineReader.Surroundings(
      animation: animation, markers: Set(markers.map(\.name)),
      layers: Set(allLayers.map(\.name)), themes: Set(archive.themes.map(\.id)))
    let result = MachineReader.read(file.json, named: file.id, in: surroundings)
    self.machine = result.machine
    return result.findings
  }
}
