import Testing
import Xsheet

/// The changes between two versions of an animation, by the library.
@Suite struct ChangesTests {
  private static func design(color: String = "[1, 0, 0]", expression: Int? = nil) -> String {
    let text = expression.map { #", "x": "var $bm_rt = time * \#($0);""# } ?? ""
    return """
      {"v": "5.7.0", "nm": "Main", "fr": 10, "ip": 0, "op": 20, "w": 40, "h": 40, "assets": [], "layers": [
       {"ty": 4, "ind": 1, "nm": "Dot", "ip": 0, "op": 20, "st": 0,
        "ks": {"p": {"a": 0, "k": [20, 20]}, "r": {"a": 0, "k": 0\(text)}}, "shapes": [
         {"ty": "rc", "nm": "Bar", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 8]}, "r": {"a": 0, "k": 0}},
         {"ty": "fl", "nm": "Paint", "c": {"a": 0, "k": \(color)}, "o": {"a": 0, "k": 100}}]}]}
      """
  }

  private func file(_ text: String) throws -> AnimationFile {
    .design(try Design(bytes: Array(text.utf8), name: "main.json"))
  }

  @Test func tellsChangesAndFrames() throws {
    let (old, new) = try (file(Self.design()), file(Self.design(color: "[0, 0, 1]")))
    let changes = try old.changes(to: new)
    #expect(
      changes.changes.map(\.description) == ["Main › Dot › Paint: color: #FF0000 → #0000FF"])
    #expect(changes.frames?.ranges.map(\.frames) == [0...19])
    #expect(changes.frames?.worst?.share ?? 0 > 0.9)
    #expect(!changes.isEmpty)
    #expect(changes.description.hasPrefix("main.json and main.json: 1 change\n"))
    #expect(try old.changes(to: old).isEmpty)
  }

  /// The results of an expression are keyframes, which are no changes of the design.
  @Test func tellsAnExpressionOnce() throws {
    let (old, new) = try (file(Self.design(expression: 20)), file(Self.design(expression: 90)))
    let changes = try old.changes(to: new)
    #expect(
      changes.changes.map(\.description) == [
        "Main › Dot: rotation expression: var $bm_rt = time * 20; → var $bm_rt = time * 90;"
      ])
    #expect(changes.frames?.ranges.isEmpty == false)
    #expect(changes.features.isEmpty)
  }

  @Test func tellsFeatures() throws {
    let changes = try file(Self.design()).changes(
      to: file(Self.design(expression: 20)), ChangeOptions(comparesPictures: false))
    #expect(changes.features.map(\.title) == ["Expression"])
    #expect(changes.frames == nil)
  }

  @Test func timelinesAreTheirOwnKind() throws {
    let old = try file(Self.design())
    guard case .design(let design) = old else {
      Issue.record("no design")
      return
    }
    let timeline = AnimationFile.timeline(design.converted())
    #expect(try timeline.changes(to: timeline).isEmpty)
    let error = #expect(throws: XsheetError.self) { try old.changes(to: timeline) }
    #expect(error?.kind == .invalidRequest)
  }
}
