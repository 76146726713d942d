/// The version of the exporter, which decides the dialect.
struct ExporterVersion: Comparable {
  /// The major, minor and patch number.
  private let parts: SIMD3<Int>

  /// Makes a version of its numbers.
  init(_ major: Int, _ minor: Int, _ patch: Int) {
    parts = SIMD3(major, minor, patch)
  }

  /// Reads a version such as `5.7.0`.
  ///
  /// As in lottie-web, a file without a version is treated as new.
  init(text: String?) {
    guard let text, !text.isEmpty else {
      self.init(100, 100, 100)
      return
    }
    let numbers = text.split(separator: ".", maxSplits: 3).map { Int($0) ?? 0 }
    self.init(
      numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// The version before which colors were 0...255.
  static let unitColors = ExporterVersion(4, 1, 9)
  /// The version before which a flag next to a path closed it.
  static let closedInPath = ExporterVersion(4, 4, 18)
  /// The version before which the tangents of glyphs were absolute.
  static let relativeGlyphs = ExporterVersion(4, 7, 99)

  static func < (left: ExporterVersion, right: ExporterVersion) -> Bool {
    for index in 0..<3 where left.parts[index] != right.parts[index] {
      return left.parts[index] < right.parts[index]
    }
    return false
  }
}
