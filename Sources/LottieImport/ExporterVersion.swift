/// The version of the exporter, which decides between dialects.
struct ExporterVersion: Comparable {
  /// Major, minor and patch number.
  private let parts: SIMD3<Int>

  /// Makes a version of its numbers.
  init(_ major: Int, _ minor: Int, _ patch: Int) {
    parts = SIMD3(major, minor, patch)
  }

  /// Reads a version such as `5.7.0`; files without one are taken for new ones, as lottie-web does.
  init(text: String?) {
    guard let text, !text.isEmpty else {
      self.init(100, 100, 100)
      return
    }
    let numbers = text.split(separator: ".", maxSplits: 3).map { Int($0) ?? 0 }
    self.init(
      numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Colours were 0...255 before this version.
  static let unitColors = ExporterVersion(4, 1, 9)
  /// Paths were closed by a flag beside them before this version.
  static let closedInPath = ExporterVersion(4, 4, 18)

  static func < (left: ExporterVersion, right: ExporterVersion) -> Bool {
    for index in 0..<3 where left.parts[index] != right.parts[index] {
      return left.parts[index] < right.parts[index]
    }
    return false
  }
}
