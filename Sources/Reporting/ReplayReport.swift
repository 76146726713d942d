package import Diagnostics
package import JSONTree
package import Verification

/// The verdict on the generated SwiftUI code of one file, for people and for programs.
package struct ReplayReport: Sendable {
  /// The file, as the user named it.
  private let file: String
  /// The differences of the pictures.
  private let images: FrameSequenceComparison
  /// The share of the drawn pixels of a frame that may differ in a match, 0...1.
  private let threshold: Double
  /// The features that the code leaves out, each once.
  private let omissions: [Omission]
  /// The uses of SwiftUI that the stand-in does not draw.
  private let notes: [String]

  /// Makes a report of its parts.
  ///
  /// - Parameters:
  ///   - file: The file, as the user named it.
  ///   - images: The differences of the pictures.
  ///   - threshold: The share of the drawn pixels of a frame that may differ in a match, 0...1.
  ///   - omissions: The findings about what the code leaves out.
  ///   - notes: The uses of SwiftUI that the stand-in does not draw.
  package init(
    file: String, images: FrameSequenceComparison, threshold: Double, omissions: DiagnosticList,
    notes: [String]
  ) {
    self.file = file
    self.images = images
    self.threshold = threshold
    self.omissions = Omission.list(omissions)
    self.notes = notes
  }

  /// Whether a person would see a difference.
  package var verdict: Verdict {
    Verdict(badShare: images.worst?.badShare ?? 0, threshold: threshold)
  }

  /// A line, and one more for each thing that is left out or has no effect.
  package var text: String {
    let count = images.frameCount
    var line = "\(file): \(verdict.rawValue) as SwiftUI; \(count) frame\(count == 1 ? "" : "s")"
    if let worst = images.worst, worst.meanError > 0 {
      line += "; worst frame \(worst.number): \(percent(worst.badShare)) of the drawn pixels differ"
      line += " (mean error \(percent(worst.meanError)))"
    }
    let lines = [line] + (omissions.map(\.text) + notes).map { "  " + $0 }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// The report as a JSON object.
  package var json: JSONNode {
    var members = [
      JSONField("file", .string(file)),
      JSONField("verdict", .string(verdict.rawValue)),
      JSONField("frames", .number(Double(images.frameCount))),
      JSONField("meanError", .number(images.meanError)),
      JSONField("omissions", .array(omissions.map(\.json))),
      JSONField("notes", .array(notes.map { .string($0) })),
    ]
    if let worst = images.worst {
      members.append(
        JSONField(
          "worst",
          [
            "frame": .number(Double(worst.number)), "badShare": .number(worst.badShare),
            "meanError": .number(worst.meanError),
          ]))
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
