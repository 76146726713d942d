import Geometry
import Testing

@Suite struct BinarySearchTests {
  @Test("finds the first element that meets the condition", arguments: 0...9)
  func first(count: Int) {
    for limit in -1...count {
      let found = (0..<count).partitioningIndex { $0 >= limit }
      #expect(found == Swift.min(Swift.max(0, limit), count))
    }
  }

  @Test func searchesPartsOfACollection() {
    let values = [5, 1, 2, 2, 3, 0]
    #expect(values[1..<5].partitioningIndex { $0 >= 2 } == 2)
    #expect(values[1..<5].partitioningIndex { $0 > 3 } == 5)
    #expect(values[2..<2].partitioningIndex { _ in true } == 2)
  }
}
