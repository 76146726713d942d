import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel

/// Reads the masks of a layer.
enum MaskReader {
  /// The masks in the member `masksProperties`.
  static func read(_ reader: inout ObjectReader) -> MaskList {
    let context = reader.context
    var list = MaskList()
    reader.elements("masksProperties") { index, value in
      guard index < ImportLimits.masks else {
        if index == ImportLimits.masks {
          context.report(
            .limitExceeded, severity: .warning,
            "The layer has more than \(ImportLimits.masks) masks; the others are ignored.")
        }
        return
      }
      read(value, index, into: &list, context)
    }
    return list
  }

  private static func read(
    _ value: JSONValue, _ index: Int, into list: inout MaskList, _ context: ImportContext
  ) {
    guard var reader = ObjectReader(value, as: .mask, in: context) else { return }
    defer { reader.finish() }
    let letter = reader.string("mode") ?? "a"
    let mode = Self.mode(letter)
    let path = Self.path(&reader)
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

  private static func mode(_ letter: String) -> MaskMode? {
    switch letter {
    case "a": .add
    case "s": .subtract
    case "i": .intersect
    case "l": .lighten
    case "d": .darken
    case "f": .difference
    default: nil
    }
  }

  private static func path(_ reader: inout ObjectReader) -> AnimatedValue<BezierPath> {
    let context = reader.context
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
