import JSONTree
import Testing

/// Texts that are written element by element.
@Suite struct JSONListWriterTests {
  @Test(arguments: [[], [["a"]], [["a"], ["b", "c"], []], [[], []]])
  func aTextIsThatOfItsTree(parts: [[String]]) throws {
    var list = JSONListWriter(
      "items", head: "{\n  \"around\": {\n", tail: "  }\n}\n", indent: 4)
    var text = ""
    // Long objects, which have lines of their own.
    let nodes = parts.map { $0.map { name -> JSONNode in ["name": .string(name + Self.long)] } }
    for part in nodes { text += list.text(of: part) }
    text += list.end([JSONField("more", ["a": .string(Self.long), "b": .string(Self.long)])])
    let tree: JSONNode = [
      "around": [
        "items": .array(nodes.flatMap { $0 }),
        "more": ["a": .string(Self.long), "b": .string(Self.long)],
      ]
    ]
    #expect(text == JSONWriter.text(tree))
  }

  private static let long = String(repeating: "x", count: 90)
}
