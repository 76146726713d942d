import Geometry
import Testing

/// The last index that meets a condition.
@Suite struct GallopingSearchTests {
  @Test(arguments: [(1, 2), (1, 1000), (5, 6), (7, 1000)])
  func findsTheLastPlace(first: Int, end: Int) {
    for last in first..<end {
      #expect(GallopingSearch.last(from: first, before: end) { $0 <= last } == last)
    }
  }
}
