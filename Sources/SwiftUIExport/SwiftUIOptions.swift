package import TimelineModel

/// The settings of an export to SwiftUI.
package struct SwiftUIOptions: Hashable, Sendable {
  /// The name of the root view.
  package var viewName: String
  /// The style of the views.
  package var style = SwiftUIStyle.events
  /// The access of the root view: `internal`, `public` or `package`.
  package var access = "internal"
  /// The number of spaces of an indentation.
  package var indentation = 2
  /// The command that makes the files again; empty for none.
  package var command = ""
  /// Whether shared types have a file of their own; they are in the file of the views otherwise.
  package var sharesSupport = true
  /// The version of the exporter; empty for none.
  package var version = ""
  /// The time of the state that is shown where motion is reduced, in seconds; `nil` for the end of the cycle.
  package var still: Double?
  /// Whether tests of the clock are written, too.
  package var includesTests = false
  /// The names of pictures in the asset catalog, by their sources.
  package var pictureNames: [String: String] = [:]
  /// Whether the pictures with names are exported, too.
  package var hasPictures = false

  /// Makes options with the defaults.
  ///
  /// - Parameter viewName: The name of the root view.
  package init(viewName: String) { self.viewName = viewName }
}

extension SwiftUIOptions {
  /// The time of the state that is shown where motion is reduced, in seconds: by default that of the end, but for the
  /// last tick, which begins the next cycle.
  package func still(of timeline: Timeline) -> Double {
    still ?? timeline.duration - (timeline.clock.repeats ? 1e-3 : 0)
  }
}
