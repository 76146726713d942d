import Geometry
import SceneModel
import TimelineModel
import ViewTree

// The transform of groups, about the center of their frames.
extension ViewTranslator {
  /// Anchor, scale, skew and rotations, in the order in which SwiftUI applies them.
  mutating func transform(of index: Int) -> [SwiftModifier] {
    anchor(of: index) + scale(of: index) + skew(of: index) + routeTurn(of: index)
      + (spatialTurn(of: index) ?? rotation(of: index) + turns(of: index))
  }

  /// Moves the anchor to the center of the frame.
  private mutating func anchor(of index: Int) -> [SwiftModifier] {
    guard let group = tree.group(index) else { return [] }
    let middle = (group.clipSize ?? .zero) / 2
    let source = source(.anchor, of: index)
    return offsets(source, still: middle - source.initial.vectorValue.xy) { axis, anchor in
      middle[axis] == 0
        ? .prefixed("-", anchor) : .unbroken(.infix(.exact(middle[axis]), "-", anchor))
    }
  }

  /// The displacement along a motion path.
  mutating func route(of index: Int) -> [SwiftModifier] {
    guard let route = motionRoute(of: index) else { return [] }
    let progress = source(.progress, of: index).expression
    return [.modifier("RouteEffect", ["along": route, "to": progress])]
  }

  /// The turn to the direction of a motion path, which belongs to the rotation about z.
  private mutating func routeTurn(of index: Int) -> [SwiftModifier] {
    let oriented = source(.autoOrient, of: index)
    guard !oriented.isAlways(.flag(false)), let route = motionRoute(of: index) else { return [] }
    support.insert(.routeTurn)
    var arguments: SwiftArguments = ["along": route, "at": source(.progress, of: index).expression]
    if !oriented.isAlways(.flag(true)) { arguments += ["isOriented": oriented.expression] }
    return [.modifier("RouteTurn", arguments)]
  }

  private mutating func motionRoute(of index: Int) -> SwiftExpression? {
    let path = source(.motionPath, of: index)
    guard !path.isConstant || !path.initial.pathValue.isEmpty else { return nil }
    support.formUnion([.outline, .motionRoute])
    return path.variable ?? self.route(path.initial.pathValue, index)
  }

  /// A constant route of a view.
  mutating func route(_ path: BezierPath, _ index: Int) -> SwiftExpression {
    constants.name(.path(path, ConstantTable.route), suggesting: "\(names.outline(of: index))Route")
  }

  /// The position in the view around a group.
  mutating func position(of index: Int, in space: Space) -> [SwiftModifier] {
    if let steps = routeSteps(of: index) {
      return [moved(along: steps, index)] + placement(.zero, in: space)
    }
    let source = source(.position, of: index)
    guard space == .framed else {
      let copies = plan.copies.first { $0.contains(index) }
      // All copies are written along the axes along which any of them is displaced.
      return offsets(source, along: copies.map { tree.axes(of: $0) } ?? [])
    }
    switch source {
    case .constant(let value): return placement(value.vectorValue.xy, in: space)
    case .variable(let name, _): return [SwiftModifier("position", [name])]
    case .components(let names, let initial):
      // Dimensions that move apart have modifiers of their own, as their animations would combine.
      if animatesVariables, (names[0] == nil) != (names[1] == nil) {
        let (x, y) = (source.component(0, .point), source.component(1, .point))
        return [SwiftModifier("position", ["x": x, "y": y])]
      }
      var fixed = initial.vectorValue.xy
      for axis in 0...1 where names[axis] != nil { fixed[axis] = 0 }
      return offsets(source, still: .zero) + placement(fixed, in: space)
    }
  }

  /// The paths of a position that moves along several; `nil` for other positions.
  func routeSteps(of index: Int) -> RouteSteps? {
    routes[tree.target(.position, of: index)]
  }

  /// The name of the variable with the number of paths that are done.
  func stepName(of index: Int) -> String { "\(names.variable(.position, of: index))Step" }

  /// The name of the variable with the index of the path on which the view is, for motions that overshoot.
  func routeName(of index: Int) -> String { "\(names.variable(.position, of: index))Route" }

  /// The motion of a view along several paths.
  mutating func moved(along steps: RouteSteps, _ index: Int) -> SwiftModifier {
    support.formUnion([.outline, .motionRoute])
    let name = stepName(of: index)
    declare(.state(name, .double(0)), in: plan.owners[index])
    let routes = steps.paths.map { route($0, index) }
    var arguments: SwiftArguments = ["along": .array(routes), "to": .text(name)]
    if steps.overshoots {
      declare(.state(routeName(of: index), .number(0)), in: plan.owners[index])
      arguments += ["on": .text(routeName(of: index))]
    }
    return .modifier("RoutesEffect", arguments)
  }

  /// The place of a view whose origin is at a point.
  func placement(_ point: Vector2, in space: Space) -> [SwiftModifier] {
    switch space {
    case .framed: return [.place("position", point)]
    case .centered: return point == .zero ? [] : [.place("offset", point)]
    }
  }

  /// Offsets by a vector: `moving` makes the expressions of dimensions that move, the others are numbers.
  ///
  /// Numbers of 0 are written for some axes only.
  mutating func offsets(
    _ source: PropertySource, still: Vector2? = nil, along axes: Set<Int> = [],
    moving: (Int, SwiftExpression) -> SwiftExpression = { $1 }
  ) -> [SwiftModifier] {
    let still = still ?? source.initial.vectorValue.xy
    let all = ["x", "y"].enumerated().compactMap {
      axis, label -> (label: String?, SwiftExpression, Bool)? in
      if let variable = source.variable(axis, .point) {
        return (label, moving(axis, variable), true)
      }
      return still[axis] != 0 || axes.contains(axis) ? (label, .number(still[axis]), false) : nil
    }
    let moves = all.filter(\.2).map { ($0.0, $0.1) }
    let fixed = SwiftArguments(all.filter { !$0.2 }.map { ($0.0, $0.1) })
    let offset = fixed.isEmpty ? [] : [SwiftModifier("offset", fixed)]
    switch source {
    case .constant: return offset
    case .variable: return [SwiftModifier("offset", SwiftArguments(moves))]
    case .components where !animatesVariables:
      support.insert(.movedView)
      return offset + [.modifier("Displacement", SwiftArguments(moves))]
    case .components:
      if moves.count == 1, !fixed.isEmpty {
        return [SwiftModifier("offset", SwiftArguments(all.map { ($0.0, $0.1) }))]
      }
      return offset + moves.map { SwiftModifier("offset", SwiftArguments([$0])) }
    }
  }

  private mutating func scale(of index: Int) -> [SwiftModifier] {
    let source = source(.scale, of: index)
    let scale = source.initial.vectorValue
    switch source {
    case .constant:
      if scale.x == 1, scale.y == 1 { return [] }
      if scale.x == scale.y { return [SwiftModifier("scaleEffect", [.number(scale.x)])] }
      return [scaleEffect(.number(scale.x), .number(scale.y))]
    case .variable(let name, _): return [SwiftModifier("scaleEffect", [name])]
    case .components(let names, _):
      if !animatesVariables {
        return [scaleEffect(source.component(0, .size), source.component(1, .size))]
      }
      var result: [SwiftModifier] = []
      let fixed = (names[0] == nil ? scale.x : 1, names[1] == nil ? scale.y : 1)
      if fixed != (1, 1) { result.append(scaleEffect(.number(fixed.0), .number(fixed.1))) }
      if let name = names[0] { result.append(scaleEffect(name, 1)) }
      if let name = names[1] { result.append(scaleEffect(1, name)) }
      return result
    }
  }

  private func scaleEffect(_ x: SwiftExpression, _ y: SwiftExpression) -> SwiftModifier {
    SwiftModifier("scaleEffect", ["x": x, "y": y])
  }

  private mutating func skew(of index: Int) -> [SwiftModifier] {
    let (skew, axis) = (source(.skew, of: index), source(.skewAxis, of: index))
    guard !skew.isAlways(.number(0)) else { return [] }
    support.insert(.skewEffect)
    var arguments: SwiftArguments = [.degrees(skew.expression)]
    if !axis.isAlways(.number(0)) { arguments += ["axis": .degrees(axis.expression)] }
    guard animatesVariables, !skew.isConstant, !axis.isConstant else {
      return [.modifier("SkewEffect", arguments)]
    }
    support.insert(.skewAnimation)
    return [.modifier("SkewAnimation", arguments)]
  }

  private mutating func rotation(of index: Int) -> [SwiftModifier] {
    [PropertyKey.rotation, .pathAngle].compactMap { key in
      let angle = source(key, of: index)
      guard !angle.isAlways(.number(0)) else { return nil }
      return SwiftModifier("rotationEffect", [.degrees(angle.expression)])
    }
  }

  /// A rotation about y or x: positive ones turn the left and the lower edge away, opposite to SwiftUI's.
  private mutating func turns(of index: Int) -> [SwiftModifier] {
    for (key, axis) in [
      (PropertyKey.rotationY, "(x: 0, y: 1, z: 0)"), (.rotationX, "(x: 1, y: 0, z: 0)"),
    ] {
      let angle = source(key, of: index)
      guard !angle.isAlways(.number(0)) else { continue }
      let opposite =
        angle.variable.map { SwiftExpression.prefixed("-", $0) }
        ?? .number(-angle.initial.numberValue)
      var arguments: SwiftArguments = [nil: .degrees(opposite), "axis": .text(axis)]
      if let depth = anchorDepth(of: index) { arguments += ["anchorZ": .number(-depth)] }
      let perspective = perspective(of: index, standard: 1)
      return perspective.frame + [
        SwiftModifier("rotation3DEffect", arguments + perspective.arguments)
      ]
    }
    return []
  }

  /// Rotations about several axes in space, as one; `nil` for others.
  private mutating func spatialTurn(of index: Int) -> [SwiftModifier]? {
    var orientation = source(.orientation, of: index)
    if case .variable = orientation {
      omit("the motion of the orientation", of: index)
      orientation = .constant(orientation.initial)
    }
    let angles: [(String?, PropertySource)] = [
      ("x", source(.rotationX, of: index)), ("y", source(.rotationY, of: index)),
      ("z", source(.rotation, of: index)), ("along", source(.pathAngle, of: index)),
    ]
    let isTilted = !orientation.isAlways(.vector(.zero))
    guard isTilted || angles.prefix(2).allSatisfy({ !$0.1.isAlways(.number(0)) }) else {
      return nil
    }
    support.insert(.spatialRotation)
    var arguments = SwiftArguments(
      angles.filter { !$0.1.isAlways(.number(0)) }.map { ($0, $1.expression) })
    if isTilted {
      arguments += ["orientation": .tuple((0...2).map { orientation.component($0, .point) })]
    }
    if let depth = anchorDepth(of: index) { arguments += ["depth": .number(depth)] }
    let perspective = perspective(of: index, standard: 0)
    return perspective.frame + [.modifier("SpatialTurn", arguments + perspective.arguments)]
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

  /// The perspective of rotations in space, and the frame that it depends on.
  private mutating func perspective(
    of index: Int, standard: Double
  ) -> (arguments: SwiftArguments, frame: [SwiftModifier]) {
    let strength = source(.perspective, of: index)
    return (
      strength.isAlways(.number(standard))
        ? [] : ["perspective": strength.expression],
      // The longer side of the frame is the distance of the eye.
      strength.isAlways(.number(0)) ? [] : [.frame(tree.group(index)?.frameSize ?? tree.size)]
    )
  }
}

extension SwiftExpression {
  static func degrees(_ angle: SwiftExpression) -> SwiftExpression { .call(".degrees", [angle]) }
}
