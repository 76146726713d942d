import Geometry
import SceneModel
import TestSupport
import Testing

@testable import ViewTree

@Suite struct ViewRuntimeTests {
  private static let triangle = BezierPath.polygon([.zero, Vector2(30, 0), Vector2(0, 30)])

  /// A view tree with a view of every kind.
  private static var canvas: ViewCanvas {
    let gradient = PaintStyle(gradient: .radial, colorStopCount: 2)
    let stops: [Double] = [0, 1, 0, 0, 1, 0, 0, 1]
    let star = ViewNode.make(
      "starShape", .shape, [:],
      [
        .make(
          "trim", .trim(.simultaneously), [.trimEnd: .number(0.8)],
          [
            .make(
              "star", .star(StarView()),
              [
                .outerRadius: .number(20), .innerRadius: .number(9),
              ])
          ]),
        .make(
          "corners", .roundCorners, [.cornerRadius: .number(2)],
          [
            .make(
              "moved", .transformed, [.position: .vector(Vector3(5, 5, 0))],
              [
                .make("path", .path, [.path: .path(triangle)])
              ])
          ]),
        .make("line", .stroke(LineStyle(), PaintStyle()), [.dashes: .numbers([3, 2])]),
        .make(
          "shade", .fill(.evenOdd, gradient),
          [
            .gradientStops: .numbers(stops), .gradientEnd: .vector(Vector3(9, 0, 0)),
          ]),
      ])
    let round = ViewNode.make(
      "roundShape", .shape, [:],
      [
        .make("ellipse", .ellipse(EllipseView()), [.size: .vector(Vector3(8, 8, 0))]),
        .make("roundFill", .fill(.nonZero, PaintStyle())),
      ])
    let masked = ViewNode.group(
      "masked",
      [
        .make("mask", .mask(.add, isInverted: false), [.path: .path(triangle)]),
        .make("repeater", .repeater(RepeaterView()), [.copies: .number(2)], [round]),
      ])
    let matte = ViewNode.group(
      "matte", style: GroupView(blendMode: .multiply, matte: .alpha),
      [.box("cut"), .box("visible")])
    return ViewCanvas([.group("stars", [star]), masked, matte])
  }

  /// A runtime whose repeater had 6 copies before.
  private static func runtime(_ canvas: ViewCanvas = canvas) -> ViewRuntime {
    var runtime = ViewRuntime(canvas)
    let repeater = canvas.index("repeater")
    runtime.set(.copies, of: repeater, to: .number(6))
    runtime.update()
    runtime.set(
      .copies, of: repeater, to: canvas.views[repeater].initialValue(.copies) ?? .number(2))
    runtime.update()
    return runtime
  }

  /// A random value of a property's type.
  private func anyValue(like value: PropertyValue, _ random: inout SeededRandom) -> PropertyValue {
    switch value {
    case .flag: return .flag(Bool.random(using: &random))
    case .number: return .number(random.number(-1...5))
    case .vector: return .vector(Vector3(random.number(-9...9), random.number(-9...9), 0))
    case .color: return .color(Color(red: random.number(0...1), green: 0.5, blue: 1))
    case .numbers(let numbers): return .numbers(numbers.map { _ in random.number(0...1) })
    case .text: return .text(String(Int.random(in: 0...99, using: &random)))
    case .path: return .path(Self.triangle.transformed(by: .scale(random.number(0.5...2))))
    }
  }

  @Test func changedIsTheSameAsBuiltAnew() {
    var random = SeededRandom(seed: 15)
    var canvas = Self.canvas
    var runtime = Self.runtime(canvas)
    for round in 0..<150 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let view = Int.random(in: 0..<runtime.viewCount, using: &random)
        guard let key = canvas.views[view].kind.properties.randomElement(using: &random)?.key,
          let old = canvas.views[view].initialValue(key)
        else { continue }
        let value = anyValue(like: old, &random)
        canvas.setProperty(key, of: view, to: value)
        runtime.set(key, of: view, to: value)
      }
      let difference = SceneDifference(runtime.scene, Self.runtime(canvas).scene)
      #expect(difference.largest == 0, "round \(round): \(difference)")
    }
  }

  /// The indices of the paths with new revisions after a change of a property.
  private func changedPaths(_ key: PropertyKey, of id: String, to value: PropertyValue) -> [Int] {
    var runtime = Self.runtime()
    let before = runtime.scene.paths.map(\.revision)
    runtime.set(key, of: Self.canvas.index(id), to: value)
    let after = runtime.scene.paths.map(\.revision)
    return before.indices.filter { before[$0] != after[$0] }
  }

  @Test func revisionsChangeOnlyWithTheirPaths() {
    let paths = Self.runtime().scene.paths
    #expect(Set(paths.map(\.revision)).count == paths.count)
    #expect(!paths.contains { $0.revision == 0 })
    let stars = changedPaths(.points, of: "star", to: .number(7))
    #expect(stars.count == 1)
    #expect(changedPaths(.position, of: "moved", to: .vector(Vector3(1, 1, 0))) == stars)
    #expect(changedPaths(.trimEnd, of: "trim", to: .number(0.5)) == stars)
    let rounds = changedPaths(.size, of: "ellipse", to: .vector(Vector3(5, 5, 0)))
    #expect(rounds.count == 1)
    #expect(rounds != stars)
    let masks = changedPaths(.path, of: "mask", to: .path(BezierPath()))
    #expect(masks.count == 1)
    #expect(masks != rounds)
  }

  @Test(
    "changes that move no path keep all revisions",
    arguments: [
      ("stars", .rotation, .number(9)), ("masked", .opacity, .number(0.5)),
      ("repeater", .copies, .number(3)), ("line", .lineWidth, .number(4)),
      ("roundFill", .color, .color(.white)), ("mask", .opacity, .number(0.5)),
      ("mask", .feather, .vector(Vector3(3, 3, 0))), ("star", .points, .number(5)),
      ("shade", .gradientStart, .vector(Vector3(1, 1, 0))),
    ] as [(String, PropertyKey, PropertyValue)])
  func untouched(id: String, key: PropertyKey, value: PropertyValue) {
    #expect(changedPaths(key, of: id, to: value) == [])
  }

  @Test func componentsAreSetOneByOne() throws {
    let canvas = ViewCanvas([.group("g", [.box("box")])])
    var runtime = ViewRuntime(canvas)
    let view = canvas.index("g")
    let slot = try #require(runtime.valueIndex(of: PropertyTarget(view: view, key: .position)))
    runtime.set(.number(7), at: slot, of: view, component: 0)
    runtime.set(.number(8), at: slot, of: view, component: 1)
    runtime.update()
    #expect(runtime.scene.groups[1].transform == .translation(Vector2(7, 8)))
    #expect(runtime.value(at: slot) == .vector(Vector3(7, 8, 0)))
  }

  @Test func propertiesThatAViewDoesNotHaveHaveNoSlot() {
    let runtime = Self.runtime()
    #expect(runtime.valueIndex(of: PropertyTarget(view: 0, key: .trimEnd)) == nil)
    #expect(runtime.valueIndex(of: PropertyTarget(view: 9999, key: .position)) == nil)
    #expect(runtime.valueIndex(of: PropertyTarget(view: -1, key: .position)) == nil)
  }

  @Test func aViewIsVisibleWhenAllGroupsAroundItAre() {
    let canvas = Self.canvas
    var runtime = Self.runtime(canvas)
    let shape = canvas.index("roundShape")
    #expect(runtime.isVisible(shape))
    runtime.set(.isVisible, of: canvas.index("masked"), to: .flag(false))
    #expect(!runtime.isVisible(shape))
    #expect(runtime.isVisible(canvas.index("starShape")))
    #expect(runtime.scene.groups.count { !$0.isVisible } == 1 + 4)
  }

  @Test func masksBelongToTheirGroupAndShareItsCoordinates() throws {
    let scene = Self.runtime().scene
    let group = try #require(scene.groups.first { !$0.masks.isEmpty })
    #expect(group.masks == 0..<1)
    #expect(scene.masks[0].mode == .add)
    #expect(scene.paths[scene.masks[0].path].path == Self.triangle)
  }

  @Test func mattesAreTheFirstChild() throws {
    let canvas = Self.canvas
    let scene = Self.runtime(canvas).scene
    let node = try #require(scene.nodes.firstIndex { $0.source == canvas.index("matte") })
    let group = scene.groups[scene.nodes[node].index]
    #expect(group.matte == .alpha)
    #expect(group.blendMode == .multiply)
    #expect(scene.nodes[node + 1].source == canvas.index("cutFill"))
  }

  @Test func masksOfGroupsThatAreNeverDrawnDoNoHarm() {
    let masked = ViewNode.group(
      "masked",
      [
        .make("mask", .mask(.add, isInverted: false), [.path: .path(Self.triangle)]), .box("box"),
      ])
    let canvas = ViewCanvas([
      .make("repeater", .repeater(RepeaterView()), [.copies: .number(0)], [masked])
    ])
    #expect(ViewRuntime(canvas).scene.shapes.isEmpty)
  }

  @Test func repeatersInRepeatersStopAtTheLimit() {
    var view = ViewNode.group(
      "masked",
      [
        .make("mask", .mask(.add, isInverted: false)), .box("box"),
      ])
    for level in 0..<3 {
      view = .make("r\(level)", .repeater(RepeaterView()), [.copies: .number(200)], [view])
    }
    let scene = ViewRuntime(ViewCanvas([view, .group("after", [.box("last")])])).scene
    #expect(scene.nodes.count < ViewRuntime.maximumNodes + 500)
    #expect(scene.nodes[0].end == scene.nodes.count)
  }
}

extension ViewCanvas {
  /// Sets the initial value of a property by preorder index.
  fileprivate mutating func setProperty(
    _ key: PropertyKey, of view: Int, to value: PropertyValue
  ) {
    func set(_ current: inout ViewNode, _ index: inout Int) {
      if index == view { current.properties[key] = value }
      index += 1
      for child in current.children.indices { set(&current.children[child], &index) }
    }
    var index = 0
    set(&root, &index)
  }
}
