import CompositionModel
import ViewTree

extension Layer {
  mutating func visitProperties(frameRate: Double, _ visitor: inout some PropertyVisitor) {
    visitor.visit(PropertyGroup(role: .transform, kind: "transform", name: "Transform")) {
      transform.visitProperties(isPlanar: false, &$0)
    }
    if case .shapes(var items) = content {
      content = .null
      visitor.visit(PropertyGroup(role: .shapes)) { items.visitProperties(&$0) }
      content = .shapes(items)
    }
    visitor.visit(PropertyGroup(role: .effects)) { effects.visitProperties(&$0) }
    visitor.visit(PropertyGroup(role: .masks)) { visitMasks(&$0) }
    visitor.visit(PropertyGroup(role: .other)) { visitOthers(frameRate: frameRate, &$0) }
  }

  private mutating func visitMasks(_ visitor: inout some PropertyVisitor) {
    for index in masks.indices {
      let group = PropertyGroup(
        kind: "mask", name: masks[index].name, matchName: "ADBE Mask Atom", number: index + 1)
      visitor.visit(group) { masks[index].visitProperties(&$0) }
    }
  }

  private mutating func visitOthers(frameRate: Double, _ visitor: inout some PropertyVisitor) {
    for index in styles.indices {
      for control in styles[index].values.indices {
        styles[index].values[control].visitProperties(number: control + 1, &visitor)
      }
    }
    switch content {
    case .precomposition(let index, let size, var timeRemap):
      visitor.visit(
        &timeRemap, ModelProperty("timeRemap", nil, ModelUnit(factor: 1 / frameRate)))
      content = .precomposition(index, size: size, timeRemap: timeRemap)
    case .text(var text):
      text.visitProperties(&visitor)
      content = .text(text)
    case .camera(var zoom, let isAimed):
      visitor.visit(&zoom, ModelProperty("zoom"))
      content = .camera(zoom: zoom, isAimed: isAimed)
    case .audio(let sound, var levels):
      visitor.visit(&levels, ModelProperty("audioLevels", nil, .planar))
      content = .audio(sound: sound, levels: levels)
    case .null, .shapes, .solid, .image, .data, .adjustment, .unsupported: break
    }
  }
}

extension [Effect] {
  /// Visits the controls of all effects.
  fileprivate mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    for index in indices {
      let effect = self[index]
      var group = PropertyGroup(
        kind: "effect", name: effect.name, matchName: effect.matchName, number: index + 1)
      group.isEnabled = effect.isEnabled
      group.isOnlyRead = effect.role == .expressionControl || !effect.isEnabled
      visitor.visit(group) { visitor in
        for control in self[index].values.indices {
          self[index].values[control].visitProperties(number: control + 1, &visitor)
        }
      }
    }
  }
}

extension EffectValue {
  /// Visits the control, or the controls of a group.
  fileprivate mutating func visitProperties(number: Int, _ visitor: inout some PropertyVisitor) {
    var group = PropertyGroup(
      kind: "control", name: name, matchName: matchName, number: number)
    if case .number(.layer, _) = content { group.kind = "layerControl" }
    if case .group = content { group.kind = "effect" }
    visitor.visit(group) { visitContent(&$0) }
  }

  private mutating func visitContent(_ visitor: inout some PropertyVisitor) {
    switch content {
    case .number(let kind, var value):
      visitor.visit(&value, ModelProperty("value"))
      content = .number(kind, value)
    case .color(var value):
      visitor.visit(&value, ModelProperty("value"))
      content = .color(value)
    case .point(var value):
      visitor.visit(&value, ModelProperty("value"))
      content = .point(value)
    case .gradient(let count, var stops):
      visitor.visit(&stops, ModelProperty("value"))
      content = .gradient(colorStopCount: count, stops: stops)
    case .group(var values):
      for index in values.indices { values[index].visitProperties(number: index + 1, &visitor) }
      content = .group(values)
    case .none: break
    }
  }
}

extension [ShapeItem] {
  /// Visits the properties of all shapes of a list.
  mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    for index in indices {
      let names = self[index].kind.names
      let group = PropertyGroup(
        kind: names.script, name: self[index].name, matchName: names.match,
        number: self[index].number ?? index + 1)
      visitor.visit(group) { self[index].visitProperties(&$0) }
    }
  }
}

extension ShapeItem {
  /// The position in the list of the file, from 1, hidden shapes included; `nil` if it is unknown.
  fileprivate var number: Int? {
    guard let slash = pointer.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return Int(pointer[pointer.utf8.index(after: slash)...]).map { $0 + 1 }
  }

  /// Limits the copies of repeaters after the evaluation of their expressions, and returns how often the shapes are
  /// drawn.
  @discardableResult
  static func limitRepeaters(of items: inout [ShapeItem]) -> Double {
    var weight = 0.0
    for index in items.indices {
      switch items[index].kind {
      case .group(var children, let transform, let blendMode):
        weight += limitRepeaters(of: &children)
        items[index].kind = .group(children, transform, blendMode)
      case .repeater(var repeater):
        let allowed = max(1, (ExpressionLimits.repeatedShapes / max(1, weight)).rounded(.down))
        let limit = min(allowed, ExpressionLimits.repeaterCopies)
        if repeater.copies.expression != nil {
          repeater.copies = repeater.copies.map { min($0, limit) }
          items[index].kind = .repeater(repeater)
        }
        weight *= max(1, repeater.mostCopies)
      case .rectangle, .ellipse, .star, .path, .fill, .stroke, .trim, .roundCorners, .merge,
        .pucker, .twist, .zigZag, .offset, .unsupported:
        weight += 1
      }
    }
    return weight
  }

  fileprivate mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    guard case .group(var items, var transform, let blendMode) = kind else {
      return kind.visitProperties(&visitor)
    }
    kind = .unsupported("")
    let group = PropertyGroup(
      role: .transform, kind: "groupTransform", name: "Transform",
      matchName: "ADBE Vector Transform Group", number: 3)
    visitor.visit(group) { transform.visitProperties(isPlanar: true, &$0) }
    items.visitProperties(&visitor)
    kind = .group(items, transform, blendMode)
  }
}

extension ShapeItem.Kind {
  /// The kind in the environment script, and After Effects' internal name of it.
  fileprivate var names: (script: String, match: String) {
    switch self {
    case .group: ("group", "ADBE Vector Group")
    case .rectangle: ("rectangle", "ADBE Vector Shape - Rect")
    case .ellipse: ("ellipse", "ADBE Vector Shape - Ellipse")
    case .star: ("star", "ADBE Vector Shape - Star")
    case .path: ("path", "ADBE Vector Shape - Group")
    case .fill(let fill) where fill.source.isGradient:
      ("gradientFill", "ADBE Vector Graphic - G-Fill")
    case .fill: ("fill", "ADBE Vector Graphic - Fill")
    case .stroke(let stroke) where stroke.source.isGradient:
      ("gradientStroke", "ADBE Vector Graphic - G-Stroke")
    case .stroke: ("stroke", "ADBE Vector Graphic - Stroke")
    case .trim: ("trim", "ADBE Vector Filter - Trim")
    case .roundCorners: ("roundCorners", "ADBE Vector Filter - RC")
    case .repeater: ("repeater", "ADBE Vector Filter - Repeater")
    case .merge: ("merge", "ADBE Vector Filter - Merge")
    case .pucker: ("pucker", "ADBE Vector Filter - PB")
    case .twist: ("twist", "ADBE Vector Filter - Twist")
    case .zigZag: ("zigZag", "ADBE Vector Filter - Zigzag")
    case .offset: ("offsetPaths", "ADBE Vector Filter - Offset")
    case .unsupported: ("unsupported", "")
    }
  }
}
