import ViewTree

/// The canonical form of a time mapping, independent of the whole frame at which it begins.
///
/// Copies of a precomposition that begin at different frames have equal canonical mappings.
struct CanonicalTimeMapping: Hashable {
  private let numbers: [Double]
  private let easings: [Easing]
  /// The whole root frame at which the mapping begins; not part of the canonical form.
  let frames: Double

  /// The smallest relevant difference of times and values, in frames.
  private static let precision = 1e-6

  /// - Parameters:
  ///   - numbers: The times and values of the mapping, in frames.
  ///   - easings: The easings from each value to the next.
  ///   - start: The start of the mapping, in root frames.
  init(numbers: [Double], easings: [Easing], start: Double) {
    let frames = (start + CanonicalTimeMapping.precision).rounded(.down)
    self.frames = frames
    self.numbers = ([start - frames] + numbers).map {
      ($0 / CanonicalTimeMapping.precision).rounded() * CanonicalTimeMapping.precision
    }
    self.easings = easings
  }

  static func == (left: CanonicalTimeMapping, right: CanonicalTimeMapping) -> Bool {
    left.numbers == right.numbers && left.easings == right.easings
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
    hasher.combine(easings)
  }
}
