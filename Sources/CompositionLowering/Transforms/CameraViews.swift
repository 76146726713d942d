import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The cameras of a composition, and what each sees while it is the topmost.
struct CameraViews {
  private let list: LayerList
  /// The cameras, topmost first, with the frames in which they see.
  private let cameras: [(layer: Int, spans: [Range<Double>])]
  /// The frames without a camera.
  private let rest: [Range<Double>]

  /// The most cameras of a composition that are used; the lower ones are left out.
  private static let limit = 32
  /// The most views that several cameras repeat what is seen already in.
  private static let repeatedViews = 4_096

  init(_ list: LayerList) {
    self.list = list
    let always = -Double.greatestFiniteMagnitude..<Double.greatestFiniteMagnitude
    var free = [always]
    var cameras: [(layer: Int, spans: [Range<Double>])] = []
    for (index, layer) in list.layers.enumerated() where cameras.count < CameraViews.limit {
      guard case .camera = layer.content, !layer.isHidden, layer.inPoint < layer.outPoint else {
        continue
      }
      let range = layer.inPoint..<layer.outPoint
      let spans = free.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
      guard !spans.isEmpty else { continue }
      cameras.append((index, spans))
      free = free.flatMap { span -> [Range<Double>] in
        guard span.overlaps(range) else { return [span] }
        return [
          span.lowerBound..<max(span.lowerBound, range.lowerBound),
          min(span.upperBound, range.upperBound)..<span.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
    self.cameras = cameras
    rest = cameras.isEmpty ? [always] : free
  }

  /// Whether there are none.
  var isEmpty: Bool { cameras.isEmpty }

  /// The views of layers in space that follow one another, as each camera sees them.
  func views(of entries: [ChainEntry]) -> [ViewDraft] {
    let chains = ParentChains(list)
    var result = cameras.map { camera in
      let group = cameraGroup(camera.layer)
      group.children = entries.flatMap {
        $0.isWhole ? [chains.standIn(for: $0)] : chains.spatialViews($0)
      }
      group.setVisibility(in: camera.spans, scope: list.shownScope)
      return chains.carried(group, by: list.chain(to: camera.layer).dropLast())
    }
    if rest.contains(where: list.canShow) {
      let group = ViewDraft(
        name: "", kind: .group(GroupStyle()), children: chains.merge(entries))
      group.setVisibility(in: rest, scope: list.shownScope)
      result.append(group)
    }
    return result
  }

  /// Whether what is seen already may lie before each camera.
  func canRepeat(_ entry: ChainEntry) -> Bool {
    guard cameras.count > 1 else { return true }
    let limit = CameraViews.repeatedViews / cameras.count
    return entry.content.reduce(0) { $0 + $1.count(upTo: limit) } <= limit
  }

  private func cameraGroup(_ index: Int) -> ViewDraft {
    let layer = list.layers[index]
    var style = GroupStyle()
    style.space = .camera
    style.frame = list.size
    guard case .camera(let content) = layer.content else {
      return ViewDraft(name: layer.name, kind: .group(style))
    }
    if content.isAimed { style.space = .aimedCamera }
    let group = ViewDraft(name: layer.name, kind: .group(style), pointer: layer.pointer)
    group.setTransform(layer.transform, keepsDepth: true, scope: list.scope)
    group.set(.zoom, content.zoom, scope: list.scope) { .number($0) }
    return group
  }
}

extension ViewDraft {
  /// Shows the view in some spans of frames of a scope, which rise.
  func setVisibility(in spans: [Range<Double>], scope: Int) {
    var keyframes = [
      Keyframe(time: -.greatestFiniteMagnitude, value: PropertyValue.flag(false), easing: .hold)
    ]
    for span in spans {
      if span.lowerBound <= -Double.greatestFiniteMagnitude { keyframes.removeAll() }
      keyframes.append(Keyframe(time: span.lowerBound, value: .flag(true), easing: .hold))
      if span.upperBound < Double.greatestFiniteMagnitude {
        keyframes.append(Keyframe(time: span.upperBound, value: .flag(false), easing: .hold))
      }
    }
    guard keyframes.count > 1 else { return }
    animations.append(
      Animation(
        key: .isVisible, component: nil,
        value: AnimatedValue(keyframes: keyframes, fallback: .flag(true)), scope: scope,
        source: .value))
  }
}
