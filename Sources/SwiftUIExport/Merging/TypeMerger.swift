import Geometry

/// Makes one structure with parameters of structures that only differ in some constants.
enum TypeMerger {
  /// A structure that replaces several.
  struct Merged {
    var type: SwiftType
    var parameters: [Parameter]
    /// The arguments of each structure that it replaces, by its name.
    var arguments: [String: [SwiftExpression]]
  }

  struct Parameter: Hashable {
    var name: String
    let type: String
    /// The value in each structure.
    fileprivate let values: [SwiftExpression]

    /// Whether the values are members of the theme.
    var isOfTheme: Bool { values.first?.isOfTheme == true }
  }

  private static let mostParameters = 6
  /// The largest number of structures that become one, as each is compared with all before it.
  private static let mostTypes = 100

  /// The structures that replace others.
  static func merged(_ types: [SwiftType]) -> [Merged] {
    var merged: [Merged] = []
    let candidates = types.map { Candidate($0.addingZeroDelays) }
    // Structures that differ within lines alone are next to each other in the order of names.
    for group in candidates.grouped(by: { $0.type.skeleton { $0.isUnbroken } }) {
      var rest = group.elements
      while let first = rest.first {
        rest.removeFirst()
        var found = [first]
        for other in rest where found.count < mostTypes {
          if holes(of: found + [other]) != nil { found.append(other) }
        }
        let names = Set(found.map(\.type.name))
        rest.removeAll { names.contains($0.type.name) }
        if found.count > 1, let result = merge(found) { merged.append(result) }
      }
    }
    return merged
  }

  /// A structure with its names and constants.
  private struct Candidate {
    let type: SwiftType
    let skeleton: SwiftType
    let leaves: [(expression: SwiftExpression, place: SwiftPlace)]
    let states: [String]

    init(_ type: SwiftType) {
      var leaves: [(SwiftExpression, SwiftPlace)] = []
      type.forEachExpression { if $0.isLeaf { leaves.append(($0, $1)) } }
      (self.type, self.leaves, states) = (type, leaves, type.stateNames)
      skeleton = type.skeleton { $0.isLeaf }
    }
  }

  /// The differences of structures: parameters, and the index of the parameter for each leaf.
  private typealias Holes = (parameters: [Parameter], places: [Int: Int])

  /// The differences of structures; `nil` if other parts than constants differ, or too many constants.
  ///
  /// - Parameter types: The structures; all but the last are known to be alike.
  private static func holes(of types: [Candidate]) -> Holes? {
    guard types.last?.skeleton == types[0].skeleton else { return nil }
    let states = types.map(\.states)
    var holes: Holes = ([], [:])
    for (index, leaf) in types[0].leaves.enumerated() {
      let values = types.map { $0.leaves[index].expression }
      guard !areEqual(values, states) else { continue }
      guard case .constant(let first) = values[0], leaf.place.isVariable,
        first.scope != .pictures,
        values.allSatisfy({ $0.type == first.type && $0.isOfTheme == first.isOfTheme })
      else { return nil }
      let known = holes.parameters.firstIndex { $0.values == values }
      holes.places[index] = known ?? holes.parameters.count
      guard known == nil else { continue }
      holes.parameters.append(Parameter(name: word(leaf.place), type: first.type, values: values))
    }
    return holes.parameters.count <= mostParameters ? holes : nil
  }

  /// Whether expressions are equal but for the names of variables.
  private static func areEqual(_ values: [SwiftExpression], _ states: [[String]]) -> Bool {
    if values.allSatisfy({ $0 == values[0] }) { return true }
    let places = zip(values, states).map { value, names in
      names.firstIndex { .text($0) == value }
    }
    return places.allSatisfy { $0 != nil && $0 == places[0] }
  }

  /// A name for a parameter, by the label or function before it.
  private static func word(_ place: SwiftPlace) -> String {
    if place.label == SwiftPlace.pattern { return "start" }
    // A parameter with the name of a function would hide it.
    var word = place.label.split(separator: ".").last.map(String.init) ?? "value"
    if word == "withAnimation" { word = "animation" }
    if word == "verbatim" { word = "letter" }
    word.removeAll { !$0.isLetter && !$0.isNumber }
    guard let first = word.first, first.isLetter else { return "value" }
    return first.lowercased() + word.dropFirst()
  }

  private static func merge(_ types: [Candidate]) -> Merged? {
    guard let holes = holes(of: types) else { return nil }
    let states = stateNames(of: types)
    var used = Set(states.values).union(["body", "timer", "theme", "environment"])
    var parameters = holes.parameters
    for index in parameters.indices {
      parameters[index].name = used.insertUnique(parameters[index].name)
    }
    var index = 0
    var type = types[0].type.replacing { expression, _ in
      guard expression.isLeaf else { return nil }
      defer { index += 1 }
      if let parameter = holes.places[index] { return .text(parameters[parameter].name) }
      guard case .text(let name) = expression else { return nil }
      return states[name].map { .text($0) }
    }
    type.members = type.members.map { $0.renamingState(states) }
    type.members.insert(
      contentsOf: parameters.map { .property("let", $0.name, type: $0.type) }, at: 0)
    let arguments = types.enumerated().map { index, candidate in
      (candidate.type.name, parameters.map { $0.values[index] })
    }
    return Merged(
      type: type, parameters: parameters,
      arguments: Dictionary(arguments) { first, _ in first })
  }

  /// The names of the variables in the merged structure, by those in the first one: the words at their end that all
  /// structures have in common.
  private static func stateNames(of types: [Candidate]) -> [String: String] {
    let own = types[0].states
    var names = own.indices.map { index in commonEnd(types.map { $0.states[index] }) }
    // Members of the structure keep their names.
    let others = Set(
      types[0].type.members.compactMap { member in
        if case .type = member { nil } else { member.name }
      }
    ).subtracting(own)
    for index in names.indices
    where names.count(where: { $0 == names[index] }) > 1 || others.contains(names[index]) {
      names[index] = own[index]
    }
    if Set(names).count < names.count { names = own }
    return Dictionary(zip(own, names)) { first, _ in first }
  }

  /// The words at the end of all names as a name; the first name where they have none in common.
  private static func commonEnd(_ names: [String]) -> String {
    let words = names.map { ExportNames.words(of: $0) }
    var common = words[0].reversed().map { $0 }
    for other in words.dropFirst() {
      common = zip(common, other.reversed()).prefix { $0 == $1 }.map(\.0)
    }
    let word = common.reversed().joined()
    guard names.contains(where: { $0 != names[0] }), let first = word.first, first.isLetter else {
      return names[0]
    }
    if words.allSatisfy({ $0[0] == "Is" }), common.count < words[0].count { return "is\(word)" }
    return first.lowercased() + word.dropFirst()
  }
}

extension SwiftExpression {
  /// Whether it is a name or a constant.
  fileprivate var isLeaf: Bool {
    switch self {
    case .text, .constant: true
    default: false
    }
  }

  /// Whether it is on one line wherever it stands.
  fileprivate var isUnbroken: Bool {
    switch self {
    case .text, .constant, .member, .element, .prefixed, .unbroken: true
    default: false
    }
  }

  /// The type of a constant; `nil` for other expressions.
  fileprivate var type: String? {
    if case .constant(let constant) = self { constant.type } else { nil }
  }

  /// Whether it is an animation of SwiftUI with arguments or modifiers, but no delay.
  fileprivate var isWithoutDelay: Bool {
    switch self {
    case .call(.text(let name), _, nil): name.hasPrefix(".")
    case .modified(.text(let name), let modifiers),
      .modified(.call(.text(let name), _, nil), let modifiers):
      name.hasPrefix(".") && !modifiers.contains { $0.name == "delay" }
    default: false
    }
  }
}

extension SwiftDeclaration {
  /// The declaration with the new name of a state variable.
  fileprivate func renamingState(_ names: [String: String]) -> SwiftDeclaration {
    guard case .property(var property) = self, property.isState else { return self }
    property.name = names[property.name] ?? property.name
    return .property(property)
  }
}

extension SwiftType {
  fileprivate var stateNames: [String] {
    members.compactMap { member in
      if case .property(let property) = member, property.isState { property.name } else { nil }
    }
  }

  /// The type without names, documentation and some expressions: types of one skeleton differ in these.
  fileprivate func skeleton(without isLeft: (SwiftExpression) -> Bool) -> SwiftType {
    var type = replacing { expression, _ in isLeft(expression) ? "" : nil }
    (type.name, type.documentation) = ("", "")
    let names = Dictionary(stateNames.map { ($0, "") }) { first, _ in first }
    type.members = type.members.map { $0.renamingState(names) }
    return type
  }

  /// The type with a delay of 0 for animations and changes without one, as its copies have delays.
  fileprivate var addingZeroDelays: SwiftType {
    replacing { expression, place in
      guard place.label == "withAnimation", case .unbroken(let animation) = expression,
        animation.isWithoutDelay
      else { return nil }
      return .unbroken(animation.modified([.zeroDelay]))
    }.mappingEvents { body in
      guard body.count == 1, case .assignment = body[0] else { return body }
      let closure = SwiftClosure([], body, isInline: true)
      return [.expression(.call("timer.after", [0], closure))]
    }
  }

  var removingZeroDelays: SwiftType {
    replacing { expression, _ in
      guard case .unbroken(.modified(let base, let modifiers)) = expression,
        modifiers.last == .zeroDelay
      else { return nil }
      return .unbroken(base.modified(modifiers.dropLast()))
    }.mappingEvents { body in
      guard body.count == 1,
        case .expression(.call("timer.after", [0], let closure?)) = body[0]
      else { return body }
      return closure.body
    }
  }

  /// The type with other statements at each event.
  private func mappingEvents(_ change: ([SwiftStatement]) -> [SwiftStatement]) -> SwiftType {
    var type = self
    type.members = members.map { member in
      guard case .function(var function) = member else { return member }
      function.body = function.body.map { statement in
        switch statement {
        case .choice(let subject, let cases):
          .choice(subject, cases.map { SwiftCase($0.patterns, change($0.body)) })
        case .condition(let condition, let body, let others):
          .condition(condition, change(body), otherwise: others)
        default: statement
        }
      }
      return .function(function)
    }
    return type
  }
}

extension SwiftModifier {
  fileprivate static let zeroDelay = SwiftModifier("delay", [0])
}
