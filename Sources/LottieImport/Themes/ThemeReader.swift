import Containers
import Diagnostics
import JSONTree

/// Translates the rules of a dotLottie theme to values of slots, as the member `slots` of a design has them.
///
/// Source: the dotLottie 2.0 format, and its players.
struct ThemeReader {
  /// The types of rules.
  private enum RuleType: String, CaseIterable {
    case color = "Color"
    case scalar = "Scalar"
    case vector = "Vector"
    case position = "Position"
    case gradient = "Gradient"
    case image = "Image"
    case text = "Text"
  }

  private let name: String
  private let root: JSONValue
  private var findings: [Diagnostic] = []

  /// The values of slots in a theme for an animation of an archive, and the findings about its rules.
  ///
  /// Text documents take members that the theme does not give from the texts of the design.
  static func slots(
    of theme: DesignFile.Theme, for animation: String, in root: JSONValue
  ) -> (slots: JSONDocument?, findings: [Diagnostic]) {
    var reader = ThemeReader(name: theme.id, root: root)
    let document = try? JSONDocument(parsing: theme.json, depthLimit: ImportLimits.jsonDepth)
    let slots =
      document?.withRoot { reader.slots(in: $0, for: animation) }
      ?? reader.slots(in: nil, for: animation)
    let bytes = JSONWriter.bytes(.object(slots), layout: .compact)
    return (try? JSONDocument(parsing: bytes), reader.findings)
  }

  private mutating func report(_ message: String) {
    findings.append(Diagnostic(.malformedTheme, message: "The theme “\(name)”: \(message)"))
  }

  private mutating func slots(in theme: JSONValue?, for animation: String) -> [JSONField] {
    guard let rules = theme?.member("rules"), rules.kind == .array else {
      report("it is no JSON object with an array “rules”; it is ignored.")
      return []
    }
    if rules.count > ImportLimits.slots {
      report("it has \(rules.count) rules; those after \(ImportLimits.slots) are ignored.")
    }
    var values: [String: JSONNode] = [:]
    var order: [String] = []
    for (index, rule) in rules.elements.prefix(ImportLimits.slots).enumerated() {
      guard ThemeReader.holds(rule, for: animation), let (id, value) = slot(rule, index) else {
        continue
      }
      // The last rule for a slot holds.
      if values.updateValue(value, forKey: id) == nil { order.append(id) }
    }
    return order.map { JSONField($0, ["p": values[$0] ?? nil]) }
  }

  /// Whether a rule holds for a design.
  private static func holds(_ rule: JSONValue, for animation: String) -> Bool {
    guard let list = rule.member("animations"), list.kind == .array else { return true }
    return list.elements.contains { $0.string == animation }
  }

  private mutating func slot(_ rule: JSONValue, _ index: Int) -> (String, JSONNode)? {
    guard let id = rule.member("id")?.string else {
      report("rule \(index + 1) names no slot; it is ignored.")
      return nil
    }
    let type = rule.member("type")?.string ?? ""
    guard let type = RuleType(rawValue: type) else {
      let types = RuleType.allCases.map(\.rawValue).joined(separator: ", ")
      report("the rule for “\(id)” has the unknown type “\(type)”; the types are \(types).")
      return nil
    }
    if rule.member("expression") != nil {
      report("the expression of the rule for “\(id)” is ignored.")
    }
    guard let value = value(of: rule, type, id) else {
      report("the rule for “\(id)” has no value of the type \(type.rawValue); it is ignored.")
      return nil
    }
    return (id, value)
  }

  private func value(of rule: JSONValue, _ type: RuleType, _ id: String) -> JSONNode? {
    switch type {
    case .color, .scalar, .vector, .position:
      property(rule) { ThemeReader.numbers($0, type) }
    case .gradient: gradient(rule)
    case .image: rule.member("value").flatMap { ThemeReader.image($0) }
    case .text: text(rule, id)
    }
  }
}

// Properties.
extension ThemeReader {
  /// A constant, or a property with keyframes.
  private func property(_ rule: JSONValue, _ value: (JSONValue) -> JSONNode?) -> JSONNode? {
    guard let list = rule.member("keyframes"), list.kind == .array else {
      return rule.member("value").flatMap(value).map { ["a": 0, "k": $0] }
    }
    return keyframes(list, value).map { ["a": 1, "k": $0] }
  }

  /// The keyframes of a list; `nil` without any, and where one is invalid.
  private func keyframes(_ list: JSONValue, _ value: (JSONValue) -> JSONNode?) -> JSONNode? {
    let keyframes = list.elements.compactMap { keyframe($0, value) }
    return keyframes.isEmpty || keyframes.count < list.count ? nil : .array(keyframes)
  }

  private func keyframe(_ source: JSONValue, _ value: (JSONValue) -> JSONNode?) -> JSONNode? {
    guard let frame = source.member("frame")?.double,
      let value = source.member("value").flatMap(value)
    else { return nil }
    var start = value
    if case .number = value { start = .array([value]) }
    var fields = [JSONField("t", .number(frame)), JSONField("s", start)]
    for (name, member) in [
      ("o", "outTangent"), ("i", "inTangent"), ("to", "valueOutTangent"), ("ti", "valueInTangent"),
    ] {
      if let tangent = source.member(member) { fields.append(JSONField(name, JSONNode(tangent))) }
    }
    if source.member("hold")?.bool == true { fields.append(JSONField("h", 1)) }
    return .object(fields)
  }

  private static func numbers(_ value: JSONValue, _ type: RuleType) -> JSONNode? {
    if type == .scalar { return value.double.map { .number($0) } }
    let numbers = value.elements.compactMap(\.double)
    let counts = type == .color ? 3...4 : 2...3
    guard numbers.count == value.count, counts.contains(numbers.count) else { return nil }
    // Players ignore the alpha of colors.
    return .numbers(numbers.prefix(3))
  }

  /// A gradient: the number of its stops, and their offsets with colors, then with alphas.
  private func gradient(_ rule: JSONValue) -> JSONNode? {
    var count = 0
    let property = property(rule) { value in
      let stops = value.elements.map { ThemeReader.stop($0) }
      guard value.kind == .array, !stops.isEmpty, !stops.contains(where: { $0 == nil }) else {
        return nil
      }
      count = max(count, stops.count)
      let known = stops.compactMap(\.self)
      return .numbers(known.flatMap { $0.prefix(4) } + known.flatMap { [$0[0], $0[4]] })
    }
    return property.map { ["p": .number(Double(count)), "k": $0] }
  }

  /// The offset and the four numbers of a stop's color.
  private static func stop(_ value: JSONValue) -> [Double]? {
    guard let offset = value.member("offset")?.double,
      let color = value.member("color")?.elements.compactMap(\.double),
      (3...4).contains(color.count)
    else { return nil }
    return [offset] + color + (color.count == 3 ? [1] : [])
  }
}

// Pictures and texts.
extension ThemeReader {
  /// A picture: a data URL, an address, or a file of the archive.
  private static func image(_ value: JSONValue) -> JSONNode? {
    guard let source = value.member("src")?.string, !source.isEmpty else { return nil }
    var fields = [JSONField("u", ""), JSONField("p", .string(source))]
    for (name, member) in [("w", "width"), ("h", "height")] {
      if let side = value.member(member)?.double { fields.append(JSONField(name, .number(side))) }
    }
    return .object(fields)
  }

  /// The members of a rule, each with the member of a text document that it sets.
  private static let textMembers = [
    ("text", "t"), ("fontName", "f"), ("fontSize", "s"), ("fillColor", "fc"), ("strokeColor", "sc"),
    ("strokeWidth", "sw"), ("strokeOverFill", "of"), ("lineHeight", "lh"), ("tracking", "tr"),
    ("justify", "j"), ("textCaps", "ca"), ("baselineShift", "ls"), ("wrapSize", "sz"),
    ("wrapPosition", "ps"),
  ]
  /// The words in rules for numbers in documents.
  private static let textWords: [String: [String]] = [
    "justify": [
      "Left", "Right", "Center", "JustifyLastLeft", "JustifyLastRight", "JustifyLastCenter",
      "JustifyLastFull",
    ],
    "textCaps": ["Regular", "AllCaps", "SmallCaps"],
  ]

  private func text(_ rule: JSONValue, _ id: String) -> JSONNode? {
    let base = document(ofSlot: id).map { JSONNode($0) }
    let document: (JSONValue) -> JSONNode? = { ThemeReader.document($0, over: base) }
    guard let list = rule.member("keyframes"), list.kind == .array else {
      return rule.member("value").flatMap(document).map { ["k": .array([["t": 0, "s": $0]])] }
    }
    return keyframes(list, document).map { ["k": $0] }
  }

  private static func document(_ value: JSONValue, over base: JSONNode?) -> JSONNode? {
    guard value.kind == .object else { return nil }
    var fields: [JSONField] = []
    if case .object(let own)? = base { fields = own }
    for (name, member) in textMembers {
      guard let given = value.member(name) else { continue }
      let word = given.string.flatMap { textWords[name]?.firstIndex(of: $0) }
      fields.removeAll { $0.name == member }
      fields.append(JSONField(member, word.map { .number(Double($0)) } ?? JSONNode(given)))
    }
    return .object(fields)
  }

  /// The text document that a theme changes: the value of the slot, or the document of the first text with the slot.
  private func document(ofSlot id: String) -> JSONValue? {
    let own = root.member("slots")?.member(id)?.member("p")
    let property = own ?? ThemeReader.property(ofSlot: id, in: root, depth: 0)
    return property?.member("k")?.elements.first?.member("s")
  }

  private static func property(ofSlot id: String, in value: JSONValue, depth: Int) -> JSONValue? {
    guard depth < ImportLimits.jsonDepth else { return nil }
    if value.kind == .object, value.member("sid")?.string == id { return value }
    let children = value.kind == .object ? value.members.map(\.value) : Array(value.elements)
    return children.lazy.compactMap { property(ofSlot: id, in: $0, depth: depth + 1) }.first
  }
}
