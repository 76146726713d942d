package import JSONTree
package import Verification

/// The verdict on one file, for people and for programs.
package struct VerificationReport: Sendable {
  /// The file, as the user named it.
  package var file: String
  /// The comparison of the images.
  package var comparison: FrameSequenceComparison
  /// The names on the path to the layer with the largest difference, outermost first; empty if none
  /// differs.
  package var worstLayer: [String]

  /// The number of animated properties that were compared.
  package var propertyCount: Int
  /// The number of those with the values of the design, but for rounding in files.
  package var exactCount: Int
  /// The listed properties, the largest deviation first.
  package var properties: [PropertyFinding]

  /// The number of listed properties, unless all are requested.
  package static let shortList = 3

  /// Makes a report of its parts.
  ///
  /// - Parameters:
  ///   - file: The file, as the user named it.
  ///   - comparison: The comparison of the images.
  ///   - deviations: The deviations of the animated properties, the largest first.
  ///   - listsAll: Whether all of them are listed, instead of the worst few.
  ///   - layerPath: Returns the names on the path to a view of the composition's view tree,
  ///     outermost first.
  package init(
    file: String, comparison: FrameSequenceComparison, deviations: [PropertyDeviation] = [],
    listsAll: Bool = false, layerPath: (Int) -> [String] = { _ in [] }
  ) {
    self.file = file
    self.comparison = comparison
    let notable = deviations.filter(\.isNotable)
    propertyCount = deviations.count
    exactCount = deviations.count - notable.count
    let listed = listsAll ? deviations : Array(notable.prefix(VerificationReport.shortList))
    properties = listed.map {
      PropertyFinding(deviation: $0, layerPath: layerPath($0.source))
    }
    worstLayer = (comparison.worst?.source ?? notable.first?.source).map(layerPath) ?? []
  }

  /// A line, and one more for each listed property.
  package var text: String {
    let count = comparison.frameCount
    var line = "\(file): \(comparison.verdict.rawValue), \(count) frame\(count == 1 ? "" : "s")"
    if let worst = comparison.worst, worst.meanError > 0 {
      let share = FixedPoint.text(worst.badShare * 100, places: 3)
      let error = FixedPoint.text(worst.meanError * 100, places: 3)
      line +=
        "; worst frame \(worst.frame): \(share) % of the pixels differ (\(error) % on average)"
      if !worstLayer.isEmpty { line += ", most in [\(worstLayer.joined(separator: " › "))]" }
    }
    if exactCount < propertyCount || !properties.isEmpty {
      line += "; \(exactCount) of \(propertyCount) moving properties are exact"
    }
    return ([line] + properties.map { "  " + $0.text }).map { $0.printable + "\n" }.joined()
  }

  /// The report as a JSON object.
  package var json: JSONNode {
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
      // A difference of structure has no number.
      if worst.source != nil, worst.deviation.isFinite {
        node.append(JSONField("deviation", .number(worst.deviation)))
      }
      members.append(JSONField("worst", .object(node)))
    }
    members.append(
      JSONField(
        "properties",
        [
          "compared": .number(Double(propertyCount)), "exact": .number(Double(exactCount)),
          "deviations": .array(properties.map(\.json)),
        ]))
    return .object(members)
  }
}
