import Testing

@testable import JSONTree

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-25, "-25"), (0.1, "0.1"), (1.5, "1.5"),
    (1.0 / 3, "0.3333333333333333"), (100_000, "100000"), (1e15, "1000000000000000"),
    (123_456_789_012_345_680, "123456789012345680"), (1e17, "100000000000000000"),
    (1e18, "1e+18"), (1e21, "1e+21"), (-1.5e300, "-1.5e+300"), (0.00001, "0.00001"),
    (-0.000_012_5, "-0.0000125"),
    (1e-6, "0.000001"), (1e-7, "1e-7"), (1.25e-7, "1.25e-7"), (.leastNonzeroMagnitude, "5e-324"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (0x1p53, "9007199254740992"),
    (.nan, "null"), (-.infinity, "null"),
  ])
  func writesNumbers(value: Double, text: String) {
    #expect(JSONNumberText.text(value) == text)
  }

  @Test func numbersReadBackEqual() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(try parse(JSONNumberText.text(value)).double == value)
      let ordinary = Double.random(in: -1000...1000)
      #expect(try parse(JSONNumberText.text(ordinary)).double == ordinary)
    }
  }

  @Test func escapesStrings() throws {
    let text = #"a"\/"# + "\n\r\t\u{1}\u{1F}ü😀\u{7F}"
    let written = JSONWriter.text(.string(text), layout: .compact)
    #expect(written == #""a\"\\/\n\r\t\u0001\u001fü😀\#u{7F}""#)
    #expect(try parse(written).string == text)
  }

  @Test func laysOutForPeople() {
    let node: JSONNode = [
      "version": 1,
      "empty": [],
      "none": [:],
      "views": [
        ["id": "star", "kind": "shape", "at": [1, 2.5], "on": true, "note": nil],
        [
          "id": "background", "kind": "solid", "title": "a longer text that takes up some space",
          "position": ["x": 100, "y": 200],
        ],
      ],
      "times": .numbers((0..<40).map { Double($0) * 12.5 }),
      "path": .array((0..<9).map { [.number(Double($0)), 2.25, -3, 100.125] }),
    ]
    #expect(
      JSONWriter.text(node) == """
        {
          "version": 1,
          "empty": [],
          "none": {},
          "views": [
            {"id": "star", "kind": "shape", "at": [1, 2.5], "on": true, "note": null},
            {
              "id": "background",
              "kind": "solid",
              "title": "a longer text that takes up some space",
              "position": {"x": 100, "y": 200}
            }
          ],
          "times": [
            0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100, 112.5, 125, 137.5, 150, 162.5, 175, 187.5, 200,
            212.5, 225, 237.5, 250, 262.5, 275, 287.5, 300, 312.5, 325, 337.5, 350, 362.5, 375, 387.5, 400,
            412.5, 425, 437.5, 450, 462.5, 475, 487.5
          ],
          "path": [
            [0, 2.25, -3, 100.125], [1, 2.25, -3, 100.125], [2, 2.25, -3, 100.125], [3, 2.25, -3, 100.125],
            [4, 2.25, -3, 100.125], [5, 2.25, -3, 100.125], [6, 2.25, -3, 100.125], [7, 2.25, -3, 100.125],
            [8, 2.25, -3, 100.125]
          ]
        }

        """)
  }

  @Test func keepsToTheLineWidth() {
    for length in 0..<120 {
      let node: JSONNode = ["a": [["key": .string(String(repeating: "x", count: length)), "n": 1]]]
      let lines = JSONWriter.text(node).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 100 } || length > 84)
    }
    let exact = JSONNode.array((0..<16).map { _ in .string("abc") } + [.string("1234")])
    #expect(JSONWriter.text(exact).split(separator: "\n").count > 1)
  }

  @Test func splitsDeepValues() {
    #expect(JSONWriter.text([[[1]]]) == "[[[1]]]\n")
    #expect(
      JSONWriter.text([["a": ["b"]]]) == """
        [{"a": ["b"]}]

        """)
    #expect(
      JSONWriter.text([[["a": ["b"]]]]) == """
        [
          [{"a": ["b"]}]
        ]

        """)
  }

  @Test func writesCompactly() {
    let node: JSONNode = ["a": [1, 2, [:]], "b": ["c": nil]]
    #expect(JSONWriter.text(node, layout: .compact) == #"{"a":[1,2,{}],"b":{"c":null}}"#)
  }

  @Test func readsBackEqual() throws {
    let text = #"{"z":[1,2.5,{"a":null,"b":[true,false,"x\"y"]}],"e":{},"n":-1e-9,"l":[[],[[]]]}"#
    let node = JSONNode(try parse(text))
    #expect(JSONNode(try parse(JSONWriter.text(node))) == node)
    #expect(JSONWriter.text(node, layout: .compact) == text)
    #expect(node.member("n") == .number(-1e-9))
    #expect(node.member("x") == nil)
  }
}
