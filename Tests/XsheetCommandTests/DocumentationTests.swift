import Batches
import CommandLineParsing
import Foundation
import JSONTree
import TestSupport
import Testing

@testable import XsheetCommand

/// The articles of the documentation are true.
@Suite struct DocumentationTests {
  private static let catalog = "Sources/Xsheet/Documentation.docc/"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: ProjectFolder.url(path), encoding: .utf8)
  }

  /// The blocks of an article in a language.
  private static func blocks(_ language: String, in article: String) throws -> [String] {
    try MarkdownBlocks.lines(of: language, in: catalog + article + ".md")
      .map { $0.joined(separator: "\n") + "\n" }
  }

  /// The members of a JSON object.
  private static func fields(_ text: String) throws -> [JSONField] {
    guard case .object(let fields) = try JSONNode(parsing: Array(text.utf8))
    else { return [] }
    return fields
  }

  /// The names of all articles.
  private static func articles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: ProjectFolder.url(catalog).path)
      .filter { $0.hasSuffix(".md") }
  }

  /// The pages that mention commands.
  private static func pages() throws -> [String] {
    let others = ["README.md", "CONTRIBUTING.md"]
    return try others + ["Sources/Diagnostics/Documentation.docc/Diagnostics.md"]
      + articles().map { catalog + $0 }
  }

  @Test func articlesAreListed() throws {
    let index = try Self.text(Self.catalog + "Xsheet.md")
    for article in try Self.articles() where article != "Xsheet.md" {
      #expect(index.contains("<doc:\(article.dropLast(".md".count))>"), "\(article)")
    }
  }

  /// The article about the architecture and its picture name every module.
  @Test func modulesAreInTheArchitecture() throws {
    let manifest = try Self.text("Package.swift")
    let modules = manifest.matches(of: /\.(?:target|executableTarget)\(\s*name: "(\w+)"/)
      .map { String($0.1) }
      .filter { FileManager.default.fileExists(atPath: ProjectFolder.url("Sources/\($0)").path) }
    #expect(modules.count > 20)
    let article = try Self.text(Self.catalog + "Architecture.md")
    let picture = try Self.text(Self.catalog + "architecture.svg")
    for module in modules {
      #expect(article.contains("`\(module)`"), "\(module)")
      #expect(picture.contains(">\(module)<"), "\(module)")
    }
  }

  /// Files of Swift that the guide for contributors names are there.
  @Test func namedFilesExist() throws {
    let words = try Self.text("CONTRIBUTING.md").matches(of: /`([\w\/+.-]+\.swift)`/).map {
      String($0.1)
    }
    let files = ["Sources", "Tests"].flatMap { folder in
      FileManager.default.subpaths(atPath: ProjectFolder.url(folder).path) ?? []
    }
    #expect(words.count > 5)
    for word in words where word != "Package.swift" {
      #expect(files.contains { "/\($0)".hasSuffix("/\(word)") }, "\(word)")
    }
  }

  @Test(arguments: try pages()) func commandsAndOptionsExist(page: String) throws {
    let commands = CommandTree.root.subcommands
    // A backslash at the end continues a command.
    let text = try Self.text(page).replacing("\\\n", with: " ")
    for line in text.split(separator: "\n") {
      for mention in CommandMention.all(in: String(line)) where mention.command != "help" {
        guard let command = commands.first(where: { $0.name == mention.command }) else {
          // In a sentence, another word can follow the name of the program.
          #expect(mention.options.isEmpty, "\(page): \(line)")
          continue
        }
        let names = command.options.map(\.name) + ["help"]
        for option in mention.options {
          #expect(names.contains(option), "\(page): \(command.name) --\(option)")
        }
      }
    }
  }

  /// The first timeline of the article, in which later blocks replace members, is read, drawn and written.
  @Test func timelinesOfTheArticleWork() throws {
    let blocks = try Self.blocks("json", in: "WritingATimeline")
    let base = try #require(blocks.first)
    let place = try Workspace()
    #expect(blocks.count >= 6)
    for block in blocks.dropFirst() {
      try place.write(Self.merged(base, block), "part.xsheet.json")
      let report = try place.xsheet("report", "part.xsheet.json", "--fail-on", "note")
      #expect(report.status == 0, "\(report.text)")
      let outcome = try place.xsheet("verify", "part.xsheet.json", "--max-dim", "40")
      #expect(outcome.status == 0, "\(outcome.text)\(outcome.error)")
    }
  }

  /// A timeline with other values of the members that a block has.
  private static func merged(_ timeline: String, _ block: String) throws -> String {
    let members = try fields("{\(block)}")
    let names = Set(members.map(\.name))
    return JSONWriter.text(
      .object(try fields(timeline).filter { !names.contains($0.name) } + members),
      layout: .compact)
  }

  /// The commands of the article about timelines work on the timeline with the last block before them.
  @Test func commandsOfTheTimelineArticleWork() throws {
    let page = try TranscriptPage(Self.catalog + "WritingATimeline.md")
    #expect(page.transcripts.count { !$0.output.isEmpty } >= 2)
    let place = try Workspace()
    try page.check(
      in: place,
      prepare: { transcript in
        let blocks = MarkdownBlocks.lines(of: "json", in: page.lines[..<transcript.start])
          .map { $0.joined(separator: "\n") }
        let (base, last) = (try #require(blocks.first), try #require(blocks.last))
        try place.write(
          blocks.count == 1 ? base : Self.merged(base, last), "dot.xsheet.json")
      })
  }

  @Test func errorOfTheArticleIsPrinted() throws {
    let base = try #require(try Self.blocks("json", in: "WritingATimeline").first)
    let place = try Workspace()
    try place.write(
      base.replacing(#""position": [60, 60]"#, with: #""position": "60""#), "dot.xsheet.json")
    let outcome = try place.xsheet("report", "dot.xsheet.json")
    #expect(outcome.status == 65)
    let article = try Self.text(Self.catalog + "WritingATimeline.md")
    #expect(article.contains("```\n\(outcome.text)```"))
  }

  /// The article about gates works in a project with designs, one of which has findings.
  @Test func gateOfTheArticleWorks() throws {
    let place = try Workspace()
    for name in ["loops", "no-time-to-stop", "notification"] {
      try place.write(Self.text("Compositions/\(name)/\(name).json"), "designs/\(name).json")
    }
    let page = try TranscriptPage(Self.catalog + "GatingDesignsInCI.md")
    let first = try #require(page.transcripts.first).start
    try page.check(
      in: place,
      isAllowed: { transcript, status in
        let fails = transcript.commands.contains { $0.contains("--fail-on-forecast") }
        return status == (transcript.start == first || fails ? 1 : 0)
      })
    #expect(place.files().contains("report.sarif"))
    let settings = try #require(try Self.blocks("json", in: "GatingDesignsInCI").first)
    try place.write(settings, ".xsheet.json")
    #expect(try place.xsheet("report", "designs").status == 1)
  }

  /// The commands of the article about libraries work, and it names every member and verdict of a manifest.
  @Test func libraryOfTheArticleWorks() throws {
    let place = try Workspace()
    for name in ["a", "b", "deep/c"] { try place.write(Sample.square(), "designs/\(name).json") }
    for command in try Self.blocks("sh", in: "WorkingOnALibraryOfDesigns") {
      for line in command.split(separator: "\n") {
        let outcome = try place.shell(String(line))
        #expect(outcome.status == 0, "\(line): \(outcome.error)")
      }
    }
    let article = try Self.text(Self.catalog + "WorkingOnALibraryOfDesigns.md")
    let schema = try JSONNode(
      parsing: Array(Self.text("Sources/Batches/Schema/manifest.schema.json").utf8))
    var names = ManifestVerdict.allCases.map(\.rawValue)
    for definition in ["start", "design", "end", "run"] {
      guard case .object(let members) = schema["$defs"]?[definition]?["properties"] else {
        continue
      }
      names += members.map(\.name)
    }
    #expect(names.count > 40)
    for name in names where !article.contains("`\(name)`") {
      Issue.record("The article lacks `\(name)`")
    }
  }

  /// The article about SwiftUI names every member of the schema of timelines.
  @Test func everyMemberHasItsSwiftUI() throws {
    let article = try Self.text(Self.catalog + "FromATimelineToSwiftUI.md")
    let members = SchemaNames(
      try JSONNode(
        parsing: Array(Self.text("Sources/TimelineFormat/Schema/timeline.schema.json").utf8)))
    #expect(members.all.count > 100)
    for name in members.all.sorted() where !article.contains("`\(name)`") {
      Issue.record("The article lacks `\(name)`")
    }
  }

  @Test func wholeViewIsThatOfTheRepository() throws {
    let folder = "Compositions/menu-scale/"
    let timeline = try Self.text(folder + "menu-scale.xsheet.json")
    let view = try Self.text(folder + "MenuScaleView.swift")
    #expect(try Self.blocks("json", in: "FromATimelineToSwiftUI") == [timeline])
    #expect(try Self.blocks("swift", in: "FromATimelineToSwiftUI") == [view])
  }

  /// Where SwiftUI is missing, only the syntax is checked.
  @Test(.enabled(if: Workspace.hasTool("swiftc"))) func wholeViewCompiles() throws {
    let place = try Workspace()
    #if canImport(SwiftUI)
      let check = "-typecheck"
    #else
      let check = "-parse"
    #endif
    let file = ProjectFolder.url("Compositions/menu-scale/MenuScaleView.swift").path
    let outcome = try place.shell("swiftc -parse-as-library \(check) '\(file)'")
    #expect(outcome.status == 0, "\(outcome.error)")
  }
}
