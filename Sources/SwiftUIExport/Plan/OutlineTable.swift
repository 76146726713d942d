import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The outlines and gradients that generated code declares once, by name.
struct OutlineTable: Sendable {
  /// The names of outlines, in the order of their declarations.
  private(set) var outlines: [(name: String, path: BezierPath)] = []
  /// The names of lists of outlines that morph, in the order of their declarations.
  private(set) var lists: [(name: String, paths: [BezierPath])] = []
  /// The types of outlines that are no plain paths.
  private(set) var types: [String: String] = [:]
  /// The names of gradients, in the order of their declarations.
  private(set) var gradients: [(name: String, stops: [Gradient.Stop])] = []
  /// The names of gradients that interpolate, in the order of their declarations.
  private(set) var morphingGradients: [(name: String, stops: [Gradient.Stop])] = []
  private var names: [BezierPath: String] = [:]
  private var gradientNames: [[Gradient.Stop]: String] = [:]
  private var typedNames: [String: [BezierPath: String]] = [:]
  private var used: Set<String> = []
  private let definitions: [PropertyValue: String]

  /// Prepares a table; paths that a timeline names keep their names.
  init(_ definitions: [TimelineDefinition]) {
    self.definitions = Dictionary(
      definitions.map { ($0.value, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The expression of a declared outline.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - glyph: The name of the character that it draws, which all words share; `nil` for other outlines.
  ///   - word: The name where neither it nor the timeline has one.
  mutating func name(
    of path: BezierPath, glyph: String? = nil, suggesting word: String
  ) -> String {
    if let name = names[path] { return "Outlines.\(name)" }
    let name = used.insertUnique(glyph ?? definitions[.path(path)] ?? word)
    names[path] = name
    outlines.append((name, path))
    return "Outlines.\(name)"
  }

  /// The expression of declared points that move.
  mutating func points(of path: BezierPath, suggesting word: String) -> String {
    name(of: path, as: "MorphingPoints", suggesting: word)
  }

  /// The expression of a declared list of points that move.
  mutating func list(of paths: [BezierPath], suggesting word: String) -> String {
    if let known = lists.first(where: { $0.paths == paths }) { return "Outlines.\(known.name)" }
    let name = used.insertUnique(word)
    types[name] = "[MorphingPoints]"
    lists.append((name, paths))
    return "Outlines.\(name)"
  }

  /// The expression of a declared route.
  mutating func route(_ path: BezierPath, suggesting word: String) -> String {
    name(of: path, as: "MotionRoute", suggesting: word)
  }

  private mutating func name(
    of path: BezierPath, as type: String, suggesting word: String
  ) -> String {
    if let name = typedNames[type]?[path] { return "Outlines.\(name)" }
    let name = used.insertUnique(word)
    typedNames[type, default: [:]][path] = name
    types[name] = type
    outlines.append((name, path))
    return "Outlines.\(name)"
  }

  /// The expression of declared color stops that interpolate.
  mutating func morphingGradient(_ stops: [Gradient.Stop], suggesting word: String) -> String {
    if let name = morphingGradients.first(where: { $0.stops == stops })?.name {
      return "Gradients.\(name)"
    }
    let name = used.insertUnique(word)
    morphingGradients.append((name, stops))
    return "Gradients.\(name)"
  }

  /// The expression of a declared gradient.
  mutating func gradient(_ stops: [Gradient.Stop], suggesting word: String) -> String {
    if let name = gradientNames[stops] { return "Gradients.\(name)" }
    let name = used.insertUnique(word)
    gradientNames[stops] = name
    gradients.append((name, stops))
    return "Gradients.\(name)"
  }

  /// The path that geometry views make together.
  func path(of geometry: [ViewNode]) -> BezierPath {
    let paint = ViewNode(id: "paint", kind: .fill(FillView()))
    let shape = ViewNode(id: "shape", kind: .shape, children: geometry + [paint])
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [shape])
    let timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(1, 1), root: root),
      clock: Clock(interval: 1, ticks: 1), frameRate: 1)
    return TimelineSession(timeline).scene.paths.first?.path ?? BezierPath()
  }
}
