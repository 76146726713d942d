/// Makes one structure with parameters of structures that only differ in some constants.
struct TypeMerger {
  /// A structure that stands for several.
  struct Merged {
    /// The structure.
    var type: SwiftType
    /// The names of the parameters.
    var parameters: [String]
    /// The arguments of each structure that it replaces, by its name.
    var arguments: [String: [String]]
  }

  /// The structures that replace others.
  private(set) var merged: [Merged] = []
  private let outlineTypes: [String: String]

  /// The largest number of parameters.
  private static let mostParameters = 6
  /// The largest number of structures that become one, as each is compared with all before it.
  private static let mostTypes = 100

  /// Finds equal structures.
  ///
  /// - Parameters:
  ///   - types: The structures in their order.
  ///   - outlineTypes: The types of outlines that are no paths, by name.
  init(_ types: [SwiftType], outlineTypes: [String: String]) {
    self.outlineTypes = outlineTypes
    var groups: [SwiftType: [Candidate]] = [:]
    var order: [SwiftType] = []
    for type in types {
      let candidate = Candidate(type.withIdleDelays)
      let skeleton = candidate.type.skeleton
      if groups[skeleton] == nil { order.append(skeleton) }
      groups[skeleton, default: []].append(candidate)
    }
    for skeleton in order {
      var rest = groups[skeleton] ?? []
      while let first = rest.first {
        rest.removeFirst()
        var found = [first]
        for other in rest where found.count < TypeMerger.mostTypes {
          if parameters(of: found + [other]) != nil { found.append(other) }
        }
        let names = Set(found.map(\.type.name))
        rest.removeAll { names.contains($0.type.name) }
        if found.count > 1, let result = merge(found) { merged.append(result) }
      }
    }
  }

  /// A structure with its texts as tokens.
  private struct Candidate {
    let type: SwiftType
    let texts: [SourceText]
    let tokens: [[String]]
    let states: [String]

    init(_ type: SwiftType) {
      self.type = type
      texts = type.texts
      tokens = texts.map(\.tokens)
      states = type.stateNames
    }
  }

  /// A place in the texts of a type.
  private struct Place: Hashable {
    let text: Int
    let token: Int
  }

  /// A parameter with its places, and its value in each structure.
  private struct Parameter {
    var name: String
    let type: String
    let values: [String]
    var places: [Place]
  }

  /// The parameters of structures with one skeleton; `nil` if they differ in other ways, or in too many.
  private func parameters(of types: [Candidate]) -> [Parameter]? {
    let variables = types.map(\.states)
    let texts = types[0].texts
    var result: [Parameter] = []
    for index in texts.indices {
      let tokens = types.map { $0.tokens[index] }
      guard tokens.allSatisfy({ $0.count == tokens[0].count }) else { return nil }
      for place in tokens[0].indices {
        let values = tokens.map { $0[place] }
        guard !areEqual(values, variables) else { continue }
        let text = texts[index]
        let kinds = values.map { SourceTokens.type(of: $0, outlineTypes) }
        // A function, such as that of a curve, is no value.
        let isCalled =
          text.context == SourceText.callee
          || tokens.contains { $0.dropFirst(place + 1).first == "(" }
        guard let type = kinds[0], !isCalled, kinds.allSatisfy({ $0 == type }), text.isInside,
          !text.text.contains("repeatCount"), !text.text.contains("..<"), text.context != "count"
        else { return nil }
        if let known = result.firstIndex(where: { $0.values == values }) {
          result[known].places.append(Place(text: index, token: place))
        } else {
          let name = word(text, place, tokens[0])
          result.append(
            Parameter(
              name: name, type: type, values: values, places: [Place(text: index, token: place)]))
        }
      }
    }
    return result.count <= TypeMerger.mostParameters ? result : nil
  }

  /// Whether tokens are equal but for the names of variables.
  private func areEqual(_ tokens: [String], _ variables: [[String]]) -> Bool {
    if tokens.allSatisfy({ $0 == tokens[0] }) { return true }
    let places = zip(tokens, variables).map { token, names in
      names.firstIndex(of: token.split(separator: ".").first.map(String.init) ?? "")
    }
    return places.allSatisfy { $0 != nil && $0 == places[0] }
  }

  /// A name for a parameter, by the label or function before it.
  private func word(_ text: SourceText, _ place: Int, _ tokens: [String]) -> String {
    if text.context == SourceText.pattern { return "start" }
    let before = tokens[..<place].filter { $0 != " " }
    if before.last == ":", let label = before.dropLast().last { return label }
    if let member = before.last(where: { $0.hasPrefix(".") && $0.count > 1 }) {
      return String(member.dropFirst())
    }
    // A parameter with the name of a function would hide it.
    var word = text.context.split(separator: ".").last.map(String.init) ?? "value"
    if word == "withAnimation" { word = "animation" }
    word.removeAll { !$0.isLetter && !$0.isNumber }
    guard let first = word.first, first.isLetter else { return "value" }
    return first.lowercased() + word.dropFirst()
  }

  private func merge(_ types: [Candidate]) -> Merged? {
    guard var parameters = parameters(of: types) else { return nil }
    let states = stateNames(of: types)
    var used = Set(states.values).union(["body", "timer"])
    for index in parameters.indices {
      let word = parameters[index].name
      var count = 1
      while !used.insert(parameters[index].name).inserted {
        count += 1
        parameters[index].name = "\(word)\(count)"
      }
    }
    var names: [Place: String] = [:]
    for parameter in parameters {
      for place in parameter.places { names[place] = parameter.name }
    }
    var index = 0
    var type = types[0].type.mapping { text in
      defer { index += 1 }
      return text.tokens.enumerated().map { token, text in
        names[Place(text: index, token: token)] ?? SourceTokens.renamed(text, states)
      }.joined()
    }
    type.members = type.members.map { $0.renamingProperty(states) }
    let places = parameters.map { parameter in
      SwiftDeclaration.property(
        SwiftProperty(keyword: "let", name: parameter.name, type: parameter.type))
    }
    type.members.insert(contentsOf: places, at: 0)
    var arguments: [String: [String]] = [:]
    for (index, candidate) in types.enumerated() {
      arguments[candidate.type.name] = parameters.map { $0.values[index] }
    }
    return Merged(type: type, parameters: parameters.map(\.name), arguments: arguments)
  }
}

// Names of state variables.
extension TypeMerger {
  /// The names of the variables in the merged structure, by those in the first one: the words at their end that all
  /// structures have in common.
  private func stateNames(of types: [Candidate]) -> [String: String] {
    let own = types[0].states
    var names = own.indices.map { index in
      TypeMerger.commonEnd(types.map { $0.states[index] })
    }
    // Members of the structure keep their names.
    let others = Set(
      types[0].type.members.compactMap { member -> String? in
        switch member {
        case .property(let property): property.name
        case .function(let function): function.name
        case .type, .enumerationCase, .verbatim: nil
        }
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
    let words = names.map { PartName.words(of: $0) }
    var common = words[0].reversed().map { $0 }
    for other in words.dropFirst() {
      common = zip(common, other.reversed()).prefix { $0 == $1 }.map(\.0)
    }
    let word = common.reversed().joined()
    guard names.contains(where: { $0 != names[0] }), let first = word.first, first.isLetter else {
      return names[0]
    }
    return first.lowercased() + word.dropFirst()
  }
}

extension SwiftDeclaration {
  /// The declaration with the new name of a state variable.
  fileprivate func renamingProperty(_ names: [String: String]) -> SwiftDeclaration {
    guard case .property(var property) = self, property.modifiers.contains("@State") else {
      return self
    }
    property.name = names[property.name] ?? property.name
    return .property(property)
  }
}

extension SwiftType {
  /// The names of the state variables.
  fileprivate var stateNames: [String] {
    members.compactMap { member in
      guard case .property(let property) = member, property.modifiers.contains("@State") else {
        return nil
      }
      return property.name
    }
  }

  /// The type with a delay of 0 for animations and changes without one, like those of its copies.
  fileprivate var withIdleDelays: SwiftType {
    var type = mapping { text in
      guard text.context == "withAnimation", text.text.hasPrefix("."),
        !text.text.contains(".delay("), text.text.hasSuffix(")")
      else { return text.text }
      return "\(text.text).delay(0)"
    }
    type.members = type.members.map { member in
      guard case .function(var function) = member else { return member }
      function.body = function.body.map(\.withIdleDelay)
      return .function(function)
    }
    return type
  }

  /// The type without delays of 0.
  var withoutIdleDelays: SwiftType {
    var type = mapping { text in
      text.text.hasSuffix(".delay(0)") ? String(text.text.dropLast(9)) : text.text
    }
    type.members = type.members.map { member in
      guard case .function(var function) = member else { return member }
      function.body = function.body.map(\.withoutIdleDelay)
      return .function(function)
    }
    return type
  }
}

extension SwiftType {
  /// The type with conditions in place of choices of one case.
  var withoutSingleChoices: SwiftType {
    var type = self
    type.members = members.map { member in
      guard case .function(var function) = member else { return member }
      function.body = function.body.map { statement in
        guard case .choice(.text(let subject), let cases) = statement, cases.count == 2,
          let pattern = cases[0].patterns.first, cases[0].patterns.count == 1,
          cases[1] == SwiftCase([], [.expression("break")])
        else { return statement }
        return .condition("case \(pattern) = \(subject)", cases[0].body)
      }
      return .function(function)
    }
    return type
  }
}

extension SwiftStatement {
  /// The statement with delays of 0 for changes that are all that a case does.
  fileprivate var withIdleDelay: SwiftStatement {
    mappingCases { body in
      guard body.count == 1, case .assignment = body[0] else { return body }
      return [
        .expression(
          .call(
            "timer.after", [SwiftArgument(nil, "0")], SwiftClosure([], body, isInline: true)))
      ]
    }
  }

  /// The statement without delays of 0.
  fileprivate var withoutIdleDelay: SwiftStatement {
    mappingCases { body in
      guard body.count == 1,
        case .expression(.call("timer.after", let arguments, let closure?)) = body[0],
        arguments == [SwiftArgument(nil, "0")]
      else { return body }
      return closure.body
    }
  }

  /// The statement with other statements in its cases.
  private func mappingCases(_ change: ([SwiftStatement]) -> [SwiftStatement]) -> SwiftStatement {
    guard case .choice(let subject, let cases) = self else { return self }
    return .choice(subject, cases.map { SwiftCase($0.patterns, change($0.body)) })
  }
}
