import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

/// 3D layers and cameras.
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
    .make("Camera", .camera(zoom: AnimatedValue(100), isAimed: point != nil)) {
      $0.transform.position = .unified(AnimatedValue(eye))
      $0.transform.anchor = AnimatedValue(point ?? .zero)
      change(&$0)
    }
  }

  /// The projected corners of a visible layer, by the view's name.
  private func corners(
    _ layers: [Layer], _ name: String, frame: Double = 0
  ) throws -> [Vector2] {
    let composition = Composition.make(layers)
    let lowered = composition.lowered()
    var session = CompositionSession(lowered)
    session.advance(to: frame)
    let names = lowered.canvas.root.preorder.map(\.node.name)
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

  @Test func rotatedPlanesAreInPerspective() throws {
    let turned = Self.spatial("A") { $0.transform.rotationY = AnimatedValue(90) }
    let found = try corners([Self.camera(at: Vector3(0, 50, -100)), turned], "A")
    // The edge at the position stays; the other one moves away from the viewer.
    #expect(found[0].distance(to: Vector2(50, 50)) < 1e-6)
    #expect(abs(found[2].y - found[0].y) > abs(found[2].x - found[0].x))
    let scene = Composition.make([Self.camera(), turned]).at(frame: 0)
    #expect(scene.groups.contains { $0.divisor != nil })
  }

  @Test func camerasPointAtTheirPointOfInterest() throws {
    // A quarter to the side at the same distance: the plane is edge-on, the point in the middle.
    let side = Self.camera(at: Vector3(150, 50, 0))
    let turned = Self.spatial("A") { $0.transform.rotationY = AnimatedValue(-90) }
    let found = try corners([side, turned], "A")
    #expect(isNear(found, [Vector2(50, 50), Vector2(70, 50), Vector2(50, 70)]))
  }

  @Test func camerasWithoutOnePointStraightAhead() throws {
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
    // Two rotations by 45° about x are one by 90°: the child is edge-on.
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

  @Test func collapsedLayersShareTheSpaceAround() {
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

  /// The depths of the groups that are sorted together, for each camera.
  private func sorted(_ composition: Composition) -> [[Double]] {
    let scene = composition.at(frame: 0)
    var result: [[Double]] = []
    var node = 0
    while node < scene.nodes.count {
      guard scene.nodes[node].kind == .group, scene.groups[scene.nodes[node].index].sortsByDepth
      else {
        node += 1
        continue
      }
      result.append(
        scene.children(of: node).map { scene.groups[scene.nodes[$0].index].depth })
      node = scene.nodes[node].end
    }
    return result
  }

  @Test func mattesAndMotionBlurDoNotPartLayersInSpace() {
    let parent = Layer.null("Parent") {
      $0.isThreeDimensional = true
      $0.transform.position = .unified(AnimatedValue(Vector3(0, 0, 7)))
    }
    let cut = Self.spatial("Cut", z: 30) {
      $0.matte = Matte(layer: 3, mode: .alpha)
      $0.parent = 5
    }
    let matte = Self.spatial("Matte", z: 500) { $0.isMatteSource = true }
    let blurred = Self.spatial("Blurred", z: 20) {
      $0.hasMotionBlur = true
      $0.transform.position = .unified(
        AnimatedValue(
          keyframes: [
            Keyframe(time: 0, value: Vector3(0, 0, 20)),
            Keyframe(time: 10, value: Vector3(90, 0, 20)),
          ], fallback: .zero))
    }
    var composition = Composition.make([
      Self.camera(), Self.spatial("A"), cut, matte, blurred, parent, Self.spatial("B", z: 50),
    ])
    composition.motionBlur = MotionBlurSettings(
      shutterAngle: 180, shutterPhase: -90, samplesPerFrame: 4, adaptiveSampleLimit: 64)
    #expect(sorted(composition) == [[150, 120, 137, 100]])
  }

  @Test func whatIsCompositedBeforePartsLayersInSpace() {
    func layers(_ change: (inout Layer) -> Void) -> Composition {
      var middle = Layer.precomposition("P", 0) {
        $0.isThreeDimensional = true
        $0.transform.position = .unified(AnimatedValue(Vector3(50, 50, 10)))
      }
      change(&middle)
      return .make(
        [Self.camera(), Self.spatial("A"), middle, Self.spatial("B", z: 50)],
        precompositions: [[.solid("Inner")]])
    }
    #expect(sorted(layers { _ in }) == [[150, 110, 100]])
    let mask = Mask(mode: .add, path: AnimatedValue(BezierPath()))
    #expect(sorted(layers { $0.masks = [mask] }) == [[150], [110], [100]])
    #expect(
      sorted(layers { $0.styles = [LayerStyle(.colorOverlay, [:])] })
        == [[150], [110], [100]])
  }

  @Test func inverseDepthsAreEqualWherePlanesIntersect() throws {
    // A rotation about the y axis through x = 50, in front of a fixed plane, 100 points from the
    // camera.
    let layers = [
      CameraTests.camera(), CameraTests.spatial("A") { $0.transform.rotationY = AnimatedValue(40) },
      CameraTests.spatial("B"),
    ]
    let scene = Composition.make(layers).at(frame: 0)
    let planes = scene.groups.compactMap(\.inverseDepth)
    try #require(planes.count == 2)
    func value(_ plane: Vector3, _ x: Double) -> Double { plane.x * x + plane.y * 30 + plane.z }
    let turned = try #require(planes.first { $0.x != 0 })
    let still = try #require(planes.first { $0.x == 0 })
    #expect(abs(value(turned, 50) - value(still, 50)) < 1e-9)
    // The right side moves toward the viewer.
    #expect(value(turned, 60) > value(still, 60) && value(turned, 40) < value(still, 40))
  }
}
