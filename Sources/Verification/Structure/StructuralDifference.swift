package import Geometry
package import SceneModel

/// A difference in the structure of two animations: something that one of them lacks, or that is of another kind.
package enum StructuralDifference: Hashable, Sendable {
  /// The canvas has another size.
  case canvas(Vector2, instead: Vector2)
  /// A cycle has another duration, in seconds.
  case duration(Double, instead: Double)
  /// The clock repeats or ends in another way.
  case clock(String, instead: String)
  /// A marker is missing.
  case missingMarker(String)
  /// A marker is not in the design.
  case extraMarker(String)
  /// A marker has another time or duration.
  case movedMarker(String)
  /// A view is missing, with all its children.
  case missingView(String)
  /// A view is not in the design, nor are its children.
  case extraView(String)
  /// A view has another parent.
  case otherParent(String, String, instead: String)
  /// The children of a view have another order.
  case otherOrder(of: String)
  /// A view is of another kind.
  case otherKind(String, String, instead: String)
  /// A view has another value of an option.
  case otherOption(String, option: String)
  /// A property moves in the design only.
  case stillProperty(String, PropertyKey)
  /// A property moves, but not in the design.
  case extraMotion(String, PropertyKey)
}

extension StructuralDifference {
  /// The name of the kind in files.
  package var kind: String {
    switch self {
    case .canvas: "canvas"
    case .duration: "duration"
    case .clock: "clock"
    case .missingMarker: "missingMarker"
    case .extraMarker: "extraMarker"
    case .movedMarker: "movedMarker"
    case .missingView: "missingView"
    case .extraView: "extraView"
    case .otherParent: "otherParent"
    case .otherOrder: "otherOrder"
    case .otherKind: "otherKind"
    case .otherOption: "otherOption"
    case .stillProperty: "stillProperty"
    case .extraMotion: "extraMotion"
    }
  }

  /// The identifier of the view; `nil` for what concerns the whole animation.
  package var view: String? {
    switch self {
    case .canvas, .duration, .clock, .missingMarker, .extraMarker, .movedMarker: nil
    case .missingView(let view), .extraView(let view), .otherParent(let view, _, _),
      .otherOrder(let view), .otherKind(let view, _, _), .otherOption(let view, _),
      .stillProperty(let view, _), .extraMotion(let view, _):
      view
    }
  }

  /// The difference as a sentence without a period.
  package var text: String {
    switch self {
    case .canvas(let size, let expected):
      "the canvas is \(text(size.x)) × \(text(size.y)) instead of "
        + "\(text(expected.x)) × \(text(expected.y)) points"
    case .duration(let duration, let expected):
      "a cycle lasts \(text(duration)) instead of \(text(expected)) seconds"
    case .clock(let clock, let expected): "the clock \(clock) instead of \(expected)"
    case .missingMarker(let name): "the marker \"\(name)\" is missing"
    case .extraMarker(let name): "the marker \"\(name)\" is not in the design"
    case .movedMarker(let name): "the marker \"\(name)\" has another time or duration"
    case .missingView(let view): "the view \(view) is missing"
    case .extraView(let view): "the view \(view) is not in the design"
    case .otherParent(let view, let parent, let expected):
      "the view \(view) is in \(parent) instead of \(expected)"
    case .otherOrder(let view): "the children of \(view) have another order"
    case .otherKind(let view, let kind, let expected):
      "the view \(view) is of the kind \(kind) instead of \(expected)"
    case .otherOption(let view, let option): "\(view) has another \(option)"
    case .stillProperty(let view, let key): "\(view).\(key.rawValue) does not move"
    case .extraMotion(let view, let key):
      "\(view).\(key.rawValue) moves, which it does not in the design"
    }
  }

  private func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
