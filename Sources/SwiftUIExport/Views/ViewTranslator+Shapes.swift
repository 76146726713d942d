import Diagnostics
import Geometry
import SceneModel
import ViewTree

// Shapes: geometry with paints.
extension ViewTranslator {
  /// The geometry of a shape as a SwiftUI shape.
  struct ShapeForm {
    var shape: SwiftExpression
    /// The modifiers that give it its size and its place about the origin.
    var placing: [SwiftModifier] = []
    /// The bounds of the geometry about the origin; `nil` where they are not known.
    var bounds: Rect?
    /// Whether the shape's frame is the bounds.
    var isFramed = false
    /// The values of the shape that are animated apart, by the names that the shape has for them.
    var values = AnimatedValues()
    /// Whether the values of the shape and of lines about it are animated apart.
    var movesApart = false
    /// Whether the shape is a part of an outline.
    var isTrimmed = false
  }

  /// A shape with its paints, about its origin; `nil` if nothing is painted.
  mutating func shape(_ index: Int) -> SwiftExpression? {
    let children = tree.children(of: index)
    let paints = children.filter {
      tree.views[$0].node.kind.isPaint && !source(.isVisible, of: $0).isAlways(.flag(false))
    }
    let geometry = children.filter { !tree.views[$0].node.kind.isPaint }
    guard !paints.isEmpty, let form = form(geometry, of: index, paints: paints) else { return nil }
    let painted = paints.compactMap { paint($0, form) }
    guard !painted.isEmpty else { return nil }
    if form.isTrimmed { support.insert(.trimmedOutline) }
    return SwiftExpression.layers(painted).modified(opacity(of: index, leaves: 1))
  }

  /// The form of geometry views.
  private mutating func form(_ geometry: [Int], of shape: Int, paints: [Int]) -> ShapeForm? {
    let movesApart = movesApart(geometry, paints)
    var form: ShapeForm?
    switch GeometryForm(geometry, paints: paints, in: tree) {
    case .still: form = still(geometry, paints)
    case .primitive(let index): form = primitive(index, movesApart)
    case .morph(let index): form = morph(index, movesApart)
    case .trim(let index): form = trim(index, movesApart)
    case .sampled:
      omit("the motion of the geometry", of: shape, .content)
      form = still(geometry, paints)
    }
    form?.movesApart = movesApart
    return form
  }

  /// Whether two values of a shape and of lines about it are animated at a time: SwiftUI would animate both as the one
  /// that changes last.
  private func movesApart(_ geometry: [Int], _ paints: [Int]) -> Bool {
    guard animatesVariables else { return false }
    let inside = geometry.flatMap { geometry -> [PropertyMotion] in
      (geometry..<tree.views[geometry].end).flatMap { index -> [PropertyMotion] in
        let view = tree.views[index]
        // The frames of these are other attributes.
        let isFramed = view.node.kind.isFramed
        return view.motions.filter { !isFramed || $0.key == .cornerRadius }.map(\.value)
      }
    }
    return paints.contains { paint in
      let line = tree.views[paint].motions.filter {
        [.lineWidth, .dashOffset, .dashes].contains($0.key)
      }
      return !PropertyMotion.takeTurns(inside + line.values)
    }
  }

  private mutating func morph(_ index: Int, _ movesApart: Bool) -> ShapeForm {
    support.insert(.outline)
    var values = AnimatedValues()
    let points = apart("points", source(.path, of: index), movesApart, &values, .outline)
    return ShapeForm(
      shape: .call("MorphingOutline", [points]), bounds: tree.views[index].morphBounds,
      values: values)
  }

  /// Geometry that does not change, as a shape of SwiftUI or a constant outline; `nil` for none.
  private mutating func still(_ geometry: [Int], _ paints: [Int]) -> ShapeForm? {
    let path = outline(of: geometry).path
    guard !path.isEmpty else { return nil }
    let glyph = glyph(around: geometry[0])
    // Dashes begin where the path does.
    if glyph == nil, !paints.contains(where: tree.hasDashes),
      let shape = commonShape(of: geometry)
    {
      return ShapeForm(shape)
    }
    return outline(path, of: geometry[0], glyph: glyph)
  }

  /// A constant path, named for the character that it draws or for a view.
  mutating func outline(_ path: BezierPath, of index: Int, glyph: String? = nil) -> ShapeForm {
    support.insert(.outline)
    let name = constants.name(of: path, glyph: glyph, suggesting: names.outline(of: index))
    return ShapeForm(shape: .call("Outline", [name]), bounds: path.controlBounds)
  }

  /// The shape of SwiftUI that draws the path of geometry; `nil` if there is none for that or for a copy, as copies are
  /// one structure.
  private mutating func commonShape(of geometry: [Int]) -> PlainShape? {
    guard let shape = outline(of: geometry).plain else { return nil }
    guard
      let set = plan.copies.first(where: { set in
        tree.path(from: geometry[0]).contains { set.contains($0) }
      }), let copy = set.first(where: { ($0..<tree.views[$0].end).contains(geometry[0]) })
    else { return shape }
    for other in set {
      let places = geometry.map { $0 - copy + other }
      guard places.allSatisfy({ $0 < tree.views[other].end }),
        outline(of: places).plain?.form.isAlike(shape.form) == true
      else { return nil }
    }
    return shape
  }

  /// The name of a character, if a layer around a view is named after it.
  private func glyph(around index: Int) -> String? {
    let names = tree.path(from: index).dropFirst().map { tree.views[$0].node.name }
    let character = names.prefix { $0.count <= 1 }.compactMap(\.first).first
    guard let character, character.isASCII else { return nil }
    if character.isLetter { return "letter\(character)" }
    if character.isNumber { return "digit\(character)" }
    return [".": "period", ",": "comma", "!": "exclamationMark", "?": "questionMark"][character]
  }

  /// An ellipse or a rectangle as one of SwiftUI's shapes.
  private mutating func primitive(_ index: Int, _ movesApart: Bool) -> ShapeForm? {
    let node = tree.views[index].node
    if tree.views[index].motions.isEmpty, node.slots.isEmpty,
      let shape = commonShape(of: [index])
    {
      return ShapeForm(shape)
    }
    let (size, steps) = (source(.size, of: index), routeSteps(of: index))
    let position = steps == nil ? source(.position, of: index) : nil
    var form = ShapeForm(shape: "Rectangle()")
    if case .ellipse = node.kind {
      let value = size.initial.vectorValue
      let isRound = size.isConstant && value.x == value.y
      form.shape = isRound ? "Circle()" : "Ellipse()"
    } else {
      var radius = source(.cornerRadius, of: index)
      if radius.isConstant, size.isConstant {
        let side = size.initial.vectorValue.xy.min()
        radius = .constant(.number(Swift.min(radius.initial.numberValue, side / 2)))
      }
      if !radius.isAlways(.number(0)) {
        let value = apart("cornerRadius", radius, movesApart, &form.values)
        form.shape = .call("RoundedRectangle", ["cornerRadius": value, "style": ".circular"])
      }
    }
    form.placing = frame(size)
    if let steps { form.placing.append(moved(along: steps, index)) }
    if let position { form.placing += offsets(position) }
    if let position, size.isConstant, position.isConstant {
      let center = position.initial.vectorValue.xy
      let half = size.initial.vectorValue.xy / 2
      form.bounds = Rect(
        minX: center.x - half.x, minY: center.y - half.y, maxX: center.x + half.x,
        maxY: center.y + half.y)
      form.isFramed = true
    }
    return form
  }

  /// A frame of a size, whose dimensions have frames of their own where they have animations of their own.
  private func frame(_ size: PropertySource) -> [SwiftModifier] {
    let (width, height) = (size.component(0, .size), size.component(1, .size))
    guard animatesVariables, case .components(let names, _) = size, names.count > 1 else {
      return [SwiftModifier("frame", ["width": width, "height": height])]
    }
    return [SwiftModifier("frame", ["width": width]), SwiftModifier("frame", ["height": height])]
  }

  /// A part of geometry; `depth` is the number of trims around it.
  private mutating func trim(_ index: Int, _ movesApart: Bool, depth: Int = 0) -> ShapeForm? {
    guard case .trim(let trim) = tree.views[index].node.kind else { return nil }
    let children = tree.withoutIdleTrims(tree.children(of: index))
    let base: ShapeForm?
    switch GeometryForm(children, in: tree) {
    case .trim(let inner): base = self.trim(inner, movesApart, depth: depth + 1)
    case .morph(let path): base = morph(path, movesApart)
    case .still, .primitive, .sampled:
      let path = tree.path(of: children)
      base = path.isEmpty ? nil : outline(path, of: children[0])
    }
    guard var form = base else { return nil }
    var arguments: SwiftArguments = [form.shape]
    for (label, name, key, standard) in [
      ("from", "start", PropertyKey.trimStart, 0.0), ("to", "end", .trimEnd, 1.0),
      ("offset", "offset", .trimOffset, 0.0),
    ] {
      let source = source(key, of: index)
      guard !source.isAlways(.number(standard)) else { continue }
      var word = depth == 0 ? name : "inner\(name.uppercasingFirst)"
      if depth > 1 { word += "\(depth)" }
      arguments += [label: apart(word, source, movesApart, &form.values)]
    }
    if trim.mode == .individually, tree.path(of: children).contours.count > 1 {
      arguments += ["asOneLine": .flag(true)]
    }
    form.shape = .call("TrimmedOutline", arguments)
    form.isTrimmed = true
    return form
  }
}

extension ViewKind {
  /// Whether it is a shape of SwiftUI in a frame.
  fileprivate var isFramed: Bool {
    switch self {
    case .ellipse, .rectangle: true
    default: false
    }
  }
}

extension ExportTree.View {
  /// The bounds of a path that moves, with room for animations that overshoot.
  fileprivate var morphBounds: Rect? {
    guard let initial = node.initialValue(.path), let motion = motions[.path] else { return nil }
    let bounds = ([initial] + motion.values).reduce(Rect.empty) {
      $0.union($1.pathValue.controlBounds)
    }
    return bounds.insetBy(-(bounds.width + bounds.height) / 8)
  }
}

extension ViewTranslator.ShapeForm {
  init(_ shape: PlainShape) {
    let bounds = shape.bounds
    let place = SwiftModifier("offset", .nonzero(bounds.center))
    self.init(
      shape: shape.form.expression,
      placing: [.frame(bounds.size)] + (place.arguments.isEmpty ? [] : [place]), bounds: bounds,
      isFramed: true)
  }
}
