import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel

/// Reads layers.
struct LayerReader {
  /// The state that all readers share.
  let context: ImportContext
  /// The size of the canvas, for precompositions that have none.
  let canvas: Vector2
  /// The time range of the canvas, for layers that have none.
  let range: Range<Double>

  /// Reads the layers of a composition, an array at the present place, and links them.
  func layers(_ list: JSONValue) -> [Layer] {
    guard list.kind == .array else {
      context.reportWrongType(list, expected: "an array of layers")
      return []
    }
    context.count(.layers, list.count)
    var layers: [Layer] = []
    var references: [LayerReferences] = []
    layers.reserveCapacity(list.count)
    for (index, value) in list.elements.enumerated() where !context.isRefused {
      guard let own = context.at(index, { read(value, number: index, into: &layers) }) else {
        continue
      }
      references.append(own)
    }
    return LayerLinks(consume layers, references, context: context).resolved()
  }

  /// Reads the layer at the present place, and appends it; reports any other value, and returns `nil`.
  private func read(
    _ value: JSONValue, number: Int, into layers: inout [Layer]
  ) -> LayerReferences? {
    guard var reader = ObjectReader(value, as: .layer, in: context) else { return nil }
    defer { reader.finish() }
    let (type, typeNumber) = self.type(&reader)
    let written = reader.string("nm") ?? ""
    let name = written.isEmpty ? "\(type?.name ?? "Unknown") \(number + 1)" : written
    return context.inside(name) {
      layers.append(Layer(name: name, content: .null, inPoint: 0, outPoint: 0))
      let last = layers.count - 1
      layers[last].isNamed = !written.isEmpty
      // In place, as copies of layers are large.
      return read(type, typeNumber, &reader, into: &layers[last])
    }
  }

  private func read(
    _ type: LayerType?, _ typeNumber: Int, _ reader: inout ObjectReader, into layer: inout Layer
  ) -> LayerReferences {
    readTimes(&reader, into: &layer)
    if layer.inPoint < layer.outPoint { context.frames = layer.inPoint..<layer.outPoint }
    defer { context.frames = nil }
    readPlace(&reader, into: &layer)
    readCompletion(&reader)
    defer { context.hasAbsoluteTangents = false }
    readMasks(&reader, into: &layer)
    layer.content = content(type, typeNumber, maskPaths: layer.maskPaths, &reader)
    readStyle(&reader, into: &layer)
    if !layer.effects.contains(where: { $0.role == .stroke && $0.isEnabled }) {
      layer.maskPaths = [:]
    }
    if layer.content.isAdjustment { context.reportAdjustment(layer.effects, layer.styles) }
    if type == nil { reader.ignoreRest() }
    layer.pointer = context.path.pointer
    if !context.expressions.isEmpty { swap(&layer.expressions, &context.expressions) }
    layer.isMatteSource = reader.flag("td")
    layer.index = reader.number("ind")
    return references(&reader)
  }

  /// The type of the layer, and its number in the file.
  private func type(_ reader: inout ObjectReader) -> (LayerType?, Int) {
    if let name = reader.value("ty")?.string, let type = LayerType(oldName: name) {
      context.reportDialect(.namedTypes)
      return (type, type.rawValue)
    }
    let number = reader.integer("ty") ?? -1
    return (LayerType(rawValue: number), number)
  }

  private func references(_ reader: inout ObjectReader) -> LayerReferences {
    LayerReferences(
      parent: reader.number("parent"), matteMode: matteMode(&reader), matte: reader.number("tp"))
  }

  private func readTimes(_ reader: inout ObjectReader, into layer: inout Layer) {
    layer.inPoint = time("ip", range.lowerBound, &reader)
    layer.outPoint = time("op", range.upperBound, &reader)
    layer.startTime = reader.frame("st") ?? 0
    layer.stretch = reader.number("sr") ?? 1
    if layer.stretch == 0 {
      context.report(.numberOutOfRange, member: "sr", "The time stretch is 0; 1 is used.")
      layer.stretch = 1
    }
    if layer.outPoint <= layer.inPoint {
      context.report(
        .emptyTimeRange,
        "The layer is never visible: it begins at frame \(NumberText.plain(layer.inPoint)) "
          + "and ends at frame \(NumberText.plain(layer.outPoint)).")
    }
  }

  private func time(
    _ name: JSONName, _ fallback: Double, _ reader: inout ObjectReader
  ) -> Double {
    if let time = reader.frame(name) { return time }
    context.report(
      .missingMember,
      "The layer has no \"\(name)\"; that of the composition, \(NumberText.plain(fallback)), is used."
    )
    return fallback
  }

  private func readPlace(_ reader: inout ObjectReader, into layer: inout Layer) {
    if let transform = reader.value("ks") {
      context.at("ks") {
        context.readTransform(transform, as: .layerTransform, into: &layer.transform)
      }
    } else {
      context.report(.missingMember, "The layer has no transform \"ks\".")
    }
    layer.autoOrients = reader.flag("ao")
    layer.isThreeDimensional = reader.flag("ddd")
    layer.isHidden = reader.flag("hd")
    layer.blendMode = reader.blendMode()
  }

  /// Reads the mark of a layer that was saved out of a player's memory; its member `layers` repeats the precomposition.
  private func readCompletion(_ reader: inout ObjectReader) {
    guard let completion = context.completion else { return }
    let isMarked = reader.flag("completed")
    context.hasAbsoluteTangents = completion == .file || isMarked
    reader.skip("layers")
  }

  private func matteMode(_ reader: inout ObjectReader) -> MatteMode? {
    guard let number = reader.integer("tt"), number != 0 else { return nil }
    guard (1...4).contains(number) else {
      context.report(
        .unsupportedMatte, member: "tt",
        "The matte type \(number) is unknown; the layer is drawn without the matte.")
      return nil
    }
    return MatteMode.allCases[number - 1]
  }

  /// Reads effects, styles, switches and the attributes in a web page.
  private func readStyle(_ reader: inout ObjectReader, into layer: inout Layer) {
    layer.effects = effects(&reader)
    layer.styles = styles(&reader)
    layer.hasMotionBlur = reader.flag("mb")
    if layer.hasMotionBlur && !context.hasMotionBlur {
      context.report(
        .unsupportedMotionBlur, member: "mb",
        "The layer has motion blur, but the composition has none; the layer is drawn sharp.")
    }
    layer.collapsesTransform = reader.flag("ct")
    layer.collapse = context.options.collapse
    if let id = reader.string("ln") { layer.webNames.id = id }
    if let classes = reader.string("cl") { layer.webNames.classes = classes }
    if let tag = reader.string("tg") { layer.webNames.tag = tag }
  }
}

// The content of layers.
extension LayerReader {
  /// The content of a layer of a type; `number` is the type in the file.
  func content(
    _ type: LayerType?, _ number: Int, maskPaths: [Int: AnimatedValue<BezierPath>],
    _ reader: inout ObjectReader
  ) -> Layer.Content {
    switch type {
    case .shapes:
      // Some exporters also write the size of the composition.
      reader.skip("w", "h")
      return .shapes(ShapeReader(context: context).shapes("shapes", &reader))
    case .null:
      // Exporters also write the size of the null object.
      reader.skip("sw", "sh", "sc", "w", "h")
      return .null
    case .solid: return solid(&reader)
    case .precomposition: return precomposition(&reader)
    case .image: return image(&reader)
    case .text: return .text(TextReader(context: context, maskPaths: maskPaths).read(&reader))
    case .audio: return audio(&reader)
    case .camera: return camera(&reader)
    case .data: return data(&reader)
    case .adjustment: return adjustment(&reader)
    case .videoPlaceholder, .imageSequence, .video, .imagePlaceholder, .guide, .light, nil:
      return other(type, number, &reader)
    }
  }

  private func solid(_ reader: inout ObjectReader) -> Layer.Content {
    reader.skip("w", "h")
    let size = Vector2(reader.extent("sw") ?? 0, reader.extent("sh") ?? 0)
    let text = reader.string("sc") ?? "#000000"
    guard let color = Color(hexadecimal: text.hasPrefix("#") ? text.dropFirst() : text[...]) else {
      context.report(
        .wrongType, member: "sc",
        "The color of the solid is \"\(text)\"; expected six hexadecimal digits; "
          + "black is used.")
      return .solid(.black, size: size)
    }
    return .solid(color, size: size)
  }

  private func precomposition(_ reader: inout ObjectReader) -> Layer.Content {
    let frameRate = context.frameRate
    let remap = reader.optionalProperty("tm", NumberFormat.plain())?.map { $0 * frameRate }
    let size = Vector2(reader.extent("w") ?? canvas.x, reader.extent("h") ?? canvas.y)
    guard let index = asset(.precomposition, &reader) else { return .null }
    return .precomposition(index, size: size, timeRemap: remap)
  }

  private func image(_ reader: inout ObjectReader) -> Layer.Content {
    reader.skip("w", "h")
    guard let index = asset(.image, &reader) else { return .unsupported("image") }
    return .image(index)
  }

  private func audio(_ reader: inout ObjectReader) -> Layer.Content {
    reader.skip("w", "h")
    let sound = asset(.sound, &reader)
    let levels = reader.object("au", as: .audio) { $0.property("lv", VectorFormat.loose) }
    context.report(.unsupportedAudio, "Audio layers are ignored.")
    return .audio(sound: sound, levels: levels ?? AnimatedValue(.zero))
  }

  private func camera(_ reader: inout ObjectReader) -> Layer.Content {
    reader.skip("w", "h")
    let zoom = reader.property("pe", NumberFormat.plain())
    // One-node cameras have no point of interest.
    let isAimed = reader.value("ks")?["a"] != nil
    return .camera(zoom: zoom, isAimed: isAimed)
  }

  private func data(_ reader: inout ObjectReader) -> Layer.Content {
    reader.skip("w", "h")
    let index = asset(.data, &reader)
    context.report(.unsupportedData, "The data layer is invisible; expressions can read its data.")
    return .data(index)
  }

  /// An adjustment layer, with the size of the solid or picture that it was made from.
  private func adjustment(_ reader: inout ObjectReader) -> Layer.Content {
    let solid = (reader.extent("sw"), reader.extent("sh"))
    let own = (reader.extent("w"), reader.extent("h"))
    reader.skip("sc", "t", "refId")
    guard let width = solid.0 ?? own.0, let height = solid.1 ?? own.1, width > 0, height > 0 else {
      return .adjustment(size: nil)
    }
    return .adjustment(size: Vector2(width, height))
  }

  private func other(
    _ type: LayerType?, _ number: Int, _ reader: inout ObjectReader
  ) -> Layer.Content {
    context.reportUndrawn(type, number)
    reader.skip("t", "pe", "au", "refId", "w", "h", "sw", "sh", "sc")
    return .unsupported(type?.name.lowercased() ?? "type \(number)")
  }

  /// The index of the asset that a layer refers to; reports a missing asset or one of another kind, and returns `nil`.
  private func asset(_ kind: AssetIndex.Kind, _ reader: inout ObjectReader) -> Int? {
    guard let id = reader.string("refId") else {
      context.report(.missingAsset, "The layer does not name its \(kind.rawValue).")
      return nil
    }
    if let index = context.assets.index(id, kind) { return index }
    if let other = context.assets.kind(of: id) {
      context.report(
        .wrongAsset, member: "refId",
        "The layer shows a \(kind.rawValue), but the asset \"\(id)\" is a \(other.rawValue).")
    } else {
      context.report(
        .missingAsset, member: "refId",
        "The \(kind.rawValue) \"\(id)\" of the layer is not in the file.")
    }
    return nil
  }
}

// The masks of layers.
extension LayerReader {
  /// Reads the masks in the member `masksProperties`, and the paths of all.
  func readMasks(_ reader: inout ObjectReader, into layer: inout Layer) {
    let limit = (count: ImportLimits.masks, owner: "The layer", noun: "masks")
    reader.elements("masksProperties", limit: limit) { index, value in
      _ = context.object(value, as: .mask) { readMask(index, &$0, into: &layer) }
    }
  }

  private func readMask(_ index: Int, _ reader: inout ObjectReader, into layer: inout Layer) {
    let letter = reader.string("mode") ?? "a"
    let mode = LayerReader.maskModes[letter]
    let path = maskPath(&reader)
    layer.maskPaths[index] = path
    guard let mode else {
      // Masks of mode None do not cut.
      if letter != "n" {
        context.report(
          .unsupportedMask, member: "mode",
          "The mask mode \"\(letter)\" is unknown; the mask is ignored.")
      }
      reader.ignoreRest()
      return
    }
    var mask = Mask(name: reader.string("nm") ?? "", mode: mode, path: path)
    mask.isInverted = reader.flag("inv")
    mask.visitProperties(&reader)
    layer.masks.append(mask)
  }

  /// The modes that cut, by their letters in the file.
  private static let maskModes: [String: MaskMode] = [
    "a": .add, "s": .subtract, "i": .intersect, "l": .lighten, "d": .darken, "f": .difference,
  ]

  private func maskPath(_ reader: inout ObjectReader) -> AnimatedValue<BezierPath> {
    var format = PathFormat()
    format.isClosed = context.closingFlag("cl", &reader)
    format.hasAbsoluteTangents = context.hasAbsoluteTangents
    guard let path = reader.optionalProperty("pt", format) else {
      context.report(.missingMember, "The mask has no path \"pt\".")
      return AnimatedValue(BezierPath())
    }
    return path
  }
}

/// The type of a layer, by its number in `ty`.
enum LayerType: Int {
  case precomposition, solid, image, null, shapes, text, audio, videoPlaceholder, imageSequence
  case video, imagePlaceholder, guide, adjustment, camera, light, data

  /// The name as in "Text layer".
  var name: String { LayerType.names[rawValue] }

  private static let names = [
    "Precomposition", "Solid", "Image", "Null", "Shape", "Text", "Audio", "Video placeholder",
    "Image sequence", "Video", "Image placeholder", "Guide", "Adjustment", "Camera", "Light",
    "Data",
  ]

  /// The types by their names in files of the first exporters.
  private static let oldNames: [String: LayerType] = [
    "PreCompLayer": .precomposition, "SolidLayer": .solid, "StillLayer": .image,
    "NullLayer": .null, "ShapeLayer": .shapes, "TextLayer": .text, "AudioLayer": .audio,
    "CameraLayer": .camera,
  ]

  /// The type by its name in files of the first exporters.
  init?(oldName: String) {
    guard let type = LayerType.oldNames[oldName] else { return nil }
    self = type
  }
}
