import CompositionModel
import ViewTree

extension [ShapeItem] {
  /// Visits the properties of all shapes of a list.
  mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    for index in indices {
      let group = PropertyGroup(
        kind: self[index].kind.scriptName, name: self[index].name,
        matchName: self[index].kind.matchName, number: self[index].number ?? index + 1)
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

  fileprivate mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    switch kind {
    case .group(var items, var transform, let blendMode):
      kind = .unsupported("")
      let group = PropertyGroup(
        role: .transform, kind: "groupTransform", name: "Transform",
        matchName: "ADBE Vector Transform Group", number: 3)
      visitor.visit(group) { transform.visitProperties(isPlanar: true, &$0) }
      items.visitProperties(&visitor)
      kind = .group(items, transform, blendMode)
    case .rectangle(var shape):
      visitor.visit(&shape.size, "size", .planar)
      visitor.visit(&shape.position, "position", .planar)
      visitor.visit(&shape.cornerRadius, "roundness")
      kind = .rectangle(shape)
    case .ellipse(var shape):
      visitor.visit(&shape.size, "size", .planar)
      visitor.visit(&shape.position, "position", .planar)
      kind = .ellipse(shape)
    case .star(var shape):
      shape.visitProperties(&visitor)
      kind = .star(shape)
    case .path(var path):
      visitor.visit(&path, "path")
      kind = .path(path)
    case .fill(var fill):
      fill.source.visitProperties(&visitor)
      visitor.visit(&fill.opacity, "opacity", .percent)
      kind = .fill(fill)
    case .stroke(var stroke):
      stroke.visitProperties(&visitor)
      kind = .stroke(stroke)
    case .trim, .roundCorners, .repeater, .merge, .pucker, .twist, .zigZag, .offset, .unsupported:
      visitModifier(&visitor)
    }
  }

  private mutating func visitModifier<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    switch kind {
    case .trim(var trim):
      visitor.visit(&trim.start, "start", .percent)
      visitor.visit(&trim.end, "end", .percent)
      visitor.visit(&trim.offset, "offset", .degrees)
      kind = .trim(trim)
    case .roundCorners(var radius):
      visitor.visit(&radius, "radius")
      kind = .roundCorners(radius: radius)
    case .repeater(var repeater):
      repeater.visitProperties(&visitor)
      kind = .repeater(repeater)
    case .pucker(var amount):
      visitor.visit(&amount, "amount", .percent)
      kind = .pucker(amount: amount)
    case .twist(var twist):
      visitor.visit(&twist.angle, "angle")
      visitor.visit(&twist.center, "center", .planar)
      kind = .twist(twist)
    case .zigZag(var zigZag):
      visitor.visit(&zigZag.amplitude, "size")
      visitor.visit(&zigZag.frequency, "ridges")
      visitor.visit(&zigZag.pointType, "points")
      kind = .zigZag(zigZag)
    case .offset(var offset):
      visitor.visit(&offset.amount, "amount")
      visitor.visit(&offset.miterLimit, "miterLimit")
      kind = .offset(offset)
    case .group, .rectangle, .ellipse, .star, .path, .fill, .stroke, .merge, .unsupported: break
    }
  }
}

extension StarShape {
  fileprivate mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&points, "points")
    visitor.visit(&position, "position", .planar)
    visitor.visit(&rotation, "rotation")
    visitor.visit(&innerRadius, "innerRadius")
    visitor.visit(&outerRadius, "outerRadius")
    visitor.visit(&innerRoundness, "innerRoundness", .percent)
    visitor.visit(&outerRoundness, "outerRoundness", .percent)
  }
}

extension PaintSource {
  fileprivate mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .color(var color):
      visitor.visit(&color, "color")
      self = .color(color)
    case .gradient(var gradient):
      visitor.visit(&gradient.start, "startPoint", .planar)
      visitor.visit(&gradient.end, "endPoint", .planar)
      visitor.visit(&gradient.highlightLength, "highlightLength", .percent)
      visitor.visit(&gradient.highlightAngle, "highlightAngle")
      visitor.visit(&gradient.stops, "colors")
      self = .gradient(gradient)
    }
  }
}

extension StrokePaint {
  fileprivate mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    source.visitProperties(&visitor)
    visitor.visit(&opacity, "opacity", .percent)
    visitor.visit(&width, "strokeWidth")
    let group = PropertyGroup(
      role: .dashes, kind: "dashes", name: "Dashes", matchName: "ADBE Vector Stroke Dashes")
    visitor.visit(group) { visitor in
      for index in dashes.indices {
        let suffix = index < 2 ? "" : "\(index / 2 + 1)"
        visitor.visit(&dashes[index], (index % 2 == 0 ? "dash" : "gap") + suffix)
      }
      visitor.visit(&dashOffset, "offset")
    }
  }
}

extension RepeaterModifier {
  fileprivate mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&copies, "copies")
    visitor.visit(&offset, "offset")
    let group = PropertyGroup(
      role: .transform, kind: "repeaterTransform", name: "Transform",
      matchName: "ADBE Vector Repeater Transform", number: 4)
    visitor.visit(group) {
      transform.visitProperties(isPlanar: true, hasOpacity: false, &$0)
      $0.visit(&startOpacity, "startOpacity", .percent)
      $0.visit(&endOpacity, "endOpacity", .percent)
    }
  }
}

extension ShapeItem.Kind {
  /// The kind in the environment script.
  fileprivate var scriptName: String {
    switch self {
    case .group: "group"
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .star: "star"
    case .path: "path"
    case .fill(let fill): fill.source.isGradient ? "gradientFill" : "fill"
    case .stroke(let stroke): stroke.source.isGradient ? "gradientStroke" : "stroke"
    case .trim: "trim"
    case .roundCorners: "roundCorners"
    case .repeater: "repeater"
    case .merge: "merge"
    case .pucker: "pucker"
    case .twist: "twist"
    case .zigZag: "zigZag"
    case .offset: "offsetPaths"
    case .unsupported: "unsupported"
    }
  }

  /// After Effects' internal name of the kind.
  fileprivate var matchName: String {
    switch self {
    case .group: "ADBE Vector Group"
    case .rectangle: "ADBE Vector Shape - Rect"
    case .ellipse: "ADBE Vector Shape - Ellipse"
    case .star: "ADBE Vector Shape - Star"
    case .path: "ADBE Vector Shape - Group"
    case .fill(let fill): "ADBE Vector Graphic - \(fill.source.isGradient ? "G-Fill" : "Fill")"
    case .stroke(let stroke):
      "ADBE Vector Graphic - \(stroke.source.isGradient ? "G-Stroke" : "Stroke")"
    case .trim: "ADBE Vector Filter - Trim"
    case .roundCorners: "ADBE Vector Filter - RC"
    case .repeater: "ADBE Vector Filter - Repeater"
    case .merge: "ADBE Vector Filter - Merge"
    case .pucker: "ADBE Vector Filter - PB"
    case .twist: "ADBE Vector Filter - Twist"
    case .zigZag: "ADBE Vector Filter - Zigzag"
    case .offset: "ADBE Vector Filter - Offset"
    case .unsupported: ""
    }
  }
}
