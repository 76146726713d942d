import CompositionModel

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
