import Geometry

/// A scene for another process of the same build, with the names of its pictures.
public struct RecordedScene: Codable {
  private let scene: Scene
  /// The names of the pictures of `Scene.images`; `nil` for missing ones.
  private let names: [String?]

  /// Records a scene with the names of its pictures; other pictures are left out.
  public init(_ scene: Scene, pictures: PictureStore = PictureStore()) {
    let names = Dictionary(
      pictures.pictures.map { (ObjectIdentifier($0.value), $0.key) },
      uniquingKeysWith: { min($0, $1) })
    self.scene = scene
    self.names = scene.images.map { $0.picture.flatMap { names[ObjectIdentifier($0)] } }
  }

  /// The scene with the pictures of its names; `nil` if an index is outside of its array.
  public func scene(pictures: PictureStore = PictureStore()) -> Scene? {
    guard scene.hasValidIndices, names.count == scene.images.count else { return nil }
    var scene = scene
    for (index, name) in names.enumerated() {
      scene.images[index].picture = name.flatMap { pictures[$0] }
    }
    return scene
  }
}

extension Scene {
  /// Whether all indices are inside of their arrays.
  fileprivate var hasValidIndices: Bool {
    func holds(_ range: Range<Int>, _ count: Int) -> Bool {
      range.isEmpty || range.lowerBound >= 0 && range.upperBound <= count
    }
    let areNodesValid = nodes.enumerated().allSatisfy { place, node in
      let count =
        switch node.kind {
        case .group: groups.count
        case .shape: shapes.count
        case .image: images.count
        }
      return (0..<count).contains(node.index) && node.end > place && node.end <= nodes.count
    }
    return areNodesValid && nodes.first?.kind == .group
      && shapes.allSatisfy { paths.indices.contains($0.path) }
      && masks.allSatisfy { paths.indices.contains($0.path) }
      && groups.allSatisfy { holds($0.masks, masks.count) && holds($0.effects, effects.count) }
      && paths.allSatisfy(\.path.hasValidContours)
  }
}

extension BezierPath {
  /// Whether the contours divide the points.
  fileprivate var hasValidContours: Bool {
    var knots = 0
    for contour in contours {
      guard contour.firstKnot == knots, contour.knotCount > 0 else { return false }
      let (sum, isTooLarge) = knots.addingReportingOverflow(contour.knotCount)
      guard !isTooLarge, sum <= points.count else { return false }
      knots = sum
    }
    return knots * 3 == points.count
  }
}
