import CompositionLowering
import SceneModel
import ViewTree

/// One of two animations that are compared.
struct ComparedAnimation: Sendable {
  /// The name in messages.
  let name: String
  /// The name of the file without folders and endings.
  let stem: String
  /// The canvas, the frames and their scenes.
  let playback: Playback
  /// The views.
  let canvas: ViewCanvas
  /// The scenes before the first frame.
  let scenes: any AnimationSession
  /// The timeline: of a design, the one that it is converted to.
  let timeline: Timeline
  /// The properties that move, by the identifiers of views.
  let moving: [String: Set<PropertyKey>]
  /// The number of frames to compare: two cycles of a timeline that continues.
  let frameCount: Int
  /// Whether properties have values between frames: in a design.
  let hasHalfFrames: Bool
  /// The names on the paths to the views, by preorder index.
  let layerPaths: [[String]]
  /// The JSON pointers of the views in the file of a design, by preorder index; empty for a timeline.
  let pointers: [String]

  /// A design, with the timeline that it was converted to and the views that its composition was lowered to.
  init(_ design: Design, lowered: LoweredComposition? = nil, converted timeline: Timeline) {
    let timeline = timeline.dividingTexts()
    var lowered = lowered ?? design.composition.lowered()
    lowered.canvas.root.renameParts(as: timeline.canvas.root)
    name = design.name
    stem = design.stem
    playback = design.playback
    canvas = lowered.canvas
    scenes = CompositionSession(lowered)
    self.timeline = timeline
    moving = lowered.moving.merging(timeline.moving) { $0.union($1) }
    frameCount = design.frameCount
    hasHalfFrames = true
    layerPaths = lowered.origins.map(\.layerPath)
    pointers = lowered.origins.map(\.pointer)
  }

  /// A timeline.
  init(_ document: TimelineDocument) {
    name = document.name
    stem = document.stem
    playback = document.playback
    timeline = document.timeline.dividingTexts()
    canvas = timeline.canvas
    scenes = TimelineSession(timeline)
    moving = timeline.moving
    let continues = timeline.clock.repeats && timeline.clock.atEnd == .continue
    frameCount = document.frameCount * (continues ? 2 : 1)
    hasHalfFrames = false
    layerPaths = canvas.root.identifierPaths
    pointers = []
  }

  /// The frames at which the animation is compared with another one.
  func sample(with other: Timeline) -> FrameSample {
    let changes = timeline.changeTimes + other.changeTimes
    return FrameSample(
      total: frameCount, changes: changes.map { $0 * playback.frameRate })
  }
}

extension ViewNode {
  /// Gives letters the identifiers that the parts of a text in a group with the same identifier have.
  fileprivate mutating func renameParts(as converted: ViewNode) {
    var groups: [String: ViewNode] = [:]
    for view in converted.preorder where view.node.children.count > 1 {
      if view.node.children.allSatisfy(\.isLetter) { groups[view.node.id] = view.node }
    }
    guard !groups.isEmpty else { return }
    updatePreorder { _, view in
      guard let group = groups[view.id], group.children.count == view.children.count,
        view.children.allSatisfy(\.isLetter)
      else { return }
      for (index, letter) in group.children.enumerated() {
        view.children[index].id = letter.id
        view.children[index].children[0].id = letter.children[0].id
      }
    }
  }

  /// Whether it is a group with one text alone.
  private var isLetter: Bool {
    guard children.count == 1, case .text = children[0].kind else { return false }
    return true
  }
}

extension LoweredComposition {
  /// The properties that move, by the identifiers of views.
  fileprivate var moving: [String: Set<PropertyKey>] {
    let identifiers = canvas.root.preorder.map(\.node.id)
    var moving: [String: Set<PropertyKey>] = [:]
    for animation in animations {
      moving[identifiers[animation.target.view], default: []].insert(animation.target.key)
    }
    return moving
  }
}

extension TimelineDocument {
  /// Returns the timeline as it is read back from its JSON, with the same pictures and fonts.
  func readBack() throws(XsheetError) -> TimelineDocument {
    let file = SourceFile(name: name, origin: .memory([], picturesFolder: ""))
    let bytes = timeline.jsonBytes()
    var copy = self
    do {
      copy.timeline = try Timeline.read(from: bytes)
    } catch {
      throw file.refusal(error.diagnostics, text: bytes)
    }
    copy.timeline.pictures = timeline.pictures
    let fonts = timeline.canvas.fonts
    copy.timeline.canvas.resolveFonts { fonts[$0] }
    return copy
  }
}
