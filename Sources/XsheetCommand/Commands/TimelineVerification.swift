import Reporting
import SceneModel
import TimelineModel
import Verification
import ViewTree

/// Compares a timeline with another one, or with what its own file becomes when it is written and read again.
struct TimelineVerification {
  private let file: InputFile
  private let timeline: Timeline
  private let other: Timeline

  /// Reads a timeline.
  ///
  /// - Parameters:
  ///   - file: Where it is.
  ///   - bytes: The content of the file.
  ///   - other: What it is compared with; `nil` for the timeline itself, as the tool writes it.
  init(_ file: InputFile, bytes: [UInt8], other: Timeline?) throws(CommandFailure) {
    self.file = file
    timeline = try LoadedInput.loadTimelineWithPictures(file, bytes: bytes)
    if let other {
      self.other = other
    } else {
      var copy = try LoadedInput.loadTimeline(file, bytes: timeline.jsonBytes())
      copy.pictures = timeline.pictures
      self.other = copy
    }
    guard timeline.canvas.size == self.other.canvas.size else {
      throw CommandFailure(
        .unusableInput, "\(file.name) cannot be verified: the timeline has another canvas.")
    }
  }

  /// Compares all frames of the first cycle, and of the second one if the clock continues.
  func report(
    maximumSide: Int, listsAll: Bool, _ progress: ProgressBar
  ) throws(CommandFailure) -> VerificationReport {
    let size = try PictureSize(timeline.canvas.size, longerSide: maximumSide)
    let comparator = FrameComparator(width: size.width, height: size.height)
    var (one, second) = (TimelineSession(timeline), TimelineSession(other))
    var properties = PropertyComparator(
      timeline.canvas, one, other.canvas, second, moving: timeline.moving)
    let cycles = timeline.clock.repeats && timeline.clock.atEnd == .continue ? 2 : 1
    let frames = LoadedInput.timeline(timeline).frameCount * cycles
    progress.beginItem(parts: frames)
    for frame in 0..<frames {
      one.advance(toFrame: Double(frame))
      second.advance(toFrame: Double(frame))
      properties.compare(one, second, frame: Double(frame))
      one.withScene { first in
        second.withScene { other in comparator.compare(first, other, frame: frame) }
      }
      progress.advance()
    }
    let paths = timeline.canvas.viewPaths
    return VerificationReport(
      file: file.name, comparison: comparator.comparison, deviations: properties.deviations,
      listsAll: listsAll
    ) { view in paths.indices.contains(view) ? paths[view] : [] }
  }
}

extension Timeline {
  /// What actions, keyframes and phases change, by the identifiers of views.
  var moving: [String: Set<PropertyKey>] {
    var moving: [String: Set<PropertyKey>] = [:]
    for target in events.flatMap(\.targets) {
      moving[target.view, default: []].insert(target.key)
    }
    return moving
  }
}

extension ViewCanvas {
  /// The identifiers that lead to each view, outermost first, by preorder; the root is left out.
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
