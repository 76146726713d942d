import Diagnostics

extension Diagnostic {
  /// The names on the path to the layer, as one text.
  var layerNames: String { layerPath.joined(separator: " › ") }

  /// The first and the last affected frame, in words; `nil` if they are unknown.
  ///
  /// A layer that ends between two frames is shown on the frame before its end.
  var frameNumbers: String? {
    guard let frames, !frames.isEmpty else { return nil }
    let first = FixedPoint.text(frames.lowerBound.rounded(.up), places: 0)
    let last = FixedPoint.text(frames.upperBound.rounded(.up) - 1, places: 0)
    return first == last ? "frame \(first)" : "frames \(first) to \(last)"
  }
}
