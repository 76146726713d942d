import CompositionModel
package import Containers
package import Diagnostics
import JSONTree
import TextLayout

/// Converts Lottie JSON to a composition.
package struct LottieImporter {
  /// The state that all readers share.
  let context = ImportContext()
  /// The name of the composition when the file has none.
  let name: String

  private init(name: String, _ options: ImportOptions) {
    self.name = name
    context.options = options
  }

  private static func read(
    _ json: [UInt8], name: String, options: ImportOptions
  ) throws(ImportFailure) -> ImportResult {
    let importer = LottieImporter(name: name, options)
    defer { importer.context.free() }
    let document = try importer.parse(json)
    importer.context.report(document.toleranceFindings)
    guard let (composition, designPlace) = document.withRoot({ importer.read($0) }) else {
      var failure =
        importer.context.failure
        ?? ImportFailure(.rootNotAnObject, "The file is not a composition.")
      failure.findings = importer.context.diagnostics
      throw failure
    }
    return ImportResult(
      composition: composition, diagnostics: importer.context.diagnostics, designPlace: designPlace)
  }

  private func parse(_ bytes: [UInt8]) throws(ImportFailure) -> JSONDocument {
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      throw ImportFailure(.emptyFile, "The file is empty.")
    }
    guard bytes.count <= ImportLimits.fileSize else {
      throw ImportFailure(
        .limitExceeded,
        "The file has \(bytes.count) bytes; the limit is \(ImportLimits.fileSize).")
    }
    let packing =
      DesignFile.isArchive(bytes)
      ? "a zip archive, as .lottie files are"
      : DesignFile.isGzip(bytes) ? "compressed with gzip, as .tgs files are" : nil
    if let packing {
      throw ImportFailure(
        .compressedFile, "The file is \(packing); unpack it and import the JSON file inside.")
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
    if context.hasExpressions && context.options.evaluatedFrames.isAny && !context.isRefused {
      readDataFiles(of: &composition)
    }
    let designPlace = context.diagnostics.items.count
    composition.slots = slots(&reader)
    reader.finish()
    return context.isRefused ? nil : (composition, designPlace)
  }

  /// Reads the theme, whose values override the slots of the file.
  private func readTheme(in root: JSONValue) {
    guard let theme = context.options.theme else { return }
    let (slots, findings) = ThemeReader.slots(
      of: theme, for: context.options.animation, in: root)
    context.theme = slots
    context.themeSlots = slots?.withRoot { $0 }
    context.report(findings)
  }

  /// Reads the data files, which only expressions use.
  private func readDataFiles(of composition: inout Composition) {
    for index in composition.dataSources.indices {
      let bytes: [UInt8]? =
        switch composition.dataSources[index].source {
        case .embedded(let bytes): bytes
        case .external(let path): context.options.readData(path)
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
      return refuse("layers", isThere: reader.value("layers") != nil, expected: "an array")
    }
    composition.layers = context.inside(composition.title) {
      context.at("layers") { layerReader.layers(layers) }
    }
  }
}

extension LottieImporter {
  /// Reads an animation of a file, with its pictures in the archive; fonts and expressions are not resolved.
  ///
  /// The findings name everything in the animation that the composition does not represent; they begin with those about
  /// the file as a whole.
  ///
  /// - Throws: `ImportFailure` when there is nothing that could be drawn, or when a limit is exceeded.
  package static func read(
    _ animation: DesignFile.Text, of file: DesignFile?, name: String, options: ImportOptions
  ) throws(ImportFailure) -> ImportResult {
    var options = options
    options.animation = animation.id
    guard let file, file.isArchive else {
      return try read(animation.json, name: name, options: options)
    }
    options.readData = { file.image(at: $0) }
    var result = try read(animation.json, name: name, options: options)
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
    let surroundings = MachineReader.Surroundings(
      animation: animation, markers: Set(markers.map(\.name)),
      layers: Set(allLayers.map(\.name)), themes: Set(archive.themes.map(\.id)))
    let result = MachineReader.read(file.json, named: file.id, in: surroundings)
    self.machine = result.machine
    return result.findings
  }
}

// The slots of a file. Properties that use them are read before.
extension LottieImporter {
  /// The slots that properties use, in the order of their first use, then the unused slots in the member `slots`.
  func slots(_ reader: inout ObjectReader) -> [Slot] {
    checkTheme()
    return context.usedSlots + (reader.read("slots") { unusedSlots(in: $0) } ?? [])
  }

  /// Reports the rules of a theme for slots that no property uses.
  private func checkTheme() {
    guard let theme = context.options.theme, let slots = context.themeSlots else { return }
    for member in slots.members where !context.usesSlot(member.name) {
      context.report(
        .unusedThemeRule,
        "The theme “\(theme.id)” has a rule for “\(member.name)”, which is no slot of the design."
      )
    }
  }

  private func unusedSlots(in value: JSONValue) -> [Slot]? {
    guard value.kind == .object else {
      context.reportWrongType(value, expected: "an object of slots")
      return nil
    }
    if value.count > ImportLimits.slots {
      context.report(
        .limitExceeded,
        "The file has \(value.count) slots; the limit is \(ImportLimits.slots), and the others are ignored."
      )
    }
    return value.members.prefix(ImportLimits.slots).compactMap { member in
      let id = member.name
      context.at(named: id) {
        _ = context.object(member.value, as: .slot) { reader -> Void? in reader.skip("p") }
      }
      if context.usesSlot(id) { return nil }
      context.at(named: id) {
        context.report(.unusedSlot, "No property uses the slot \"\(id)\".")
      }
      return Slot(id: id)
    }
  }
}
