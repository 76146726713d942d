import Diagnostics
import JSONTree
import TestSupport
import Testing

@testable import TimelineFormat
@testable import TimelineModel

/// Compares the schema with reading, for random timelines and for damaged ones.
@Suite struct SchemaAgreementTests {
  private let schema: JSONValue
  private let validator: SchemaValidator

  init() throws {
    schema = try Samples.schema.get()
    validator = SchemaValidator(root: schema)
  }

  /// The codes of rules that the schema does not express; its `$comment` lists them.
  private static let furtherRules: Set<DiagnosticCode> = [
    .unknownName, .repeatedName, .unfitValue, .limitExceeded, .missingMatch, .severalSources,
    .matchCircle, .matchWithoutFrame, .unplacedMatch,
  ]

  /// Checks that reading refuses what the schema refuses, and nothing else but for rules beyond it.
  ///
  /// - Returns: Whether both accept the timeline.
  private func check(_ node: JSONNode) throws -> Bool {
    let bytes = JSONWriter.bytes(node)
    let problems = validator.problems(try JSONDocument(parsing: bytes).root)
    let findings = TimelineReadErrorTests.diagnostics(String(decoding: bytes, as: UTF8.self))
    let disagreements = findings.filter { !Self.furtherRules.contains($0.code) }
    if problems.isEmpty {
      #expect(
        disagreements.isEmpty,
        "only reading refuses \(disagreements.map { "\($0.pointer): \($0.message)" })\n\(text(bytes))"
      )
    } else {
      #expect(!findings.isEmpty, "only the schema refuses \(problems.prefix(6))\n\(text(bytes))")
    }
    return problems.isEmpty && findings.isEmpty
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(6_000), as: UTF8.self)
  }

  @Test(arguments: UInt64(1)...12)
  func randomTimelinesAreJudgedAlike(seed: UInt64) throws {
    for step in UInt64(0)..<3 {
      let seed = seed * 1_000 + step
      var walker = SchemaWalker(root: schema, seed: seed)
      let timeline = walker.timeline()
      _ = try check(timeline)
      var random = SeededRandom(seed: seed)
      for _ in 0..<8 { _ = try check(JSONMutation(using: &random).applied(to: timeline)) }
    }
  }

  /// Random timelines are not all refused for a wrong name, which would hide what is read after it.
  @Test func randomTimelinesAreOftenAccepted() throws {
    let accepted = try (UInt64(1)...900).filter { seed in
      var walker = SchemaWalker(root: schema, seed: seed * 77)
      return try check(walker.timeline())
    }
    #expect(accepted.count >= 3)
  }
}
