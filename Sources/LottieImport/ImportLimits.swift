/// The limits of import, so that no file takes unbounded time or memory.
///
/// Each is far beyond real files. A file that exceeds one is refused with `limitExceeded` or `numberOutOfRange`, unless
/// the limit states otherwise.
enum ImportLimits {
  /// The longest file, in bytes.
  static let fileSize = 128 << 20
  /// The longest data file of expressions that is read, in bytes.
  static let dataBytes = 4 << 20
  /// The deepest nesting of JSON arrays and objects.
  static let jsonDepth = 512
  /// The sides of the canvas, in points.
  static let canvasSide = 1.0...16_384.0
  /// The frame rate, in frames a second.
  static let frameRate = 0.01...1000.0
  /// The longest composition, in frames: 19 days at 60 frames a second.
  static let frameCount = 100_000_000.0
  /// The largest number of layers in all compositions of a file.
  static let layers = 100_000
  /// The largest number of layers, where a precomposition counts for each layer that shows it.
  static let expandedLayers = 100_000
  /// The longest chain of parents; the link beyond it is cut.
  static let parentDepth = 100
  /// The deepest nesting of precompositions.
  static let precompositionDepth = 64
  /// The largest number of assets.
  static let assets = 20_000
  /// The deepest nesting of shape groups.
  static let groupDepth = 64
  /// The largest number of shapes in a file.
  static let shapeItems = 500_000
  /// The largest number of keyframes in a file.
  static let keyframes = 2_000_000
  /// The largest number of masks of a layer; further ones are ignored.
  static let masks = 256
  /// The deepest nesting of groups of an effect's controls; deeper ones are ignored.
  static let effectDepth = 8
  /// The largest number of controls of all effects and styles in a file.
  static let controls = 500_000
  /// The largest size of all texts and expressions in a file, in bytes.
  static let textBytes = 32 << 20
  /// The largest number of fonts.
  static let fonts = 10_000
  /// The largest number of glyphs.
  static let glyphs = 100_000
  /// The largest number of markers; further ones are ignored.
  static let markers = 10_000
  /// The largest number of slots; further ones are ignored.
  static let slots = 10_000
  /// The largest number of parts of a state machine; it is ignored beyond.
  static let machineParts = 100_000
  /// The largest speed and the largest number of passes of a state; larger ones are reduced to it.
  static let (machineSpeed, machineLoops) = (1000.0, 1_000_000)
  /// The shortest blend into a state, in seconds; shorter ones are changes at once.
  static let machineTween = 1e-3
  /// The deepest nesting of JSON arrays and objects in a state machine.
  static let machineDepth = 64
  /// The largest magnitude of a number; beyond it the property has its default.
  static let magnitude = 1e9
  /// The largest number of copies of a repeater; larger numbers are reduced to it.
  static let repeaterCopies = 2000.0
  /// The largest number of times that nested repeaters draw a shape; outer ones make fewer copies.
  static let repeatedShapes = 200_000.0
  /// The largest number of listed findings; further ones are only counted.
  static let findings = 10_000
}
