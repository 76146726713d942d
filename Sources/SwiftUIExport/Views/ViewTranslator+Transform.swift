import Geometry
import SceneModel
import TimelineModel
import ViewTree

// The transform of groups, about the center of their frames.
extension ViewTranslator {
  /// Anchor, scale, skew and rotations, in the order in which SwiftUI applies them.
  mutating func transform(of index: Int) -> [SwiftModifier] {
    anchor(of: index) + scale(of: index) + skew(of: index)
      + (spatialTurn(of: index) ?? rotation(of: index) + turns(of: index))
  }

  /// Moves the anchor to the center of the frame.
  private mutating func anchor(of index: Int) -> [SwiftModifier] {
    guard case .group(let group) = tree.views[index].node.kind else { return [] }
    let middle = (group.clipSize ?? .zero) / 2
    let source = source(.anchor, of: index)
    return offsets(source) { axis, value in
      guard let value else { return nil }
      return .number(middle[axis] - value)
    } moving: { axis, expression in
      middle[axis] == 0
        ? .text("-\(expression)") : .text("\(SwiftNumber.text(middle[axis])) - \(expression)")
    }
  }

  /// The displacement along a motion path.
  mutating func route(of index: Int) -> [SwiftModifier] {
    let path = source(.motionPath, of: index)
    guard !path.isConstant || !path.initial.pathValue.isEmpty else { return [] }
    support.formUnion([.outline, .motionRoute])
    var route = path.expression
    if path.isConstant {
      route = .text(
        outlines.route(
          path.initial.pathValue, suggesting: "\(names.outline(of: index))Route"))
    }
    var arguments = [
      SwiftArgument("along", route),
      SwiftArgument("to", source(.progress, of: index).expression),
    ]
    let oriented = source(.autoOrient, of: index)
    if !oriented.isAlways(.flag(false)) {
      arguments.append(SwiftArgument("isOriented", oriented.expression))
    }
    return [SwiftModifier("moved", arguments)]
  }

  /// The position in the view around a group.
  mutating func position(of index: Int, in space: Space) -> [SwiftModifier] {
    if let steps = routeSteps(of: index) {
      return [moved(along: steps, index)] + placement(.zero, in: space)
    }
    let source = source(.position, of: index)
    guard case .framed = space else {
      if case .constant(let value) = source, copies.members.contains(index) {
        return copyOffset(value.vectorValue.xy, of: index)
      }
      return offsets(source)
    }
    switch source {
    case .constant(let value): return placement(value.vectorValue.xy, in: space)
    case .variable(let name, _):
      return [SwiftModifier("position", [SwiftArgument(nil, .text(name))])]
    case .components(let names, let initial):
      // Dimensions that move apart have modifiers of their own, as their animations would combine.
      var fixed = initial.vectorValue.xy
      if animatesVariables, let axis = (0...1).first(where: { names[$0] != nil }),
        names[1 - axis] == nil
      {
        var values = [0, 1].map { SwiftExpression.number(fixed[$0]) }
        values[axis] = .text(names[axis] ?? "0")
        return [
          SwiftModifier("position", [SwiftArgument("x", values[0]), SwiftArgument("y", values[1])])
        ]
      }
      for axis in 0...1 where names[axis] != nil { fixed[axis] = 0 }
      let moves = offsets(.components(names, initial: .vector(.zero))) { _, _ in
        nil
      } moving: {
        _, expression in
        .text(expression)
      }
      return moves + placement(fixed, in: space)
    }
  }

  /// The offset of a copy, along the axes along which any of the copies is displaced.
  private func copyOffset(_ point: Vector2, of index: Int) -> [SwiftModifier] {
    let arguments = copies.axes(of: index, tree).sorted().map {
      SwiftArgument(["x", "y"][$0], .number(point[$0]))
    }
    return arguments.isEmpty ? [] : [SwiftModifier("offset", arguments)]
  }

  /// The paths of a position that moves along several; `nil` for other positions.
  func routeSteps(of index: Int) -> RouteSteps? {
    routes[TimelineAction.Target(view: tree.views[index].node.id, key: .position)]
  }

  /// The name of the variable with the number of paths that are done.
  func routeName(of index: Int) -> String { "\(names.variable(.position, of: index))Step" }

  private mutating func moved(along steps: RouteSteps, _ index: Int) -> SwiftModifier {
    support.formUnion([.outline, .motionRoute])
    let name = routeName(of: index)
    declare(StateVariable(name, number: 0), in: units.owners[index])
    let word = "\(names.outline(of: index))Route"
    let routes = steps.paths.map { SwiftExpression.text(outlines.route($0, suggesting: word)) }
    return SwiftModifier(
      "moved", [SwiftArgument("along", .array(routes)), SwiftArgument("to", .text(name))])
  }

  /// The place of a view whose origin is at a point.
  func placement(_ point: Vector2, in space: Space) -> [SwiftModifier] {
    let arguments = [
      SwiftArgument("x", .number(point.x)), SwiftArgument("y", .number(point.y)),
    ]
    switch space {
    case .framed: return [SwiftModifier("position", arguments)]
    case .centered: return point == .zero ? [] : [SwiftModifier("offset", arguments)]
    }
  }

  /// The place of a view of a size whose upper left corner is at the origin.
  func corner(_ size: Vector2, in space: Space) -> [SwiftModifier] {
    placement(size / 2, in: space)
  }

  /// Offsets by a constant or moving vector.
  mutating func offsets(_ source: PropertySource) -> [SwiftModifier] {
    offsets(source) { _, value in
      value.map { .number($0) }
    } moving: { _, expression in
      .text(expression)
    }
  }

  /// Offsets by what is made of the dimensions of a constant or moving vector.
  private mutating func offsets(
    _ source: PropertySource, fixed: (Int, Double?) -> SwiftExpression?,
    moving: (Int, String) -> SwiftExpression
  ) -> [SwiftModifier] {
    func offset(_ axis: Int, _ value: SwiftExpression) -> SwiftArgument {
      SwiftArgument(axis == 0 ? "x" : "y", value)
    }
    switch source {
    case .constant(let value):
      let arguments = (0...1).compactMap { axis -> SwiftArgument? in
        guard let value = fixed(axis, value.vectorValue[axis]), value != "0" else { return nil }
        return offset(axis, value)
      }
      return arguments.isEmpty ? [] : [SwiftModifier("offset", arguments)]
    case .variable(let name, _):
      return [
        SwiftModifier(
          "offset",
          [
            offset(0, moving(0, "\(name).x")), offset(1, moving(1, "\(name).y")),
          ])
      ]
    case .components(let names, let initial) where !animatesVariables:
      support.insert(.movedView)
      let moves = (0...1).compactMap { axis in
        names[axis].map { offset(axis, moving(axis, $0)) }
      }
      let still = (0...1).compactMap { axis -> SwiftArgument? in
        guard names[axis] == nil else { return nil }
        return fixed(axis, initial.vectorValue[axis]).flatMap { $0 == "0" ? nil : offset(axis, $0) }
      }
      return (still.isEmpty ? [] : [SwiftModifier("offset", still)])
        + [SwiftModifier("moved", moves)]
    case .components(let names, let initial):
      let still = (0...1).compactMap { axis -> SwiftArgument? in
        guard names[axis] == nil, let value = fixed(axis, initial.vectorValue[axis]), value != "0"
        else { return nil }
        return offset(axis, value)
      }
      let moves = (0...1).compactMap { axis in
        names[axis].map { SwiftModifier("offset", [offset(axis, moving(axis, $0))]) }
      }
      if moves.count == 1, still.count == 1 {
        let arguments = still + moves[0].arguments
        return [SwiftModifier("offset", names[0] == nil ? arguments : arguments.reversed())]
      }
      return (still.isEmpty ? [] : [SwiftModifier("offset", still)]) + moves
    }
  }

  private mutating func scale(of index: Int) -> [SwiftModifier] {
    let source = source(.scale, of: index)
    switch source {
    case .constant(let value):
      let scale = value.vectorValue
      if scale.x == 1, scale.y == 1 { return [] }
      if scale.x == scale.y {
        return [SwiftModifier("scaleEffect", [SwiftArgument(nil, .number(scale.x))])]
      }
      return [scaleEffect(.number(scale.x), .number(scale.y))]
    case .variable(let name, _):
      return [SwiftModifier("scaleEffect", [SwiftArgument(nil, .text(name))])]
    case .components(let names, let initial):
      var result: [SwiftModifier] = []
      let scale = initial.vectorValue
      let fixed = (names[0] == nil ? scale.x : 1, names[1] == nil ? scale.y : 1)
      if !animatesVariables {
        return [scaleEffect(source.component(0, .size), source.component(1, .size))]
      }
      if fixed != (1, 1) { result.append(scaleEffect(.number(fixed.0), .number(fixed.1))) }
      if let name = names[0] { result.append(scaleEffect(.text(name), "1")) }
      if let name = names[1] { result.append(scaleEffect("1", .text(name))) }
      return result
    }
  }

  private func scaleEffect(_ x: SwiftExpression, _ y: SwiftExpression) -> SwiftModifier {
    SwiftModifier("scaleEffect", [SwiftArgument("x", x), SwiftArgument("y", y)])
  }

  private mutating func skew(of index: Int) -> [SwiftModifier] {
    let (skew, axis) = (source(.skew, of: index), source(.skewAxis, of: index))
    guard !skew.isAlways(.number(0)) else { return [] }
    support.insert(.skewEffect)
    var arguments = [SwiftArgument(nil, degrees(skew.expression))]
    if !axis.isAlways(.number(0)) {
      arguments.append(SwiftArgument("axis", degrees(axis.expression)))
    }
    return [SwiftModifier("skewEffect", arguments)]
  }

  private mutating func rotation(of index: Int) -> [SwiftModifier] {
    [PropertyKey.rotation, .pathAngle].compactMap { key in
      let angle = source(key, of: index)
      guard !angle.isAlways(.number(0)) else { return nil }
      return SwiftModifier("rotationEffect", [SwiftArgument(nil, degrees(angle.expression))])
    }
  }

  /// A rotation about y or x: positive ones turn the left and the lower edge away, opposite to SwiftUI's.
  private mutating func turns(of index: Int) -> [SwiftModifier] {
    for (key, axis) in [
      (PropertyKey.rotationY, "(x: 0, y: 1, z: 0)"), (.rotationX, "(x: 1, y: 0, z: 0)"),
    ] {
      let angle = source(key, of: index)
      guard !angle.isAlways(.number(0)) else { continue }
      var arguments = [
        SwiftArgument(nil, degrees(negative(angle))), SwiftArgument("axis", .text(axis)),
      ]
      if let depth = anchorDepth(of: index) {
        arguments.append(SwiftArgument("anchorZ", .number(-depth)))
      }
      let perspective = perspective(of: index, standard: 1)
      return perspective.frame + [
        SwiftModifier("rotation3DEffect", arguments + perspective.arguments)
      ]
    }
    return []
  }

  /// Rotations about several axes in space, as one; `nil` for others.
  private mutating func spatialTurn(of index: Int) -> [SwiftModifier]? {
    let orientation = orientation(of: index)
    let angles = [
      ("x", source(.rotationX, of: index)), ("y", source(.rotationY, of: index)),
      ("z", source(.rotation, of: index)),
    ]
    let isTilted = !orientation.isAlways(.vector(.zero))
    guard isTilted || angles.prefix(2).allSatisfy({ !$0.1.isAlways(.number(0)) }) else {
      return nil
    }
    support.insert(.spatialRotation)
    var arguments = angles.filter { !$0.1.isAlways(.number(0)) }.map {
      SwiftArgument($0.0, $0.1.expression)
    }
    if isTilted {
      arguments.append(
        SwiftArgument(
          "orientation", .tuple((0...2).map { orientation.component($0, .point) })))
    }
    if let depth = anchorDepth(of: index) {
      arguments.append(SwiftArgument("depth", .number(depth)))
    }
    let perspective = perspective(of: index, standard: 0)
    var result = perspective.frame + [SwiftModifier("turned", arguments + perspective.arguments)]
    let along = source(.pathAngle, of: index)
    if !along.isAlways(.number(0)) {
      result.append(
        SwiftModifier("rotationEffect", [SwiftArgument(nil, degrees(along.expression))]))
    }
    return result
  }

  /// The distance of the plane from the axes; `nil` for 0.
  private mutating func anchorDepth(of index: Int) -> Double? {
    let anchor = source(.anchor, of: index)
    if case .components(let names, _) = anchor, names[2] != nil {
      omit("the motion of the anchor in depth", of: index)
    }
    let depth = anchor.initial.vectorValue.z
    return depth == 0 ? nil : depth
  }

  private mutating func orientation(of index: Int) -> PropertySource {
    let source = source(.orientation, of: index)
    guard case .variable = source else { return source }
    omit("the motion of the orientation", of: index)
    return .constant(source.initial)
  }

  /// The perspective of rotations in space, and the frame that it depends on.
  private mutating func perspective(
    of index: Int, standard: Double
  ) -> (arguments: [SwiftArgument], frame: [SwiftModifier]) {
    let strength = source(.perspective, of: index)
    return (
      strength.isAlways(.number(standard))
        ? [] : [SwiftArgument("perspective", strength.expression)],
      strength.isAlways(.number(0)) ? [] : [eyeFrame(of: index)]
    )
  }

  /// The frame whose longer side is the distance of the eye.
  private func eyeFrame(of index: Int) -> SwiftModifier {
    var size = tree.size
    if case .group(let group) = tree.views[index].node.kind, let frame = group.frameSize {
      size = frame
    }
    return SwiftModifier(
      "frame", [SwiftArgument("width", .number(size.x)), SwiftArgument("height", .number(size.y))])
  }

  private func negative(_ angle: PropertySource) -> SwiftExpression {
    if case .constant(let value) = angle { return .number(-value.numberValue) }
    if case .variable(let name, _) = angle { return .text("-\(name)") }
    return "0"
  }

  private func degrees(_ angle: SwiftExpression) -> SwiftExpression {
    .call(".degrees", [SwiftArgument(nil, angle)])
  }
}
