import Testing

@testable import TimelineConversion

@Suite struct ClassMapTests {
  /// A key whose hash is that of all others.
  private struct Alike: ClassKey {
    let number: Int

    func combine(into hash: inout ClassHash) { hash.combine(1) }
  }

  @Test func keysHaveTheValueThatWasSetLast() {
    var map = ClassMap<Int, Int>()
    for key in 0..<1_000 { map[key] = key * 2 }
    map[7] = 1
    #expect((0..<1_000).allSatisfy { map[$0] == ($0 == 7 ? 1 : $0 * 2) })
    #expect(map[1_000] == nil)
    #expect(map.place(of: -1) == nil)
    #expect(map.values.count == 1_000)
  }

  @Test func theFirstValueOfAKeyStays() {
    var map = ClassMap<Int, String>()
    #expect(map.place(of: 5) { "first" } == 0)
    #expect(map.place(of: 6) { "other" } == 1)
    #expect(map.place(of: 5) { "second" } == 0)
    #expect(map.values == ["first", "other"])
  }

  @Test func keysWithOneHashAreToldApart() {
    var map = ClassMap<Alike, Int>()
    for number in 0..<100 { map[Alike(number: number)] = number }
    #expect((0..<100).allSatisfy { map[Alike(number: $0)] == $0 })
  }
}
