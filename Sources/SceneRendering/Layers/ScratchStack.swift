import VectorRaster

/// Reusable objects, borrowed and returned in stack order.
final class ScratchStack<Element> {
  private let make: () -> Element
  private var elements: [Element] = []
  private var used = 0

  /// Creates an empty stack; `make` creates an object when all others are borrowed.
  init(_ make: @escaping () -> Element) {
    self.make = make
  }

  /// Calls a function with an object that is not in use.
  func borrow<Result>(_ body: (Element) -> Result) -> Result {
    if used == elements.count { elements.append(make()) }
    let element = elements[used]
    used += 1
    defer { used -= 1 }
    return body(element)
  }
}

extension ScratchStack<PixelLayer> {
  /// Calls a function with a transparent layer.
  func withLayer<Result>(_ rect: PixelRect, _ body: (PixelSurface) -> Result) -> Result {
    borrow { layer in
      layer.reset(to: rect)
      return body(layer.surface)
    }
  }
}
