import CompositionModel
import Diagnostics
import JSONTree
import SceneModel
import StageModel

/// Reads lists of shapes.
struct ShapeReader {
  /// What all readers share.
  let context: ImportContext
  /// How many groups are around the list.
  var depth = 0

  /// Reads the list in a member of an object.
  func list(_ name: StaticString, _ reader: inout ObjectReader) -> ShapeList {
    var result = ShapeList()
    context.count(.shapes, reader.value(name)?.count ?? 0, limit: ImportLimits.shapeItems)
    reader.elements(name) { _, value in item(value, into: &result) }
    return result
  }

  private func item(_ value: JSONValue, into list: inout ShapeList) {
    let type = value["ty"]?.string
    guard type != "tr" else {
      transform(value, into: &list)
      return
    }
    guard var reader = ObjectReader(value, as: .shape, in: context) else { return }
    defer { reader.finish() }
    reader.skip("ty")
    let name = reader.string("nm") ?? ""
    guard !reader.flag("hd") else {
      // What the designer switched off is not part of the picture.
      reader.ignoreRest()
      return
    }
    if type == "gr" {
      group(name, &reader, into: &list)
    } else {
      leaf(type ?? "", name, &reader, into: &list)
    }
  }

  /// Reads what is no group; never inlined, so that its values take no stack while groups nest.
  @inline(never)
  private func leaf(
    _ type: String, _ name: String, _ reader: inout ObjectReader, into list: inout ShapeList
  ) {
    guard let kind = kind(type, &reader) else { return }
    list.items.append(ShapeItem(name: name, kind: kind, pointer: context.path.pointer))
  }

  @inline(never)
  private func transform(_ value: JSONValue, into list: inout ShapeList) {
    guard depth > 0 && list.transform == nil else {
      context.report(
        .unsupportedShape,
        depth > 0
          ? "The group has a second transform, which is left out."
          : "A transform outside of groups is left out.")
      return
    }
    list.transform = TransformReader.read(value, as: .groupTransform, in: context)
  }

  private func kind(_ type: String, _ reader: inout ObjectReader) -> ShapeItem.Kind? {
    let blendMode = reader.blendMode()
    switch type {
    case "fl", "gf": return .fill(PaintReader.fill(&reader, type, blendMode))
    case "st", "gs": return .stroke(PaintReader.stroke(&reader, type, blendMode))
    default: break
    }
    if blendMode != .normal {
      context.report(
        .unsupportedBlendMode, member: "bm",
        "Blend mode \"\(blendMode)\" has no effect on what is no group, fill or stroke.")
    }
    return PathShapeReader.read(type, &reader) ?? ModifierReader.read(type, &reader)
      ?? unsupported(type, &reader)
  }

  private func group(
    _ name: String, _ reader: inout ObjectReader, into list: inout ShapeList
  ) {
    guard depth < ImportLimits.groupDepth else {
      context.refuse(
        .limitExceeded, "More than \(ImportLimits.groupDepth) groups are inside each other.")
      return
    }
    let blendMode = reader.blendMode()
    let inner = ShapeReader(context: context, depth: depth + 1)
    context.layerPath.append(name.isEmpty ? "Group" : name)
    let content = inner.list("it", &reader)
    context.layerPath.removeLast()
    append(content, name, blendMode, to: &list)
  }

  @inline(never)
  private func append(
    _ content: ShapeList, _ name: String, _ blendMode: BlendMode, to list: inout ShapeList
  ) {
    list.items.append(
      ShapeItem(
        name: name,
        kind: .group(content.items, content.transform ?? LayerTransform(), blendMode),
        pointer: context.path.pointer))
  }

  private func unsupported(_ type: String, _ reader: inout ObjectReader) -> ShapeItem.Kind? {
    context.report(.unsupportedShape, "\(description(type)) is not drawn.")
    reader.ignoreRest()
    return nil
  }

  private func description(_ type: String) -> String {
    switch type {
    case "pb": "Pucker & Bloat"
    case "tw": "Twist"
    case "zz": "Zig Zag"
    case "op": "Offset Paths"
    case "wp", "wg": "Wiggle"
    default: "A shape of type \"\(type)\""
    }
  }
}
