import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Translates views of a timeline to expressions of SwiftUI views.
///
/// The origin of a view's coordinates is the center of its frame, so that transforms need no anchors; a clipped group
/// has its frame, and its children are positioned from the upper left corner.
struct ViewTranslator {
  let plan: ExportPlan
  /// The values that are declared as constants.
  var constants: ConstantTable
  /// The parts of the support file that the code needs.
  var support: Set<SupportPart> = []
  /// The names of the font files that texts use.
  var fontFiles: Set<String> = []
  /// The names of fonts with findings.
  var reportedFonts: Set<String> = []
  /// The findings about fonts, pictures and slots.
  var diagnostics = DiagnosticList()
  /// The parts of the timeline that are left out.
  private(set) var omissions: [Omission] = []
  /// The variables of each unit, in the order of their first use.
  private(set) var variables: [Int: [SwiftDeclaration]] = [:]
  /// The names of these.
  private var declaredNames: [Int: Set<String>] = [:]
  /// The keyframes of each unit, in the order of their first use.
  var runTracks: [Int: [RunTrack]] = [:]
  /// The phases of each unit, in the order of their first use.
  var phases: [Int: [PhasePlan]] = [:]
  /// The types of variables, as far as they were asked for.
  private var forms: [PropertyTarget: VariableForm] = [:]
  /// The paths of geometry with the shapes of SwiftUI that draw them, as far as they were asked for.
  private var outlines: [[Int]: (path: BezierPath, plain: PlainShape?)] = [:]
  let tracks: [TimelineAction.Target: RunTrack]
  let phasePlans: [TimelineAction.Target: PhasePlan]
  /// The positions that move along several paths.
  let routes: [TimelineAction.Target: RouteSteps]
  /// The keyframes that all values come from; `nil` for variables that events change.
  var keyframes: KeyframeStore?
  /// The bodies of the units that are drawn.
  private(set) var bodies: [(unit: Int, body: SwiftExpression)] = []
  /// The statements of each unit by event.
  private(set) var statements: [Int: [(event: Int, body: [SwiftStatement])]] = [:]

  var tree: ExportTree { plan.tree }
  var names: ExportNames { plan.names }

  /// Translates the views of a plan, and the changes of its events; adds to the findings and constants of an earlier
  /// translation for the same file.
  init(_ plan: ExportPlan, after earlier: ViewTranslator?) {
    self.plan = plan
    keyframes = plan.options.style == .keyframes ? KeyframeStore(plan) : nil
    constants = earlier?.constants ?? ConstantTable(plan.timeline)
    if let motion = plan.motion { constants.theme.motions.append(motion) }
    if let earlier {
      (support, diagnostics, omissions) = (earlier.support, earlier.diagnostics, earlier.omissions)
      (fontFiles, reportedFonts) = (earlier.fontFiles, earlier.reportedFonts)
    }
    tracks = RunTrack.tracks(of: plan.timeline)
    phasePlans = PhasePlan.plans(of: plan.timeline)
    routes = keyframes == nil ? RouteSteps.all(of: plan.timeline) : [:]
    for unit in plan.units where unit == 0 || isDrawn(unit) {
      bodies.append((unit, body(ofUnit: unit)))
    }
    if keyframes == nil { statements = eventStatements() } else { reportUnusedKeyframes() }
  }

  /// The coordinates in which a view is placed.
  enum Space {
    /// The origin is the center of the frame.
    case centered
    /// The origin is the upper left corner of the frame.
    case framed
  }

  /// Whether a view can ever be seen: its group has something to draw, and no group around it is always hidden.
  func isDrawn(_ index: Int) -> Bool {
    hasContent(index)
      && tree.path(from: index).allSatisfy {
        tree.views[$0].motions[.isVisible] != nil
          || tree.views[$0].node.initialValue(.isVisible) != .flag(false)
      }
  }

  mutating func report(_ code: DiagnosticCode, _ message: String, at index: Int) {
    diagnostics.report(Diagnostic(code, message: message, layerPath: path(of: index)))
  }

  /// Notes a part of a view that the generated code lacks.
  ///
  /// - Parameters:
  ///   - feature: The part, as in `the effect Twirl`.
  ///   - property: The property whose changes it is; `nil` for another part.
  ///   - extent: The views that pictures have to replace. Default: a view that is drawn, or what is around another one.
  mutating func omit(
    _ feature: String, of index: Int, property: PropertyKey? = nil,
    _ extent: Omission.Extent? = nil
  ) {
    let node = tree.views[index].node
    omissions.append(
      Omission(
        view: node.id, feature: feature, property: property,
        extent: extent ?? (isPlaced(index) ? .view : .surroundings),
        layerPath: path(of: index)))
  }

  /// Notes the settings of a paint, a mask or an effect that its kind declares to have no counterpart; returns whether
  /// there are some.
  mutating func omitsGap(of index: Int) -> Bool {
    let view = tree.views[index]
    guard let gap = view.node.kind.nativeGap(view.values) else { return false }
    omit(
      gap.feature.lowercasingFirst, of: index,
      gap.canBake ? .surroundings : .none(ViewTranslator.background))
    return true
  }

  /// Whether a view is drawn in a group, rather than as a part of a shape.
  private func isPlaced(_ index: Int) -> Bool {
    tree.views[index].node.kind.role.isDrawn
      && !tree.path(from: index).dropFirst().contains { tree.views[$0].node.kind == .shape }
  }

  /// The identifiers of the views around a view, and its own.
  func path(of index: Int) -> [String] {
    tree.path(from: index).map { tree.views[$0].node.id }.dropLast().reversed()
  }

  /// The source of a property's value; the variable is declared where it is used first.
  mutating func source(_ key: PropertyKey, of index: Int) -> PropertySource {
    let view = tree.views[index]
    let initial = view.node.initialValue(key) ?? .number(0)
    if let slot = slotValue(key, of: index, initial) { return slot }
    if keyframes != nil {
      return keyframeSource(key, of: index, initial: initial) ?? .constant(initial)
    }
    guard let motion = view.motions[key] else { return .constant(initial) }
    if let value = runValue(key, of: index, initial: initial) { return value }
    if let phase = phase(key, of: index, motion, initial: initial) { return phase }
    let variables = names.variables(key, of: index, motion, initial: initial)
    for (component, name) in variables {
      let variable: SwiftDeclaration
      if let component {
        variable = .state(name, .double(initial.component(component) ?? 0))
      } else {
        let form = form(key, of: index)
        variable = form.variable(name, initial, &constants)
        if let part = form.type.support { support.insert(part) }
      }
      declare(variable, in: plan.owners[index])
    }
    return PropertySource(variables.map { ($0, .text($1)) }, initial: initial)
  }

  /// The type of the variable of a property; each event that changes the property asks for it.
  mutating func form(_ key: PropertyKey, of index: Int) -> VariableForm {
    let target = PropertyTarget(view: index, key: key)
    if let known = forms[target] { return known }
    let view = tree.views[index]
    let form = VariableForm(key, of: view, themeUse(key, of: index, view.values(of: key)))
    forms[target] = form
    return form
  }

  /// The path of geometry, and the shape of SwiftUI that draws it; each copy asks for those of all others.
  mutating func outline(of geometry: [Int]) -> (path: BezierPath, plain: PlainShape?) {
    if let known = outlines[geometry] { return known }
    let path = tree.path(of: geometry)
    let outline = (path, PlainShape(path))
    outlines[geometry] = outline
    return outline
  }

  /// The use of a member of the theme by a property, or by a picture or a text, with the values that it goes through.
  func themeUse(
    _ key: PropertyKey? = nil, of index: Int, _ values: [PropertyValue] = []
  ) -> ThemeTable.Use {
    var word = names.outline(of: index)
    if let key {
      switch tree.views[index].node.initialValue(key) {
      case .number, .vector: word += key.rawValue.uppercasingFirst
      default: break
      }
    }
    return ThemeTable.Use(
      word: word, key: key,
      slot: key.flatMap { tree.views[index].node.slots[$0] },
      themed: themed(key, of: index),
      isFixed: Set(values).count > ThemeTable.Use.mostValues)
  }

  /// The values of a property, or of a text or a picture, in the themes of the timeline, by their names.
  private func themed(_ key: PropertyKey?, of index: Int) -> [String: ThemeTable.Value] {
    let view = tree.views[index].node
    return plan.timeline.themes.reduce(into: [:]) { themed, theme in
      themed[theme.name] = value(of: key, of: view, in: theme)
    }
  }

  private func value(
    of key: PropertyKey?, of view: ViewNode, in theme: TimelineTheme
  ) -> ThemeTable.Value? {
    if key == nil, case .image = view.kind {
      return theme.pictures[view.id].map { .picture(image($0)) }
    }
    let key = key ?? .string
    guard let value = theme.values[TimelineAction.Target(view: view.id, key: key)] else {
      return nil
    }
    // Depth is no part of a point or a size.
    if case .vector(let vector) = value, vector.z != view.initialValue(key)?.vectorValue.z {
      return nil
    }
    return ThemeTable.Value(
      value, of: key, colorStopCount: view.kind.paint?.colorStopCount ?? 0, plan.options)
  }

  /// The source of a number, a point or a size that a theme has and that does not change; `nil` for others.
  private mutating func slotValue(
    _ key: PropertyKey, of index: Int, _ initial: PropertyValue
  ) -> PropertySource? {
    let view = tree.views[index]
    guard view.motions[key] == nil, key != .orientation,
      view.node.slots[key] != nil || !plan.timeline.themes.isEmpty
    else { return nil }
    let value: ThemeTable.Value
    switch initial {
    case .number(let number): value = .number(number)
    case .vector(let vector): value = .vector(vector.xy, VectorMembers(key))
    case .flag, .text, .color, .numbers, .path: return nil
    }
    let use = themeUse(key, of: index)
    guard use.slot != nil || !use.themed.isEmpty else { return nil }
    return .variable(constants.theme.member(value, use), initial: initial)
  }

  /// Reports the slots and the values of themes of drawn views that the theme does not have.
  mutating func reportSlots() {
    for theme in plan.timeline.themes {
      for target in theme.targets {
        guard let index = tree.indices[target.view], isDrawn(index) else { continue }
        let use = target.key == .string ? textUse(of: index) : themeUse(target.key, of: index)
        if use.themed[theme.name] == nil || !constants.theme.has(use) {
          omit(
            "“\(target.key.rawValue)” of the theme “\(theme.name)”", of: index,
            .none(
              "themes of source have colors, gradients, texts, pictures, numbers, points and sizes"
            ))
        }
      }
    }
    for (index, view) in tree.views.enumerated() where isDrawn(index) {
      for (key, slot) in view.node.slots.sorted(by: { $0.key.rawValue < $1.key.rawValue })
      where !constants.theme.has(themeUse(key, of: index)) {
        report(
          .slotNotInTheme, "The theme lacks the slot “\(slot)” of “\(key.rawValue)”.", at: index)
      }
    }
  }

  /// Whether values are state that `withAnimation` changes, as in the style `events`.
  ///
  /// Two of them must not be arguments of one modifier: SwiftUI would animate both alike.
  var animatesVariables: Bool { keyframes == nil }

  /// Whether a variable is declared in the unit of a view.
  func declares(_ name: String, of index: Int) -> Bool {
    declaredNames[plan.owners[index]]?.contains(name) == true
  }

  /// Declares a variable of a unit, once.
  mutating func declare(_ variable: SwiftDeclaration, in unit: Int) {
    guard let name = variable.name, declaredNames[unit, default: []].insert(name).inserted else {
      return
    }
    variables[unit, default: []].append(variable)
  }

  /// The body of a unit: the root, or a group placed in the view around it.
  private mutating func body(ofUnit index: Int) -> SwiftExpression {
    guard let parent = tree.views[index].parent else { return content(of: index) }
    return group(index, in: space(of: parent))
  }

  private func space(of index: Int) -> Space { frame(of: index) == nil ? .centered : .framed }

  /// The frame of a group whose upper left corner is its origin; `nil` for one that is centered on its origin.
  private func frame(of index: Int) -> Vector2? {
    guard index != 0 else { return tree.size }
    return tree.group(index)?.clipSize
  }

  private mutating func group(_ index: Int, in space: Space) -> SwiftExpression {
    let moved = matched(content(of: index), index).modified(
      transform(of: index) + route(of: index) + driven(of: index))
    return presented(moved, index).modified(position(of: index, in: space) + compositing(of: index))
  }

  /// A drawn view, placed in the coordinates of the view around it; `nil` for one that never shows.
  mutating func view(_ index: Int, in space: Space) -> SwiftExpression? {
    let node = tree.views[index].node
    if source(.isVisible, of: index).isAlways(.flag(false)) { return nil }
    if source(.opacity, of: index).isAlways(.number(0)) { return nil }
    switch node.kind {
    case .group(let group):
      if group.adjustsBelow {
        omit("the adjustment layer", of: index, .none(ViewTranslator.background))
      }
      guard hasContent(index) else { return nil }
      if group.averagesChildren { omit("the motion blur", of: index, .content) }
      if group.space != nil { omit("the space of the camera", of: index) }
      if group.matched != nil, !plan.matched.contains(index) {
        omit("the matched geometry", of: index)
      }
      guard plan.owners[index] == index else { return self.group(index, in: space) }
      var arguments: SwiftArguments = keyframes?.moves(index) == true ? ["time": "time"] : []
      if plan.matchedBranches.contains(index) {
        arguments += [ViewTranslator.namespace: .text(ViewTranslator.namespace)]
      }
      return .call(names.type(of: index), arguments)
    case .shape: return shape(index)?.modified(placement(.zero, in: space))
    // The upper left corner is at the origin.
    case .image(let image):
      return picture(image, index).modified(placement(image.size / 2, in: space))
    case .frames(let frames):
      return self.frames(frames, index).modified(placement(frames.size / 2, in: space))
    case .text(let text): return self.text(text, index, in: space)
    case .repeater(let repeater): return copies(repeater, index, in: space)
    case .path, .rectangle, .ellipse, .star, .polygon, .transformed, .trim, .roundCorners,
      .puckerBloat, .twist, .zigZag, .offsetPath, .combine, .measured, .fill, .stroke, .mask,
      .effect:
      return nil
    }
  }

  /// Whether something is drawn in a group, or in the group around another view.
  private func hasContent(_ index: Int) -> Bool {
    let group = tree.path(from: index).first { tree.group($0) != nil } ?? 0
    return tree.views[group].showsSomething
  }

  /// The children of a group, clipped, masked and with its effects, about the group's origin.
  mutating func content(of index: Int) -> SwiftExpression {
    guard let group = tree.group(index) else { return .call("EmptyView") }
    let frame = frame(of: index)
    let space = space(of: index)
    var children = tree.children(of: index).filter { tree.views[$0].node.kind.role.isDrawn }
    let matte = group.matte == nil || children.isEmpty ? nil : children.removeFirst()
    let views = children.compactMap { view($0, in: space) }
    var result = frame == nil ? SwiftExpression.layers(views) : .stack(views)
    if let frame { result = result.modified([.frame(frame), .clipped]) }
    result = masked(effected(result, of: index, in: frame), of: index, frame)
    if let matte, let mode = group.matte {
      let view = view(matte, in: space) ?? .systemColor("clear")
      let sized = frame.map { view.modified([.frame($0)]) }
      result = matted(result, by: sized ?? view, mode)
    }
    return result
  }

  /// The reason why pictures cannot show what depends on the pixels behind a view.
  static let background = "its pictures would contain everything behind it"

  private mutating func compositing(of index: Int) -> [SwiftModifier] {
    guard let group = tree.group(index) else { return [] }
    var result = opacity(of: index, leaves: leaves(of: index))
    if group.blendMode != .normal, leaves(of: index) > 1, result.first != .compositingGroup {
      result.insert(.compositingGroup, at: 0)
    }
    return result + blending(group.blendMode, of: index)
  }

  /// The opacity and visibility of a view; several leaves fade as one picture.
  mutating func opacity(of index: Int, leaves: Int) -> [SwiftModifier] {
    let opacity = source(.opacity, of: index)
    let visible = source(.isVisible, of: index)
    var values = [opacity.expression]
    if !visible.isConstant {
      let isAnimated = tree.views[index].motions[.opacity]?.isAnimated == true
      if animatesVariables, isAnimated, opacity.variable?.isOfKeyframes == false {
        // SwiftUI animates between results. Of a view that appears as it begins to fade from 1 to 0,
        // `isVisible ? opacity : 0` is 0 before and after, so that nothing would fade.
        values.append(.conditional(visible.expression, 1, 0))
      } else {
        values = [.conditional(visible.expression, values[0], 0)]
      }
    } else if opacity.isAlways(.number(1)) {
      return []
    }
    let modifiers = values.map { SwiftModifier.opacity($0) }
    let fades = !opacity.isConstant || opacity.initial.numberValue < 1
    return (leaves > 1 && fades ? [.compositingGroup] : []) + modifiers
  }

  /// The number of pictures in a view that could show through each other, at most two.
  ///
  /// One that is blended counts twice: it mixes with what is behind it in the view alone.
  func leaves(of index: Int) -> Int {
    var count = 0
    for view in index..<tree.views[index].end {
      let kind = tree.views[view].node.kind
      let mode = tree.group(view)?.blendMode ?? kind.paint?.blendMode
      if view > index, mode ?? .normal != .normal { count += 1 }
      count += kind.isLeaf ? 1 : kind.role == .repeater ? 2 : 0
    }
    return Swift.min(count, 2)
  }
}
