import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import VectorRaster
import ViewTree

/// Bakes the targets of one composition.
struct Baker {
  private let lowered: LoweredComposition
  private let frames: Int
  private let features: [UnsupportedFeature]
  private var result: BakingResult
  private var edits: [Int: ViewEdit] = [:]
  private var identifiers: Set<String> = []

  init(_ lowered: LoweredComposition, frames: Int, _ features: [UnsupportedFeature]) {
    self.lowered = lowered
    self.frames = frames
    self.features = features
    result = BakingResult(lowered: lowered)
  }

  mutating func bake(makesPictures: Bool, denseSide: Double) -> BakingResult {
    let targets = makesPictures ? BakeTarget.targets(for: features, in: lowered.canvas) : []
    for feature in features
    where !targets.contains(where: { ($0.view..<$0.end).contains(feature.view) }) {
      remove([feature], .notConverted, "has no counterpart in SwiftUI and is left out.")
    }
    if !targets.isEmpty {
      identifiers = Set(lowered.canvas.root.preorder.lazy.map(\.node.id))
      bake(targets, denseSide: denseSide)
    }
    result.lowered = result.lowered.edited(edits)
    return result
  }

  /// Surveys all targets at all frames, draws them, and replaces them by pictures.
  private mutating func bake(_ targets: [BakeTarget], denseSide: Double) {
    var session = CompositionSession(lowered)
    session.advance(to: lowered.inPoint)
    var bakers = targets.map { SubtreeBaker($0, in: session.scene) }
    for index in bakers.indices.reversed()
    where frames > BakingLimits.frames || targets[index].blendMode == nil {
      remove(bakers.remove(at: index).target.features, .bakingLimit, Baker.tooMuch)
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

  /// Draws the pictures of all frames, and removes targets beyond the limits.
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
        remove(baker.target.features, .bakingLimit, Baker.tooMuch)
        kept -= baker.pictures.reduce(0) { $0 + $1.count }
        bakers.remove(at: index)
      }
    }
  }

  /// Removes features without pictures and reports them.
  private mutating func remove(
    _ features: [UnsupportedFeature], _ code: DiagnosticCode, _ message: String
  ) {
    for feature in features {
      edits.merge(feature.fallback) { $1 }
      report(code, "\(feature.name) \(message)", view: feature.view)
    }
  }

  private mutating func report(_ code: DiagnosticCode, _ message: String, view: Int) {
    let origin = lowered.origins[view]
    result.diagnostics.report(
      Diagnostic(code, message: message, pointer: origin.pointer, layerPath: origin.layerPath))
  }

  /// Replaces a target by its pictures.
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
      view: target.features.first?.view ?? target.view)
  }

  /// Stores the pictures of a target and returns their names.
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

  /// Returns a new identifier.
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
  /// The style of the group around the pictures, without mattes and clips, which the pictures contain.
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
  /// The number of pixels.
  fileprivate var count: Int { isEmpty ? 0 : width * height }
}
