import Geometry
import SceneModel
import Testing

@testable import ViewTree

/// The opacity and visibility of views that are drawn.
@Suite struct DrawnViewTests {
  private func runtime(_ view: ViewNode) -> ViewRuntime {
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [view])
    return ViewRuntime(ViewCanvas(size: Vector2(10, 10), root: root))
  }

  private func set(
    _ key: PropertyKey, _ value: PropertyValue, of view: Int, in runtime: inout ViewRuntime
  ) throws {
    let slot = try #require(runtime.valueIndex(of: PropertyTarget(view: view, key: key)))
    runtime.set(value, at: slot, of: view)
    runtime.update()
  }

  @Test func everyDrawnKindHasBoth() {
    for entry in ViewCatalog.entries where entry.role.isDrawn {
      let keys = entry.signature.properties.map(\.key)
      #expect(keys.contains(.opacity) && keys.contains(.isVisible), "\(entry.signature.name)")
    }
    for entry in ViewCatalog.entries where entry.role == .paint {
      #expect(entry.signature.properties.contains { $0.key == .isVisible })
    }
  }

  @Test func paintsAreTheKindsWithTheirRole() {
    for entry in ViewCatalog.entries {
      let options = [OptionValue?](repeating: nil, count: entry.signature.options.count)
      #expect(entry.make(options).isPaint == (entry.role == .paint), "\(entry.signature.name)")
    }
  }

  @Test func aShapeFadesItsPaints() throws {
    let paints = [
      ViewNode(id: "fill", kind: .fill(FillView()), properties: [.opacity: .number(0.5)]),
      ViewNode(id: "line", kind: .stroke(StrokeView())),
    ]
    let shape = ViewNode(
      id: "shape", kind: .shape, properties: [.opacity: .number(0.5)],
      children: [ViewNode(id: "oval", kind: .ellipse(EllipseView()))] + paints)
    var runtime = runtime(shape)
    #expect(runtime.scene.shapes.map(\.opacity) == [0.25, 0.5])
    let revision = runtime.scene.paths[0].revision
    try set(.opacity, .number(1), of: 1, in: &runtime)
    #expect(runtime.scene.shapes.map(\.opacity) == [0.5, 1])
    // The path stays as it is.
    #expect(runtime.scene.paths[0].revision == revision)
    try set(.isVisible, .flag(false), of: 1, in: &runtime)
    #expect(runtime.scene.shapes.map(\.isVisible) == [false, false])
    try set(.isVisible, .flag(true), of: 1, in: &runtime)
    try set(.isVisible, .flag(false), of: 3, in: &runtime)
    #expect(runtime.scene.shapes.map(\.isVisible) == [false, true])
    try set(.size, .vector(Vector3(4, 4, 0)), of: 2, in: &runtime)
    #expect(runtime.scene.paths[0].revision != revision)
  }

  @Test(arguments: [
    ViewKind.image(ImageView(source: "a", size: Vector2(2, 2))),
    ViewKind.frames(FramesView(sources: ["a"], size: Vector2(2, 2))),
  ])
  func picturesFade(kind: ViewKind) throws {
    var runtime = runtime(
      ViewNode(id: "picture", kind: kind, properties: [.opacity: .number(0.25)]))
    #expect(runtime.scene.images.map(\.opacity) == [0.25])
    try set(.isVisible, .flag(false), of: 1, in: &runtime)
    #expect(runtime.scene.images.map(\.opacity) == [0])
  }

  @Test func copiesFadeTogether() throws {
    var repeater = ViewNode(
      id: "copies", kind: .repeater(RepeaterView()),
      properties: [.copies: .number(2), .opacity: .number(0.5)])
    repeater.children = [ViewNode(id: "group", kind: .group(GroupView()))]
    var runtime = runtime(repeater)
    #expect(runtime.scene.groups[1].opacity == 0.5)
    try set(.isVisible, .flag(false), of: 1, in: &runtime)
    #expect(!runtime.scene.groups[1].isVisible)
  }
}
