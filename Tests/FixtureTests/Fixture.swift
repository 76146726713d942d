import Foundation
import TestSupport
import Testing

/// A composition of one feature, with its approved findings, timeline and frames.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The folder that holds a folder for each area.
  static let root = ProjectFolder.root.appendingPathComponent("Tests/Fixtures")

  /// All fixtures, by area and name.
  static let all: [Fixture] = areas.flatMap { area in
    files(in: area).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".timeline.json") }
      .map { Fixture(area: area, name: String($0.dropLast(".json".count))) }
  }

  /// The area of the fixture, such as "masks".
  let area: String
  /// The name of the file without its extension.
  let name: String

  var testDescription: String { "\(area)/\(name)" }

  /// The composition as JSON.
  var source: URL { file("json") }
  /// The findings of import and conversion.
  var findings: URL { file("findings.txt") }
  /// The timeline that the composition is converted to.
  var timeline: URL { file("timeline.json") }

  /// The folder for the files of a failure.
  var leftovers: URL { ProjectFolder.root.appendingPathComponent("out/fixtures/\(area)") }

  /// The compared frames: those with pictures, or the first one, which then lacks an approval.
  var comparedFrames: [FixtureFrame] {
    let frames = frames
    return frames.isEmpty ? [FixtureFrame.first(of: self)].compactMap(\.self) : frames
  }

  /// The frames that have pictures, by number.
  var frames: [FixtureFrame] {
    Fixture.files(in: area).compactMap { FixtureFrame(fixture: self, file: $0) }
      .sorted { $0.number < $1.number }
  }

  /// The place of a file of the fixture.
  func file(_ ending: String) -> URL {
    Fixture.root.appendingPathComponent("\(area)/\(name).\(ending)")
  }

  /// The names of all folders of fixtures, sorted.
  static var areas: [String] { files(in: "") }

  /// The names of all files of an area, sorted.
  static func files(in area: String) -> [String] {
    let folder = root.appendingPathComponent(area)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
