import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The outlines and colors that generated code declares once, by name.
struct OutlineTable: Sendable {
  /// The names of outlines, in the order of their declarations.
  private(set) var outlines: [(name: String, path: BezierPath)] = []
  /// The names of outlines whose points move.
  private(set) var morphing: Set<String> = []
  private var names: [BezierPath: String] = [:]
  private var morphingNames: [BezierPath: String] = [:]
  private var used: Set<String> = []
  private let definitions: [BezierPath: String]

  /// Prepares a table; paths that a timeline names keep their names.
  init(_ definitions: [TimelineDefinition]) {
    var known: [BezierPath: String] = [:]
    for definition in definitions {
      if case .path(let path) = definition.value { known[path] = definition.name }
    }
    self.definitions = known
  }

  /// The expression of a declared outline.
  mutating func name(of path: BezierPath, suggesting word: String) -> String {
    if let name = names[path] { return "Outlines.\(name)" }
    let name = unused(definitions[path] ?? word)
    names[path] = name
    outlines.append((name, path))
    return "Outlines.\(name)"
  }

  /// The expression of declared points that move.
  mutating func points(of path: BezierPath, suggesting word: String) -> String {
    if let name = morphingNames[path] { return "Outlines.\(name)" }
    let name = unused(word)
    morphingNames[path] = name
    morphing.insert(name)
    outlines.append((name, path))
    return "Outlines.\(name)"
  }

  private mutating func unused(_ word: String) -> String {
    var (name, count) = (word, 1)
    while !used.insert(name).inserted {
      count += 1
      name = "\(word)\(count)"
    }
    return name
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
