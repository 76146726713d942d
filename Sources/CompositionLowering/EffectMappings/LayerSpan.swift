/// The time during which a layer is shown.
struct LayerSpan {
  /// Frames a second.
  var frameRate = 30.0
  /// The first frame.
  var start = 0.0
  /// The frame after the last one.
  var end = 0.0
}
