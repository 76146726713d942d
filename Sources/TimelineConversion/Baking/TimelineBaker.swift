package import Diagnostics
import Geometry
package import SceneModel
package import TimelineModel
import ViewTree

/// A part of a timeline that pictures are to replace.
package struct BakedPart: Hashable, Sendable {
  /// The identifier of the view that has the part.
  package let view: String
  /// The name of the part, as the beginning of a sentence.
  package let name: String
  /// The views that pictures replace.
  package let extent: Extent
  /// The identifiers of the views around the view, and its own.
  package let layerPath: [String]

  /// Names a part.
  package init(view: String, name: String, extent: Extent, layerPath: [String]) {
    (self.view, self.name, self.extent, self.layerPath) = (view, name, extent, layerPath)
  }

  /// The views that pictures replace.
  package enum Extent: Hashable, Sendable {
    /// The content of the view, without its transform and opacity.
    case content
    /// The view with its transform and opacity.
    case view
    /// The group or shape around the view.
    case surroundings
  }
}

/// A timeline in which pictures replace some parts.
package struct BakedTimeline: Sendable {
  /// The timeline, with the pictures.
  package internal(set) var timeline: Timeline
  /// The names of the pictures, in order.
  package internal(set) var pictureNames: [String] = []
  /// The findings about parts that became pictures.
  package internal(set) var diagnostics = DiagnosticList()
  /// The reasons why parts did not become pictures; each follows `as`.
  package internal(set) var reasons: [BakedPart: String] = [:]
}

extension Timeline {
  /// Returns the timeline with sequences of pictures in place of the smallest groups and shapes that have some parts.
  ///
  /// The pictures are drawn at the frames of `frameRate`.
  ///
  /// - Parameter denseSide: The longer side, in points, of a canvas with one pixel per point; smaller ones have up to 8.
  package func baked(_ parts: [BakedPart], denseSide: Double = 640) -> BakedTimeline {
    var baker = TimelineBaker(self, parts)
    return baker.bake(denseSide: denseSide)
  }
}

/// Replaces views of one timeline by pictures.
struct TimelineBaker {
  private let timeline: Timeline
  /// The parts by the preorder indices of their views.
  private let parts: [Int: [BakedPart]]
  private let cycle: ResolvedCycle
  private var result: BakedTimeline
  private var identifiers: UnusedIdentifiers
  /// The views that replace others, by their identifiers.
  private var replaced: [String: ViewNode] = [:]
  /// The views that are no longer there.
  private var removed: Set<String> = []
  /// The shapes that pictures replace.
  private var shapes: Set<String> = []
  private var tracks: [KeyframeTimeline.Track] = []

  init(_ timeline: Timeline, _ parts: [BakedPart]) {
    var identifiers = UnusedIdentifiers(timeline.canvas)
    var groups: [String: String] = [:]
    var wrapped = timeline
    let views = Set(parts.filter { $0.extent == .view }.map(\.view))
    wrapped.canvas.root = timeline.canvas.root.wrapping(views) { view in
      let group = identifiers.make(view + "Pictures")
      groups[view] = group
      return group
    }
    let indices = Dictionary(
      wrapped.canvas.root.preorder.map { ($0.node.id, $0.index) },
      uniquingKeysWith: { first, _ in first })
    (self.timeline, self.identifiers) = (wrapped, identifiers)
    cycle = timeline.resolvedCycle
    result = BakedTimeline(timeline: timeline)
    self.parts = Dictionary(grouping: parts) { indices[groups[$0.view] ?? $0.view] ?? 0 }
  }

  /// The unsupported features of the parts.
  private var features: [UnsupportedFeature] {
    parts.sorted { $0.key < $1.key }.flatMap { view, parts in
      parts.map {
        UnsupportedFeature(
          view: view, name: $0.name, remedy: $0.extent == .surroundings ? .bakeParent : .bakeView)
      }
    }
  }

  mutating func bake(denseSide: Double) -> BakedTimeline {
    let targets = BakeTarget.targets(for: features, in: timeline.canvas)
    guard cycle.start == 0, !cycle.isCut else {
      for target in targets { refuse(target, "its views change from cycle to cycle") }
      return result
    }
    let frames = (cycle.duration * timeline.frameRate - TimelineBaker.frameTolerance).rounded(.up)
    let drawing = PictureDrawing(
      targets, of: TimelineSession(timeline),
      frames: Int(frames.clamped(to: 1...Double(BakingLimits.frames + 1))), denseSide: denseSide)
    for target in drawing.excessive {
      refuse(target, "its pictures would be too many or too large")
    }
    guard !drawing.drawn.isEmpty else { return result }
    result.timeline = timeline
    for baker in drawing.drawn { replace(baker) }
    result.timeline.canvas.root.updatePreorder { _, view in view = replaced[view.id] ?? view }
    result.timeline.events = timeline.events.map { $0.removing(isRemoved) }
    result.timeline.addCycleRuns(of: tracks)
    removeThemes()
    return result
  }

  /// Removes and reports the values of themes for views that are no longer there.
  private mutating func removeThemes() {
    for (index, theme) in timeline.themes.enumerated() {
      for target in theme.targets where isRemoved(target) {
        result.timeline.themes[index].values[target] = nil
        report("“\(target.key.rawValue)” of “\(target.view)”", theme)
      }
      let moving = Set(theme.events.changedProperties.filter(isRemoved)).map(\.text).sorted()
      for name in moving { report("the motion of “\(name)”", theme) }
      result.timeline.themes[index].events = theme.events.map { $0.removing(isRemoved) }
      for view in theme.pictures.keys.sorted()
      where removed.contains(view) || replaced[view] != nil {
        result.timeline.themes[index].pictures[view] = nil
        report("the picture of “\(view)”", theme)
      }
    }
    func report(_ part: String, _ theme: TimelineTheme) {
      result.diagnostics.report(
        Diagnostic(
          .notExported,
          message: "Left out: \(part) in the theme “\(theme.name)”, as pictures replace the view."))
    }
  }

  /// The share of a frame that a cycle may lack.
  private static let frameTolerance = 1e-3

  private mutating func refuse(_ target: BakeTarget, _ reason: String) {
    for feature in target.features {
      for part in parts[feature.view] ?? [] { result.reasons[part] = reason }
    }
  }

  /// Whether a target of changes is no longer there.
  private func isRemoved(_ target: TimelineAction.Target) -> Bool {
    if removed.contains(target.view) { return true }
    guard let view = replaced[target.view] else { return false }
    return view.initialValue(target.key) == nil
      || target.key == .opacity && shapes.contains(target.view)
  }

  /// Replaces a target by its pictures.
  private mutating func replace(_ baker: SubtreeBaker) {
    let target = baker.target
    var view = target.viewNode
    removed.formUnion(view.preorder.dropFirst().map(\.node.id))
    view.kind = .group(target.timelineGroupStyle)
    if target.isShape {
      // The pictures contain its opacity.
      view.properties[.opacity] = nil
      shapes.insert(view.id)
    }
    view.children = []
    if let place = baker.place(in: &result.timeline.pictures, &identifiers) {
      result.pictureNames += place.names
      view.children = [place.view]
      if let track = track(baker, place.view.children[0].id) { tracks.append(track) }
      report(baker)
    }
    replaced[view.id] = view
  }

  /// The keyframes of a sequence with several pictures.
  private func track(_ baker: SubtreeBaker, _ view: String) -> KeyframeTimeline.Track? {
    guard baker.steps.count > 1 else { return nil }
    return KeyframeTimeline.Track(
      target: TimelineAction.Target(view: view, key: .frameIndex),
      keyframes: FrameSteps.keyframes(
        baker.steps.map(\.frame), frameRate: timeline.frameRate, duration: cycle.duration))
  }

  private mutating func report(_ baker: SubtreeBaker) {
    let part = baker.target.features.first.flatMap { parts[$0.view]?.first }
    result.diagnostics.report(
      Diagnostic(.baked, message: baker.summary, layerPath: part?.layerPath ?? []))
  }
}

extension ViewNode {
  /// The view with a group around each of some descendants, but not inside of such groups.
  ///
  /// - Parameters:
  ///   - views: The identifiers of the descendants. A shape gets no group, as it has no transform.
  ///   - name: Returns the identifier of the group around a descendant.
  fileprivate func wrapping(_ views: Set<String>, _ name: (String) -> String) -> ViewNode {
    guard !views.isEmpty else { return self }
    var result = self
    result.children = children.map { child in
      guard views.contains(child.id), child.kind != .shape else {
        return child.wrapping(views, name)
      }
      // Groups inside it stay as they are: in a shared space another group would be a plane of its own.
      var (inner, style) = (child, GroupView())
      if case .group(var group) = inner.kind {
        (style.blendMode, group.blendMode) = (group.blendMode, .normal)
        inner.kind = .group(group)
      }
      return ViewNode(id: name(child.id), kind: .group(style), children: [inner])
    }
    return result
  }
}

extension Timeline {
  /// Whether changes of a property are ever seen at whole and half frames of the first cycle.
  package func showsChanges(of key: PropertyKey, in view: String) -> Bool {
    var still = self
    still.events = events.map { $0.removing { $0.view == view && $0.key == key } }
    var (own, other) = (TimelineSession(self), TimelineSession(still))
    for half in 0..<2 * Swift.min(frameCount + 1, BakingLimits.frames) {
      own.advance(toFrame: Double(half) / 2)
      other.advance(toFrame: Double(half) / 2)
      if own.scene != other.scene { return true }
    }
    return false
  }
}
