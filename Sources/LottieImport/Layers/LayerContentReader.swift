import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel
import StageModel

/// Reads what a layer shows.
struct LayerContentReader {
  /// What all readers share.
  let context: ImportContext
  /// The size of the canvas, for precompositions that have none.
  let canvas: Vector2

  /// What a layer of a type shows; `number` is the type as it is written.
  func read(
    _ type: LayerType?, _ number: Int, _ reader: inout ObjectReader
  ) -> Layer.Content {
    switch type {
    case .shapes:
      return .shapes(ShapeReader(context: context).list("shapes", &reader).items)
    case .null:
      // Exporters leave the size of the null object's handle.
      reader.skip("sw", "sh", "sc", "w", "h")
      return .null
    case .solid: return solid(&reader)
    case .precomposition: return precomposition(&reader)
    case .image: return image(&reader)
    default: return unsupported(type, number, &reader)
    }
  }

  private func solid(_ reader: inout ObjectReader) -> Layer.Content {
    reader.skip("w", "h")
    let size = Vector2(reader.number("sw") ?? 0, reader.number("sh") ?? 0)
    let text = reader.string("sc") ?? "#000000"
    guard let color = HexColor.parse(text) else {
      context.report(
        .wrongType, severity: .warning, member: "sc",
        "The solid's colour is \"\(text)\", where six hexadecimal digits were expected; "
          + "black is taken.")
      return .solid(.black, size: size)
    }
    return .solid(color, size: size)
  }

  private func precomposition(_ reader: inout ObjectReader) -> Layer.Content {
    let frameRate = context.frameRate
    let remap = reader.optionalProperty("tm", NumberFormat.plain())?.map { $0 * frameRate }
    if remap != nil { FeatureSupport.report(.timeRemap, member: "tm", in: context) }
    let size = Vector2(reader.number("w") ?? canvas.x, reader.number("h") ?? canvas.y)
    guard let id = reader.string("refId"), let index = context.assets.precompositions[id] else {
      reportMissingAsset("precomposition", &reader)
      return .null
    }
    return .precomposition(index, size: size, timeRemap: remap)
  }

  private func image(_ reader: inout ObjectReader) -> Layer.Content {
    reader.skip("w", "h")
    guard let id = reader.string("refId"), let index = context.assets.images[id] else {
      reportMissingAsset("picture", &reader)
      return .unsupported("image")
    }
    return .image(index)
  }

  private func reportMissingAsset(_ kind: String, _ reader: inout ObjectReader) {
    guard let id = reader.string("refId") else {
      context.report(.missingAsset, "The layer names no \(kind) that it shows.")
      return
    }
    context.report(
      .missingAsset, member: "refId",
      "The layer shows the \(kind) \"\(id)\", which is not in the file.")
  }

  private func unsupported(
    _ type: LayerType?, _ number: Int, _ reader: inout ObjectReader
  ) -> Layer.Content {
    guard let type else {
      context.report(.unsupportedLayer, "A layer of type \(number) is not drawn.")
      return .unsupported("type \(number)")
    }
    context.report(
      .unsupportedLayer, severity: type.severity, "\(type.name) layers are not drawn.")
    reader.skip("t", "pe", "au", "refId", "w", "h", "sw", "sh", "sc")
    return .unsupported(type.name.lowercased())
  }
}
