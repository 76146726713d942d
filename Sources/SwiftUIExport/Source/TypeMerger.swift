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
      let candidate = Candidate(type.withDelays)
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
      tokens = texts.map { SourceTokens.split($0.text) }
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
        guard let type = kinds[0], kinds.allSatisfy({ $0 == type }), text.isInside,
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
    var used = Set(types[0].states + ["body", "timer"])
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
      let tokens = SourceTokens.split(text.text)
      return tokens.enumerated().map { token, text in
        names[Place(text: index, token: token)] ?? text
      }.joined()
    }
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

  /// The type with a delay of 0 for animations without one, like those of its copies.
  fileprivate var withDelays: SwiftType {
    mapping { text in
      guard text.context == "withAnimation", text.text.hasPrefix("."),
        !text.text.contains(".delay("), text.text.hasSuffix(")")
      else { return text.text }
      return "\(text.text).delay(0)"
    }
  }
}
