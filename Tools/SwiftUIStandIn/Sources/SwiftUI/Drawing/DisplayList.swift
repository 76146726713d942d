import Geometry
import SceneModel

/// The nodes of one compositing group, back to front.
package final class DisplayList {
  private(set) var nodes: [DisplayNode] = []

  /// Adds a node with a blend mode.
  func add(_ node: DisplayNode, _ mode: BlendMode) {
    if let sceneMode = mode.sceneMode {
      nodes.append(mode == .normal ? node : node.withMode(sceneMode))
      return
    }
    var group = DisplayNode.GroupContent()
    switch mode {
    case .destinationOut:
      group.matte = .alphaInverted
      nodes = [.group(group, [node] + nodes)]
    case .sourceAtop:
      // The source times the alpha of the backdrop, plus the backdrop times one minus the alpha of the source.
      let behind = DisplayNode.group(DisplayNode.GroupContent(), nodes)
      group.matte = .alphaInverted
      let rest = DisplayNode.group(group, [node, behind])
      group.matte = .alpha
      group.mode = .add
      var sum = DisplayNode.GroupContent()
      sum.isIsolated = true
      nodes = [.group(sum, [rest, .group(group, [behind, node])])]
    case .destinationOver:
      nodes.insert(node, at: 0)
    default:
      // The formula of plusDarker is not known (section 6).
      nodes.append(node)
    }
  }
}

/// The place and the effects of what is drawn next.
struct DrawingState {
  let list: DisplayList
  var transform = ProjectionTransform()
  /// The place of the compositing group in the root.
  var groupTransform = ProjectionTransform()
  /// The effects of each leaf, outermost first.
  var effects: [LeafEffect] = []

  init(list: DisplayList) { self.list = list }

  /// The place in the root.
  var rootTransform: ProjectionTransform { transform.concatenating(groupTransform) }

  /// The state of content that is drawn into another list.
  func drawing(into list: DisplayList) -> DrawingState {
    var result = DrawingState(list: list)
    result.groupTransform = rootTransform
    return result
  }

  func moved(_ offset: CGPoint) -> DrawingState {
    guard offset != .zero else { return self }
    return applying(.translation(offset.x, offset.y))
  }

  /// The state inside a transform.
  func applying(_ inner: ProjectionTransform) -> DrawingState {
    var result = self
    result.transform = inner.concatenating(transform)
    return result
  }

  func adding(_ effect: LeafEffect.Kind) -> DrawingState {
    var result = self
    result.effects.append(LeafEffect(kind: effect, transform: transform))
    return result
  }

  /// Draws a leaf in the coordinates of the state.
  func emit(_ leaf: DisplayNode) {
    guard transform.isVisible else { return }
    var node = leaf
    var place = transform
    var mode = BlendMode.normal
    for effect in effects.reversed() {
      switch effect.kind {
      case .opacity(let opacity): node = node.withOpacity(min(max(opacity, 0), 1))
      case .blend(let outer): if outer != .normal { mode = outer }
      case .color(let filter): node = node.mapColors(filter.apply)
      case .pixels(let sceneEffect):
        guard effect.transform.isUsable else { return }
        let local = place.concatenating(effect.transform.inverted())
        var group = DisplayNode.GroupContent()
        group.effects = [sceneEffect]
        node = .group(group, [node.transformed(local)])
        place = effect.transform
      }
    }
    list.add(node.transformed(place), mode)
  }

  /// Draws content that is composited as a whole, as one leaf.
  func emitGroup(
    _ group: DisplayNode.GroupContent, matte: DisplayNode? = nil,
    draw: (DrawingState) -> Void
  ) {
    let inner = DisplayList()
    draw(drawing(into: inner))
    guard !inner.nodes.isEmpty else { return }
    var group = group
    group.isIsolated = true
    emit(.group(group, (matte.map { [$0] } ?? []) + inner.nodes))
  }

  /// Draws content that is cut by a mask.
  ///
  /// Opacity, colors and blend modes apply to each leaf inside, as without the mask - L. With a
  /// blur or shadow around it, the masked content is one leaf.
  func emitMasked(
    _ group: DisplayNode.GroupContent, matte: DisplayNode? = nil,
    draw: (DrawingState) -> Void
  ) {
    let passes = effects.allSatisfy { if case .pixels = $0.kind { false } else { true } }
    guard passes, !effects.contains(where: { $0.isBlend }) else {
      return emitGroup(group, matte: matte, draw: draw)
    }
    var outer = self
    outer.effects = []
    outer.emitGroup(group, matte: matte) { state in
      var inner = state
      inner.effects = effects
      draw(inner)
    }
  }
}
