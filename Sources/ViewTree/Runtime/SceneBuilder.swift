import Geometry
import SceneModel

/// Builds the scene of a view tree, with one node for each drawn view, paint and repeater copy.
struct SceneBuilder {
  var scene: Scene
  var views: [RuntimeView]
  let values: [PropertyValue]
  let pictures: PictureStore

  /// Makes the scene, and stores the indices of its nodes in the views.
  init(
    size: Vector2, views: consuming [RuntimeView], values: [PropertyValue], pictures: PictureStore
  ) {
    // Moves the views: with a second reference, the first change would copy all of them.
    self.views = consume views
    (self.values, self.pictures) = (values, pictures)
    scene = Scene(size: size)
    scene.nodes = []
    scene.groups = []
    addNode(0)
  }

  /// Adds the nodes of a view.
  private mutating func addNode(_ index: Int) {
    guard scene.nodes.count < ViewRuntime.maximumNodes else { return }
    switch views[index].kind {
    case .group(let style): addGroup(index, style)
    case .shape: addShape(index)
    case .repeater: addRepeater(index)
    case .image(let style):
      let image = addImage(index, pictures[style.source], size: style.size)
      views[index].instances.append(image)
      scene.images[image].fit = style.fit
    case .frames(let style): addFrames(index, style)
    case .text(let text): addText(index, text)
    default: break
    }
  }

  /// Adds a group node with its contents.
  mutating func addGroupNode(
    _ group: SceneGroup, source: Int, _ addChildren: (inout SceneBuilder) -> Void
  ) -> Int {
    let node = scene.nodes.count
    let index = scene.groups.count
    scene.groups.append(group)
    scene.nodes.append(SceneNode(kind: .group, index: index, end: 0, source: source))
    addChildren(&self)
    scene.nodes[node].end = scene.nodes.count
    return index
  }

  private mutating func addGroup(_ index: Int, _ style: GroupView) {
    var group = SceneGroup()
    group.blendMode = style.blendMode
    group.matte = style.matte
    group.adjustsBelow = style.adjustsBelow
    group.averagesChildren = style.averagesChildren
    group.sortsByDepth = style.space?.isCamera == true
    group.clip = style.clipSize.map { Rect(size: $0) }
    group.masks = addMasks(of: index)
    group.effects = addEffects(of: index)
    group.hasMap =
      style.matte == nil && group.effects.contains { scene.effects[$0].needsMap }
    let instance = addGroupNode(group, source: index) { $0.addChildren(of: index) }
    views[index].instances.append(instance)
  }

  /// Adds the nodes of a view's drawn children.
  private mutating func addChildren(of index: Int) {
    for child in views[index].children { addNode(child) }
  }

  /// Adds the masks of a group, contiguously.
  private mutating func addMasks(of index: Int) -> Range<Int> {
    let start = scene.masks.count
    for child in views[index].children {
      if case .mask(let mask) = views[child].kind {
        if views[child].path < 0 { views[child].path = addPath() }
        views[child].instances.append(scene.masks.count)
        scene.masks.append(
          SceneMask(mode: mask.mode, path: views[child].path, isInverted: mask.isInverted))
      }
    }
    return start..<scene.masks.count
  }

  /// Adds the effects of a group, contiguously.
  private mutating func addEffects(of index: Int) -> Range<Int> {
    let start = scene.effects.count
    for child in views[index].children {
      if case .effect(let effect) = views[child].kind {
        views[child].instances.append(scene.effects.count)
        scene.effects.append(values.effect(effect, from: views[child].valueIndex))
      }
    }
    if case .group(let style) = views[index].kind, style.transition?.blurs == true {
      views[index].transitionBlurs.append(scene.effects.count)
      scene.effects.append(SceneEffect(GaussianBlur()))
    }
    return start..<scene.effects.count
  }

  mutating func addPath() -> Int {
    scene.paths.append(ScenePath(path: BezierPath()))
    return scene.paths.count - 1
  }

  /// Adds a node for each paint of a shape; all share one path.
  private mutating func addShape(_ index: Int) {
    if views[index].path < 0 { views[index].path = addPath() }
    let path = views[index].path
    for child in views[index].children {
      switch views[child].kind {
      case .fill(let fill): addPaint(child, fill.paint, path, .fill(fill.rule))
      case .stroke(let stroke):
        let line = stroke.line
        let style = StrokeStyle(
          width: 0, cap: line.cap, join: line.join, miterLimit: line.miterLimit)
        addPaint(child, stroke.paint, path, .stroke(style))
      default: break
      }
    }
  }

  /// Adds an image and returns its index in the scene.
  mutating func addImage(_ index: Int, _ picture: Picture?, size: Vector2) -> Int {
    let node = scene.nodes.count
    scene.nodes.append(
      SceneNode(kind: .image, index: scene.images.count, end: node + 1, source: index))
    scene.images.append(SceneImage(picture: picture, size: size))
    return scene.images.count - 1
  }

  /// Adds an image whose picture the runtime selects.
  private mutating func addFrames(_ index: Int, _ style: FramesView) {
    if views[index].pictures.isEmpty {
      views[index].pictures = style.sources.map { pictures[$0] }
    }
    views[index].instances.append(addImage(index, nil, size: style.size))
  }

  private mutating func addPaint(
    _ index: Int, _ paint: PaintStyle, _ path: Int, _ style: SceneShape.Style
  ) {
    var shape = SceneShape(path: path, style: style, paint: .color(.clear))
    shape.blendMode = paint.blendMode
    views[index].instances.append(add(shape, source: index))
  }

  /// Adds a node for a painted path and returns its index among the shapes.
  mutating func add(_ shape: SceneShape, source: Int) -> Int {
    let node = scene.nodes.count
    scene.nodes.append(
      SceneNode(kind: .shape, index: scene.shapes.count, end: node + 1, source: source))
    scene.shapes.append(shape)
    return scene.shapes.count - 1
  }

  /// Adds a repeater: a group with as many copies as it has now, or had before.
  private mutating func addRepeater(_ index: Int) {
    let present = values[RepeaterView.layout.slots.copies, views[index].valueIndex]
    let count = Swift.max(views[index].copies, RepeaterView.count(present))
    views[index].copies = count
    let group = addGroupNode(SceneGroup(), source: index) { builder in
      for _ in 0..<count where builder.scene.nodes.count < ViewRuntime.maximumNodes {
        let copy = builder.addGroupNode(SceneGroup(), source: index) { $0.addChildren(of: index) }
        builder.views[index].instances.append(copy)
      }
    }
    views[index].outerGroups.append(group)
  }
}
