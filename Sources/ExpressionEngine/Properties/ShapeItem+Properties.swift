import CompositionModel
import ViewTree

extension [ShapeItem] {
  /// Visits the properties of all shapes of a list.
  mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
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
