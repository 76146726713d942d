import JSONTree
import SceneModel
package import Verification
import ViewTree

/// A property that deviates from the design, in a report.
package struct PropertyFinding: Hashable, Sendable {
  /// The property and its deviation.
  package var deviation: PropertyDeviation
  /// The names on the path to its layer, outermost first.
  package var layerPath: [String]

  /// Makes a finding of its parts.
  package init(deviation: PropertyDeviation, layerPath: [String]) {
    self.deviation = deviation
    self.layerPath = layerPath
  }

  /// One line, such as `0.083 points: ball.position at frame 41.5 in [Ball]`.
  var text: String {
    let frame = FixedPoint.text(
      deviation.frame, places: deviation.frame == deviation.frame.rounded() ? 0 : 1)
    let place = layerPath.isEmpty ? "" : " in [\(layerPath.joined(separator: " › "))]"
    return "\(amount): \(deviation.view).\(deviation.key.rawValue) at frame \(frame)\(place)"
  }

  /// The deviation with its unit.
  private var amount: String {
    let largest = deviation.largest
    guard largest.isFinite else { return "another structure" }
    return switch deviation.key.unit {
    case .points: FixedPoint.text(largest, places: 3) + " points"
    case .degrees: FixedPoint.text(largest, places: 3) + " degrees"
    case .color: FixedPoint.text(largest * 255, places: 2) + "/255"
    case .factor: FixedPoint.text(largest, places: 5)
    }
  }

  /// The finding as a JSON object; without a number where the structure differs.
  var json: JSONNode {
    var members: [JSONField] = [
      JSONField("view", .string(deviation.view)),
      JSONField("property", .string(deviation.key.rawValue)),
      JSONField("unit", .string(deviation.key.unit.rawValue)),
      JSONField("frame", .number(deviation.frame)),
    ]
    if deviation.largest.isFinite {
      members.append(JSONField("deviation", .number(deviation.largest)))
    }
    if !layerPath.isEmpty {
      members.append(JSONField("layerPath", .array(layerPath.map { .string($0) })))
    }
    return .object(members)
  }
}
