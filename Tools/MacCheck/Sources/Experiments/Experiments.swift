import Foundation
import SwiftUI

/// Experiments that answer the questions which documentation leaves open.
///
/// Each prints a line. On Linux the lines state what the stand-in assumes.
@main struct Experiments {
  @MainActor static func main() {
    for experiment in MomentExperiments.all + PlayedExperiments.all {
      print("\(experiment.question): \(experiment.answer())")
    }
  }
}

/// A question and the code that answers it.
struct Experiment {
  /// The question.
  let question: String
  /// Returns the answer.
  let answer: @MainActor () -> String

  init(_ question: String, _ answer: @escaping @MainActor () -> String) {
    (self.question, self.answer) = (question, answer)
  }
}

/// Returns a number with three digits after the point.
func rounded(_ number: Double) -> String { String(format: "%.3f", number) }
