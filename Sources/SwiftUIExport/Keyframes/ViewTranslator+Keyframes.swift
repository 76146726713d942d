import Geometry
import SceneModel
import TimelineModel
import ViewTree

// Properties of the style `keyframes`.
extension ViewTranslator {
  /// Reports the changes of properties that no view takes from their keyframes.
  mutating func reportUnusedKeyframes() {
    guard let store = keyframes else { return }
    for target in store.unused {
      guard let index = tree.indices[target.view], isDrawn(index) else { continue }
      omit("the change of “\(target.key.rawValue)”", of: index, property: target.key)
    }
    guard store.cycle.isCut else { return }
    omit(
      "the animation after \(SwiftNumber.text(store.cycle.duration)) seconds", of: 0,
      .none("its values never return to earlier ones"))
  }

  /// The source of a property's value; `nil` for one without changes.
  mutating func keyframeSource(
    _ key: PropertyKey, of index: Int, initial: PropertyValue
  ) -> PropertySource? {
    let property = tree.target(key, of: index)
    guard let tracks = keyframes?.use(property), let last = tracks.last else { return nil }
    let name = names.variable(key, of: index)
    switch initial {
    case .flag:
      let track = ValueTrack(name, key, last) { .number($0.flagValue ? 1 : 0) }
      return single(
        track, index, value: { .flag($0.numberValue > 0.5) },
        expression: { .unbroken(.infix($0, ">", 0.5)) })
    case .number: return single(ValueTrack(name, key, last) { $0 }, index)
    case .color:
      var track = ValueTrack(name, key, last) { $0 }
      guard !track.isConstant else { return .constant(track.initial) }
      support.insert(.themeColor)
      let use = themeUse(.color, of: index, track.values)
      for value in track.values { track.literals[value] = constants.mix(of: value.colorValue, use) }
      return .variable(add(track, index), initial: track.initial)
    case .vector
    where key == .scale && tracks.count == 1 && last.target.component == nil && last.isUniform:
      let track = ValueTrack(name, key, last) { .number($0.vectorValue.x) }
      return single(track, index, value: { .vector(Vector3($0.numberValue, $0.numberValue, 1)) })
    case .vector,
      .numbers where key == .dashes:
      return components(tracks, name, index, initial: initial)
    case .numbers: return gradient(last, name, index)
    case .path where key == .motionPath: return route(last, name, index)
    case .path: return path(last, name, index)
    case .text: return text(last, name, index)
    }
  }

  private mutating func single(
    _ track: ValueTrack, _ index: Int, value: (PropertyValue) -> PropertyValue = { $0 },
    expression: (SwiftExpression) -> SwiftExpression = { $0 }
  ) -> PropertySource {
    guard !track.isConstant else { return .constant(value(track.initial)) }
    return .variable(expression(add(track, index)), initial: value(track.initial))
  }

  /// Adds a value to the unit of a view; returns its expression.
  private mutating func add(_ track: ValueTrack, _ index: Int) -> SwiftExpression {
    let unit = plan.owners[index]
    return keyframes?.add(track, to: unit) ?? 0
  }

  /// A value whose dimensions have tracks of their own.
  private mutating func components(
    _ all: [ResolvedTimeline.Track], _ name: String, _ index: Int, initial: PropertyValue
  ) -> PropertySource {
    let key = all[0].target.key
    var (value, found): (PropertyValue, [Int: SwiftExpression]) = (initial, [:])
    for place in 0..<(key == .dashes ? initial.numbersValue.count : 3) {
      let last = all.last { $0.target.component == nil || $0.target.component == place }
      guard let last else { continue }
      let isWhole = last.target.component == nil
      let track = ValueTrack(name + ExportNames.component(place, of: key), key, last) {
        isWhole ? .number($0.component(place) ?? 0) : $0
      }
      value.setComponent(place, track.initial.numberValue)
      if !track.isConstant { found[place] = add(track, index) }
    }
    return found.isEmpty ? .constant(value) : .components(found, initial: value)
  }

  /// The largest number of paths that have names of their own.
  private static let fewPaths = 8

  private mutating func path(
    _ track: ResolvedTimeline.Track, _ name: String, _ index: Int
  ) -> PropertySource {
    support.insert(.outline)
    let morph = MorphTrack(initial: track.initial, keyframes: track.keyframes)
    let isLong = morph.values.count > ViewTranslator.fewPaths
    let key = isLong ? .path : track.target.key
    let value = ValueTrack(name, key, initial: .number(0), keyframes: morph.keyframes)
    let list: SwiftExpression
    if isLong {
      list = constants.name(
        .paths(morph.values.map(\.pathValue)), suggesting: "\(names.outline(of: index))Frames")
    } else {
      let elements = morph.values.map {
        constants.name(.path($0.pathValue, ConstantTable.points), suggesting: "\(name)Points")
      }
      guard !value.isConstant else { return .variable(elements[0], initial: track.initial) }
      list = self.list(elements, name, index)
    }
    support.insert(.morphingList)
    return .variable(MorphTrack.element(of: list, at: add(value, index)), initial: track.initial)
  }

  /// A route of a list at an index with keyframes; routes do not mix.
  private mutating func route(
    _ track: ResolvedTimeline.Track, _ name: String, _ index: Int
  ) -> PropertySource {
    let routes = MorphTrack(initial: track.initial, keyframes: track.keyframes)
    let value = ValueTrack(name, .motionPath, initial: .number(0), keyframes: routes.keyframes)
    let elements = routes.values.map { route($0.pathValue, index) }
    guard !value.isConstant else { return .variable(elements[0], initial: track.initial) }
    return .variable(
      element(of: list(elements, name, index), at: value, index), initial: track.initial)
  }

  /// The element of a list at a whole index with keyframes.
  private mutating func element(
    of list: SwiftExpression, at place: ValueTrack, _ index: Int
  ) -> SwiftExpression {
    .element(list, .call("Int", [add(place, index)]))
  }

  /// A text of a list at an index with keyframes.
  private mutating func text(
    _ track: ResolvedTimeline.Track, _ name: String, _ index: Int
  ) -> PropertySource {
    if tree.views[index].node.kind.hasContentTransition(.string) {
      omit("the content transition", of: index, property: .string)
    }
    let texts = MorphTrack(initial: track.initial, keyframes: track.keyframes)
    let value = ValueTrack(name, .string, initial: .number(0), keyframes: texts.keyframes)
    guard !value.isConstant else { return .constant(track.initial) }
    let list = list(texts.values.map { .value($0) }, name, index)
    return .variable(element(of: list, at: value, index), initial: track.initial)
  }

  /// A list of values in the unit of a view.
  private mutating func list(
    _ elements: [SwiftExpression], _ name: String, _ index: Int
  ) -> SwiftExpression {
    let (list, unit) = ("\(name)s", plan.owners[index])
    keyframes?.add(.property("private static let", list, .array(elements)), to: unit)
    return .text("Self.\(list)")
  }

  private mutating func gradient(
    _ track: ResolvedTimeline.Track, _ name: String, _ index: Int
  ) -> PropertySource {
    let word = name.hasSuffix("Stops") ? String(name.dropLast(5)) : name
    let count = tree.views[index].node.kind.paint?.colorStopCount ?? 0
    var even = track
    even.keyframes = track.keyframes.mixingEvenly(from: track.initial, colorStopCount: count)
    var value = ValueTrack(word, .gradientStops, even) { $0 }
    guard !value.isConstant else { return .constant(value.initial) }
    support.insert(.themeGradient)
    let use = themeUse(.gradientStops, of: index, value.values)
    for numbers in value.values {
      value.literals[numbers] = constants.mix(
        of: Gradient.stops(numbers: numbers.numbersValue, colorStopCount: count), use)
    }
    return .variable(add(value, index), initial: track.initial)
  }
}

extension ResolvedTimeline.Track {
  fileprivate var isUniform: Bool {
    func numbers(along axis: Int) -> [KeyframeTimeline.Keyframe] {
      keyframes.map { $0.mapValues { .number($0.vectorValue[axis]) } }
    }
    return initial.vectorValue.x == initial.vectorValue.y && numbers(along: 0) == numbers(along: 1)
  }
}

// The members of units in the style `keyframes`.
extension ViewTranslator {
  /// The time, the values with their timeline, and the body of a unit.
  func keyframeMembers(_ unit: Int, _ body: SwiftExpression) -> [SwiftDeclaration] {
    let tracks = keyframes?.tracks[unit] ?? []
    var members: [SwiftDeclaration] = []
    if unit == 0 || keyframes?.moves(unit) == true {
      members.append(.property("let", "time", type: "Double"))
    }
    if !tracks.isEmpty { members.append(.type(values(tracks))) }
    members += (keyframes?.lists[unit] ?? []) + timeline(tracks)
    var statements: [SwiftStatement] = [.expression(body)]
    if !tracks.isEmpty {
      statements.insert(
        .binding(name: "values", .call("Self.timeline.value", ["time": "time"])), at: 0)
    }
    members.append(.property("var", "body", type: "some View", body: statements))
    return members
  }

  private func values(_ tracks: [ValueTrack]) -> SwiftType {
    SwiftType(
      documentation: "The values that change.", keyword: "private struct", name: "Values",
      members: tracks.map { track in
        .property(
          "var", track.name,
          track.literals[track.initial] ?? .keyframe(track.initial))
      })
  }

  /// The timeline of the values, and its tables; long ones are parted by the kinds of properties.
  private func timeline(_ tracks: [ValueTrack]) -> [SwiftDeclaration] {
    guard !tracks.isEmpty else { return [] }
    let families = TrackFamily.families(of: tracks)
    var sources = tracks.map { plan.timingNames.track($0.name, $0.steps, $0.literals) }
    for family in families {
      for member in family.members { sources[member].track = family.call(tracks[member]) }
    }
    var builders = families.map { $0.function(tracks, plan.timingNames) }
    var content = sources.map { SwiftStatement.expression($0.track) }
    let step = plan.options.indentation
    if SwiftPrinter.areLong(content, step: step) {
      var used: Set<String> = []
      content = []
      // Each part has tracks of one kind of property.
      for group in zip(tracks, sources).grouped(by: { $0.0.key.rawValue }) {
        let statements = group.elements.map { SwiftStatement.expression($0.1.track) }
        for part in SwiftPrinter.groups(of: statements, step: step) {
          let name = used.insertUnique("\(group.key)Tracks")
          builders.append(
            .property(
              "@KeyframesBuilder<Values> private static var", name,
              type: "some Keyframes<Values>", body: part))
          content.append(.expression(.text(name)))
        }
      }
    }
    let timeline = SwiftExpression.call(
      "KeyframeTimeline", ["initialValue": .call("Values")], SwiftClosure([], content))
    return sources.flatMap(\.tables) + builders
      + [.property("private static let", "timeline", timeline)]
  }
}
