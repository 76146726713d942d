import Foundation
import JSONTree
import TestSupport
import TextLayout

/// The tools `hb-shape` and `fribidi`, which shape text by themselves.
enum ShapingTools {
  /// Whether both are installed.
  static let areInstalled = [shaper, ordering].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private static let shaper = "/usr/bin/hb-shape"
  private static let ordering = "/usr/bin/fribidi"

  /// A glyph, in visual order.
  struct Glyph {
    var number: UInt32
    /// The index of the first scalar of its cluster.
    var cluster: Int
    /// Advance and offset, in ems, y up.
    var advance: Double
    var x: Double
    var y: Double
  }

  /// Shapes a part of a text in one face and direction.
  static func shape(
    _ text: [UInt32], _ range: Range<Int>, in face: FontFace, isRightToLeft: Bool,
    hasLigatures: Bool
  ) throws -> [Glyph] {
    guard let path = face.path else { throw CocoaError(.fileNoSuchFile) }
    func list(_ scalars: ArraySlice<UInt32>) -> String {
      scalars.map { String($0, radix: 16) }.joined(separator: ",")
    }
    var arguments = [
      "--font-file=\(path)", "--output-format=json", "--no-glyph-names", "--font-size=1000000",
      "--direction=\(isRightToLeft ? "rtl" : "ltr")", "--unicodes=\(list(text[range]))",
    ]
    if range.lowerBound > 0 {
      arguments.append("--unicodes-before=\(list(text[..<range.lowerBound]))")
    }
    if range.upperBound < text.count {
      arguments.append("--unicodes-after=\(list(text[range.upperBound...]))")
    }
    if !hasLigatures { arguments.append("--features=-liga,-clig") }
    if face.isVariable { arguments.append("--variations=wght=\(face.traits.weight)") }
    let output = try run(shaper, arguments)
    return try JSONDocument(parsing: Array(output)).root.elements.map { glyph in
      func ems(_ name: JSONName) -> Double { (glyph[name]?.double ?? .nan) / 1_000_000 }
      return Glyph(
        number: UInt32(glyph["g"]?.double ?? 0),
        cluster: range.lowerBound + Int(glyph["cl"]?.double ?? 0), advance: ems("ax"), x: ems("dx"),
        y: ems("dy"))
    }
  }

  /// The embedding level of each scalar of a line.
  static func levels(of line: String) throws -> [Int] {
    guard line.unicodeScalars.contains(where: { $0.value >= 0x590 }) else {
      return line.unicodeScalars.map { _ in 0 }
    }
    let output = try run(ordering, ["--levels", "--novisual", "--nobreak"], input: line + "\n")
    return String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Int($0) }
  }

  private static func run(_ path: String, _ arguments: [String], input: String = "") throws -> Data
  {
    let process = Process()
    let (source, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = source
    process.standardOutput = output
    try process.run()
    source.fileHandleForWriting.write(Data(input.utf8))
    try source.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
