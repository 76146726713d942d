import Geometry
import SceneModel
import SceneRendering
package import TimelineModel
import VectorRaster
import ViewTree

extension Timeline {
  /// Returns the timeline with changed colors in place of effects that change colors, such as Tint.
  ///
  /// It is exact for groups whose fills, strokes and texts have opaque colors that never change.
  package func recoloring() -> Timeline {
    var recoloring = Recoloring(self)
    var result = self
    result.canvas.root = recoloring.recolored(canvas.root)
    result.themes = recoloring.themes
    return result
  }
}

/// Applies color effects to the colors of their groups.
private struct Recoloring {
  /// The properties that change, by view.
  private var changed: [String: Set<PropertyKey>] = [:]
  private var colors: [Key: Color?] = [:]
  /// The themes, with changed colors.
  private(set) var themes: [TimelineTheme]

  /// A color with the effect that changes it.
  private struct Key: Hashable {
    let effect: ViewNode
    let color: Color
  }

  init(_ timeline: Timeline) {
    themes = timeline.themes
    for event in timeline.events + timeline.themes.flatMap(\.events) {
      for target in event.targets { changed[target.view, default: []].insert(target.key) }
    }
  }

  /// A view in which groups have no color effects that their colors can have.
  mutating func recolored(_ view: ViewNode) -> ViewNode {
    var result = view
    result.children = view.children.map { recolored($0) }
    guard case .group(let group) = view.kind, !group.adjustsBelow else { return result }
    while let place = result.children.firstIndex(where: { $0.kind.role == .effect }) {
      let before = themes
      guard let plain = without(place, of: result) else {
        themes = before
        break
      }
      result = plain
    }
    return result
  }

  /// A group without its first effect, and with other colors; `nil` where the picture would differ.
  private mutating func without(_ place: Int, of group: ViewNode) -> ViewNode? {
    let effect = group.children[place]
    guard changed[effect.id] == nil, effect.kind.changesColors else { return nil }
    var result = group
    result.children.remove(at: place)
    return withMappedChildren(result, by: effect)
  }

  /// A view with children in the colors of an effect; `nil` if one has no plain opaque colors.
  private mutating func withMappedChildren(_ view: ViewNode, by effect: ViewNode) -> ViewNode? {
    var result = view
    for index in result.children.indices {
      guard let child = mapped(result.children[index], by: effect) else { return nil }
      result.children[index] = child
    }
    return result
  }

  /// A view in the colors of an effect; `nil` for one that has no plain opaque colors.
  private mutating func mapped(_ view: ViewNode, by effect: ViewNode) -> ViewNode? {
    switch view.kind {
    case .group(let group):
      guard group.blendMode == .normal, group.matte == nil, group.space == nil, isOpaque(view),
        !view.children.contains(where: { $0.kind.role == .effect })
      else { return nil }
    case .shape: guard isOpaque(view) else { return nil }
    case .fill, .stroke:
      guard let paint = view.kind.paint, paint.gradient == nil, paint.blendMode == .normal else {
        return nil
      }
      return colored(view, by: effect)
    case .text: return colored(view, by: effect)
    case .image, .frames, .effect: return nil
    case .repeater, .mask, .path, .rectangle, .ellipse, .star, .polygon, .transformed, .trim,
      .roundCorners, .puckerBloat, .twist, .zigZag, .offsetPath, .combine, .measured:
      break
    }
    return withMappedChildren(view, by: effect)
  }

  /// Whether a view is opaque at all times.
  private func isOpaque(_ view: ViewNode) -> Bool {
    view.initialValue(.opacity) == .number(1) && changed[view.id]?.contains(.opacity) != true
  }

  private mutating func colored(_ view: ViewNode, by effect: ViewNode) -> ViewNode? {
    guard isOpaque(view), changed[view.id]?.contains(.color) != true,
      let color = view.initialValue(.color)?.colorValue, color.alpha == 1,
      let other = self.color(color, by: effect), recolorThemes(of: view, by: effect)
    else { return nil }
    var result = view
    result.properties[.color] = .color(other)
    return result
  }

  /// Changes the color of a view in all themes; returns whether that was possible.
  private mutating func recolorThemes(of view: ViewNode, by effect: ViewNode) -> Bool {
    let target = TimelineAction.Target(view: view.id, key: .color)
    var result = themes
    for index in themes.indices {
      guard let value = themes[index].values[target] else { continue }
      guard value.colorValue.alpha == 1, let color = color(value.colorValue, by: effect) else {
        return false
      }
      result[index].values[target] = .color(color)
    }
    themes = result
    return true
  }

  /// A color as an effect changes it; `nil` for one that becomes transparent.
  private mutating func color(_ color: Color, by effect: ViewNode) -> Color? {
    let key = Key(effect: effect, color: color)
    if let known = colors[key] { return known }
    let result = Recoloring.drawn(color, effect)
    colors[key] = .some(result)
    return result
  }

  /// The side of the picture that a changed color is taken from, in pixels.
  private static let side = 3

  /// Draws a color with an effect.
  private static func drawn(_ color: Color, _ effect: ViewNode) -> Color? {
    let size = Vector2(repeating: Double(side))
    let square = ViewNode(
      id: "square", kind: .rectangle(RectangleView()),
      properties: [.size: .vector(Vector3(size * 3)), .position: .vector(.zero)])
    let fill = ViewNode(id: "fill", kind: .fill(FillView()), properties: [.color: .color(color)])
    let shape = ViewNode(id: "shape", kind: .shape, children: [square, fill])
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [shape, effect])
    let timeline = Timeline(
      canvas: ViewCanvas(size: size, root: root), clock: Clock(duration: 1), frameRate: 1)
    var bitmap = Bitmap(width: side, height: side)
    SceneRenderer(width: side, height: side).render(timeline.at(time: 0), into: &bitmap)
    let bytes = bitmap.straightAlphaBytes()
    let middle = (side * (side / 2) + side / 2) * 4
    guard bytes[middle + 3] == 255 else { return nil }
    let parts = bytes[middle..<middle + 3].map { Double($0) / 255 }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}

extension ViewKind {
  /// Whether it is an effect that changes each color by itself.
  fileprivate var changesColors: Bool {
    guard case .effect(let effect) = self else { return false }
    return effect.value is Tint || effect.value is Tritone || effect.value is Levels
      || effect.value is Invert || effect.value is BrightnessContrast
      || effect.value is HueSaturation || effect.value is Exposure || effect.value is Posterize
      || effect.value is Threshold || effect.value is BlackAndWhite
  }
}
