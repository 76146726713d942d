import Geometry
import SceneModel
import TextLayout

extension TextView {
  /// The text that values of a view show, which begin at an index.
  func shownText(_ values: [PropertyValue], _ base: Int) -> TextValue {
    let slots = TextView.layout.slots
    let count = values[slots.count, base]
    return values[slots.string, base].mapped { TextView.shown($0, count: count) }
  }

  /// The drawing of a text, or of the change from one to another.
  fileprivate func drawing(of text: TextValue) -> TextDrawing? {
    let new = block(text.last)
    guard contentTransition != .identity, case .text(_, let progress)? = text.next,
      let old = block(text.string)
    else { return new?.drawing }
    return new?.drawing(replacing: old, by: contentTransition, progress: progress)
  }
}

extension RuntimeView {
  /// The drawing of a text, made once for each one that it shows.
  mutating func drawing(of view: TextView, _ text: TextValue) -> TextDrawing {
    if let drawing, drawing.text == text { return drawing.drawing }
    let made = view.drawing(of: text) ?? TextDrawing()
    drawing = (text, made)
    return made
  }
}

extension SceneBuilder {
  /// Adds the outlines of a text, and the parts that are drawn by themselves.
  mutating func addText(_ index: Int, _ text: TextView) {
    let shown = text.shownText(values, views[index].valueIndex)
    let parts = views[index].drawing(of: text, shown).parts
    views[index].textParts = parts
    if views[index].path < 0 {
      views[index].path = addPath()
      for part in parts where !part.isPicture { _ = addPath() }
    }
    var shape = SceneShape(path: views[index].path, style: .fill(.nonZero), paint: .color(.clear))
    views[index].instances.append(add(shape, source: index))
    for part in parts {
      switch part.content {
      case .outline:
        shape.path += 1
        _ = add(shape, source: index)
      case .picture(let name, _, let bounds):
        let size = bounds.size
        let group = addGroupNode(SceneGroup(), source: index) { builder in
          _ = builder.addImage(index, builder.pictures[name], size: size)
        }
        views[index].outerGroups.append(group)
      }
    }
  }
}

extension ViewRuntime {
  /// Updates the outlines of a text and the parts that are drawn by themselves.
  mutating func remakeText(_ index: Int, _ text: TextView) {
    let slots = TextView.layout.slots
    let (base, path) = (views[index].valueIndex, views[index].path)
    guard path >= 0 else { return }
    let drawing = views[index].drawing(of: text, text.shownText(values, base))
    if drawing.parts.map(\.nodeName) == views[index].textParts.map(\.nodeName) {
      views[index].textParts = drawing.parts
    } else {
      // The parts of another string need other nodes.
      isOutgrown = true
    }
    let look = TextLook(
      position: values[slots.position, base].xy, color: values[slots.color, base],
      opacity: values[slots.opacity, base].clamped(to: 0...1),
      isVisible: values[slots.isVisible, base])
    setPath(path, drawing.outline.transformed(by: .translation(look.position)))
    for instance in views[index].instances { show(instance, look) }
    if !views[index].textParts.isEmpty { remakeParts(index, look) }
  }

  /// The values of a text.
  private struct TextLook {
    var position: Vector2
    var color: Color
    var opacity: Double
    var isVisible: Bool

    /// The values for a part of the text.
    func of(_ part: TextDrawing.Part) -> TextLook {
      var look = self
      look.opacity *= part.opacity
      if case .outline(_, let color?) = part.content { look.color = color }
      return look
    }
  }

  private mutating func show(_ shape: Int, _ look: TextLook) {
    scene.shapes[shape].opacity = look.opacity
    scene.shapes[shape].isVisible = look.isVisible
    scene.shapes[shape].paint = .color(look.color)
  }

  /// Updates parts, whose shapes and paths come after the text's own, and whose pictures have groups.
  private mutating func remakeParts(_ index: Int, _ look: TextLook) {
    let view = views[index]
    let pictureCount = view.textParts.count(where: \.isPicture)
    var (shape, picture) = (0, 0)
    for part in view.textParts {
      let look = look.of(part)
      switch part.content {
      case .outline(let outline, _):
        shape += 1
        setPath(view.path + shape, outline.transformed(by: .translation(look.position)))
        for instance in view.instances { show(instance + shape, look) }
      case .picture(_, _, let bounds):
        for place in stride(from: picture, to: view.outerGroups.count, by: pictureCount) {
          let group = view.outerGroups[place]
          scene.groups[group].transform =
            .translation(look.position + Vector2(bounds.minX, bounds.minY))
          scene.groups[group].opacity = look.opacity
          scene.groups[group].isVisible = look.isVisible
        }
        picture += 1
      }
    }
  }
}
