import Diagnostics

extension Diagnostic {
  /// The way to the layer in one text.
  var layerNames: String { layerPath.joined(separator: " › ") }

  /// The first and the last frame that are affected, in words; `nil` where they are not known.
  ///
  /// A layer that ends between two frames shows on the frame before its end.
  var frameNumbers: String? {
    guard let frames, !frames.isEmpty else { return nil }
    let first = FixedPoint.text(frames.lowerBound.rounded(.up), places: 0)
    let last = FixedPoint.text(frames.upperBound.rounded(.up) - 1, places: 0)
    return first == last ? "frame \(first)" : "frames \(first) to \(last)"
  }
}
