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
    /// The numbers of the shape that are animated apart, by the names that the shape has for them.
    var numbers = AnimatedValues()
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
    let stacked = painted.count == 1 ? painted[0] : .stack(painted)
    return stacked.modified(opacity(of: index, leaves: 1))
  }

  /// The form of geometry views.
  private mutating func form(_ geometry: [Int], of shape: Int, paints: [Int]) -> ShapeForm? {
    switch GeometryForm(geometry, paints: paints, in: tree, plan.options.style) {
    case .still: return still(geometry, paints)
    case .primitive(let index): return primitive(index)
    case .morph(let index):
      support.insert(.outline)
      return ShapeForm(
        shape: .call("MorphingOutline", [source(.path, of: index).expression]),
        bounds: tree.views[index].morphBounds)
    case .trim(let index): return trim(index)
    case .sampled:
      omit("the motion of the geometry", of: shape, .content)
      return still(geometry, paints)
    }
  }

  /// Geometry that does not change, as a shape of SwiftUI or a constant outline; `nil` for none.
  private mutating func still(_ geometry: [Int], _ paints: [Int]) -> ShapeForm? {
    let path = ConstantTable.path(of: geometry.map { tree.views[$0].node })
    guard !path.isEmpty else { return nil }
    let glyph = glyph(around: geometry[0])
    // Dashes begin where the path does.
    if glyph == nil, !paints.contains(where: tree.hasDashes),
      let shape = plainShape(path, of: geometry)
    {
      return ShapeForm(shape)
    }
    support.insert(.outline)
    let name = constants.name(of: path, glyph: glyph, suggesting: names.outline(of: geometry[0]))
    return ShapeForm(shape: .call("Outline", [name]), bounds: path.controlBounds)
  }

  /// The shape of SwiftUI that draws the path of geometry; `nil` if there is none for that or for a copy, as copies are
  /// one structure.
  private func plainShape(_ path: BezierPath, of geometry: [Int]) -> PlainShape? {
    guard let shape = PlainShape(path) else { return nil }
    guard
      let set = plan.copies.sets.first(where: { set in
        tree.path(from: geometry[0]).contains { set.contains($0) }
      }), let copy = set.first(where: { ($0..<tree.views[$0].end).contains(geometry[0]) })
    else { return shape }
    let areAlike = set.allSatisfy { other in
      let places = geometry.map { $0 - copy + other }
      guard places.allSatisfy({ $0 < tree.views[other].end }) else { return false }
      let path = ConstantTable.path(of: places.map { tree.views[$0].node })
      return PlainShape(path)?.form.isAlike(shape.form) == true
    }
    return areAlike ? shape : nil
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
  private mutating func primitive(_ index: Int) -> ShapeForm? {
    let node = tree.views[index].node
    if tree.views[index].motions.isEmpty, tree.views[index].node.slots.isEmpty,
      let shape = plainShape(ConstantTable.path(of: [node]), of: [index])
    {
      return ShapeForm(shape)
    }
    let (size, position) = (source(.size, of: index), source(.position, of: index))
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
        form.shape = .call(
          "RoundedRectangle", ["cornerRadius": radius.expression, "style": ".circular"])
      }
    }
    form.placing = frame(size) + offsets(position)
    if size.isConstant, position.isConstant {
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

  /// A part of geometry, with the numbers of the trim and of those inside it.
  ///
  /// - Parameters:
  ///   - index: The trim.
  ///   - depth: The number of trims around it.
  ///   - isApart: Whether its numbers have animations of their own.
  private mutating func trim(_ index: Int, depth: Int = 0, isApart: Bool? = nil) -> ShapeForm? {
    guard case .trim(let trim) = tree.views[index].node.kind else { return nil }
    let children = tree.withoutIdleTrims(tree.children(of: index))
    let isApart = isApart ?? (animatesVariables && !tree.movesByTurns(within: index))
    let base: ShapeForm
    if case .trim(let inner) = GeometryForm(children, in: tree, plan.options.style) {
      guard let form = self.trim(inner, depth: depth + 1, isApart: isApart) else { return nil }
      base = form
    } else {
      guard let form = trimmable(children) else { return nil }
      base = form
    }
    support.insert(.trimmedOutline)
    var arguments: SwiftArguments = [base.shape]
    var numbers = base.numbers
    for (label, name, key, standard) in [
      ("from", "start", PropertyKey.trimStart, 0.0), ("to", "end", .trimEnd, 1.0),
      ("offset", "offset", .trimOffset, 0.0),
    ] {
      let source = source(key, of: index)
      guard !source.isAlways(.number(standard)) else { continue }
      var value = source.expression
      if isApart, !source.isConstant {
        support.insert(.numberAnimation)
        let word = depth == 0 ? name : "inner\(ExportNames.capitalized(name))"
        value = numbers.add(depth > 1 ? "\(word)\(depth)" : word, value)
      }
      arguments += [label: value]
    }
    if trim.mode == .individually, hasContours(children) {
      arguments += ["asOneLine": .flag(true)]
    }
    return ShapeForm(
      shape: .call("TrimmedOutline", arguments), bounds: base.bounds, numbers: numbers)
  }

  /// Geometry of which a part is drawn: a constant path, or one whose points move; `nil` for none.
  private mutating func trimmable(_ geometry: [Int]) -> ShapeForm? {
    support.insert(.outline)
    if geometry.contains(where: { tree.moves(within: $0) }) {
      return ShapeForm(
        shape: .call("MorphingOutline", [source(.path, of: geometry[0]).expression]),
        bounds: tree.views[geometry[0]].morphBounds)
    }
    let path = ConstantTable.path(of: geometry.map { tree.views[$0].node })
    guard !path.isEmpty else { return nil }
    let name = constants.name(of: path, suggesting: names.outline(of: geometry[0]))
    return ShapeForm(shape: .call("Outline", [name]), bounds: path.controlBounds)
  }

  /// Whether geometry has several contours.
  private func hasContours(_ geometry: [Int]) -> Bool {
    ConstantTable.path(of: geometry.map { tree.views[$0].node }).contours.count > 1
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
  /// A shape in its frame.
  init(_ shape: PlainShape) {
    let bounds = shape.bounds
    self.init(
      shape: shape.form.expression,
      placing: [
        .frame(Vector2(bounds.width, bounds.height)),
        SwiftModifier("offset", .nonzero(bounds.center)),
      ].filter { !$0.arguments.isEmpty },
      bounds: bounds, isFramed: true)
  }
}
