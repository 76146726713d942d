/// The settings of an export to SwiftUI source.
public struct SwiftUISettings: Hashable, Sendable {
  /// The access of the root view, its initialiser and its body.
  public enum Access: String, CaseIterable, Sendable {
    /// Visible in its module.
    case `internal`
    /// Visible everywhere.
    case `public`
    /// Visible in its package.
    case `package`
  }

  /// The bundle that has the pictures and the fonts.
  public enum PictureBundle: String, CaseIterable, Sendable {
    /// The bundle of the app.
    case main
    /// The bundle of a target of a package.
    case module
  }

  /// The place of the types that views share.
  public enum Support: String, CaseIterable, Sendable {
    /// A file of its own.
    case separate
    /// The file of the view, which has types of its own.
    case embedded
  }

  /// The numbers of spaces that an indentation can have.
  public static let indentations = 1...8

  /// The name of the root view and its file; `nil` for one made of the file's name.
  public var viewName: String?
  /// The style of the views.
  public var style = SwiftUIStyle.events
  /// The access of the root view.
  public var access = Access.internal
  /// The number of spaces of an indentation, within `indentations`.
  public var indentation = 2
  /// The time of the state that is shown where motion is reduced, in seconds; `nil` for the end of the cycle.
  public var still: Double?
  /// The bundle that has the pictures and the fonts; `nil` for `module` in a package, and `main` elsewhere.
  ///
  /// With `module`, its tables of strings also have the translations of texts.
  public var bundle: PictureBundle?
  /// Whether the font files of texts are written, too.
  public var copiesFonts = false
  /// The label for assistive technologies, a key of a table of strings; `nil` for the name of the design.
  public var label: String?
  /// Whether the view is decoration that assistive technologies pass over.
  public var isDecorative = false
  /// The place of the types that views share; `nil` for a file of their own, on standard output the view's.
  public var support: Support?
  /// The module that has the types that views share; `nil` for the module of the views.
  public var supportModule: String?
  /// Whether tests of the view's clock are written, too, for Swift Testing.
  public var includesTests = false
  /// The oldest system that the app runs on; `nil` for iOS 17 and macOS 14.
  ///
  /// The source is written for it. Names of SwiftUI that it lacks nevertheless become findings.
  package var minimumSystem: MinimumSystem?
  /// The command that makes the files again, for their headers; empty for none.
  public var command = ""

  /// Makes settings with the defaults.
  public init() {}

  /// The release that the source is written for.
  package var target: SystemRelease { minimumSystem?.target ?? .year2023 }
}

/// The styles of generated SwiftUI.
public enum SwiftUIStyle: String, CaseIterable, Sendable {
  /// A clock whose events change the state of views, with animations.
  case events
  /// Keyframes of all values: views are functions of the time.
  case keyframes
}
