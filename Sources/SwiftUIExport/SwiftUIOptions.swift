package import TextLayout
package import TimelineModel

/// The settings of an export to SwiftUI, and the facts of the one export.
@dynamicMemberLookup
package struct SwiftUIOptions: Hashable, Sendable {
  /// The name of the root view.
  package var viewName: String
  /// The settings that a user chooses.
  var settings: SwiftUISettings
  /// Whether shared types have a file of their own; they are in the file of the views otherwise.
  package var sharesSupport = true
  /// Whether long paths have a file of their own.
  package var separatesOutlines = false
  /// The version of the exporter; empty for none.
  package var version = ""
  /// The names of pictures in the asset catalog, by their sources.
  package var pictureNames: [String: String] = [:]
  /// Whether the pictures with names are exported, too.
  package var hasPictures = false

  /// The name of the folder of fonts that are exported, too.
  package static let fontFolder = "Fonts"
  /// The names of the files of these fonts.
  package var fontFiles: [FontFace: String] = [:]
  /// Whether texts are translated by the tables of strings in the bundle of the package.
  package var translatesInModule = false

  /// Makes options with the name of the root view.
  package init(viewName: String, _ settings: SwiftUISettings = SwiftUISettings()) {
    (self.viewName, self.settings) = (viewName, settings)
  }

  /// A setting.
  package subscript<Value>(dynamicMember member: WritableKeyPath<SwiftUISettings, Value>) -> Value {
    get { settings[keyPath: member] }
    set { settings[keyPath: member] = newValue }
  }

  /// The name of a picture in the asset catalog.
  func picture(_ source: String) -> String {
    pictureNames[source] ?? SwiftUIOptions.imageName(of: source)
  }

  /// The name of the file of long paths.
  package var outlinesFile: String { "\(viewName)+Outlines.swift" }

  /// The release that the source is written for.
  var target: SystemRelease { settings.target }

  /// The type that has the shared types.
  var supportNamespace: String {
    sharesSupport ? SupportPart.namespace : "\(viewName).Support"
  }

  /// The time of the state that is shown where motion is reduced, in seconds: by default the end of the
  /// cycle, 1 ms earlier for a clock that repeats.
  package func still(of timeline: Timeline) -> Double {
    settings.still ?? timeline.duration - (timeline.clock.repeats ? 1e-3 : 0)
  }
}

extension SwiftUISettings.Access {
  /// The modifier with a space, to stand before a keyword; empty for internal.
  var modifier: String { self == .internal ? "" : "\(rawValue) " }
}
