import Testing

@testable import XsheetCommand

/// The bar that shows the progress of long work.
@Suite struct ProgressBarTests {
  @Test(
    "the time that is left follows the pace so far",
    arguments: [
      (10.0, 0.5, ", 10 s left"), (10, 0.25, ", 30 s left"), (60, 0.5, ", 1 min 0 s left"),
      (30, 0.1, ", 4 min 30 s left"), (1, 0.01, ""), (5, 1, ""),
    ])
  func timeLeft(elapsed: Double, share: Double, text: String) {
    #expect(ProgressBar.timeLeft(after: elapsed, share: share) == text)
  }
}
