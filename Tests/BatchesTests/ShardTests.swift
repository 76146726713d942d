import Testing

@testable import Batches

/// The shares of many files.
@Suite struct ShardTests {
  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/2", "1/ 2"])
  func otherTextIsRefused(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [1, 2, 7])
  func eachFileIsInOneShare(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
    var sizes = Array(repeating: 0, count: count)
    for number in 0..<700 {
      let owners = shards.indices.filter { shards[$0].contains("folder/design-\(number).json") }
      #expect(owners.count == 1)
      sizes[try #require(owners.first)] += 1
    }
    #expect(sizes.allSatisfy { $0 > 500 / count })
  }

  @Test func filesThatDifferInTheirEndingsAreTogether() throws {
    let shards = try (1...5).map { try #require(Shard("\($0)/5")) }
    for number in 0..<50 {
      let endings = ["json", "lottie", "tgs", "xsheet.json"]
      let owners = endings.map { ending in
        shards.firstIndex { $0.contains("a.b/design\(number).\(ending)") }
      }
      #expect(Set(owners).count == 1)
    }
  }

  /// Other programs divide designs in the same way, so the shares must not change.
  @Test func sharesStayTheSame() throws {
    let shard = try #require(Shard("1/3"))
    let names = (0..<12).map { "designs/\($0).json" }.filter(shard.contains)
    #expect(names == ["designs/1.json", "designs/2.json", "designs/7.json", "designs/8.json"])
  }
}
