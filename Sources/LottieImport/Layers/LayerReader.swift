import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel
import StageModel

/// Reads one layer.
struct LayerReader {
  /// What all readers share.
  let context: ImportContext
  /// The size of the canvas, for precompositions that have none.
  let canvas: Vector2
  /// The time range of the canvas, for layers that have none.
  let range: Range<Double>

  /// Reads the layer at the present place; `nil`, and reported, if it is none.
  func read(_ value: JSONValue, number: Int) -> LayerDraft? {
    guard var reader = ObjectReader(value, as: .layer, in: context) else { return nil }
    defer { reader.finish() }
    let typeNumber = reader.integer("ty") ?? -1
    let type = LayerType(rawValue: typeNumber)
    let written = reader.string("nm") ?? ""
    let name = written.isEmpty ? "\(type?.name ?? "Unknown") \(number + 1)" : written
    return context.inside(name) {
      var layer = Layer(name: name, content: .null, inPoint: 0, outPoint: 0)
      readTimes(&reader, into: &layer)
      readPlace(&reader, into: &layer)
      layer.masks = MaskReader.read(&reader)
      layer.content = LayerContentReader(context: context, canvas: canvas).read(
        type, typeNumber, &reader)
      reportUnsupported(&reader)
      if type == nil { reader.ignoreRest() }
      layer.pointer = context.path.pointer
      return draft(layer, &reader)
    }
  }

  private func draft(_ layer: Layer, _ reader: inout ObjectReader) -> LayerDraft {
    var draft = LayerDraft(layer: layer)
    draft.layer.isMatteSource = reader.flag("td")
    draft.index = reader.number("ind")
    draft.parent = reader.number("parent")
    draft.matte = reader.number("tp")
    draft.matteMode = matteMode(&reader)
    return draft
  }

  private func readTimes(_ reader: inout ObjectReader, into layer: inout Layer) {
    layer.inPoint = time("ip", range.lowerBound, &reader)
    layer.outPoint = time("op", range.upperBound, &reader)
    layer.startTime = reader.number("st") ?? 0
    layer.stretch = reader.number("sr") ?? 1
    if layer.stretch == 0 {
      context.report(
        .numberOutOfRange, severity: .warning, member: "sr",
        "The time stretch is 0; the layer plays unstretched.")
      layer.stretch = 1
    }
    if layer.outPoint <= layer.inPoint {
      context.report(
        .emptyTimeRange, severity: .note,
        "The layer is never seen: it ends at frame \(NumberText.plain(layer.outPoint)) "
          + "and begins at frame \(NumberText.plain(layer.inPoint)).")
    }
  }

  private func time(
    _ name: StaticString, _ fallback: Double, _ reader: inout ObjectReader
  ) -> Double {
    if let time = reader.number(name) { return time }
    context.report(
      .missingMember, severity: .warning,
      "The layer has no \"\(name)\"; \(NumberText.plain(fallback)), that of the composition, is taken."
    )
    return fallback
  }

  private func readPlace(_ reader: inout ObjectReader, into layer: inout Layer) {
    if let transform = reader.read(
      "ks", { TransformReader.read($0, as: .layerTransform, in: context) })
    {
      layer.transform = transform
    } else {
      context.report(.missingMember, severity: .warning, "The layer has no transform \"ks\".")
    }
    layer.autoOrients = reader.flag("ao")
    if layer.autoOrients {
      FeatureSupport.report(.autoOrientation, member: "ao", in: context)
    }
    if reader.flag("ddd") { FeatureSupport.report(.threeDimensional, member: "ddd", in: context) }
    layer.isHidden = reader.flag("hd")
    layer.blendMode = reader.blendMode()
  }

  private func matteMode(_ reader: inout ObjectReader) -> MatteMode? {
    guard let number = reader.integer("tt"), number != 0 else { return nil }
    guard (1...4).contains(number) else {
      context.report(
        .unsupportedMatte, member: "tt",
        "The matte type \(number) is not known; the layer is not cut.")
      return nil
    }
    let mode = MatteMode.allCases[number - 1]
    FeatureSupport.report(.matte(mode), member: "tt", in: context)
    return mode
  }

  /// Reports what the composition does not carry.
  private func reportUnsupported(_ reader: inout ObjectReader) {
    EffectReader.report(&reader)
    if reader.flag("mb") {
      context.report(.unsupportedTransform, member: "mb", "Motion blur is not drawn.")
    }
    if reader.flag("ct") {
      context.report(
        .unsupportedTransform, severity: .note, member: "ct",
        "The layer's transformations are collapsed; it is drawn as usual.")
    }
  }
}
