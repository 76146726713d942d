import Animation
import CompositionModel
import Diagnostics
import Geometry
import SceneModel

// The masks of layers.
extension LayerReader {
  /// The masks in the member `masksProperties`.
  func masks(_ reader: inout ObjectReader) -> MaskList {
    var list = MaskList()
    let limit = (count: ImportLimits.masks, owner: "The layer", noun: "masks")
    reader.elements("masksProperties", limit: limit) { index, value in
      _ = context.object(value, as: .mask) { mask(index, &$0, into: &list) }
    }
    return list
  }

  private func mask(_ index: Int, _ reader: inout ObjectReader, into list: inout MaskList) {
    let letter = reader.string("mode") ?? "a"
    let mode = LayerReader.maskModes[letter]
    let path = maskPath(&reader)
    list.paths[index] = path
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
    list.masks.append(mask)
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
      context.report(.missingMember, severity: .warning, "The mask has no path \"pt\".")
      return AnimatedValue(BezierPath())
    }
    return path
  }
}

/// The masks of a layer.
struct MaskList {
  /// The masks that cut the layer.
  var masks: [Mask] = []
  /// The paths of all masks, by their index in the file: a text may follow one of mode None.
  var paths: [Int: AnimatedValue<BezierPath>] = [:]
}
