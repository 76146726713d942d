package import Diagnostics
package import SceneModel

/// A part of a timeline that source leaves out, because its style has no notation for it.
///
/// The translator is the only place that knows what source can have: all else becomes an omission, which pictures can
/// replace.
package struct Omission: Hashable, Sendable {
  /// The views that pictures have to replace to show the part.
  package enum Extent: Hashable, Sendable {
    /// The content of the view, without its transform and opacity.
    case content
    /// The view with its transform and opacity.
    case view
    /// The group or shape around the view.
    case surroundings
    /// None: pictures cannot show the part, for a reason that follows `as`.
    case none(String)
  }

  /// The identifier of the view that has the part.
  package let view: String
  /// The part, as in `the effect Twirl`.
  package let feature: String
  /// The property whose changes are left out; `nil` for another part.
  package let property: PropertyKey?
  /// The views that pictures have to replace.
  package let extent: Extent
  /// The identifiers of the views around the view, and its own.
  package let layerPath: [String]

  /// The finding that the part is left out, with the reason why no pictures replace it.
  package func diagnostic(because reason: String? = nil) -> Diagnostic {
    var reason = reason
    if case .none(let own) = extent { reason = own }
    let message = "Left out: \(feature)" + (reason.map { ", as \($0)" } ?? "") + "."
    return Diagnostic(.notExported, message: message, layerPath: layerPath)
  }
}
