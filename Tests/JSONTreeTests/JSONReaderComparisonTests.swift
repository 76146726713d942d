import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import JSONTree

/// json-c reads every strict text to the values that simdjson reads, names and order included.
@Suite struct JSONReaderComparisonTests {
  @Test(arguments: [
    "null", " true ", "false", "0", "-12.5e-3", #""""#, #""a""#, "[]", "{}", "[[],{}]",
    "[1,[2,[3]]]",
    #"{"a":{"b":[1,2,{"c":null}],"d":"e"},"f":[]}"#, #"["é\u00e9\n\"\\\/\ud83d\ude00", "😀"]"#,
    #"{"é":1,"\u0061":2,"":3}"#, #"{"a":1,"b":2,"a":3,"c":{"d":1,"d":[]},"b":[4]}"#,
    "[9007199254740993, -9223372036854775808, 18446744073709551615, 1e300, 5e-324, 0.1]",
    "[0.30000000000000004, 123456.789, 2.2250738585072011e-308, 1.7976931348623157e308, -0.0]",
    "[1000000000000000000, -999999999999999999, 9223372036854775807]",
    #"["a\u0000b", "\u0000"]"#, #"\#u{FEFF}{"a":1}"#,
  ])
  func reads(text: String) throws {
    try readByBoth(Array(text.utf8))
  }

  @Test(arguments: try compositions()) func readsOwnCompositions(file: URL) throws {
    try readByBoth(Array(Data(contentsOf: file)))
  }

  private static let designs = ProjectFolder.files(of: .designs)

  @Test(.enabled(if: !designs.isEmpty, "There are no further designs."))
  func readsFurtherDesigns() throws {
    for file in Self.designs {
      let bytes = try Array(Data(contentsOf: file))
      if isReadBySimdjson(bytes) {
        try readByBoth(bytes)
      } else {
        #expect(throws: Never.self, "\(file.path)") { try JSONDocument(parsing: bytes) }
      }
    }
  }

  @Test func readsGeneratedTexts() throws {
    for seed in 0..<2000 {
      var generator = JSONTextGenerator(seed: UInt64(seed))
      try readByBoth(Array(generator.text().utf8))
    }
  }

  @Test(arguments: [1, 2, 7, 512, 4096]) func keepsTheDepthLimit(depth: Int) throws {
    let text = [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    let number = text[..<depth] + [0x31] + text[depth...]
    for text in [text, Array(number)] {
      #expect(isReadBySimdjson(text, depthLimit: depth))
      #expect(throws: Never.self) {
        try JSONDocument(parsing: text, depthLimit: depth, isStrict: false)
      }
      guard depth > 1 else { continue }
      #expect(!isReadBySimdjson(text, depthLimit: depth - 1))
      #expect(throws: JSONParseError.self) {
        try JSONDocument(parsing: text, depthLimit: depth - 1, isStrict: false)
      }
    }
  }

  @Test func mergesManyMembersWithEqualNames() throws {
    let members = (0..<200).map { #""m\#($0 % 150)":\#($0)"# }.joined(separator: ",")
    #expect(try readByBoth(Array("{\(members)}".utf8)).member("m10") == .number(160))
  }

  @Test func readsTextsOfAllSizes() throws {
    for count in [0, 1, 63, 64, 65, 4096, 3 << 20] {
      let string = String(repeating: "x", count: count)
      #expect(try readByBoth(Array(#"["\#(string)",1]"#.utf8)) == .array([.string(string), 1]))
    }
  }

  @Test func readsNamesWithNULOnlyIfStrict() throws {
    let text = Array(#"{"a":[{"b":1,"c\u0000d":2}]}"#.utf8)
    #expect(isReadBySimdjson(text))
    let error = #expect(throws: JSONParseError.self) {
      try JSONDocument(parsing: text, isStrict: false)
    }
    #expect(error?.kind == .syntax)
    #expect(error?.place.column == 14)
  }
}

/// The project's own designs and timelines.
private func compositions() throws -> [URL] {
  try jsonFiles(in: ProjectFolder.compositions)
}

private func jsonFiles(in folder: URL) throws -> [URL] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  return paths.filter { $0.hasSuffix(".json") }.sorted().map { folder.appendingPathComponent($0) }
}
