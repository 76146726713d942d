/// The bounds of what is imported, so that no file makes import run away.
///
/// Each is far beyond what designers export. A file that exceeds one is refused with `limitExceeded`
/// or `numberOutOfRange`; where it says so, only the value is replaced.
enum ImportLimits {
  /// The longest file, in bytes.
  static let fileSize = 128 << 20
  /// How many JSON arrays and objects may be inside each other.
  static let jsonDepth = 512
  /// The sides of the canvas, in points.
  static let canvasSide = 1.0...16_384.0
  /// Frames a second.
  static let frameRate = 0.01...1000.0
  /// How many frames a composition may last.
  static let frameCount = 1_000_000.0
  /// How many layers a file may hold, in all its compositions.
  static let layers = 100_000
  /// How many layers there may be when each precomposition counts as often as it is shown.
  static let expandedLayers = 100_000
  /// How many parents may be above a layer; the link beyond is cut.
  static let parentDepth = 100
  /// How many precompositions may be inside each other.
  static let precompositionDepth = 64
  /// How many assets a file may hold.
  static let assets = 20_000
  /// How many groups of shapes may be inside each other.
  static let groupDepth = 64
  /// How many entries the lists of shapes of a file may hold.
  static let shapeItems = 500_000
  /// How many keyframes a file may hold.
  static let keyframes = 2_000_000
  /// How many masks a layer may have; further ones are left out.
  static let masks = 256
  /// How many groups of an effect's controls may be inside each other; further ones are left out.
  static let effectDepth = 8
  /// How many controls the effects and styles of a file may have.
  static let controls = 500_000
  /// How many bytes the texts and expressions of a file may have.
  static let textBytes = 32 << 20
  /// How many fonts a file may list.
  static let fonts = 10_000
  /// How many characters a file may have outlines of.
  static let glyphs = 100_000
  /// How many markers a file may have; further ones are left out.
  static let markers = 10_000
  /// How many slots a file may have; further ones are left out.
  static let slots = 10_000
  /// The largest magnitude of a number; beyond it the property's default is taken.
  static let magnitude = 1e9
  /// How many copies a repeater may make; more are limited to it.
  static let repeaterCopies = 2000.0
  /// How often the shapes of a list may be drawn by repeaters inside each other; the outer ones make fewer copies.
  static let repeatedShapes = 200_000.0
  /// How many findings are listed; the rest is only counted.
  static let findings = 10_000
}
