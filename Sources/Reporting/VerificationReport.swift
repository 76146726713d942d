public import JSONTree
public import Verification

/// The verdict on one file, for people and for programs.
public struct VerificationReport: Sendable {
  /// The file, as the user named it.
  public var file: String
  /// How composition and timeline compare.
  public var comparison: FrameSequenceComparison
  /// The names that lead to the layer that differs most, outermost first; empty when none does.
  public var worstLayer: [String]

  /// Makes a report of its parts.
  public init(file: String, comparison: FrameSequenceComparison, worstLayer: [String]) {
    self.file = file
    self.comparison = comparison
    self.worstLayer = worstLayer
  }

  /// One line.
  public var text: String {
    let count = comparison.frameCount
    var line = "\(file): \(comparison.verdict.rawValue), \(count) frame\(count == 1 ? "" : "s")"
    if let worst = comparison.worst, worst.meanError > 0 {
      let share = FixedPoint.text(worst.badShare * 100, places: 3)
      let error = FixedPoint.text(worst.meanError * 100, places: 3)
      line +=
        "; worst frame \(worst.frame): \(share) % of the pixels differ (\(error) % on average)"
      if !worstLayer.isEmpty { line += ", most in [\(worstLayer.joined(separator: " › "))]" }
    }
    return line.printable + "\n"
  }

  /// The report as a JSON object.
  public var json: JSONNode {
    var members: [JSONField] = [
      JSONField("file", .string(file)),
      JSONField("verdict", .string(comparison.verdict.rawValue)),
      JSONField("frames", .number(Double(comparison.frameCount))),
      JSONField("meanError", .number(comparison.meanError)),
    ]
    if let worst = comparison.worst {
      var node: [JSONField] = [
        JSONField("frame", .number(Double(worst.frame))),
        JSONField("badShare", .number(worst.badShare)),
        JSONField("meanError", .number(worst.meanError)),
      ]
      if !worstLayer.isEmpty {
        node.append(JSONField("layerPath", .array(worstLayer.map { .string($0) })))
      }
      // Where the structure differs, there is no number for how much.
      if worst.source != nil, worst.deviation.isFinite {
        node.append(JSONField("deviation", .number(worst.deviation)))
      }
      members.append(JSONField("worst", .object(node)))
    }
    return .object(members)
  }
}
