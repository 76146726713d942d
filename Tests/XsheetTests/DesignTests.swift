import Foundation
import ImageCoding
import TestSupport
import Testing

@testable import Xsheet

/// Designs and timelines are opened, converted and verified.
@Suite struct DesignTests {
  private func design(_ text: String = Samples.square) throws -> Design {
    try Design(bytes: Array(text.utf8), name: "square.json")
  }

  @Test func measuresAreThoseOfTheComposition() throws {
    let design = try design()
    #expect(design.title == "Square")
    #expect([design.width, design.height, design.frameRate] == [60, 40, 10])
    #expect(design.frameCount == 10 && design.duration == 1)
    #expect(design.outline.contains("└─ Box (shape)"))
    #expect(design.findings.isEmpty)
  }

  @Test func findingsOfAPreviewHaveTheirPlaces() throws {
    let design = try design(Samples.withFinding)
    let findings = try AnimationFile.design(design).preview().findings
    #expect(findings.contains { $0.place != nil } && findings.starts(with: design.findings))
  }

  @Test func findingsPrintAsLines() throws {
    let findings = try design(Samples.withFinding).findings
    #expect(
      findings.map(\.description) == [
        "warning LI0301: The layer type 77 is unknown; the layer is not drawn. [Square › Odd]"
      ])
  }

  @Test func refusedTextHasFindings() throws {
    #expect {
      try design("{\n  x}")
    } throws: { error in
      let error = error as? XsheetError
      return error?.kind == .unusableInput && error?.findings.map(\.code) == [.malformedJSON]
        && error?.message.hasPrefix("square.json:2:3: error LI0002: ") == true
    }
  }

  @Test func missingFileIsNamed() throws {
    let folder = try TemporaryFolder()
    #expect {
      try AnimationFile(contentsOfFile: folder.path("gone.json"))
    } throws: { error in
      let error = error as? XsheetError
      return error?.kind == .missingInput
        && error?.message.hasSuffix(
          "gone.json: error LI0914: The file cannot be read: no such file or directory.") == true
        && error?.findings.map(\.code) == [.unreadableFile]
    }
  }

  @Test func kindsOfFilesAreDistinguished() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.square, "a.json")
    let path = try design().converted().write(toFolder: folder.path("out"), named: "b")
    guard case .design = try AnimationFile(contentsOfFile: folder.path("a.json")),
      case .timeline(let timeline) = try AnimationFile(contentsOfFile: path)
    else {
      Issue.record("a design and a timeline were expected")
      return
    }
    #expect(timeline.summary == nil && timeline.frameCount == 10)
    #expect {
      try Design(contentsOfFile: path)
    } throws: { ($0 as? XsheetError)?.findings.map(\.code) == [.timelineAsInput] }
  }

  @Test func animationsOfArchivesHaveNames() throws {
    let folder = try TemporaryFolder()
    let manifest = Array(#"{"animations": [{"id": "one"}, {"id": "two"}]}"#.utf8)
    try folder.write(
      ZipWriter.archive([
        ZipWriter.Entry(name: "manifest.json", data: manifest),
        ZipWriter.Entry(name: "animations/one.json", data: Array(Samples.square.utf8)),
        ZipWriter.Entry(name: "animations/two.json", data: Array(Samples.withFinding.utf8)),
      ]), "a.lottie")
    let path = folder.path("a.lottie")
    #expect(Design.animationNames(inFile: path) == ["one", "two"])
    #expect(try Design(contentsOfFile: path + "#two").findings.count == 1)
    #expect {
      try Design(contentsOfFile: path)
    } throws: { ($0 as? XsheetError)?.kind == .invalidRequest }
    #expect {
      try Design(contentsOfFile: path + "#three")
    } throws: { ($0 as? XsheetError)?.kind == .missingInput }
  }

  @Test func conversionIsCountedAndVerified() throws {
    let design = try design()
    let timeline = design.converted()
    #expect(timeline.summary?.exact == 1)
    #expect(timeline.findings.isEmpty)
    let result = try design.verified(against: timeline, VerificationOptions(size: .fitting(60)))
    #expect(result.verdict == .match && result.frameCount == 10)
    #expect(result.propertyCount == 1 && result.exactPropertyCount == 1)
    #expect(
      result.description.hasPrefix("square.json and the timeline of Square: match; 10 frames"))
    #expect(try timeline.verified(VerificationOptions(size: .fitting(60))).verdict == .match)
  }

  @Test func differencesAreFound() throws {
    let blue = Samples.square.replacing("[1, 0, 0]", with: "[0, 0, 1]")
    let other = try self.design(blue).converted()
    let result = try design().verified(against: other, VerificationOptions(size: .fitting(60)))
    #expect(result.verdict == .differs)
    #expect(result.worstShare > 0.1 && result.worstLayer.starts(with: ["Square", "Box"]))
    let narrow = try self.design(Samples.square.replacing("\"w\": 60", with: "\"w\": 50"))
    let cut = try design().verified(against: narrow.converted())
    #expect(cut.verdict == .differs && cut.frameCount == 0)
    #expect(cut.reasons.first == "the canvas is 50 × 40 instead of 60 × 40 points")
  }
}
