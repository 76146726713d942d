import Animation
import CompositionModel
import Diagnostics
import JSONTree
import SceneModel

/// Reads lists of shapes.
struct ShapeReader {
  /// The state that all readers share.
  let context: ImportContext
  /// The number of groups around the list.
  var depth = 0

  /// Reads the list in a member of an object in place, as a copy of a list copies its transform.
  func read(_ name: JSONName, _ reader: inout ObjectReader, into list: inout ShapeList) {
    let count = reader.value(name)?.count ?? 0
    context.count(.shapes, count)
    list.items.reserveCapacity(count)
    reader.elements(name) { _, value in item(value, into: &list) }
  }

  /// The shapes in a member of an object.
  func shapes(_ name: JSONName, _ reader: inout ObjectReader) -> [ShapeItem] {
    var list = ShapeList()
    read(name, &reader, into: &list)
    return list.items
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
      // Hidden shapes are not drawn.
      reader.ignoreRest()
      return
    }
    if type == "gr" {
      group(name, &reader, into: &list)
    } else {
      leaf(type ?? "", name, &reader, into: &list)
    }
  }

  /// Reads an entry that is no group.
  ///
  /// It is never inlined, so that its variables take no stack space while groups nest.
  @inline(never)
  private func leaf(
    _ type: String, _ name: String, _ reader: inout ObjectReader, into list: inout ShapeList
  ) {
    guard var kind = kind(type, &reader) else { return }
    list.weight += 1
    if case .repeater(var repeater) = kind {
      list.weight = weight(&repeater, above: list.weight)
      kind = .repeater(repeater)
    }
    list.items.append(ShapeItem(name: name, kind: kind, pointer: context.path.pointer))
  }

  /// Limits the copies of a repeater, and returns how many times the entries above it are drawn with them.
  @inline(never)
  private func weight(_ repeater: inout RepeaterModifier, above weight: Double) -> Double {
    let most = max(1, repeater.mostCopies)
    guard weight * most > ImportLimits.repeatedShapes else { return weight * most }
    let allowed = max(1, (ImportLimits.repeatedShapes / weight).rounded(.down))
    context.report(
      .runawayRepeater, member: "c",
      "The repeater makes \(NumberText.plain(most)) copies of shapes that are drawn "
        + "\(NumberText.plain(weight)) times; the limit is \(NumberText.plain(allowed)) copies.")
    repeater.copies = repeater.copies.map { min($0, allowed) }
    return weight * allowed
  }

  @inline(never)
  private func transform(_ value: JSONValue, into list: inout ShapeList) {
    guard depth > 0 && !list.hasTransform else {
      context.report(
        .misplacedTransform,
        depth > 0
          ? "The second transform of the group is ignored."
          : "A transform outside of groups is ignored.")
      return
    }
    list.hasTransform = true
    context.readTransform(value, as: .groupTransform, into: &list.transform)
  }

  private func kind(_ type: String, _ reader: inout ObjectReader) -> ShapeItem.Kind? {
    let blendMode = reader.blendMode()
    switch type {
    case "fl", "gf": return .fill(fill(&reader, type, blendMode))
    case "st", "gs": return .stroke(stroke(&reader, type, blendMode))
    default: break
    }
    if blendMode != .normal {
      context.report(
        .misplacedBlendMode, member: "bm",
        "The blend mode \"\(blendMode)\" is ignored; only groups, fills and strokes have one.")
    }
    guard var kind = shape(type, &reader) else {
      return unsupported(type, &reader)
    }
    if case .repeater = kind { return kind }
    kind.visitProperties(&reader)
    return kind
  }

  private func group(_ name: String, _ reader: inout ObjectReader, into list: inout ShapeList) {
    guard depth < ImportLimits.groupDepth else {
      context.refuse(
        .limitExceeded, "Groups are nested more than \(ImportLimits.groupDepth) deep.")
      return
    }
    let blendMode = reader.blendMode()
    let inner = ShapeReader(context: context, depth: depth + 1)
    context.layerPath.append(name.isEmpty ? "Group" : name)
    var content = ShapeList()
    inner.read("it", &reader, into: &content)
    context.layerPath.removeLast()
    append(content, name, blendMode, to: &list)
  }

  @inline(never)
  private func append(
    _ content: consuming ShapeList, _ name: String, _ blendMode: BlendMode, to list: inout ShapeList
  ) {
    list.weight += content.weight
    list.items.append(
      ShapeItem(
        name: name,
        kind: .group(content.items, content.transform, blendMode),
        pointer: context.path.pointer))
  }

  private func unsupported(_ type: String, _ reader: inout ObjectReader) -> ShapeItem.Kind? {
    if type == "wp" || type == "wg" || type == "wr" || type == "wgp" {
      context.report(.unsupportedModifier, "Wiggle Paths is ignored.")
    } else if type == "no" {
      // Some exporters end lists with an empty entry of this type.
      return nil
    } else {
      context.report(
        .unsupportedShape, "The shape type \"\(type)\" is unknown; the shape is not drawn.")
    }
    reader.ignoreRest()
    return .unsupported(type)
  }
}

/// A list of shapes.
struct ShapeList {
  /// The shapes, topmost first.
  var items: [ShapeItem] = []
  /// The transform in the list; nothing is moved without one.
  var transform = LayerTransform()
  var hasTransform = false
  /// The number of times that its entries are drawn, including copies of repeaters.
  var weight = 0.0
}
