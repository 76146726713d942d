package import Diagnostics
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
  /// The features that the code leaves out, each once.
  private let omissions: [Omission]
  /// The uses of SwiftUI that the stand-in does not draw.
  private let notes: [String]

  /// The picture under reduced motion.
  package struct Still: Sendable {
    /// The share of the drawn pixels that differ, 0...1; `nil` if the picture is not compared.
    let badShare: Double?
    /// Whether the picture changes.
    let moves: Bool

    /// Makes a picture.
    package init(badShare: Double?, moves: Bool) {
      (self.badShare, self.moves) = (badShare, moves)
    }
  }

  /// The result of runs with faults.
  package struct Faults: Sendable {
    /// The number of runs.
    let runCount: Int
    /// A sentence for each run that ended in another state.
    let differences: [String]

    /// Makes a result.
    package init(runCount: Int, differences: [String]) {
      (self.runCount, self.differences) = (runCount, differences)
    }
  }

  /// Makes a report of its parts.
  ///
  /// - Parameters:
  ///   - file: The file, as the user named it.
  ///   - images: The differences of the pictures; `nil` for none that were drawn.
  ///   - changes: The times of changes; `nil` for views without a clock.
  ///   - still: The picture where motion is reduced; `nil` for none.
  ///   - faults: The runs with faults; `nil` for none.
  ///   - threshold: The share of the drawn pixels of a frame that may differ in a match, 0...1.
  ///   - omissions: The findings about what the code leaves out.
  ///   - notes: The uses of SwiftUI that the stand-in does not draw.
  package init(
    file: String, images: FrameSequenceComparison?, changes: ChangeTimeComparison?,
    still: Still? = nil, faults: Faults? = nil, threshold: Double, omissions: DiagnosticList,
    notes: [String]
  ) {
    self.file = file
    self.images = images
    self.changes = changes
    self.still = still
    self.faults = faults
    self.threshold = threshold
    self.omissions = Omission.list(omissions)
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
      line += "; \(Self.count(images.frameCount, "frame"))"
      if let worst = images.worst, worst.meanError > 0 {
        line +=
          "; worst frame \(worst.number): \(percent(worst.badShare)) of the drawn pixels differ"
        line += " (mean error \(percent(worst.meanError)))"
      }
    }
    if images == nil, changes == nil { line += "; no changes at known times" }
    if let changes, images == nil {
      line += "; \(Self.count(changes.changes.count, "time")) of changes"
      line += ", at most \(milliseconds(changes.largestDifference)) off"
    }
    if let faults { line += "; \(Self.count(faults.runCount, "run")) with faults" }
    let lines = [line] + (reasons + omissions.map(\.text) + notes).map { "  " + $0 }
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
        reasons.append("under reduced motion, \(percent(badShare)) of the drawn pixels differ")
      }
    }
    return reasons + (faults?.differences ?? [])
  }

  private func seconds(_ times: [Double]) -> String {
    let shown = times.prefix(5).map { FixedPoint.text($0, places: 3) }.joined(separator: ", ")
    return times.count > 5 ? "\(shown) s and \(times.count - 5) more" : "\(shown) s"
  }

  private func milliseconds(_ seconds: Double) -> String {
    FixedPoint.text(seconds * 1000, places: 1) + " ms"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// The report as a JSON object.
  package var json: JSONNode {
    var members = [
      JSONField("file", .string(file)),
      JSONField("verdict", .string(verdict.rawValue)),
    ]
    if let images {
      members.append(JSONField("frames", .number(Double(images.frameCount))))
      members.append(JSONField("meanError", .number(images.meanError)))
    }
    members.append(JSONField("omissions", .array(omissions.map(\.json))))
    members.append(JSONField("notes", .array(notes.map { .string($0) })))
    if let worst = images?.worst {
      members.append(
        JSONField(
          "worst",
          [
            "frame": .number(Double(worst.number)), "badShare": .number(worst.badShare),
            "meanError": .number(worst.meanError),
          ]))
    }
    if let changes {
      let list = changes.changes.map { change -> JSONNode in
        ["time": .number(change.expected), "actual": change.actual.map { .number($0) } ?? .null]
      }
      members.append(JSONField("changes", .array(list)))
      members.append(JSONField("otherChanges", .array(changes.others.map { .number($0) })))
    }
    if let still {
      members.append(
        JSONField(
          "still",
          ["badShare": still.badShare.map { .number($0) } ?? .null, "moves": .bool(still.moves)]))
    }
    if let faults {
      members.append(JSONField("faultyRuns", .number(Double(faults.runCount))))
      members.append(JSONField("faults", .array(faults.differences.map { .string($0) })))
    }
    return .object(members)
  }

  private func percent(_ share: Double) -> String {
    FixedPoint.text(share * 100, places: 3) + " %"
  }
}

/// A feature that generated code leaves out, in one place or in several.
private struct Omission {
  let code: String
  let message: String
  var places: [[String]]

  /// The features of findings, in the order of the first one of each.
  static func list(_ findings: DiagnosticList) -> [Omission] {
    var (result, indices): ([Omission], [String: Int]) = ([], [:])
    for finding in findings.items {
      if let index = indices[finding.message] {
        result[index].places.append(finding.layerPath)
      } else {
        indices[finding.message] = result.count
        result.append(
          Omission(
            code: finding.code.rawValue, message: finding.message, places: [finding.layerPath]))
      }
    }
    return result
  }

  var text: String {
    var text = "\(code) \(message)"
    if let first = places.first, !first.isEmpty { text += " [\(first.joined(separator: " › "))]" }
    return places.count > 1 ? "\(text) and \(places.count - 1) more" : text
  }

  var json: JSONNode {
    [
      "code": .string(code), "message": .string(message),
      "places": .array(places.map { .array($0.map { .string($0) }) }),
    ]
  }
}
