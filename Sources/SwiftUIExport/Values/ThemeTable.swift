import Geometry
import SceneModel
import TimelineModel

/// The colors, gradients, pictures, texts and slots of a design, which are the members of its theme.
struct ThemeTable: Sendable {
  enum Value: Hashable, Sendable {
    case color(Color)
    case gradient([Gradient.Stop])
    /// A number of which the designer made a slot.
    case number(Double)
    /// A point or a size that does not change.
    case vector(Vector2, VectorMembers)
    /// A picture, by the expression that shows it.
    case picture(SwiftExpression)
    /// A line of text, by the expression that makes it and its type.
    case text(SwiftExpression, type: String)
  }

  /// A property that takes a member.
  struct Use: Hashable, Sendable {
    /// The word for the view that has the property.
    var word: String
    /// The property; `nil` for a picture or a text.
    var key: PropertyKey?
    /// The slot that the designer made of the property; `nil` for none.
    var slot: String?
    /// The values of the property in themes with names.
    var themed: [String: Value] = [:]
    /// Whether the property goes through more values than `mostValues`, so that the theme has none of them.
    var isFixed = false

    /// The largest number of values of a property that are members.
    static let mostValues = 8
  }

  /// A value with its slot, and its values in themes with names.
  private struct Key: Hashable {
    var value: Value
    var slot: String?
    var themed: [String: Value]
  }

  /// The names of the themes, in order.
  let themes: [String]
  private var keys: [Key] = []
  private var places: [Key: Int] = [:]
  /// The properties that take a member.
  private var uses: Set<Use> = []
  /// The words for the views that use each member.
  private var words: [[String]] = []
  /// The words for the views whose values the theme does not have.
  private var fixed: [String] = []

  /// The themes with motions of their own.
  var motions: [ThemeMotion] = []

  /// The types of a color and of a gradient that change.
  static let (colorMix, gradientMix) = ("ThemeColor", "ThemeGradient")

  /// The member for the motion, and its value for the motion of the design.
  static let (motion, standardMotion) = ("motion", "standard")

  init(themes: [String]) { self.themes = themes }

  /// The member for a value, or the mix that begins with it, by a name that holds until all are known.
  mutating func member(_ value: Value, _ use: Use, isMix: Bool = false) -> SwiftExpression {
    uses.insert(use)
    let key = Key(value: value.rounded, slot: use.slot, themed: use.themed.mapValues(\.rounded))
    let place = places[key] ?? keys.count
    if place == keys.count {
      places[key] = place
      keys.append(key)
      words.append([])
    }
    if !words[place].contains(use.word) { words[place].append(use.word) }
    let type = isMix ? value.mixType : value.type
    return .constant(SwiftConstant(scope: .theme, name: String(place), type: type, isMix: isMix))
  }

  func has(_ use: Use) -> Bool { uses.contains(use) }

  /// Notes a property whose values the theme does not have.
  mutating func noteFixed(_ use: Use) {
    if !fixed.contains(use.word) { fixed.append(use.word) }
  }

  /// The theme of types, with the types that have its names; a space follows its access, unless that is empty.
  func naming(
    _ types: [SwiftType], _ access: String
  ) -> (types: [SwiftType], theme: SwiftType?) {
    var used: Set<Int> = []
    for type in types {
      type.forEachExpression { expression, _ in
        if let place = place(expression)?.place { used.insert(place) }
      }
    }
    // Mixes of values that no theme changes have the type of the theme, too.
    guard !used.isEmpty || !motions.isEmpty || !fixed.isEmpty else { return (types, nil) }
    let names = names(of: used)
    let named = types.map { type in
      type.replacing { expression, _ in
        guard let (place, constant) = place(expression), let name = names[place] else { return nil }
        var result = constant
        result.name = name
        return .constant(result)
      }
    }
    return (named, type(order(of: used).map { (names[$0] ?? "", $0) }, access))
  }

  /// The order of members: slots first, and the values of one property beside each other.
  private func order(of used: Set<Int>) -> [Int] {
    var firsts: [String: Int] = [:]
    return used.sorted().map { place -> (key: [Int], place: Int) in
      let slot = keys[place].slot
      let word = slot.map { "slot \($0)" } ?? words[place][0]
      let first = firsts[word] ?? place
      firsts[word] = first
      return ([slot == nil ? 1 : 0, first, place], place)
    }
    .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.place)
  }

  /// The place of a member that an expression has.
  private func place(_ expression: SwiftExpression) -> (place: Int, constant: SwiftConstant)? {
    guard case .constant(let constant) = expression, constant.scope == .theme,
      let place = Int(constant.name)
    else { return nil }
    return (place, constant)
  }

  /// The names of members: the slot, the view that has the value, or the hue if several views have it.
  private func names(of used: Set<Int>) -> [Int: String] {
    var (names, taken): ([Int: String], Set<String>) = ([:], ["defaultValue", "wholeTheme"])
    if !motions.isEmpty { taken.insert(ThemeTable.motion) }
    let hasSlot = Dictionary(grouping: used.sorted()) { keys[$0].slot != nil }
    for place in (hasSlot[true] ?? []) + (hasSlot[false] ?? []) {
      names[place] = taken.insertUnique(word(place))
    }
    return names
  }

  private func word(_ place: Int) -> String {
    if let slot = keys[place].slot { return SwiftIdentifier.nearest(to: slot) ?? "slot" }
    if case .color(let color) = keys[place].value, words[place].count > 1 {
      return color.word
    }
    return words[place][0]
  }

  /// The slot of a member, or the views that share it; empty for a member that is named for its view.
  private func documentation(_ place: Int) -> String {
    if let slot = keys[place].slot { return "The slot “\(SwiftString.comment(slot))”." }
    let words = words[place]
    if words.count == 1 { return "" }
    return "The \(keys[place].value.word) of \(ThemeTable.list(words))."
  }

  /// Some words for views, as words of documentation.
  private static func list(_ words: [String]) -> String {
    words.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      + (words.count > 3 ? " and others" : "")
  }

  private func type(_ members: [(name: String, place: Int)], _ access: String) -> SwiftType {
    let properties = members.map { name, place in
      SwiftDeclaration.property(
        "\(access)var", name, keys[place].value.expression, documentation: documentation(place))
    }
    let hasTexts = members.contains {
      if case .text = keys[$0.place].value { true } else { false }
    }
    let kinds = "colors, gradients, pictures" + (hasTexts ? ", texts" : "")
    let note =
      fixed.isEmpty ? "" : "\n\nNo theme changes the many colors of \(ThemeTable.list(fixed))."
    return SwiftType(
      documentation: "The \(kinds) and slots of the design.\(note)",
      keyword: "nonisolated \(access)struct", name: "Theme",
      inherited: ["EnvironmentKey", "Sendable"],
      members: [.property("\(access)static let", "defaultValue", .call("Theme"))]
        + namedThemes(members, access) + motionMembers(access) + properties
        + (access.isEmpty ? [] : initialisers(members, access))
        + (isLarge(members.map(\.place)) ? [.type(ThemeTable.reference)] : []))
  }

  /// The largest size of a theme that views copy, in bytes: hundreds of views fit the stack of an app, 1 MB.
  private static let largestCopy = 256

  /// Whether the theme is too large to be copied into each view.
  private func isLarge(_ members: [Int]) -> Bool {
    members.reduce(0) { $0 + keys[$1].value.size } > ThemeTable.largestCopy
  }

  /// The name of the class that holds a large theme.
  static let referenceName = "Reference"

  /// The class that holds a large theme; views read it in place of a copy.
  private static let reference = SwiftType(
    documentation: "The theme as views hold it: their copies would need a large stack.",
    keyword: "@dynamicMemberLookup fileprivate nonisolated final class", name: referenceName,
    inherited: ["EnvironmentKey", "Sendable"],
    members: [
      .property("static let", "defaultValue", .call(referenceName, ["Theme()"])),
      .property("private let", "wholeTheme", type: "Theme"),
      .verbatim(["init(_ theme: Theme) { wholeTheme = theme }"]),
      .verbatim([
        "subscript<Value>(dynamicMember path: KeyPath<Theme, Value>) -> Value {",
        "  wholeTheme[keyPath: path]", "}",
      ]),
      .verbatim([
        "subscript<Value>(keyPath path: KeyPath<Theme, Value>) -> Value {",
        "  wholeTheme[keyPath: path]", "}",
      ]),
    ])

  /// The motion, and the type of its values; nothing where all themes move alike.
  private func motionMembers(_ access: String) -> [SwiftDeclaration] {
    guard !motions.isEmpty else { return [] }
    let cases = [ThemeTable.standardMotion] + motions.map(\.member)
    let type = SwiftType(
      documentation: "The ways in which the views move.", keyword: "\(access)enum",
      name: "Motion", inherited: ["Sendable"],
      members: [.verbatim(["case \(cases.joined(separator: ", "))"])])
    let standard = SwiftExpression.text("Motion.\(ThemeTable.standardMotion)")
    return [
      .type(type),
      .property(
        "\(access)var", ThemeTable.motion, standard,
        documentation: "The way in which the views move."),
    ]
  }

  /// The themes with names, as values.
  private func namedThemes(
    _ members: [(name: String, place: Int)], _ access: String
  ) -> [SwiftDeclaration] {
    zip(themes, memberNames).map { theme, name in
      let motion = motions.filter { $0.theme == theme }.map {
        (Optional(ThemeTable.motion), SwiftExpression.text(".\($0.member)"))
      }
      let values = members.compactMap { member in
        keys[member.place].themed[theme].map { (Optional(member.name), $0.expression) }
      }
      return .property(
        "\(access)static let", name, .call("Theme", SwiftArguments(motion + values)),
        documentation: "The theme “\(SwiftString.comment(theme))”.")
    }
  }

  /// The members of the theme for the themes with names, by these; empty for a view without a theme.
  var members: [String: String] {
    uses.isEmpty && motions.isEmpty && fixed.isEmpty
      ? [:] : Dictionary(zip(themes, memberNames), uniquingKeysWith: { first, _ in first })
  }

  /// The members of the theme for the themes with names.
  private var memberNames: [String] {
    ThemeTable.memberNames(of: themes, haveMotions: !motions.isEmpty)
  }

  /// The members for themes with names, which also name their motions.
  static func memberNames(of themes: [String], haveMotions: Bool) -> [String] {
    var taken: Set<String> = ["defaultValue"]
    if haveMotions { taken.insert(standardMotion) }
    return themes.map { taken.insertUnique(SwiftIdentifier.nearest(to: $0) ?? "theme") }
  }

  /// The function that finds a theme by the name that a state machine has for it.
  var search: SwiftDeclaration {
    let cases = zip(themes, memberNames).map { "  case \(SwiftString.literal($0)): .\($1)" }
    return .verbatim(
      [
        "/// The theme that a state machine names; `nil` for none.",
        "static func named(_ name: String?) -> Theme? {", "  switch name {",
      ] + cases
        + ["  default: nil", "  }", "}"])
  }

  /// The initialisers of a theme that other modules see.
  private func initialisers(
    _ members: [(name: String, place: Int)], _ access: String
  ) -> [SwiftDeclaration] {
    let own = motions.isEmpty ? [] : [(name: ThemeTable.motion, type: "Motion")]
    let all = own + members.map { (name: $0.name, type: keys[$0.place].value.type) }
    let plain = SwiftFunction(modifiers: "private", name: "init", body: [])
    let memberwise = SwiftFunction(
      documentation: "Makes a theme; what is not given is that of the design.",
      modifiers: String(access.dropLast()), name: "init",
      parameters: all.map { "\($0.name): \($0.type) = Self.defaultValue.\($0.name)" },
      body: all.map { .assignment(.text("self.\($0.name)"), .text($0.name)) })
    return (all.isEmpty ? [memberwise] : [plain, memberwise]).map { .function($0) }
  }
}

extension ThemeTable.Value {
  /// The value with colors as source has them, so that equal ones in source are one member.
  fileprivate var rounded: ThemeTable.Value {
    switch self {
    case .color(let color): .color(color.short)
    case .gradient(let stops):
      .gradient(stops.map { Gradient.Stop(offset: $0.offset, color: $0.color.short) })
    case .number, .vector, .picture, .text: self
    }
  }

  /// A line of text, which apps can translate: a resource, or a key on systems without resources.
  ///
  /// With `translatesInModule` the tables of strings in the bundle of the package translate it.
  static func text(_ text: String, _ options: SwiftUIOptions) -> Self {
    guard options.target.hasStringResources else { return .text(.string(text), type: "String") }
    let type = "LocalizedStringResource"
    let bundle: SwiftArguments =
      options.translatesInModule ? ["bundle": ".atURL(Bundle.module.bundleURL)"] : []
    return .text(.call(type, [.string(text)] + bundle), type: type)
  }

  /// The value of a property, with the number of color stops if it is a gradient; `nil` for values that no theme has.
  init?(
    _ value: PropertyValue, of key: PropertyKey, colorStopCount: Int, _ options: SwiftUIOptions
  ) {
    switch value {
    case .vector(let vector): self = .vector(vector.xy, VectorMembers(key))
    case .color(let color): self = .color(color)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text.string, options)
    case .numbers(let numbers) where colorStopCount > 0:
      let stops = Gradient.stops(numbers: numbers, colorStopCount: colorStopCount)
      self = .gradient(Gradient.premultipliable(stops))
    case .numbers, .flag, .path: return nil
    }
  }

  var type: String {
    switch self {
    case .color: "Color"
    case .gradient: "Gradient"
    case .number: "Double"
    case .vector(_, let members): members.rawValue
    case .picture: "Image"
    case .text(_, let type): type
    }
  }

  /// The size of the member in bytes; an estimate for a text.
  fileprivate var size: Int {
    switch self {
    case .color, .gradient, .number, .picture: 8
    case .vector: 16
    case .text: 128
    }
  }

  /// The type of a mix that begins with a color or a gradient.
  fileprivate var mixType: String {
    if case .color = self { ThemeTable.colorMix } else { ThemeTable.gradientMix }
  }

  fileprivate var word: String {
    switch self {
    case .color: "color"
    case .gradient: "gradient"
    case .number: "number"
    case .vector(_, .point): "point"
    case .vector(_, .size): "size"
    case .picture: "picture"
    case .text: "text"
    }
  }

  fileprivate var expression: SwiftExpression {
    switch self {
    case .number(let number): return .double(number)
    case .vector(let vector, let members): return members.literal(vector)
    case .picture(let value), .text(let value, _): return value
    case .color(let color): return .color(color)
    case .gradient(let stops):
      let list = stops.map { stop in
        SwiftExpression.call(
          ".init", ["color": .color(stop.color), "location": .number(stop.offset)])
      }
      return .call("Gradient", ["stops": .array(list)])
    }
  }
}
