package import CompositionModel
package import Geometry
import ViewTree

extension GlyphTable {
  /// The smallest rectangle around the outlines of a text, in points in its layer's coordinates; `nil` if it has none.
  ///
  /// The rectangle holds the control points of curves too.
  package func bounds(of document: TextDocument) -> Rect? {
    var bounds = Rect.empty
    for letter in TextLayout(document, self).letters {
      guard case .shapes(let items) = letter.glyph?.content else { continue }
      let size = document.fontSize / 100
      let place = Affine.translation(letter.origin) * Affine.scale(size)
      for item in items { item.join(&bounds, place) }
    }
    return bounds.isEmpty ? nil : bounds
  }
}

extension ShapeItem {
  /// Grows a rectangle to hold the paths at their first keyframe.
  fileprivate func join(_ bounds: inout Rect, _ place: Affine) {
    if case .path(let path) = kind {
      for point in path.initial.points { bounds.join(place.apply(point)) }
    } else if case .group(let items, _, _) = kind {
      for item in items { item.join(&bounds, place) }
    }
  }
}
