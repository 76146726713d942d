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
      guard let (layer, own) = context.at(index, { read(value, number: index) }) else { continue }
      layers.append(layer)
      references.append(own)
    }
    return LayerLinks(consume layers, references, context: context).resolved()
  }

  /// Reads the layer at the present place; reports any other value, and returns `nil`.
  private func read(_ value: JSONValue, number: Int) -> (Layer, LayerReferences)? {
    guard var reader = ObjectReader(value, as: .layer, in: context) else { return nil }
    defer { reader.finish() }
    let (type, typeNumber) = self.type(&reader)
    let written = reader.string("nm") ?? ""
    let name = written.isEmpty ? "\(type?.name ?? "Unknown") \(number + 1)" : written
    return context.inside(name) {
      var layer = Layer(name: name, content: .null, inPoint: 0, outPoint: 0)
      layer.isNamed = !written.isEmpty
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
      if case .adjustment = layer.content {
        context.reportAdjustment(layer.effects, layer.styles)
      }
      if type == nil { reader.ignoreRest() }
      layer.pointer = context.path.pointer
      if !context.expressions.isEmpty {
        swap(&layer.expressions, &context.expressions)
      }
      layer.isMatteSource = reader.flag("td")
      layer.index = reader.number("ind")
      return (layer, references(&reader))
    }
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
    _ name: StaticString, _ fallback: Double, _ reader: inout ObjectReader
  ) -> Double {
    if let time = reader.frame(name) { return time }
    context.report(
      .missingMember,
      "The layer has no \"\(name)\"; that of the composition, \(NumberText.plain(fallback)), is used."
    )
    return fallback
  }

  private func readPlace(_ reader: inout ObjectReader, into layer: inout Layer) {
    if let transform = reader.read("ks", { context.transform($0, as: .layerTransform) }) {
      layer.transform = transform
    } else {
      context.report(.missingMember, "The layer has no transform \"ks\".")
    }
    layer.autoOrients = reader.flag("ao")
    layer.isThreeDimensional = reader.flag("ddd")
    layer.isHidden = reader.flag("hd")
    layer.blendMode = reader.blendMode()
  }

  /// Reads the mark of a layer that was saved out of a player's memory, which holds its precomposition once more.
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

extension ImportContext {
  /// A transform at the present place; the identity for any other value.
  func transform(_ value: JSONValue, as kind: ObjectKind) -> LayerTransform {
    let transform = object(value, as: kind) { reader in
      reader.skip("ty")
      return reader.transform()
    }
    return transform ?? LayerTransform()
  }
}

// Transforms of layers, groups and repeaters.
extension ObjectReader {
  /// A transform among the members.
  mutating func transform() -> LayerTransform {
    var transform = LayerTransform()
    transform.position = position()
    transform.anchor = property("a", VectorFormat.point)
    transform.scale = property("s", VectorFormat.scale)
    readTurns(into: &transform)
    transform.skew = property("sk", NumberFormat.plain())
    transform.skewAxis = property("sa", NumberFormat.plain())
    transform.opacity = property("o", NumberFormat.percent(1))
    return transform
  }

  /// Reads the rotations: `rx`, `ry`, `rz` and `or` of 3D layers, `r` of others.
  ///
  /// As in lottie-web, a transform without `rx` ignores the other 3D rotations.
  private mutating func readTurns(into transform: inout LayerTransform) {
    let plane = optionalProperty("r", NumberFormat.plain())
    let x = optionalProperty("rx", NumberFormat.plain())
    let y = optionalProperty("ry", NumberFormat.plain())
    let z = optionalProperty("rz", NumberFormat.plain())
    let orientation = property("or", VectorFormat.plain)
    guard let x else {
      transform.rotation = plane ?? AnimatedValue(0)
      if y != nil || z != nil {
        context.report(
          .unsupportedTransform, member: y == nil ? "rz" : "ry",
          "The layer has a 3D rotation without \"rx\"; the 3D rotation is ignored.")
      }
      return
    }
    transform.rotationX = x
    transform.rotationY = y ?? AnimatedValue(0)
    transform.rotation = z ?? plane ?? AnimatedValue(0)
    transform.orientation = orientation
  }

  private mutating func position() -> PositionValue {
    let context = context
    guard let value = value("p") else { return .unified(AnimatedValue(.zero)) }
    return context.at("p") {
      // Dimensions are separated where `s` is true or a number.
      let flag = value["s"]
      guard flag?.bool ?? (flag?.double.map { $0 != 0 } ?? false) else {
        return .unified(PropertyReader(format: VectorFormat.point, context: context).read(value))
      }
      let split = context.object(value, as: .splitPosition) { reader -> PositionValue? in
        reader.skip("s")
        return .split(
          x: reader.property("x", NumberFormat.plain()),
          y: reader.property("y", NumberFormat.plain()),
          z: reader.property("z", NumberFormat.plain()))
      }
      return split ?? .unified(AnimatedValue(.zero))
    }
  }
}
