import CompositionModel

/// What the views of a precomposition depended on when it was unfolded, besides its layers.
struct UnfoldingLog {
  /// Whether a time shows some of the frames of a layer.
  struct Question {
    var scope: Int
    /// The layer's first frame, and the frame after its last one.
    var begin: Double
    var end: Double
    var isShown: Bool
  }

  /// What was asked.
  var questions: [Question] = []
  /// The times inside of its own time, outer ones first.
  var scopes: [Int] = []
  /// Whether there is more, so that the views stay those of one time.
  var isFixed = false

  /// The same for other times.
  func moved(_ scopes: [Int: Int]) -> UnfoldingLog {
    var result = self
    for index in questions.indices {
      result.questions[index].scope = scopes[questions[index].scope] ?? questions[index].scope
    }
    result.scopes = self.scopes.map { scopes[$0] ?? $0 }
    return result
  }

  static func += (left: inout UnfoldingLog, right: UnfoldingLog) {
    left.questions += right.questions
    left.scopes += right.scopes
    left.isFixed = left.isFixed || right.isFixed
  }
}

extension TimeScope {
  /// The same time inside of another one.
  func moved(_ scopes: [Int: Int]) -> TimeScope {
    switch self {
    case .root: .root
    case .shifted(let parent, let start, let stretch):
      .shifted(parent: scopes[parent] ?? parent, start: start, stretch: stretch)
    case .remapped(let parent, let value, let end):
      .remapped(parent: scopes[parent] ?? parent, value, end: end)
    }
  }
}
