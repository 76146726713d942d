import Foundation
import Testing

/// The files of the corpus are complete and tidy.
@Suite struct CorpusTests {
  @Test("there are many fixtures, and each file belongs to one")
  func files() {
    #expect(Fixture.all.count >= 500)
    for area in Fixture.areas {
      let fixtures = Fixture.all.filter { $0.area == area }
      let listed = fixtures.flatMap { fixture in
        [fixture.source, fixture.findings, fixture.timeline] + fixture.frames.map(\.file)
      }
      let strange = Set(Fixture.files(in: area)).subtracting(listed.map(\.lastPathComponent))
      #expect(strange.isEmpty, "in \(area)")
    }
  }

  @Test("each fixture has a title of its own, in one line")
  func titles() throws {
    var titles: [String: String] = [:]
    for fixture in Fixture.all {
      let bytes = try Array(Data(contentsOf: fixture.source))
      guard let title = FixtureAnimation.title(of: bytes) else { continue }
      #expect(!title.isEmpty && !title.contains("\n"), "\(fixture)")
      let other = titles.updateValue(fixture.testDescription, forKey: title)
      #expect(other == nil, "\(fixture.testDescription) has the title of \(other ?? "")")
    }
  }
}
