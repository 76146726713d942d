import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel

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
      return .shapes(ShapeReader(context: context).list("shapes", &reader).items)
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
