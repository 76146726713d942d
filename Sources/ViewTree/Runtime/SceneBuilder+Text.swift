import Geometry
import SceneModel
import TextLayout

extension TextView {
  /// The text that values of a view show, which begin at an index.
  func shownText(_ values: [PropertyValue], _ slot: Int) -> TextValue {
    let slots = TextView.layout.slots
    let count = values[slots.count, slot]
    return values[slots.string, slot].mapped { TextView.shown($0, count: count) }
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
    let shown = text.shownText(values, views[index].firstSlot)
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
        let size = Vector2(bounds.width, bounds.height)
        let group = addGroupNode(SceneGroup(), source: index) { builder in
          _ = builder.addImage(index, builder.pictures[name], size: size)
        }
        views[index].outerGroups.append(group)
      }
    }
  }
}
