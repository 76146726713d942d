import Geometry
import SceneModel
import TextLayout

extension ViewRuntime {
  /// Updates the outlines of a text and the parts that are drawn by themselves.
  mutating func remakeText(_ index: Int, _ text: TextView) {
    let slots = TextView.layout.slots
    let (slot, path) = (views[index].firstSlot, views[index].path)
    guard path >= 0 else { return }
    let drawing = views[index].drawing(of: text, text.shownText(values, slot))
    if drawing.parts.map(\.nodeName) == views[index].textParts.map(\.nodeName) {
      views[index].textParts = drawing.parts
    } else {
      // The parts of another string need other nodes.
      isOutgrown = true
    }
    let look = TextLook(
      position: values[slots.position, slot].xy, color: values[slots.color, slot],
      opacity: values[slots.opacity, slot].clamped(to: 0...1),
      isVisible: values[slots.isVisible, slot])
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

  /// Updates parts, whose shapes and paths follow those of the text, and whose pictures have groups.
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
