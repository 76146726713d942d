import CompositionModel
import Containers
import Diagnostics
import JSONTree
import TextLayout

/// Converts Lottie JSON to a composition.
package struct LottieImporter {
  /// The state that all readers share.
  let context = ImportContext()
  /// The name of the composition when the file has none.
  let name: String
  private let options: ImportOptions

  private init(name: String, _ options: ImportOptions) {
    self.name = name
    self.options = options
    context.collapse = options.collapse
    context.textRules = options.text.rules
  }

  /// Imports a file.
  ///
  /// The findings name everything in the file that the composition does not represent.
  ///
  /// - Parameters:
  ///   - bytes: The text of the file, in UTF-8.
  ///   - name: The name of the composition when the file has none.
  ///   - options: The settings of import.
  /// - Throws: `ImportFailure` when there is nothing that could be drawn, or when a limit is exceeded.
  package static func importComposition(
    from bytes: [UInt8], name: String = "", options: ImportOptions = ImportOptions()
  ) throws(ImportFailure) -> ImportResult {
    let importer = LottieImporter(name: name, options)
    defer { importer.context.free() }
    let document = try importer.parse(bytes)
    importer.context.report(document.toleranceFindings)
    guard let (composition, designPlace) = document.withRoot({ importer.read($0) }) else {
      throw importer.failure()
    }
    return ImportResult(
      composition: composition, diagnostics: importer.context.diagnostics, designPlace: designPlace)
  }

  /// The reason why the file was refused, with the findings before.
  private func failure() -> ImportFailure {
    var failure =
      context.failure
      ?? ImportFailure(
        diagnostic: Diagnostic(.rootNotAnObject, message: "The file is not a composition."))
    failure.findings = context.diagnostics
    return failure
  }

  private func parse(_ bytes: [UInt8]) throws(ImportFailure) -> JSONDocument {
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      throw ImportFailure(diagnostic: Diagnostic(.emptyFile, message: "The file is empty."))
    }
    guard bytes.count <= ImportLimits.fileSize else {
      throw ImportFailure(
        diagnostic: Diagnostic(
          .limitExceeded,
          message: "The file has \(bytes.count) bytes; the limit is \(ImportLimits.fileSize)."))
    }
    if let archive = archiveKind(of: bytes) {
      throw ImportFailure(
        diagnostic: Diagnostic(
          .compressedFile,
          message: "The file is \(archive); unpack it and import the JSON file inside."))
    }
    do {
      return try JSONDocument(parsing: bytes, depthLimit: ImportLimits.jsonDepth)
    } catch {
      throw ImportFailure(diagnostic: error.diagnostic)
    }
  }

  /// The composition, and the number of findings before those about the design as a whole.
  private func read(_ root: JSONValue) -> (Composition, designPlace: Int)? {
    guard root.kind == .object, var reader = ObjectReader(root, as: .root, in: context) else {
      context.refuse(.rootNotAnObject, "The root is of type \(root.kind), not an object.")
      return nil
    }
    context.completion = CompletionMark(&reader)
    if context.completion != nil { context.reportDialect(.completed) }
    context.slots = reader.value("slots")
    readTheme(in: root)
    guard var composition = header(&reader) else { return nil }
    readLayers(&reader, into: &composition)
    composition.glyphs = glyphs(&reader)
    if !context.isRefused { checkPrecompositions(of: &composition) }
    if context.hasExpressions && options.evaluatedFrames.isAny && !context.isRefused {
      readDataFiles(of: &composition)
    }
    let designPlace = context.diagnostics.items.count
    composition.slots = slots(&reader)
    reader.finish()
    return context.isRefused ? nil : (composition, designPlace)
  }

  /// Reads the theme, whose values take the place of those of slots.
  private func readTheme(in root: JSONValue) {
    guard let theme = options.theme else { return }
    let (slots, findings) = ThemeReader.slots(of: theme, for: options.animation, in: root)
    (context.theme, context.themeName) = (slots, theme.id)
    context.themeSlots = slots?.withRoot { $0 }
    context.report(findings)
  }

  /// Reads the data files, which only expressions use.
  private func readDataFiles(of composition: inout Composition) {
    for index in composition.dataSources.indices {
      let bytes: [UInt8]? =
        switch composition.dataSources[index].source {
        case .embedded(let bytes): bytes
        case .external(let path): options.readData(path)
        }
      guard let bytes, bytes.count <= ImportLimits.dataBytes else { continue }
      composition.dataSources[index].text = String(validating: bytes, as: UTF8.self)
    }
  }

  private func readLayers(_ reader: inout ObjectReader, into composition: inout Composition) {
    let layerReader = LayerReader(
      context: context, canvas: composition.size,
      range: composition.inPoint..<composition.outPoint)
    let assets = AssetReader(layers: layerReader)
    _ = reader.read("assets") { value -> Void? in assets.read(value, into: &composition) }
    guard let layers = reader.value("layers"), layers.kind == .array else {
      let isThere = reader.value("layers") != nil
      context.refuse(
        isThere ? .wrongType : .missingMember, member: "layers",
        "The composition's \"layers\" is \(isThere ? "not an array" : "missing").")
      return
    }
    composition.layers = context.inside(composition.title) {
      context.at("layers") { layerReader.layers(layers) }
    }
  }
}

extension LottieImporter {
  /// The kind of a file that holds compressed JSON, by its first bytes; `nil` for other files.
  func archiveKind(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "a zip archive, as .lottie files are"
    }
    if bytes.starts(with: [0x1F, 0x8B]) { return "compressed with gzip, as .tgs files are" }
    return nil
  }
}
