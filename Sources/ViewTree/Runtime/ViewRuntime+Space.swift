import Geometry
import SceneModel

// Groups in a shared space, and cameras.
extension ViewRuntime {
  /// The placement of a group in the scene.
  struct Appearance {
    var affine = Affine.identity
    var divisor: Vector3?
    var isVisible = true
  }

  /// Returns the placement of a group that has a role in space, or is in a shared space.
  ///
  /// Groups with a role only contain others and are not placed themselves.
  mutating func appearance(of index: Int, _ role: SpaceRole?) -> Appearance {
    let transform = transform(of: index)
    let around = surroundings(of: index)
    switch role {
    case .shared:
      spaces[index] = around * transform.matrix
      markChildren(of: index)
      return Appearance()
    case .camera, .aimedCamera:
      let pose = around * transform.pose(isAimed: role == .aimedCamera)
      spaces[index] = pose.inverse ?? .identity
      markChildren(of: index)
      return Appearance()
    case .projected:
      storeDepth(of: index, transform, around: around)
      return Appearance()
    case nil:
      let place = around * transform.matrix
      guard views[index].camera >= 0 else { return Appearance(affine: place.flattened) }
      return projected(index, place, transform, around: around)
    }
  }

  /// Returns the transform from the space around a group to the canvas.
  private func surroundings(of index: Int) -> Matrix4 {
    let parent = views[index].parent
    guard parent >= 0, case .group(let style) = views[parent].kind, style.space == .shared else {
      return .identity
    }
    return spaces[parent] ?? .identity
  }

  /// Returns the placement of a group by its camera, and stores its depth.
  private mutating func projected(
    _ index: Int, _ place: Matrix4, _ transform: ViewTransform, around: Matrix4
  ) -> Appearance {
    storeDepth(of: index, transform, around: around)
    let image = cameraView(of: index).project(place)
    for instance in instances(ofChildWith: index, before: views[index].camera) {
      scene.groups[instance].inverseDepth = image?.inverseDepth
    }
    guard let image else { return Appearance(isVisible: false) }
    return Appearance(affine: image.affine, divisor: image.divisor)
  }

  /// Returns the projection of a group's camera.
  private func cameraView(of index: Int) -> CameraView {
    let camera = views[index].camera
    var (size, zoom): (Vector2?, Double?) = (nil, nil)
    if case .group(let style) = views[camera].kind {
      size = style.frameSize
      zoom = style.slots.zoom.map { values[$0, views[camera].valueIndex] }
    }
    return CameraView(
      view: spaces[camera] ?? .identity, zoom: zoom ?? 0, center: (size ?? scene.size) / 2)
  }

  /// Stores the depth of a group in front of its camera, if it has one.
  private mutating func storeDepth(
    of index: Int, _ transform: ViewTransform, around: Matrix4
  ) {
    let camera = views[index].camera
    guard camera >= 0 else { return }
    let position = transform.position
    let anchor = around.apply(SIMD4(position.x, position.y, -position.z, 1))
    let depth = cameraView(of: index).depth(Vector3(anchor.x, anchor.y, anchor.z))
    for instance in instances(ofChildWith: index, before: camera) {
      scene.groups[instance].depth = depth
    }
  }

  /// Returns the instances of the camera's child that contains a group.
  private func instances(ofChildWith index: Int, before camera: Int) -> [Int] {
    var child = index
    while child >= 0, views[child].parent != camera { child = views[child].parent }
    return child >= 0 ? views[child].instances : []
  }

  private mutating func markChildren(of index: Int) {
    for child in views[index].children where views[child].isGroup { mark(child) }
  }
}
