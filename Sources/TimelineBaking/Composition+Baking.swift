public import CompositionLowering
public import CompositionModel
public import Diagnostics
import Geometry
import SceneModel
import TimelineConversion
import VectorRaster
import ViewTree

/// A composition in which pictures stand for what SwiftUI has nothing for.
public struct BakingResult: Sendable {
  /// The composition as views, with pictures for those that were baked.
  public var lowered: LoweredComposition
  /// The names of the pictures that were made, in order.
  public var pictureNames: [String] = []
  /// How many views were baked.
  public var bakedViews = 0
  /// What was baked, and what could not be.
  public var diagnostics = DiagnosticList()
}

extension Composition {
  /// Unfolds the composition to views that SwiftUI can show.
  ///
  /// What SwiftUI has nothing for becomes sequences of pictures: the smallest group or shape that holds it, at the rate
  /// and size of the composition, or larger where that is small. Each is reported.
  ///
  /// - Parameters:
  ///   - makesPictures: Whether pictures are made; what needs them is left out and reported otherwise.
  ///   - denseSide: The longer side, in points, of a canvas whose pictures have one pixel for a point; those of smaller
  ///     ones have more, up to 8.
  public func baked(makesPictures: Bool = true, denseSide: Double = 640) -> BakingResult {
    let lowered = lowered()
    let obstacles = lowered.nativeObstacles
    guard !obstacles.isEmpty else { return BakingResult(lowered: lowered) }
    var baker = Baker(lowered, frames: wholeFrameCount, obstacles)
    return baker.bake(makesPictures: makesPictures, denseSide: denseSide)
  }
}

/// Bakes the targets of one composition.
private struct Baker {
  private let lowered: LoweredComposition
  private let frames: Int
  private let obstacles: [NativeObstacle]
  private var result: BakingResult
  private var edits: [Int: ViewEdit] = [:]
  private var identifiers: Set<String> = []

  init(_ lowered: LoweredComposition, frames: Int, _ obstacles: [NativeObstacle]) {
    self.lowered = lowered
    self.frames = frames
    self.obstacles = obstacles
    result = BakingResult(lowered: lowered)
  }

  mutating func bake(makesPictures: Bool, denseSide: Double) -> BakingResult {
    let targets = makesPictures ? BakeTarget.targets(for: obstacles, in: lowered.canvas) : []
    for obstacle in obstacles
    where !targets.contains(where: { ($0.view..<$0.end).contains(obstacle.view) }) {
      leaveOut([obstacle], .notConverted, "has no counterpart in SwiftUI and is left out.")
    }
    if !targets.isEmpty {
      lowered.canvas.root.visit { identifiers.insert($0.id) }
      bake(targets, denseSide)
    }
    result.lowered = result.lowered.edited(edits)
    return result
  }

  /// Draws all targets at all frames.
  private mutating func bake(_ targets: [BakeTarget], _ denseSide: Double) {
    var session = CompositionSession(lowered)
    session.advance(to: lowered.inPoint)
    var bakers = targets.map { SubtreeBaker($0, in: session.scene) }
    for index in bakers.indices.reversed()
    where frames > BakingLimits.frames || targets[index].blendMode == nil {
      leaveOut(bakers.remove(at: index).target.obstacles, .bakingLimit, Baker.tooMuch)
    }
    for frame in 0..<(bakers.isEmpty ? 0 : frames) {
      session.advance(to: lowered.inPoint + Double(frame))
      for baker in bakers where session.isVisible(baker.target.view) {
        session.withScene { baker.survey(copy $0) }
      }
    }
    for baker in bakers { baker.prepare(denseSide: denseSide) }
    draw(&bakers, &session)
    for baker in bakers { finish(baker) }
  }

  private static let tooMuch =
    "has no counterpart in SwiftUI and needs too many or too large pictures; it is left out."

  /// Makes the pictures of all frames; gives up targets that need too much.
  private mutating func draw(_ bakers: inout [SubtreeBaker], _ session: inout CompositionSession) {
    var (drawn, kept) = (0, 0)
    for frame in 0..<frames {
      session.advance(to: lowered.inPoint + Double(frame))
      for index in bakers.indices.reversed() where session.isVisible(bakers[index].target.view) {
        let baker = bakers[index]
        drawn += baker.drawnPixels
        session.withScene { kept += baker.draw(copy $0, frame: frame) }
        let pictures = bakers.reduce(0) { $0 + $1.pictures.count }
        let needed = baker.pictures.count * baker.commonRect.count
        guard
          drawn > BakingLimits.drawnPixels || kept > BakingLimits.pixels
            || pictures > BakingLimits.pictures || needed > BakingLimits.pixels
        else { continue }
        leaveOut(baker.target.obstacles, .bakingLimit, Baker.tooMuch)
        kept -= baker.pictures.reduce(0) { $0 + $1.count }
        bakers.remove(at: index)
      }
    }
  }

  /// Drops what there is no counterpart for.
  private mutating func leaveOut(
    _ obstacles: [NativeObstacle], _ code: DiagnosticCode, _ message: String
  ) {
    for obstacle in obstacles {
      edits.merge(obstacle.fallback) { $1 }
      report(code, "\(obstacle.feature) \(message)", view: obstacle.view)
    }
  }

  private mutating func report(_ code: DiagnosticCode, _ message: String, view: Int) {
    let origin = lowered.origins[view]
    result.diagnostics.report(
      Diagnostic(code, message: message, pointer: origin.pointer, layerPath: origin.layerPath))
  }

  /// Puts the pictures of a target in its place.
  private mutating func finish(_ baker: SubtreeBaker) {
    let target = baker.target
    let rect = baker.commonRect
    result.bakedViews += 1
    var edit = ViewEdit()
    edit.kind = .group(target.groupStyle)
    edit.children = []
    defer { edits[target.view] = edit }
    guard !rect.isEmpty else { return }
    let names = addPictures(baker, rect)
    let style = FramesView(
      sources: baker.steps.map { names[$0.picture] },
      size: Vector2(Double(rect.width), Double(rect.height)) / baker.scale, baked: target.reason)
    let frames = ViewNode(
      id: identifier(target.viewNode.id + "Frames"), kind: .frames(style))
    var place = ViewNode(
      id: identifier(target.viewNode.id + "Place"), kind: .group(GroupView()), children: [frames])
    let corner =
      Vector2(baker.bounds.minX, baker.bounds.minY)
      + Vector2(Double(rect.minX), Double(rect.minY)) / baker.scale
    if corner != .zero { place.properties[.position] = .vector(Vector3(corner)) }
    edit.children = [place]
    let keyframes = FrameSteps.keyframes(baker.steps.map(\.frame), inPoint: lowered.inPoint)
    if keyframes.count > 1 {
      edit.animations = [
        ViewAnimation(
          target: PropertyTarget(view: 1, key: .frameIndex),
          value: AnimatedValue(keyframes: keyframes, fallback: .number(0)), scope: 0)
      ]
    }
    let count = baker.pictures.count
    report(
      .baked,
      "\(target.reason): baked to \(count) \(count == 1 ? "picture" : "pictures") of "
        + "\(rect.width) × \(rect.height) pixels.",
      view: target.obstacles.first?.view ?? target.view)
  }

  /// Gives names to the pictures of a target and keeps them.
  private mutating func addPictures(_ baker: SubtreeBaker, _ rect: PixelRect) -> [String] {
    baker.pictures.enumerated().map { index, trimmed in
      let digits = "\(index + 1)"
      let number = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
      var name = "\(baker.target.viewNode.id)-\(number).png"
      while result.lowered.pictures[name] != nil { name = "_" + name }
      result.lowered.pictures[name] = trimmed.picture(in: rect)
      result.pictureNames.append(name)
      return name
    }
  }

  /// An identifier that no view has.
  private mutating func identifier(_ suggestion: String) -> String {
    var (identifier, number) = (suggestion, 2)
    while !identifiers.insert(identifier).inserted {
      identifier = "\(suggestion)\(number)"
      number += 1
    }
    return identifier
  }
}

extension BakeTarget {
  /// The style of the group around the pictures: they hold what cuts it.
  fileprivate var groupStyle: GroupView {
    guard case .group(let style) = viewNode.kind else {
      return GroupView(blendMode: blendMode ?? .normal)
    }
    var result = GroupView(blendMode: style.blendMode)
    result.space = style.space
    result.frame = style.frame
    return result
  }
}

extension PixelRect {
  /// How many pixels it holds.
  fileprivate var count: Int { isEmpty ? 0 : width * height }
}
