import SceneModel
import TimelineModel
import ViewTree

extension ConversionSummary {
  /// The summary as a sentence.
  ///
  /// For example: `12 properties move, 10 exactly, 2 within 0.08 px, 3 in loops; 31 actions for 40 keyframes (0.78 each)`.
  package var text: String {
    let moving = exact + approximate
    guard moving > 0 else { return "nothing moves" }
    var text = "\(moving) \(moving == 1 ? "property moves" : "properties move"), "
    text += approximate == 0 ? "exactly" : "\(exact) exactly, \(approximate) within \(worst)"
    if loops > 0 { text += loops == 1 ? ", 1 in a loop" : ", \(loops) in loops" }
    text += "; \(actions) \(actions == 1 ? "action" : "actions")"
    guard keyframes > 0 else { return text }
    let ratio = (Double(actions) / Double(keyframes) * 100).rounded() / 100
    return text + " for \(keyframes) \(keyframes == 1 ? "keyframe" : "keyframes") (\(ratio) each)"
  }

  /// The largest distances, each with its unit.
  private var worst: String {
    PropertyUnit.allCases.compactMap { unit in errors[unit].map { unit.text($0) } }
      .joined(separator: ", ")
  }
}
