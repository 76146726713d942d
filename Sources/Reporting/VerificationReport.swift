package import Diagnostics
import Geometry
package import JSONTree
import SceneModel
package import Verification
import ViewTree

/// The verdict on one file, for people and for programs.
package struct VerificationReport: Sendable {
  /// The file, as the user named it.
  package let file: String
  /// The file that it is compared with, as the user named it; `nil` for its own timeline.
  package var other: String?
  /// Whether a timeline is compared with itself as it is written and read back.
  package var isRoundTrip = false
  /// The differences.
  package let difference: AnimationDifference
  /// The number of warnings and errors about the design.
  package var warnings = 0
  /// The warnings about what the conversion leaves out.
  package var omissions: [Diagnostic] = []
  /// Whether all reasons and moving properties are listed, instead of the worst few.
  package var listsAll = false
  /// The names on the paths to the views of the design's view tree, by preorder index, outermost first.
  private let layerPaths: [[String]]

  /// The number of listed reasons and properties of a kind, unless all are requested.
  package static let shortList = 3

  /// Makes a report of a design and its own timeline.
  package init(file: String, _ difference: AnimationDifference, layerPaths: [[String]] = []) {
    (self.file, self.difference, self.layerPaths) = (file, difference, layerPaths)
  }

  /// The names on the path to a view; empty for an unknown one.
  private func layerPath(_ source: Int) -> [String] {
    layerPaths.indices.contains(source) ? layerPaths[source] : []
  }

  /// The names on the path to the layer with the largest difference, outermost first; empty if none differs.
  package var worstLayer: [String] {
    let images = difference.images
    let source =
      images.worst?.source ?? images.layers.first?.source
      ?? difference.deviations.first { $0.isNotable }?.source
    return source.map(layerPath) ?? []
  }

  /// The reasons for another verdict than a match, as sentences without periods; the first of each kind unless all are
  /// requested.
  package var reasons: [String] {
    let reasons = difference.reasons.grouped(by: \.kind)
      .flatMap { kind, reasons in short(reasons, others: kind.plural, text) }
    guard difference.verdict != .match else { return reasons }
    return reasons + short(omissions, others: "parts are left out", text)
  }

  /// The texts of some parts, and the number of the others, unless all are requested.
  private func short<Part>(
    _ parts: [Part], others: String, _ text: (Part) -> String
  ) -> [String] {
    let listed = listsAll ? parts[...] : parts.prefix(VerificationReport.shortList)
    let left = parts.count - listed.count
    return listed.map(text) + (left > 0 ? ["\(left) more \(others)"] : [])
  }

  /// A finding of the conversion, as in `The effect Twirl has no counterpart in SwiftUI and is left out (TC0002)`.
  private func text(_ omission: Diagnostic) -> String {
    let end = omission.message.hasSuffix(".") ? 1 : 0
    let path = omission.layerPath.joined(separator: " › ")
    return "\(omission.message.dropLast(end)) (\(omission.code.rawValue))"
      + (path.isEmpty ? "" : " in [\(path)]")
  }

  private func text(_ reason: VerdictReason) -> String {
    switch reason {
    case .structure(let difference): difference.text
    case .frame(let frame):
      "frame \(frame.number): \(NumberText.percent(frame.badShare)) of the drawn pixels differ"
        + place(frame.source)
    case .layer(let layer):
      "frame \(layer.frame): \(NumberText.percent(layer.badShare)) of the pixels of \(layer.view) "
        + "differ, drawn alone" + place(layer.source)
    case .property(let deviation, _): text(deviation)
    }
  }

  private func place(_ source: Int?) -> String {
    let path = source.map(layerPath) ?? []
    return path.isEmpty ? "" : ", most in [\(path.joined(separator: " › "))]"
  }

  /// One line, such as `0.083 points: ball.position at frame 41.5 in [Ball]`.
  private func text(_ deviation: PropertyDeviation) -> String {
    let frame = NumberText.fixed(
      deviation.frame, places: deviation.frame == deviation.frame.rounded() ? 0 : 1)
    let path = layerPath(deviation.source)
    let place = path.isEmpty ? "" : " in [\(path.joined(separator: " › "))]"
    let property = "\(deviation.view).\(deviation.key.rawValue)"
    return "\(deviation.amount): \(property) at frame \(frame)\(place)\(deviation.excuseText)"
  }

  /// The moving properties that are listed, the largest deviation first.
  private var properties: [PropertyDeviation] {
    listsAll
      ? difference.deviations
      : Array(
        difference.deviations.lazy.filter(\.isNotableAtFrames).prefix(VerificationReport.shortList))
  }

  /// A line, and one more for each reason and each listed property.
  package var text: String {
    // The moving properties that deviate, but not as much as to be a reason; all that match if all are requested.
    let tolerated = properties.filter {
      VerdictReason.property($0, moves: true).verdict(threshold: difference.threshold) == .match
    }
    let advice =
      isRoundTrip ? ["To compare it with a design or another timeline, give a second file."] : []
    let line = "\(file)\(other.map { " and \($0)" } ?? ""): \(summary)"
    let lines = [line] + (reasons + tolerated.map(text) + advice).map { "  " + $0 }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// The verdict with the number of frames, the worst frame and the number of exact properties, in a line.
  package var summary: String {
    let (count, images) = (difference.images.frameCount, difference.images)
    var line = difference.verdict.rawValue
    if isRoundTrip { line += " with itself, as written and read back" }
    if warnings > 0 {
      let scope = isRoundTrip ? "with" : "but not all of the design is drawn:"
      line += ", \(scope) \(NumberText.count(warnings, "warning"))"
    }
    let isWhole = count >= images.totalCount
    line += "; \(count)\(isWhole ? "" : " of \(images.totalCount)") frame\(count == 1 ? "" : "s")"
    line += images.worstText
    let (exact, all) = (difference.accuracy.exactCount, difference.accuracy.propertyCount)
    if exact < all || !properties.isEmpty {
      line += "; \(exact) of \(all) moving properties are exact"
    }
    return line
  }

  /// The report as a JSON object.
  package var json: JSONNode {
    let (images, accuracy) = (difference.images, difference.accuracy)
    return .members([
      "file": .string(file), "verdict": .string(difference.verdict.rawValue),
      "frames": .int(images.frameCount), "allFrames": .int(images.totalCount),
      "meanError": .number(images.meanError), "warnings": .int(warnings),
      "reasons": .array(difference.reasons.map(json)), "other": other.map(JSONNode.string),
      "worst": images.worst.map { .object($0.fields + fields($0)) },
      "properties": [
        "compared": .int(accuracy.propertyCount), "exact": .int(accuracy.exactCount),
        "deviations": .array(properties.map(json)),
      ],
    ])
  }

  /// The place and the size of the largest deviation in a frame; a difference of structure has no number.
  private func fields(_ frame: FrameSequenceComparison.Frame) -> [JSONField] {
    [JSONField](members: [
      "layerPath": path(frame.source),
      "deviation": JSONNode.number(frame.deviation).when(
        frame.source != nil && frame.deviation.isFinite),
    ])
  }

  private func path(_ source: Int?) -> JSONNode? {
    let path = source.map(layerPath) ?? []
    return JSONNode.strings(path).when(!path.isEmpty)
  }

  /// A deviation as a JSON object; without a number where the structure differs.
  private func json(_ deviation: PropertyDeviation) -> JSONNode {
    .members([
      "view": .string(deviation.view), "property": .string(deviation.key.rawValue),
      "unit": .string(deviation.key.unit.rawValue), "frame": .number(deviation.frame),
      "deviation": JSONNode.number(deviation.largest).when(deviation.largest.isFinite),
      "layerPath": path(deviation.source),
    ])
  }

  private func json(_ reason: VerdictReason) -> JSONNode {
    let verdict = reason.verdict(threshold: difference.threshold)
    let fields: KeyValuePairs<String, JSONNode?> =
      switch reason {
      case .structure(let difference):
        [
          "difference": .string(difference.kind.rawValue),
          "view": difference.view.map(JSONNode.string),
        ]
      case .frame(let frame):
        ["frame": .int(frame.number), "badShare": .number(frame.badShare)]
      case .layer(let layer):
        [
          "view": .string(layer.view), "frame": .int(layer.frame),
          "badShare": .number(layer.badShare),
        ]
      case .property(let deviation, _):
        ["view": .string(deviation.view), "property": .string(deviation.key.rawValue)]
      }
    return .object(
      [JSONField](members: [
        "kind": .string(reason.kind.rawValue), "message": .string(text(reason)),
        "verdict": .string(verdict.rawValue),
      ]) + [JSONField](members: fields))
  }
}

extension FrameSequenceComparison {
  /// The worst frame as the end of a line; empty if none differs.
  var worstText: String {
    guard let worst, worst.meanError > 0 else { return "" }
    return
      "; worst frame \(worst.number): \(NumberText.percent(worst.badShare)) of the drawn pixels "
      + "differ (mean error \(NumberText.percent(worst.meanError)))"
  }
}

extension FrameSequenceComparison.Frame {
  /// The number and the differences of the frame.
  var fields: [JSONField] {
    [JSONField](members: [
      "frame": .int(number), "badShare": .number(badShare), "meanError": .number(meanError),
    ])
  }
}

extension PropertyDeviation {
  /// The reason why a deviation between two frames does not count, as the end of a line.
  fileprivate var excuseText: String {
    switch excuse {
    case .jump: ", where the design jumps"
    case .fastMovement: ", where the design moves fast"
    case nil: ""
    }
  }

  /// The deviation with its unit.
  fileprivate var amount: String {
    guard largest.isFinite else { return "another structure" }
    return switch key.unit {
    case .points: NumberText.fixed(largest, places: 3) + " points"
    case .degrees: NumberText.fixed(largest, places: 3) + " degrees"
    case .color: NumberText.fixed(largest * 255, places: 2) + "/255"
    case .factor: NumberText.fixed(largest, places: 5)
    }
  }
}

extension VerdictReason {
  /// The kinds of reasons, in the order of reports, by their names in files.
  fileprivate enum Kind: String {
    case structure, frame, layer, constant, property

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

  fileprivate var kind: Kind {
    switch self {
    case .structure: .structure
    case .frame: .frame
    case .layer: .layer
    case .property(_, moves: false): .constant
    case .property(_, moves: true): .property
    }
  }
}
