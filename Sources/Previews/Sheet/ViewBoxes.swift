package import Geometry
package import JSONTree
package import ViewTree

/// The places of views in the picture, frame by frame.
package struct ViewBoxes: Sendable {
  private let identifiers: [String]
  /// The rectangles of each view, from a frame on.
  private var boxes: [[(frame: Int, rect: [Double])]]
  /// The canvas, which limits the rectangles.
  private let canvas: Rect

  /// Makes an empty record.
  package init(of views: [TrackedViews], canvas: Vector2) {
    identifiers = views.flatMap(\.identifiers)
    boxes = identifiers.map { _ in [] }
    self.canvas = Rect(size: canvas)
  }

  /// Adds the rectangles of all views in a frame after those before.
  package mutating func add(_ rects: [Rect], frame: Int) {
    for (index, rect) in rects.enumerated() {
      let shown = rect.intersection(canvas)
      let numbers =
        shown.isEmpty ? [0, 0, 0, 0] : [shown.minX, shown.minY, shown.width, shown.height]
      let rounded = numbers.map { ($0 * 2).rounded() / 2 }
      if boxes[index].last?.rect != rounded {
        boxes[index].append((frame, rounded))
      }
    }
  }

  /// The first frame in which a view is visible; `nil` if there is none.
  package func firstFrame(of view: String) -> Int? {
    guard let index = identifiers.firstIndex(of: view) else { return nil }
    return boxes[index].first { $0.rect[2] > 0 }?.frame
  }

  /// The rectangles by view: frame, left, top, width and height, each until the next.
  package var json: JSONNode {
    .object(
      zip(identifiers, boxes).map { view, boxes in
        JSONField(view, .numbers(boxes.flatMap { [Double($0.frame)] + $0.rect }))
      })
  }
}
