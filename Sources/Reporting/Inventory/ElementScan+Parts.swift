import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

extension ElementScan {
  /// Lists the features of a transform beyond anchor, position, scale, rotation and opacity.
  mutating func scan(_ transform: LayerTransform, _ pointer: String) {
    let isRotated = transform.rotationX.isUsed(0) || transform.rotationY.isUsed(0)
    add(
      "3D rotation", pointer, .unsupportedTransform,
      if: isRotated || transform.orientation.isUsed(.zero))
    add("Skew", pointer, if: transform.skew.isUsed(0))
    switch transform.position {
    case .unified(let value):
      add(
        "Motion path", pointer, if: value.keyframes.contains { $0.tangents != nil })
    case .split: add("Separated dimensions", pointer)
    }
  }

  /// Lists a mask, its expansion and its feather.
  mutating func scan(_ mask: Mask, _ pointer: String) {
    add("Mask, \(mask.mode.title)", pointer, .unsupportedMask, .baked, .bakingLimit, .notConverted)
    add("Mask expansion", pointer, if: mask.expansion.isUsed(0))
    add(
      "Mask feather", pointer, .unsupportedMask, .baked, .bakingLimit, .notConverted,
      if: mask.feather.values.contains { $0.x != 0 || $0.y != 0 })
  }

  /// Lists a blend mode.
  mutating func scan(_ mode: BlendMode, _ pointer: String) {
    add(
      "Blend mode \(mode.title)", pointer, .unsupportedBlendMode, .notConverted,
      if: mode != .normal)
  }

  /// Lists shapes.
  mutating func scan(_ items: [ShapeItem]) {
    for item in items {
      if case .group(let children, let transform, let mode) = item.kind {
        add(item.kind.title, item.pointer)
        scan(transform, item.pointer)
        scan(mode, item.pointer)
        inside(item.name) { $0.scan(children) }
      } else {
        scan(item)
      }
    }
  }

  private mutating func scan(_ item: ShapeItem) {
    let pointer = item.pointer
    add(
      item.kind.title, pointer, .unsupportedShape, .unsupportedModifier, .unsupportedMerge,
      .tangledMerge, .animatedMiterLimit, .misplacedBlendMode, .baked, .bakingLimit, .notConverted)
    switch item.kind {
    case .fill(let fill): scan(fill.blendMode, pointer)
    case .stroke(let stroke):
      scan(stroke.blendMode, pointer)
      add("Dashes", pointer, if: !stroke.dashes.isEmpty)
    case .group, .rectangle, .ellipse, .star, .path, .trim, .roundCorners, .repeater, .merge,
      .pucker, .twist, .zigZag, .offset, .unsupported:
      break
    }
  }
}

extension BlendMode {
  /// After Effects' name.
  fileprivate var title: String {
    rawValue.wordsOfCamelCase.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}

extension MaskMode {
  /// After Effects' name.
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension MatteMode {
  /// The name in reports.
  var title: String { rawValue.wordsOfCamelCase.joined(separator: " ") }
}

extension String {
  /// The words of a name such as `colorDodge`, in lower case.
  fileprivate var wordsOfCamelCase: [String] {
    var words = [""]
    for character in self {
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
