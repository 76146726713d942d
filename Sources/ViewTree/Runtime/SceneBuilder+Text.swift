import Geometry
import SceneModel
import TextLayout

extension TextView {
  /// The string that values of a view show, which begin at an index.
  func shownString(_ values: [PropertyValue], _ slot: Int) -> String {
    let slots = TextView.layout.slots
    return TextView.shown(values[slots.string, slot], count: values[slots.count, slot])
  }
}

extension RuntimeView {
  /// The drawing of a text, made once for each string.
  mutating func drawing(of text: TextView, _ string: String) -> TextDrawing {
    if let drawing, drawing.string == string { return drawing.drawing }
    let made = text.block(string)?.drawing ?? TextDrawing()
    drawing = (string, made)
    return made
  }
}

extension SceneBuilder {
  /// Adds the outlines of a text, and its letters in color.
  mutating func addText(
    _ index: Int, _ text: TextView, _ views: inout [RuntimeView], _ values: [PropertyValue]
  ) {
    let string = text.shownString(values, views[index].firstSlot)
    let parts = text.mayHaveColors(string) ? views[index].drawing(of: text, string).colorParts : []
    views[index].colorParts = parts
    if views[index].path < 0 {
      views[index].path = addPath()
      for part in parts where !part.isPicture { _ = addPath() }
    }
    var shape = SceneShape(path: views[index].path, style: .fill(.nonZero), paint: .color(.clear))
    views[index].instances.append(add(shape, source: index))
    for part in parts {
      switch part {
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
