import CompositionModel
import JSONTree

/// The options of a benchmark.
struct BenchmarkPlan {
  /// The longer side of the pictures, in pixels.
  var size: Int
  /// The number of frames in a pass.
  var frames: Int
  /// The number of measured passes.
  var passes: Int
  /// The number of times that a file is loaded.
  var loads: Int
  /// The number of threads that draw whole animations.
  var threads: Int
  /// Whether import and conversion are measured, rather than loading and drawing.
  var measuresConversion: Bool

  /// Returns the frames of a pass, counted from 0: spread evenly over the composition, and repeated where it has fewer.
  func order(_ composition: Composition) -> [Int] {
    let span = max(0, Int(composition.frameCount + 1e-6))
    let count = max(1, min(frames, span))
    return (0..<frames).map { ($0 % count) * span / count }
  }

  /// Returns the size of the pictures, in pixels.
  func pictureSize(_ composition: Composition) -> (width: Int, height: Int) {
    let scale = Double(size) / max(composition.size.x, composition.size.y)
    func pixels(_ length: Double) -> Int { max(1, Int((length * scale).rounded())) }
    return (pixels(composition.size.x), pixels(composition.size.y))
  }

  /// The name of the format of reports.
  static let format = "xsheet-bench"
  /// The version of the format; it rises when a member is renamed, removed or changes its unit.
  static let version = 1

  /// The results of all files as one JSON object.
  func report(_ files: [JSONNode]) -> JSONNode {
    [
      "format": .string(BenchmarkPlan.format), "version": .int(BenchmarkPlan.version),
      "measures": .string(measuresConversion ? "conversion" : "drawing"),
      "options": [
        "size_px": .int(size), "frames": .int(frames), "passes": .int(passes),
        "loads": .int(loads), "threads": .int(threads),
      ],
      "files": .array(files),
    ]
  }
}
