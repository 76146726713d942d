import Geometry
import SceneModel
import SceneRendering
import VectorRaster
import ViewTree

/// Draws one target: surveys its bounds and its scale at all frames, then draws its pictures.
final class SubtreeBaker {
  let target: BakeTarget
  /// The different pictures, and the frames at which the sequence changes to one of them.
  private(set) var pictures: [TrimmedPicture] = []
  private(set) var steps: [(frame: Int, picture: Int)] = []
  /// The rectangle of the pictures, in points of their group; computed by the survey.
  private(set) var bounds = Rect.empty
  /// Pixels per point.
  private(set) var scale = 0.0

  private let canvas: Vector2
  private var firstTransform: Affine?
  private let scout = SceneRenderer(
    width: SubtreeBaker.scoutSide, height: SubtreeBaker.scoutSide)
  private var scoutBitmap = Bitmap(width: SubtreeBaker.scoutSide, height: SubtreeBaker.scoutSide)
  private var renderer: SceneRenderer?
  private var bitmap = Bitmap(width: 0, height: 0)
  private var indices: [TrimmedPicture: Int] = [:]

  /// The side of the picture in which the survey finds the target, in pixels.
  private static let scoutSide = 256
  /// The grid of the pictures' edges, in pixels, so that pictures stay sharp at a half, a quarter and an eighth.
  private static let grain = 8
  /// The largest number of surveys of one frame, each within the bounds found by the previous one.
  private static let refinementLimit = 8

  init(_ target: BakeTarget, in scene: Scene) {
    self.target = target
    canvas = scene.size
  }

  /// Joins the bounds and the scale of the target in a scene with those found before.
  func survey(_ scene: Scene) {
    guard let subtree = Subtree(target, in: scene) else { return }
    var transform = subtree.transform(in: scene)
    if subtree.isProjected(in: scene) { transform = .identity }
    guard transform.isFinite, let inverse = transform.inverse else { return }
    var region = Rect(size: scene.size).transformed(by: inverse)
    if subtree.isProjected(in: scene) {
      // Layers in perspective may be anywhere on their planes, but seldom far from their origin.
      region = Rect(
        minX: -region.maxX, minY: -region.maxY, maxX: 2 * region.maxX, maxY: 2 * region.maxY)
    }
    guard region.width.isFinite, region.height.isFinite else { return }
    var found = visible(of: scene, in: region, subtree)
    guard !found.isEmpty else { return }
    let hasEffects = subtree.hasEffects(in: scene)
    for _ in 0..<SubtreeBaker.refinementLimit {
      let isClose =
        Swift.max(found.width, found.height) > 0.4 * Swift.max(region.width, region.height)
      guard !isClose || hasEffects else {
        region = found
        break
      }
      let next = visible(of: scene, in: found, subtree)
      // Effects read pixels only near the drawn region, so that a smaller one can lose pixels that they move.
      let pixel = Swift.max(region.width, region.height) / Double(SubtreeBaker.scoutSide)
      guard hasEffects ? next.covers(found, within: 4 * pixel) : !next.isEmpty else { break }
      region = found
      if isClose { break }
      found = next
    }
    // The pictures are drawn in the square in which the survey found everything.
    if hasEffects { region = SubtreeBaker.square(region) }
    bounds = bounds.isEmpty ? region : bounds.union(region)
    scale = Swift.max(scale, transform.maximumScale)
    firstTransform = firstTransform ?? transform
  }

  /// The bounds of the visible pixels in a region, with a margin.
  private func visible(of scene: Scene, in region: Rect, _ subtree: Subtree) -> Rect {
    let square = SubtreeBaker.square(region)
    let side = square.width
    guard side > 0 else { return .empty }
    scout.render(subtree.scene(of: scene, in: square), into: &scoutBitmap)
    let rect = TrimmedPicture.visibleRect(of: scoutBitmap)
    guard !rect.isEmpty else { return .empty }
    let pixel = side / Double(SubtreeBaker.scoutSide)
    return Rect(
      minX: square.minX + (Double(rect.minX) - 2) * pixel,
      minY: square.minY + (Double(rect.minY) - 2) * pixel,
      maxX: square.minX + (Double(rect.maxX) + 2) * pixel,
      maxY: square.minY + (Double(rect.maxY) + 2) * pixel
    ).intersection(region)
  }

  /// The smallest square with the corner of a region that contains it.
  private static func square(_ region: Rect) -> Rect {
    let side = Swift.max(region.width, region.height)
    return Rect(origin: Vector2(region.minX, region.minY), size: Vector2(side, side))
  }

  /// Computes the rectangle and the scale of the pictures after the survey.
  ///
  /// - Parameter denseSide: The longer side, in points, of a canvas with one pixel per point.
  func prepare(denseSide: Double) {
    guard !bounds.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let density = (denseSide / Swift.max(canvas.x, canvas.y))
      .clamped(to: BakingLimits.density)
    scale = (scale * density).clamped(to: BakingLimits.scale)
    let side = Swift.max(bounds.width, bounds.height) * scale
    scale *= Swift.min(1, BakingLimits.side / side)
    let area = bounds.width * bounds.height * scale * scale
    scale *= Swift.min(1, (Double(BakingLimits.area) / area).squareRoot())
    // Aligns the pixels of a target that is only translated and scaled with the pixels of the canvas.
    var phase = Vector2.zero
    if let first = firstTransform, first.b == 0, first.c == 0, first.a == first.d, first.a > 0 {
      phase = Vector2(-first.tx, -first.ty) / first.a
    }
    let grain = Double(SubtreeBaker.grain) / scale
    func down(_ value: Double, _ phase: Double) -> Double {
      ((value - phase) / grain).rounded(.down) * grain + phase
    }
    func pixels(_ length: Double) -> Int {
      Swift.max(1, Int((length / grain).rounded(.up))) * SubtreeBaker.grain
    }
    let corner = Vector2(down(bounds.minX, phase.x), down(bounds.minY, phase.y))
    let (width, height) = (pixels(bounds.maxX - corner.x), pixels(bounds.maxY - corner.y))
    bounds = Rect(origin: corner, size: Vector2(Double(width), Double(height)) / scale)
    renderer = SceneRenderer(width: width, height: height)
  }

  /// The number of pixels of one frame.
  var drawnPixels: Int { (renderer?.width ?? 0) * (renderer?.height ?? 0) }

  /// Draws a frame; returns the number of pixels in new pictures.
  func draw(_ scene: Scene, frame: Int) -> Int {
    guard let renderer, let subtree = Subtree(target, in: scene) else { return 0 }
    renderer.render(subtree.scene(of: scene, in: bounds), into: &bitmap)
    let picture = TrimmedPicture(bitmap)
    if let last = steps.last, pictures[last.picture] == picture { return 0 }
    if let index = indices[picture] {
      steps.append((frame, index))
      return 0
    }
    indices[picture] = pictures.count
    steps.append((frame, pictures.count))
    pictures.append(picture)
    return picture.count
  }

  /// The smallest rectangle around all pictures, in pixels from the corner of `bounds`; empty if all are transparent.
  var commonRect: PixelRect {
    let rect = pictures.reduce(PixelRect.empty) { $0.union($1.rect) }
    guard !rect.isEmpty else { return rect }
    let grain = SubtreeBaker.grain
    return PixelRect(
      minX: rect.minX / grain * grain, minY: rect.minY / grain * grain,
      maxX: (rect.maxX + grain - 1) / grain * grain, maxY: (rect.maxY + grain - 1) / grain * grain)
  }
}

extension Rect {
  /// Whether no edge of another rectangle is farther outside than a distance.
  fileprivate func covers(_ other: Rect, within distance: Double) -> Bool {
    !isEmpty && minX - other.minX <= distance && minY - other.minY <= distance
      && other.maxX - maxX <= distance && other.maxY - maxY <= distance
  }
}

// The views that replace a target.
extension SubtreeBaker {
  /// Adds the pictures to a store, and makes their views: a group at their place in the target, with the sequence in it.
  ///
  /// - Returns: The names of the pictures and the group; `nil` if all pictures are transparent.
  func place(
    in store: inout PictureStore, _ identifiers: inout UnusedIdentifiers
  ) -> (names: [String], view: ViewNode)? {
    let rect = commonRect
    guard !rect.isEmpty else { return nil }
    let names = addPictures(to: &store)
    let style = FramesView(
      sources: steps.map { names[$0.picture] },
      size: Vector2(Double(rect.width), Double(rect.height)) / scale, baked: target.reason)
    let frames = ViewNode(
      id: identifiers.make(target.viewNode.id + "Frames"), kind: .frames(style))
    var place = ViewNode(
      id: identifiers.make(target.viewNode.id + "Place"), kind: .group(GroupView()),
      children: [frames])
    let corner =
      Vector2(bounds.minX, bounds.minY) + Vector2(Double(rect.minX), Double(rect.minY)) / scale
    if corner != .zero { place.properties[.position] = .vector(Vector3(corner)) }
    return (names, place)
  }

  /// Adds the pictures to a store; returns their names.
  private func addPictures(to store: inout PictureStore) -> [String] {
    let rect = commonRect
    return pictures.enumerated().map { index, trimmed in
      let digits = "\(index + 1)"
      let number = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
      var name = "\(target.viewNode.id)-\(number).png"
      while store[name] != nil { name = "_" + name }
      store[name] = trimmed.picture(in: rect)
      return name
    }
  }

  /// The baked pictures of the target, as the message of a finding.
  var summary: String {
    let (rect, count) = (commonRect, pictures.count)
    return "\(target.reason): baked to \(count) \(count == 1 ? "picture" : "pictures") of "
      + "\(rect.width) × \(rect.height) pixels."
  }
}

extension BakeTarget {
  /// The style of the group around the pictures, without mattes and clips, which the pictures contain.
  var groupStyle: GroupView {
    guard case .group(let style) = viewNode.kind else {
      return GroupView(blendMode: blendMode ?? .normal)
    }
    var result = GroupView(blendMode: style.blendMode)
    result.space = style.space
    result.frame = style.frame
    return result
  }

  /// The style of a group of a timeline, which may also appear and be driven.
  var timelineGroupStyle: GroupView {
    guard case .group(var style) = viewNode.kind else { return groupStyle }
    style.frame = style.frameSize
    (style.clipSize, style.matte, style.space) = (nil, nil, nil)
    (style.adjustsBelow, style.averagesChildren) = (false, false)
    return style
  }
}
