import Foundation
import SwiftUIExport
import TestSupport
import Testing

@testable import Xsheet

/// Generated source for systems before iOS 17.
@Suite struct OlderSystemsTests {
  /// Declarations with names that iOS 15 does not have, a line each; `NAME` is another name in each line.
  static let newerCode = [
    "let NAME = UnitCurve.linear",
    "let NAME = Spring(duration: 1)",
    "@MainActor let NAME = KeyframeTimeline(initialValue: CGPoint.zero) {}",
    "@Observable final class NAME {}",
    "@MainActor func NAME() { _ = Circle().onChange(of: 1) {} }",
    "@MainActor let NAME = Circle().fill(.red).stroke(.blue, lineWidth: 1)",
    "let NAME: Duration = .seconds(1)",
    "let NAME = SuspendingClock()",
    "let NAME: LocalizedStringResource = \"text\"",
    "let NAME = Gradient(colors: [.red]).colorSpace(.device)",
    "let NAME = Color.red.resolve(in: EnvironmentValues())",
    "enum NAME: TransactionKey { static let defaultValue = 0 }",
    "@MainActor let NAME = PhaseAnimator([1, 2]) { _ in EmptyView() }",
    "@MainActor func NAME() { withAnimation(.default) {} completion: {} }",
  ]

  /// The designs and timelines of the project.
  static let files: [String] = {
    let folders = ["Compositions", "Examples", "Tests/Fixtures"].map { ProjectFolder.url($0).path }
    return folders.flatMap { folder -> [String] in
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".json") && !$0.contains(".build/") }.sorted()
        .map { "\(folder)/\($0)" }
    }
  }()

  @Test("source for iOS 15 has no newer name", arguments: SwiftUIStyle.allCases)
  func names(style: SwiftUIStyle) throws {
    var settings = SwiftUISettings()
    (settings.style, settings.support) = (style, .embedded)
    settings.minimumSystem = MinimumSystem("iOS 15")
    var (count, newer) = (0, Set<String>())
    for path in Self.files {
      guard let animation = try? AnimationFile(contentsOfFile: path) else { continue }
      count += 1
      let export = try ExportFormat.swiftUI(settings).exporter.export(
        animation.timeline(VerificationOptions()), named: "a", in: nil, linksPictures: false)
      for file in export.files where file.path.hasSuffix(".swift") {
        newer.formUnion(Self.newerNames(in: String(decoding: file.bytes, as: UTF8.self)))
      }
    }
    #expect(count > 100)
    #expect(newer.isEmpty)
  }

  @Test("shared types and tests for iOS 15 have no newer name")
  func sharedNames() throws {
    #expect(Self.newerNames(in: SupportFile.module(version: "", for: .year2021).text).isEmpty)
    #expect(!Self.newerNames(in: SupportFile.module(version: "", for: .year2023).text).isEmpty)
    let folder = try TemporaryFolder()
    var settings = SwiftUISettings()
    (settings.minimumSystem, settings.includesTests) = (MinimumSystem("macOS 13"), true)
    let path = ProjectFolder.url("Compositions/menu-scale/menu-scale.xsheet.json").path
    let export = try AnimationFile(contentsOfFile: path).timeline(VerificationOptions())
      .export(toFolder: folder.url.path, as: .swiftUI(settings))
    let sources = export.files.filter { $0.path.hasSuffix(".swift") }
    #expect(sources.count == 3)
    for file in sources {
      #expect(Self.newerNames(in: String(decoding: file.bytes, as: UTF8.self)).isEmpty)
    }
  }

  /// The names in source that iOS 15 does not have.
  private static func newerNames(in text: String) -> [String] {
    SymbolUse.all(in: text).filter { $0.release > .year2021 }.map(\.name)
  }

  @Test("a property of an observed object publishes unless it is not observed on iOS 17")
  func observation() {
    let (new, old) = (
      SupportFile.module(version: "", for: .year2023).text,
      SupportFile.module(version: "", for: .year2021).text
    )
    // On iOS 15 a function is called with the number of the cycle.
    let observed = Self.storedVariables(in: new, ofTypesWith: "@Observable")
      .filter { !$0.contains(" var cycle = 0") }
    #expect(observed.count > 15)
    let published = Self.storedVariables(in: old, ofTypesWith: ": ObservableObject")
    #expect(
      observed.filter { !$0.contains("@ObservationIgnored") }.map(Self.declaration)
        == published.filter { $0.contains("@Published") }.map(Self.declaration))
    #expect(
      observed.filter { $0.contains("@ObservationIgnored") }.map(Self.declaration)
        == published.filter { !$0.contains("@Published") && !Self.isOlder($0) }
        .map(Self.declaration))
    #expect(!published.isEmpty)
  }

  /// The lines with the variables that are stored in some classes.
  private static func storedVariables(in text: String, ofTypesWith mark: String) -> [String] {
    var lines: [String] = []
    var isInside = false
    var waits = false
    for line in text.split(separator: "\n").map(String.init) {
      if line.contains(mark) { waits = true }
      if waits, line.contains(" class ") { (isInside, waits) = (true, false) }
      if line == "  }" { isInside = false }
      let isMember = line.hasPrefix("    ") && !line.hasPrefix("     ")
      let isStored = !line.contains("{") || line.contains("didSet") || line.contains("= { ")
      if isInside, isMember, isStored, line.contains(" var ") { lines.append(line) }
    }
    return lines
  }

  /// Whether only older systems need a variable, or need it without publishing it.
  private static func isOlder(_ line: String) -> Bool {
    ["lateness", "onReset:", "cycle = 0"].contains { line.contains(" var \($0)") }
  }

  /// A line without its attributes.
  private static func declaration(_ line: String) -> String {
    line.replacing("@ObservationIgnored ", with: "").replacing("@Published ", with: "")
  }

  @Test("the oldest system chooses the release that source is written for")
  func targets() throws {
    for (system, release) in [
      ("iOS 13", SystemRelease.year2021), ("iOS 15", .year2021), ("iOS 16.4", .year2021),
      ("macOS 13", .year2021), ("iOS 17", .year2023), ("macOS 14", .year2023),
      ("iOS 26", .year2023),
    ] {
      #expect(try #require(MinimumSystem(system)).target == release)
    }
    #expect(SwiftUISettings().target == .year2023)
  }

  @Test("names that source declares are its own, and older overloads are no newer names")
  func uses() {
    let text = """
      struct Spring {}
      typealias UnitCurve = Own.UnitCurve
      let spring = Spring()
      let curve: UnitCurve
      view.onChange(of: value, perform: { _ in })
      let keyframe = CubicKeyframe(1)
      view.onChange(of: value) {}
      """
    #expect(
      SymbolUse.all(in: text).map { "\($0.name) \($0.line)" } == [
        "CubicKeyframe 6", ".onChange 7",
      ])
  }
}
