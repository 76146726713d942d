import CompositionModel
import Geometry
import SceneModel
import StageModel
import Testing

/// Layers in space, and the cameras that see them.
@Suite struct CameraTests {
  private static func spatial(
    _ name: String, _ color: Color = .red, z: Double = 0, _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    .solid(name, color) {
      $0.isThreeDimensional = true
      $0.transform.position = .unified(AnimatedValue(Vector3(50, 50, z)))
      change(&$0)
    }
  }

  private static func camera(
    at eye: Vector3 = Vector3(50, 50, -100), lookingAt point: Vector3? = Vector3(50, 50, 0),
    _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    let content = CameraContent(zoom: AnimatedValue(100), isAimed: point != nil)
    return .make("Camera", .camera(content)) {
      $0.transform.position = .unified(AnimatedValue(eye))
      $0.transform.anchor = AnimatedValue(point ?? .zero)
      change(&$0)
    }
  }

  /// Where corners of a layer that is seen appear, by the view's name.
  private func corners(
    _ layers: [Layer], _ name: String, frame: Double = 0
  ) throws -> [Vector2] {
    let composition = Composition.make(layers)
    let staged = composition.staged()
    var session = CompositionSession(staged)
    session.advance(to: frame)
    var names: [String] = []
    staged.stage.root.visit { names.append($0.name) }
    let scene = session.scene
    func isSeen(_ place: Int) -> Bool {
      scene.nodes.indices.allSatisfy { around in
        let node = scene.nodes[around]
        let holds = around <= place && place < node.end && node.kind == .group
        return !holds || scene.groups[node.index].isVisible
      }
    }
    let place = try #require(
      scene.nodes.indices.first {
        scene.nodes[$0].kind == .group && names[scene.nodes[$0].source] == name && isSeen($0)
      })
    let node = scene.nodes[place]
    let group = scene.groups[node.index]
    let projection = Projection(
      affine: group.transform, divisor: group.divisor ?? Projection.flatDivisor)
    return [Vector2(0, 0), Vector2(20, 0), Vector2(0, 20)].map(projection.apply)
  }

  private func isNear(_ points: [Vector2], _ others: [Vector2]) -> Bool {
    zip(points, others).allSatisfy { $0.distance(to: $1) < 1e-6 }
  }

  @Test func whatIsAsFarAsTheZoomHasItsSize() throws {
    let found = try corners([Self.camera(), Self.spatial("A")], "A")
    #expect(isNear(found, [Vector2(50, 50), Vector2(70, 50), Vector2(50, 70)]))
  }

  @Test func whatIsFartherIsSmaller() throws {
    let found = try corners([Self.camera(), Self.spatial("A", z: 100)], "A")
    #expect(isNear(found, [Vector2(50, 50), Vector2(60, 50), Vector2(50, 60)]))
    // Planes that face the camera need no perspective.
    let scene = Composition.make([Self.camera(), Self.spatial("A", z: 100)]).at(frame: 0)
    #expect(scene.groups.allSatisfy { $0.divisor == nil })
  }

  @Test func planesThatAreTurnedAreInPerspective() throws {
    let turned = Self.spatial("A") { $0.transform.rotationY = AnimatedValue(90) }
    let found = try corners([Self.camera(at: Vector3(0, 50, -100)), turned], "A")
    // The edge at the position keeps its place; the other one goes away from the viewer.
    #expect(found[0].distance(to: Vector2(50, 50)) < 1e-6)
    #expect(abs(found[2].y - found[0].y) > abs(found[2].x - found[0].x))
    let scene = Composition.make([Self.camera(), turned]).at(frame: 0)
    #expect(scene.groups.contains { $0.divisor != nil })
  }

  @Test func camerasLookAtTheirPointOfInterest() throws {
    // A quarter to the side at the same distance: the plane is seen from its edge, the point in the middle.
    let side = Self.camera(at: Vector3(150, 50, 0))
    let turned = Self.spatial("A") { $0.transform.rotationY = AnimatedValue(-90) }
    let found = try corners([side, turned], "A")
    #expect(isNear(found, [Vector2(50, 50), Vector2(70, 50), Vector2(50, 70)]))
  }

  @Test func camerasWithoutOneLookStraightAhead() throws {
    let camera = Self.camera(at: Vector3(40, 50, -100), lookingAt: nil)
    let found = try corners([camera, Self.spatial("A")], "A")
    #expect(isNear(found, [Vector2(60, 50), Vector2(80, 50), Vector2(60, 70)]))
  }

  @Test func parentsCarryCameras() throws {
    let camera = Self.camera(at: Vector3(0, 0, -100), lookingAt: nil) { $0.parent = 1 }
    let null = Layer.null("Null") { $0.transform.place(40, 50) }
    let found = try corners([camera, null, Self.spatial("A")], "A")
    #expect(isNear(found, [Vector2(60, 50), Vector2(80, 50), Vector2(60, 70)]))
  }

  @Test func layersOnThePlaneStayWhereTheyAre() throws {
    let flat = Layer.solid("Flat") { $0.transform.place(5, 6) }
    let found = try corners([Self.camera(at: Vector3(0, 0, -40)), flat], "Flat")
    #expect(isNear(found, [Vector2(5, 6), Vector2(25, 6), Vector2(5, 26)]))
  }

  @Test func whatIsBehindTheCameraIsNotSeen() {
    let scene = Composition.make([Self.camera(), Self.spatial("A", z: -150)]).at(frame: 0)
    #expect(scene.drawnColors.isEmpty)
  }

  @Test func layersHaveDepthsAndTheCameraSorts() throws {
    let layers = [Self.camera(), Self.spatial("Far", z: 60), Self.spatial("Near", .blue, z: -20)]
    let scene = Composition.make(layers).at(frame: 0)
    #expect(scene.groups.count { $0.sortsByDepth } == 1)
    #expect(scene.groups.map(\.depth).filter { $0 > 0 }.sorted() == [80, 160])
  }

  @Test func thePlaneBetweenDividesLayersInSpace() {
    let layers = [
      Self.camera(), Self.spatial("A"), Layer.solid("Flat", .green), Self.spatial("B", .blue),
    ]
    let scene = Composition.make(layers).at(frame: 0)
    #expect(scene.groups.count { $0.sortsByDepth } == 2)
    #expect(scene.drawnColors == [.blue, .green, .red])
  }

  @Test func theTopmostCameraOfAFrameSees() throws {
    let layers = [
      Self.camera(at: Vector3(50, 50, -50)) {
        $0.inPoint = 10
        $0.outPoint = 20
      },
      Self.camera(at: Vector3(50, 50, -200)) { $0.outPoint = 30 },
      Self.spatial("A"),
    ]
    func width(_ frame: Double) throws -> Double {
      let corners = try corners(layers, "A", frame: frame)
      return corners[1].x - corners[0].x
    }
    #expect(
      try [width(5), width(15), width(25), width(35)].map { $0.rounded() } == [10, 40, 10, 20])
  }

  @Test func turnsOfParentsAndChildrenAddUp() throws {
    // Two turns of 45° about x are one of 90°: the child is seen from its edge.
    let parent = Layer.null("Parent") {
      $0.transform.place(50, 50)
      $0.transform.rotationX = AnimatedValue(45)
    }
    let child = Layer.solid("Child") {
      $0.parent = 1
      $0.transform.rotationX = AnimatedValue(45)
    }
    let found = try corners([child, parent], "Child")
    #expect(abs(found[2].y - found[0].y) < 1e-9)
    #expect(abs(found[1].x - found[0].x - 20) < 1e-9)
  }

  @Test func collapsedLayersStandInTheSpaceAround() {
    var inner = Layer.solid("Inner") { $0.isThreeDimensional = true }
    inner.transform.rotationX = AnimatedValue(-60)
    let outer = Layer.precomposition("Outer", 0) {
      $0.isThreeDimensional = true
      $0.transform.rotationX = AnimatedValue(60)
    }
    func height(_ collapses: Bool) -> Double {
      var layer = outer
      layer.collapsesTransform = collapses
      let drawn = Composition.make([layer], precompositions: [[inner]]).drawn(at: 0)
      return drawn[0].path.controlBounds.height
    }
    #expect(abs(height(true) - 20) < 1e-9)
    #expect(abs(height(false) - 5) < 1e-9)
  }
}
