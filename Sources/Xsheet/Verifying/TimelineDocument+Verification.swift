import SceneModel
import SceneRendering
import TimelineModel
import Verification
import ViewTree

extension TimelineDocument {
  /// Draws all frames of two timelines and compares them.
  ///
  /// The frames are those of the first cycle, and of the second one if the clock continues.
  ///
  /// - Parameters:
  ///   - other: The other timeline; `nil` for this one as it is read back from its JSON.
  ///   - size: The size of the images that are compared.
  ///   - jobs: The number of threads; `nil` for one for each core.
  ///   - progress: Is called after each frame with the numbers of compared frames and of all, on any thread.
  /// - Throws: `XsheetError` if the timeline has another canvas or the images would be too large.
  public func verified(
    against other: TimelineDocument? = nil, size: FrameSize = .fitting(320), jobs: Int? = nil,
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(XsheetError) -> VerificationResult {
    guard let other else {
      return try verified(against: readBack(), size: size, jobs: jobs, progress: progress)
    }
    return try verified(against: other.timeline, size: size, jobs: jobs, progress: progress)
  }

  private func verified(
    against other: Timeline, size: FrameSize, jobs: Int?,
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> VerificationResult {
    guard timeline.canvas.size == other.canvas.size else { throw XsheetError.otherCanvas(name) }
    let pixels = try size.pixels(of: playback)
    var comparison = AnimationComparison(
      design: (timeline.canvas, TimelineSession(timeline)),
      copy: (other.canvas, TimelineSession(other)), moving: timeline.moving,
      width: pixels.width, height: pixels.height)
    comparison.comparesHalfFrames = false
    let cycles = timeline.clock.repeats && timeline.clock.atEnd == .continue ? 2 : 1
    comparison.run(
      frames: frameCount * cycles, jobs: ThreadCount.of(jobs),
      progress: progress)
    let paths = timeline.canvas.viewPaths
    return VerificationResult(
      name: name, images: comparison.images, deviations: comparison.deviations
    ) { view in
      paths.indices.contains(view) ? paths[view] : []
    }
  }

  /// The timeline as it is read back from its JSON, with the same pictures.
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
    return copy
  }
}

extension XsheetError {
  /// The error for a timeline whose canvas differs in size from the design.
  static func otherCanvas(_ name: String) -> XsheetError {
    XsheetError(.unusableInput, "\(name) cannot be verified: the timeline has another canvas.")
  }
}

extension AnimationComparison {
  /// Compares all frames on several threads.
  mutating func run(
    frames: Int, jobs: Int, progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void
  ) {
    let compared = Locked(0)
    run(frames: frames, jobs: jobs) {
      compared.with {
        $0 += 1
        progress($0, frames)
      }
    }
  }
}

extension Timeline {
  /// The properties that actions, keyframes and phases change, by the identifiers of views.
  var moving: [String: Set<PropertyKey>] {
    var moving: [String: Set<PropertyKey>] = [:]
    for target in events.flatMap(\.targets) {
      moving[target.view, default: []].insert(target.key)
    }
    return moving
  }
}

extension ViewCanvas {
  /// The identifiers on the path to each view, outermost first without the root, in preorder.
  fileprivate var viewPaths: [[String]] {
    var paths: [[String]] = []
    func add(_ view: ViewNode, _ path: [String]) {
      paths.append(path)
      for child in view.children { add(child, path + [child.id]) }
    }
    add(root, [])
    return paths
  }
}
