import Diagnostics
import Platform
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

  package init(viewName: String, _ settings: SwiftUISettings = SwiftUISettings()) {
    (self.viewName, self.settings) = (viewName, settings)
  }

  package subscript<Value>(dynamicMember member: WritableKeyPath<SwiftUISettings, Value>) -> Value {
    get { settings[keyPath: member] }
    set { settings[keyPath: member] = newValue }
  }

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

// Names of pictures and root views.
extension SwiftUIOptions {
  /// The name of a picture for the name of its file, if it is not in an asset catalog that is written, too.
  package static func imageName(of source: String) -> String {
    let file = source.split(separator: "/").last.map(String.init) ?? source
    return URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }

  /// The name of the root view for the name of a file: its words with capitals.
  package static func viewName(of name: String) -> String {
    let words = name.split { !isWordCharacter($0) }
    let text = words.map(\.uppercasingFirst).joined()
    let word = text.first.map(isDigit) ?? true ? "Animation\(text)" : text
    let view = word.hasSuffix("View") ? word : "\(word)View"
    return ExportNames.takenNames.contains(view) ? "\(view.dropLast(4))AnimationView" : view
  }

  /// The name of a root view without `View` at its end, which the name of its theme begins with.
  package static func stem(ofViewName name: String) -> String {
    name.hasSuffix("View") && name != "View" ? String(name.dropLast(4)) : name
  }

  /// The reason why a text cannot be the name of a root view, to follow the name; `nil` if it can.
  package static func problem(ofViewName name: String) -> String? {
    guard let first = name.first, first == "_" || isWordCharacter(first), !isDigit(first),
      name.allSatisfy({ $0 == "_" || isWordCharacter($0) }), name != "_"
    else { return "is not an identifier of Swift" }
    if reservedWords.contains(name) { return "is a reserved word of Swift" }
    if ExportNames.takenNames.contains(name) { return "is the name of a type that the source uses" }
    return nil
  }

  private static let reservedWords = SwiftIdentifier.reservedWords.union([
    "Protocol", "Type", "actor",
  ])

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || isDigit(character)
  }
}
