/// The stable code of a kind of finding.
///
/// `LI` is import, `TC` conversion, `RD` drawing. Codes are never reused.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // Files that can not be read.
  /// The file is empty.
  case emptyFile = "LI0001"
  /// The file is not well-formed JSON.
  case malformedJSON = "LI0002"
  /// The root is not an object.
  case rootNotAnObject = "LI0003"
  /// A member without which nothing can be drawn is missing.
  case missingMember = "LI0004"
  /// A member has the wrong type.
  case wrongType = "LI0005"
  /// A number is out of its range.
  case numberOutOfRange = "LI0006"
  /// A limit on size, count or depth is exceeded.
  case limitExceeded = "LI0007"
  /// The file is a timeline where a composition is needed.
  case timelineAsInput = "LI0008"

  // Structure.
  /// A layer names a parent that is not there.
  case missingParent = "LI0101"
  /// Layers are each other's parents.
  case parentCycle = "LI0102"
  /// A layer names an asset that is not there.
  case missingAsset = "LI0103"
  /// A precomposition contains itself.
  case precompositionCycle = "LI0104"
  /// Two layers of a composition have the same index.
  case duplicateIndex = "LI0105"
  /// A layer or composition ends before it begins.
  case emptyTimeRange = "LI0106"
  /// Keyframes are not in order of time.
  case unsortedKeyframes = "LI0107"
  /// A path's vertex and tangent lists differ in length, or paths of one animation differ in structure.
  case unevenPath = "LI0108"
  /// A matte layer is not there.
  case missingMatte = "LI0109"
  /// Layers are each other's mattes.
  case matteCycle = "LI0110"
  /// The bytes of a picture can not be decoded.
  case malformedImage = "LI0111"
  /// Two assets have the same identifier.
  case duplicateAsset = "LI0112"
  /// A property has no keyframes.
  case emptyKeyframes = "LI0113"

  // Features that are not carried over.
  /// A type of layer that is not drawn.
  case unsupportedLayer = "LI0201"
  /// A shape or modifier that is not drawn.
  case unsupportedShape = "LI0202"
  /// A mask feature that is not drawn.
  case unsupportedMask = "LI0203"
  /// A track matte feature that is not drawn.
  case unsupportedMatte = "LI0204"
  /// A blend mode that is not drawn.
  case unsupportedBlendMode = "LI0205"
  /// An effect that is not drawn.
  case unsupportedEffect = "LI0206"
  /// A layer style that is not drawn.
  case unsupportedLayerStyle = "LI0207"
  /// An expression that is not evaluated.
  case unsupportedExpression = "LI0208"
  /// A transform or time feature that is not drawn.
  case unsupportedTransform = "LI0209"
  /// A feature of text that is not drawn.
  case unsupportedText = "LI0210"
  /// A property that is bound to a slot.
  case unsupportedSlot = "LI0211"

  // Members.
  /// A member that is not known.
  case unknownMember = "LI0301"
  /// Values as older exporters wrote them were translated.
  case oldDialect = "LI0302"
  /// The alpha of a colour does not count, as opacity is a property of its own.
  case colorAlpha = "LI0303"
  /// There are more findings than are listed.
  case furtherFindings = "LI0304"

  // Conversion to a timeline.
  /// A property was resampled to straight segments.
  case resampled = "TC0001"
  /// A feature that a timeline can not carry.
  case notConverted = "TC0002"
  /// A file is not a timeline of this version.
  case malformedTimeline = "TC0101"

  // Containers.
  /// An archive, or a compressed file, can not be read.
  case malformedArchive = "LI0401"
  /// An archive holds a path that leads out of it.
  case unsafeArchivePath = "LI0402"
  /// An archive, or a compressed file, unpacks to more than the limits.
  case archiveTooLarge = "LI0403"
  /// An archive holds no animation.
  case noAnimation = "LI0404"
  /// An animation that the manifest names is not in the archive.
  case missingAnimation = "LI0405"
  /// The manifest of an archive is missing or malformed.
  case malformedManifest = "LI0406"
  /// A part of an archive, or a setting of its manifest, is not carried over.
  case unusedArchivePart = "LI0407"
  /// A picture is not where the file says.
  case missingImage = "LI0408"
}
