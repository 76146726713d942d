package import JSONTree
import SceneModel
package import Verification

/// The verdict on one file, for people and for programs.
package struct VerificationReport: Sendable {
  /// The file, as the user named it.
  package let file: String
  /// The file that it is compared with, as the user named it; `nil` for its own timeline.
  private let other: String?
  /// Whether a timeline is compared with itself as it is written and read back.
  private let isRoundTrip: Bool
  /// The differences.
  private let difference: AnimationDifference
  /// The number of warnings and errors about the design.
  private let warnings: Int
  private let listsAll: Bool
  /// The names on the path to a view of the design's view tree, by preorder index.
  private let layerPath: @Sendable (Int) -> [String]

  /// The number of listed reasons and properties of a kind, unless all are requested.
  package static let shortList = 3

  /// Makes a report of its parts.
  ///
  /// - Parameters:
  ///   - file: The file, as the user named it.
  ///   - other: The file that it is compared with, as the user named it; `nil` for its own timeline.
  ///   - isRoundTrip: Whether a timeline is compared with itself as it is written and read back.
  ///   - difference: The differences.
  ///   - listsAll: Whether all reasons and moving properties are listed, instead of the worst few.
  ///   - warnings: The number of warnings and errors about the design.
  ///   - layerPath: Returns the names on the path to a view of the design's view tree, outermost first.
  package init(
    file: String, other: String? = nil, isRoundTrip: Bool = false,
    _ difference: AnimationDifference, listsAll: Bool = false, warnings: Int = 0,
    layerPath: @escaping @Sendable (Int) -> [String] = { _ in [] }
  ) {
    self.file = file
    self.other = other
    self.isRoundTrip = isRoundTrip
    self.difference = difference
    self.listsAll = listsAll
    self.warnings = warnings
    self.layerPath = layerPath
  }

  /// The names on the path to the layer with the largest difference, outermost first; empty if none differs.
  package var worstLayer: [String] {
    let images = difference.images
    let source =
      images.worst?.source ?? images.layers.first?.source
      ?? difference.deviations.first { $0.isNotable }?.source
    return source.map(layerPath) ?? []
  }

  /// The reasons for another verdict than a match, as sentences without periods, each kind cut to a short list unless
  /// all are requested.
  package var reasons: [String] {
    var texts: [String] = []
    for kind in ReasonKind.allCases {
      let all = difference.reasons.filter { ReasonKind($0) == kind }
      let listed = listsAll ? all : Array(all.prefix(VerificationReport.shortList))
      texts += listed.map(text)
      if listed.count < all.count {
        texts.append("\(all.count - listed.count) more \(kind.plural)")
      }
    }
    return texts
  }

  private func text(_ reason: VerdictReason) -> String {
    switch reason {
    case .structure(let difference): return difference.text
    case .frame(let frame):
      return "frame \(frame.number): \(percent(frame.badShare)) of the drawn pixels differ"
        + place(frame.source)
    case .layer(let layer):
      return
        "frame \(layer.frame): \(percent(layer.badShare)) of the pixels of \(layer.view) differ, "
        + "drawn alone" + place(layer.source)
    case .property(let deviation, _): return finding(deviation).text
    }
  }

  private func place(_ source: Int?) -> String {
    let path = source.map(layerPath) ?? []
    return path.isEmpty ? "" : ", most in [\(path.joined(separator: " › "))]"
  }

  private func percent(_ share: Double) -> String {
    FixedPoint.text(share * 100, places: 3) + " %"
  }

  private func finding(_ deviation: PropertyDeviation) -> PropertyFinding {
    PropertyFinding(deviation: deviation, layerPath: layerPath(deviation.source))
  }

  /// The moving properties that are listed, the largest deviation first.
  private var properties: [PropertyFinding] {
    let listed =
      listsAll
      ? difference.deviations
      : Array(
        difference.deviations.lazy.filter(\.isNotableAtFrames).prefix(VerificationReport.shortList))
    return listed.map(finding)
  }

  /// The moving properties that deviate, but not as much as to be a reason; all that match if all are requested.
  private var tolerated: [PropertyFinding] {
    properties.filter {
      VerdictReason.property($0.deviation, moves: true).verdict(threshold: difference.threshold)
        == .match
    }
  }

  /// A line, and one more for each reason and each listed property.
  package var text: String {
    let advice =
      isRoundTrip ? ["To compare it with a design or another timeline, give a second file."] : []
    let line = "\(file)\(other.map { " and \($0)" } ?? ""): \(summary)"
    let lines = [line] + (reasons + tolerated.map(\.text) + advice).map { "  " + $0 }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// The verdict with the number of frames, the worst frame and the number of exact properties, in a line.
  package var summary: String {
    let (count, images) = (difference.images.frameCount, difference.images)
    var line = difference.verdict.rawValue
    if isRoundTrip { line += " with itself, as written and read back" }
    if warnings > 0 {
      let scope = isRoundTrip ? "with" : "but not all of the design is drawn:"
      line += ", \(scope) \(warnings) warning\(warnings == 1 ? "" : "s")"
    }
    let isWhole = count >= images.totalCount
    line += "; \(count)\(isWhole ? "" : " of \(images.totalCount)") frame\(count == 1 ? "" : "s")"
    if let worst = images.worst, worst.meanError > 0 {
      line += "; worst frame \(worst.number): \(percent(worst.badShare)) of the drawn pixels differ"
      line += " (mean error \(percent(worst.meanError)))"
    }
    let (exact, all) = (difference.accuracy.exactCount, difference.accuracy.propertyCount)
    if exact < all || !properties.isEmpty {
      line += "; \(exact) of \(all) moving properties are exact"
    }
    return line
  }

  /// The report as a JSON object.
  package var json: JSONNode {
    let images = difference.images
    var members: [JSONField] = [
      JSONField("file", .string(file)),
      JSONField("verdict", .string(difference.verdict.rawValue)),
      JSONField("frames", .number(Double(images.frameCount))),
      JSONField("allFrames", .number(Double(images.totalCount))),
      JSONField("meanError", .number(images.meanError)),
      JSONField("warnings", .number(Double(warnings))),
      JSONField("reasons", .array(difference.reasons.map(json))),
    ]
    if let other { members.append(JSONField("other", .string(other))) }
    if let worst = images.worst {
      var node: [JSONField] = [
        JSONField("frame", .number(Double(worst.number))),
        JSONField("badShare", .number(worst.badShare)),
        JSONField("meanError", .number(worst.meanError)),
      ]
      let layer = worst.source.map(layerPath) ?? []
      if !layer.isEmpty {
        node.append(JSONField("layerPath", .array(layer.map { .string($0) })))
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
          "compared": .number(Double(difference.accuracy.propertyCount)),
          "exact": .number(Double(difference.accuracy.exactCount)),
          "deviations": .array(properties.map(\.json)),
        ]))
    return .object(members)
  }

  private func json(_ reason: VerdictReason) -> JSONNode {
    var members = [
      JSONField("kind", .string(ReasonKind(reason).rawValue)),
      JSONField("message", .string(text(reason))),
      JSONField(
        "verdict", .string(reason.verdict(threshold: difference.threshold).rawValue)),
    ]
    switch reason {
    case .structure(let difference):
      members.append(JSONField("difference", .string(difference.kind)))
      if let view = difference.view { members.append(JSONField("view", .string(view))) }
    case .frame(let frame):
      members.append(JSONField("frame", .number(Double(frame.number))))
      members.append(JSONField("badShare", .number(frame.badShare)))
    case .layer(let layer):
      members.append(JSONField("view", .string(layer.view)))
      members.append(JSONField("frame", .number(Double(layer.frame))))
      members.append(JSONField("badShare", .number(layer.badShare)))
    case .property(let deviation, _):
      members.append(JSONField("view", .string(deviation.view)))
      members.append(JSONField("property", .string(deviation.key.rawValue)))
    }
    return .object(members)
  }
}

/// The kinds of reasons, in the order of reports.
private enum ReasonKind: String, CaseIterable {
  case structure, frame, layer, constant, property

  init(_ reason: VerdictReason) {
    self =
      switch reason {
      case .structure: .structure
      case .frame: .frame
      case .layer: .layer
      case .property(_, moves: false): .constant
      case .property(_, moves: true): .property
      }
  }

  var plural: String {
    switch self {
    case .structure: "differences of structure"
    case .frame: "frames"
    case .layer: "layers"
    case .constant: "constant values"
    case .property: "moving properties"
    }
  }
}
