import Foundation
import TextLayout

/// The fonts at hand: those that the app has registered, those in the folders of an environment variable, separated by
/// colons, and those of the system.
package enum FontRegistry {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var files: [String] = []
  nonisolated(unsafe) private static var present = FontLibrary(folders: folders)

  private static let folders =
    (ProcessInfo.processInfo.environment["SWIFTUI_STAND_IN_FONTS"] ?? "")
    .split(separator: ":").map(String.init)

  static var library: FontLibrary { lock.withLock { present } }

  /// Registers the fonts of a file.
  ///
  /// - Returns: Whether they are new.
  package static func register(_ file: URL) -> Bool {
    lock.withLock {
      guard FileManager.default.fileExists(atPath: file.path), !files.contains(file.path) else {
        return false
      }
      files.append(file.path)
      present = FontLibrary(folders: files + folders)
      return true
    }
  }
}

extension Font {
  /// A text in the font; `nil` if the system has no fonts.
  func block(of text: String, tracking: CGFloat, _ alignment: TextAlignment) -> TextBlock? {
    let library = FontRegistry.library
    let weight = fontWeight.flatMap { Font.weights[$0] }
    return library.match(named: name, weight: weight).map { match in
      var typesetter = Typesetter(FontStack(match, library), size: size)
      typesetter.tracking = tracking
      let metrics = match.face.metrics
      return TextBlock(
        text, typesetter,
        lineHeight: (metrics.ascent + metrics.descent + metrics.lineGap) * size,
        alignment: alignment.share)
    }
  }

  /// The weights of OpenType.
  private static let weights: [Weight: Double] = [
    .ultraLight: 100, .thin: 200, .light: 300, .regular: 400, .medium: 500, .semibold: 600,
    .bold: 700, .heavy: 800, .black: 900,
  ]
}
