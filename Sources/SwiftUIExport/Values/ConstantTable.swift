import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The paths, gradients, fonts and lists of pictures that generated code declares once, by name, and the values of its theme.
struct ConstantTable: Sendable {
  enum Value: Hashable, Sendable {
    /// A path, with its type.
    case path(BezierPath, String)
    /// Paths that morph.
    case paths([BezierPath])
    /// One of many gradients that a property goes through.
    case gradient([Gradient.Stop])
    /// The names of pictures in the asset catalog.
    case pictures([String])
    /// The name of a font, and the name of its file in the bundle of the package.
    case font(String, file: String)
  }

  /// The type of a path that does not change.
  static let path = "Path"
  /// The type of a path whose points move.
  static let points = "MorphingPoints"
  /// The type of a path that views move along.
  static let route = "MotionRoute"

  /// The values that the theme has.
  var theme: ThemeTable
  /// The values in the order of their declarations.
  private var values: [(name: String, value: Value)] = []
  private var names: [Value: String] = [:]
  private var used: [SwiftConstant.Scope: Set<String>] = [:]
  private let definitions: [PropertyValue: String]

  /// Prepares a table; paths that a timeline names keep their names.
  init(_ timeline: Timeline) {
    theme = ThemeTable(themes: timeline.themes.map(\.name))
    definitions = Dictionary(
      timeline.definitions.map { ($0.value, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of a declared value; a value without a name gets `word`.
  mutating func name(_ value: Value, suggesting word: String) -> SwiftExpression {
    let name = names[value] ?? used[value.scope.names, default: []].insertUnique(word)
    if names.updateValue(name, forKey: value) == nil { values.append((name, value)) }
    return .constant(value.scope, name, value.type)
  }

  /// The name of a declared path that does not change.
  ///
  /// - Parameters:
  ///   - glyph: The name of the character that it draws, which all words share; `nil` for other paths.
  ///   - word: The name if neither the glyph nor the timeline has one.
  mutating func name(
    of path: BezierPath, glyph: String? = nil, suggesting word: String
  ) -> SwiftExpression {
    name(.path(path, ConstantTable.path), suggesting: glyph ?? definitions[.path(path)] ?? word)
  }

  /// A line of text, as a member of the theme, in the arguments of a view.
  mutating func text(
    _ text: String, _ use: ThemeTable.Use, _ options: SwiftUIOptions
  ) -> SwiftArguments {
    let member = theme.member(.text(text, options), use)
    guard !options.target.hasStringResources else { return [member] }
    return [.call("LocalizedStringKey", [member])]
      + (options.translatesInModule ? ["bundle": ".module"] : [])
  }

  /// A color that changes.
  mutating func mix(of color: Color, _ use: ThemeTable.Use) -> SwiftExpression {
    guard use.isFixed else { return theme.member(.color(color), use, isMix: true) }
    theme.noteFixed(use)
    return .mix(of: color)
  }

  /// A gradient that does not change, as a member of the theme.
  mutating func gradient(
    _ stops: [Gradient.Stop], _ use: ThemeTable.Use, for release: SystemRelease
  ) -> SwiftExpression {
    guard release.hasGradientSpaces else {
      return theme.member(.gradient(stops), use, isMix: true).resolved("gradient")
    }
    let member = theme.member(.gradient(Gradient.premultipliable(stops)), use)
    // After Effects mixes colors in this space.
    return .call(.member(member, "colorSpace"), [".device"], nil)
  }

  /// A gradient that changes.
  mutating func mix(of stops: [Gradient.Stop], _ use: ThemeTable.Use) -> SwiftExpression {
    guard use.isFixed else { return theme.member(.gradient(stops), use, isMix: true) }
    theme.noteFixed(use)
    return name(.gradient(stops), suggesting: use.word)
  }

  /// The enumerations with the values.
  var types: [SwiftType] {
    let all: [(SwiftConstant.Scope, documentation: String)] = [
      (.pictures, "The names of pictures in the asset catalog."),
      (.fonts, "The names of fonts, which are registered at their first use."),
      (.gradients, "Gradients that properties go through."),
      (.outlines, "Paths, as SVG path data."),
    ]
    return all.compactMap { scope, documentation in
      let members = values.filter { $0.value.scope == scope }
      // Lists come after single values.
      let sorted = members.filter { !$0.value.isLast } + members.filter(\.value.isLast)
      return SwiftType(
        scope, documentation,
        sorted.map { name, value in
          .property("static let", name, type: value.isLast ? value.type : nil, value.source)
        })
    }
  }
}

extension ConstantTable.Value {
  fileprivate var scope: SwiftConstant.Scope {
    switch self {
    case .path, .paths: .outlines
    case .gradient: .gradients
    case .pictures: .pictures
    case .font: .fonts
    }
  }

  fileprivate var type: String {
    switch self {
    case .path(_, let type): type
    case .paths: "[\(ConstantTable.points)]"
    case .gradient: ThemeTable.gradientMix
    case .pictures: "[String]"
    case .font: "String"
    }
  }

  fileprivate var isLast: Bool {
    if case .paths = self { true } else { false }
  }

  fileprivate var source: SwiftExpression {
    switch self {
    case .path(let path, let type):
      let make = type == ConstantTable.path ? "Outline.path" : type
      return .call(make, ["svg": .pathData(path)])
    case .paths(let paths):
      return .array(paths.map { .call(".init", ["svg": .pathData($0)]) })
    case .gradient(let stops):
      let list = stops.map { stop in
        let color = stop.color.components
        let components = (0..<4).map { SwiftExpression.number(Color.short(color[$0])) }
        return SwiftExpression.call("", [.array(components), .number(stop.offset)])
      }
      return .call(ThemeTable.gradientMix, [.array(list)])
    case .pictures(let pictures): return .pictureNames(pictures)
    case .font(let font, let file):
      return .call(
        "BundledFont.name",
        [nil: .string(font), "file": .string(file), "bundle": ".module"])
    }
  }
}

extension SwiftConstant.Scope {
  /// The scope in which a name is unique: paths and gradients share one.
  fileprivate var names: Self { self == .gradients ? .outlines : self }
}
