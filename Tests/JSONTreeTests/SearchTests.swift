import TestSupport
import Testing

@testable import JSONTree

/// The search for strings in a value.
@Suite struct SearchTests {
  @Test func firstPlacesAreFound() throws {
    let text = #"{"a": ["x", {"b/c": "y"}], "d": "x", "e": 1, "x": null}"#
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(root.pointers(toStrings: ["x", "y", "z"]) == ["x": "/a/0", "y": "/a/1/b~1c"])
    #expect(root.pointers(toStrings: []).isEmpty)
  }
}
