import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The paths, gradients and lists of pictures that generated code declares once, by name.
struct ConstantTable: Sendable {
  /// A value that is declared.
  enum Value: Hashable, Sendable {
    /// A path, with its type.
    case path(BezierPath, String)
    /// Paths that morph.
    case paths([BezierPath])
    case gradient([Gradient.Stop])
    /// A gradient that interpolates.
    case morphingGradient([Gradient.Stop])
    /// The names of pictures in the asset catalog.
    case pictures([String])
  }

  /// The type of a path that does not change.
  static let path = "Path"
  /// The type of a path whose points move.
  static let points = "MorphingPoints"
  /// The type of a path that views move along.
  static let route = "MotionRoute"

  /// The values in the order of their declarations.
  private var values: [(name: String, value: Value)] = []
  private var names: [Value: String] = [:]
  private var used: [Bool: Set<String>] = [:]
  private let definitions: [PropertyValue: String]

  /// Prepares a table; paths that a timeline names keep their names.
  init(_ definitions: [TimelineDefinition]) {
    self.definitions = Dictionary(
      definitions.map { ($0.value, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of a declared value.
  ///
  /// - Parameter word: The name where the value has none yet.
  mutating func name(_ value: Value, suggesting word: String) -> SwiftExpression {
    let name = names[value] ?? used[value.scope == .pictures, default: []].insertUnique(word)
    if names.updateValue(name, forKey: value) == nil { values.append((name, value)) }
    return .constant(value.scope, name, value.type)
  }

  /// The name of a declared path that does not change.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - glyph: The name of the character that it draws, which all words share; `nil` for other paths.
  ///   - word: The name where neither it nor the timeline has one.
  mutating func name(
    of path: BezierPath, glyph: String? = nil, suggesting word: String
  ) -> SwiftExpression {
    name(.path(path, ConstantTable.path), suggesting: glyph ?? definitions[.path(path)] ?? word)
  }

  /// The declarations of an enumeration: lists come after single values, and gradients that interpolate after others.
  func type(_ scope: SwiftConstant.Scope, _ documentation: String) -> SwiftType? {
    let members = values.filter { $0.value.scope == scope }
    let (first, last) = (members.filter { !$0.value.isLast }, members.filter(\.value.isLast))
    return SwiftType(scope, documentation, (first + last).map { $1.declaration($0) })
  }

  /// The path that geometry views make together.
  static func path(of geometry: [ViewNode]) -> BezierPath {
    let paint = ViewNode(id: "paint", kind: .fill(FillView()))
    let shape = ViewNode(id: "shape", kind: .shape, children: geometry + [paint])
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [shape])
    let timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(1, 1), root: root),
      clock: Clock(interval: 1, ticks: 1), frameRate: 1)
    return TimelineSession(timeline).scene.paths.first?.path ?? BezierPath()
  }
}

extension ConstantTable.Value {
  fileprivate var scope: SwiftConstant.Scope {
    switch self {
    case .path, .paths: .outlines
    case .gradient, .morphingGradient: .gradients
    case .pictures: .pictures
    }
  }

  fileprivate var type: String {
    switch self {
    case .path(_, let type): type
    case .paths: "[\(ConstantTable.points)]"
    case .gradient, .morphingGradient: "AnyGradient"
    case .pictures: "[String]"
    }
  }

  fileprivate var isLast: Bool {
    switch self {
    case .paths, .morphingGradient: true
    case .path, .gradient, .pictures: false
    }
  }

  fileprivate func declaration(_ name: String) -> SwiftDeclaration {
    switch self {
    case .path(let path, let type):
      let make = type == ConstantTable.path ? "Outline.path" : type
      return .property("static let", name, .call(make, ["svg": PathText.expression(path)]))
    case .paths(let paths):
      let elements = paths.map {
        SwiftExpression.call(".init", ["svg": PathText.expression($0)])
      }
      return .property("static let", name, type: type, .array(elements))
    case .gradient(let stops):
      // After Effects mixes colors in this space.
      let list = Gradient.premultipliable(stops).map { stop in
        SwiftExpression.call(
          ".init", ["color": ValueLiteral.color(stop.color), "location": .number(stop.offset)])
      }
      let gradient = SwiftExpression.call("Gradient", ["stops": .array(list)])
        .modified([SwiftModifier("colorSpace", [".device"])])
      return .property("static var", name, type: type, body: [.expression(gradient)])
    case .morphingGradient(let stops):
      let list = stops.map { stop in
        SwiftExpression.call("", [ValueLiteral.animatableColor(stop.color), .number(stop.offset)])
      }
      return .property("static let", name, .call("MorphingGradient", [.array(list)]))
    case .pictures(let pictures):
      return .property("static let", name, PictureNames.list(pictures))
    }
  }
}
