package import Diagnostics
import Geometry
package import JSONTree
package import Verification

/// The verdict on the generated SwiftUI code of one file, for people and for programs.
package struct ReplayReport: Sendable {
  /// The file, as the user named it.
  private let file: String
  /// The differences of the pictures; `nil` for none that were drawn.
  private let images: FrameSequenceComparison?
  /// The times of changes; `nil` for views without a clock.
  private let changes: ChangeTimeComparison?
  /// The picture where motion is reduced; `nil` for none.
  private let still: Still?
  /// The runs with faults.
  private let faults: Faults?
  /// The share of the drawn pixels of a frame that may differ in a match, 0...1.
  private let threshold: Double
  /// The findings about features that the code leaves out, by their messages.
  private let omissions: [[Diagnostic]]
  /// The uses of SwiftUI that the stand-in does not draw.
  private let notes: [String]

  /// The picture under reduced motion: the share of the drawn pixels that differ, 0...1, `nil` if it is not compared, and
  /// whether the picture changes.
  package typealias Still = (badShare: Double?, moves: Bool)

  /// The result of runs with faults: their number, and a sentence for each run that ended in another state.
  package typealias Faults = (runCount: Int, differences: [String])

  /// Makes a report of its parts.
  package init(
    file: String, images: FrameSequenceComparison?, changes: ChangeTimeComparison?,
    still: Still? = nil, faults: Faults? = nil, threshold: Double, omissions: DiagnosticList,
    notes: [String]
  ) {
    (self.file, self.images, self.changes) = (file, images, changes)
    (self.still, self.faults, self.threshold) = (still, faults, threshold)
    self.omissions = omissions.items.grouped(by: \.message).map(\.elements)
    self.notes = notes
  }

  /// Whether a person would see a difference.
  package var verdict: Verdict {
    if changes?.isMatch == false || faults?.differences.isEmpty == false { return .differs }
    if still?.moves == true { return .differs }
    let badShare = max(images?.worst?.badShare ?? 0, still?.badShare ?? 0)
    return Verdict(badShare: badShare, threshold: threshold)
  }

  /// A line, and one more for each thing that comes late, is left out or has no effect.
  package var text: String {
    var line = "\(file): \(verdict.rawValue) as SwiftUI"
    if let images {
      line += "; \(NumberText.count(images.frameCount, "frame"))\(images.worstText)"
    }
    if images == nil, changes == nil { line += "; no changes at known times" }
    if let changes, images == nil {
      line += "; \(NumberText.count(changes.changes.count, "time")) of changes"
      line += ", at most \(NumberText.fixed(changes.largestDifference * 1000, places: 1)) ms off"
    }
    if let faults { line += "; \(NumberText.count(faults.runCount, "run")) with faults" }
    let lines = [line] + (reasons + omissions.map(text) + notes).map { "  " + $0 }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// The reasons beside the pictures for which the code differs.
  private var reasons: [String] {
    var reasons: [String] = []
    if let changes {
      if !changes.missing.isEmpty {
        reasons.append("changes do not come at \(seconds(changes.missing))")
      }
      if !changes.others.isEmpty { reasons.append("changes come at \(seconds(changes.others))") }
    }
    if let still {
      if still.moves { reasons.append("under reduced motion, the picture changes") }
      if let badShare = still.badShare, Verdict(badShare: badShare, threshold: threshold) != .match
      {
        reasons.append(
          "under reduced motion, \(NumberText.percent(badShare)) of the drawn pixels differ")
      }
    }
    return reasons + (faults?.differences ?? [])
  }

  private func seconds(_ times: [Double]) -> String {
    let shown = times.prefix(5).map { NumberText.fixed($0, places: 3) }.joined(separator: ", ")
    return times.count > 5 ? "\(shown) s and \(times.count - 5) more" : "\(shown) s"
  }

  /// The report as a JSON object.
  package var json: JSONNode {
    let times = changes?.changes.map { change -> JSONNode in
      ["time": .number(change.expected), "actual": change.actual.map(JSONNode.number) ?? .null]
    }
    return .members([
      "file": .string(file), "verdict": .string(verdict.rawValue),
      "frames": images.map { .int($0.frameCount) },
      "meanError": images.map { .number($0.meanError) },
      "omissions": .array(omissions.map(json)), "notes": .strings(notes),
      "worst": images?.worst.map { .object($0.fields) },
      "changes": times.map(JSONNode.array), "otherChanges": changes.map { .numbers($0.others) },
      "still": still.map {
        ["badShare": $0.badShare.map(JSONNode.number) ?? .null, "moves": .bool($0.moves)]
      },
      "faultyRuns": faults.map { .int($0.runCount) },
      "faults": faults.map { .strings($0.differences) },
    ])
  }

  /// A feature that is left out, with the first place.
  private func text(_ findings: [Diagnostic]) -> String {
    let path = findings[0].layerPath
    var text = "\(findings[0].code.rawValue) \(findings[0].message)"
    if !path.isEmpty { text += " [\(path.joined(separator: " › "))]" }
    return findings.count > 1 ? "\(text) and \(findings.count - 1) more" : text
  }

  private func json(_ findings: [Diagnostic]) -> JSONNode {
    [
      "code": .string(findings[0].code.rawValue), "message": .string(findings[0].message),
      "places": .array(findings.map { .strings($0.layerPath) }),
    ]
  }
}
