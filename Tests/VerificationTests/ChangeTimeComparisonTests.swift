import Testing

@testable import Verification

/// The times of changes of generated code beside those of its timeline.
@Suite struct ChangeTimeComparisonTests {
  @Test("times within a frame are equal, and several views may change at one time")
  func equal() {
    let comparison = ChangeTimeComparison(
      expected: [0, 1, 1.3], actual: [0.001, 1.004, 1.006, 1.31])
    #expect(comparison.isMatch)
    #expect(abs(comparison.largestDifference - 0.01) < 1e-9)
  }

  @Test func changesWithinAMillisecondMayComeAtOnce() {
    let comparison = ChangeTimeComparison(expected: [1, 3.00305, 3.00315], actual: [1, 3.00305])
    #expect(comparison.isMatch)
    #expect(ChangeTimeComparison(expected: [3, 3.005], actual: [3]).missing == [3.005])
  }

  @Test("a change that comes at the next tick is missing, and another one")
  func late() {
    let comparison = ChangeTimeComparison(expected: [1, 1.3, 1.6, 2], actual: [1, 2])
    #expect(comparison.missing == [1.3, 1.6] && comparison.others.isEmpty)
    let early = ChangeTimeComparison(expected: [1, 1.3], actual: [0.7, 1, 1.2])
    #expect(early.missing == [1.3] && early.others == [0.7, 1.2])
    #expect(!early.isMatch)
    #expect(ChangeTimeComparison(expected: [], actual: [0.5]).others == [0.5])
  }
}
