import ViewTree

/// What the times of copies of a precomposition have in common that begin at different frames.
struct CourseShape: Hashable {
  private let numbers: [Double]
  private let easings: [Easing]
  /// The whole frames that it begins after the composition's own time 0.
  let frames: Double

  /// The finest differences of times and values that count, in frames.
  private static let grain = 1e-6

  /// - Parameters:
  ///   - numbers: What it is, in frames.
  ///   - easings: How it gets from one number to the next.
  ///   - start: When it begins, in root frames.
  init(numbers: [Double], easings: [Easing], start: Double) {
    let frames = (start + CourseShape.grain).rounded(.down)
    self.frames = frames
    self.numbers = ([start - frames] + numbers).map {
      ($0 / CourseShape.grain).rounded() * CourseShape.grain
    }
    self.easings = easings
  }

  static func == (left: CourseShape, right: CourseShape) -> Bool {
    left.numbers == right.numbers && left.easings == right.easings
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
    hasher.combine(easings)
  }
}
