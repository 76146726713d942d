/// The stable code of a kind of finding.
///
/// `LI` is import, `TC` conversion, `RD` drawing. Codes are never reused. What each means, how much it
/// matters and what to do about it is in `facts`.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // MARK: Files that can not be read

  /// The file is empty.
  case emptyFile = "LI0001"
  /// The file is not well-formed JSON.
  case malformedJSON = "LI0002"
  /// The root is not an object.
  case rootNotAnObject = "LI0003"
  /// A member without which nothing, or not all, can be drawn is missing.
  case missingMember = "LI0004"
  /// A member has the wrong type.
  case wrongType = "LI0005"
  /// A number is out of its range.
  case numberOutOfRange = "LI0006"
  /// A limit on size, count or depth is exceeded.
  case limitExceeded = "LI0007"
  /// The file is a timeline where a composition is needed.
  case timelineAsInput = "LI0008"

  // MARK: Links between the parts of a file

  /// A layer names a parent that is not there.
  case missingParent = "LI0101"
  /// Layers are each other's parents.
  case parentCycle = "LI0102"
  /// A matte layer is not there.
  case missingMatte = "LI0103"
  /// Layers are each other's mattes.
  case matteCycle = "LI0104"
  /// A layer names an asset that is not there, or none.
  case missingAsset = "LI0105"
  /// A layer names an asset of another kind than it shows.
  case wrongAsset = "LI0106"
  /// A precomposition contains itself.
  case precompositionCycle = "LI0107"
  /// Two layers of a composition have the same index.
  case duplicateIndex = "LI0108"
  /// Two assets have the same identifier.
  case duplicateAsset = "LI0109"
  /// An asset has no identifier by which layers could name it.
  case missingIdentifier = "LI0110"
  /// A text names a font that the file does not list.
  case missingFont = "LI0111"
  /// A text follows a mask that is not there.
  case missingTextPath = "LI0112"

  // MARK: Values that contradict themselves

  /// A layer or composition ends before it begins.
  case emptyTimeRange = "LI0201"
  /// A property has no keyframes.
  case emptyKeyframes = "LI0202"
  /// Keyframes are not in order of time.
  case unsortedKeyframes = "LI0203"
  /// Keyframes of one property are at the same time.
  case simultaneousKeyframes = "LI0204"
  /// A path's vertex and tangent lists differ in length, or paths of one animation differ in structure.
  case unevenPath = "LI0205"
  /// A data URL does not hold the bytes of a picture or sound.
  case malformedData = "LI0206"
  /// The stops of a gradient contradict their count.
  case unevenGradient = "LI0207"
  /// Repeaters make too many copies.
  case runawayRepeater = "LI0208"

  // MARK: Layers that are not drawn

  /// A layer of an unknown type.
  case unsupportedLayer = "LI0301"
  /// A layer that stands for a picture, which is not drawn.
  case unsupportedImage = "LI0302"
  /// A layer that shows a video.
  case unsupportedVideo = "LI0304"
  /// A layer that plays a sound.
  case unsupportedAudio = "LI0305"
  /// A light.
  case unsupportedLight = "LI0307"
  /// A layer of data for expressions.
  case unsupportedData = "LI0308"
  /// An adjustment layer.
  case unsupportedAdjustment = "LI0309"
  /// A guide layer.
  case guideLayer = "LI0310"

  // MARK: Text

  /// A layer that shows text.
  case unsupportedText = "LI0401"
  /// A text animator.
  case unsupportedTextAnimator = "LI0402"
  /// A setting of the path that a text follows.
  case unsupportedTextPath = "LI0403"
  /// A selector of a text animator that follows an expression.
  case unsupportedTextSelector = "LI0404"

  // MARK: Shapes, masks and blending

  /// A shape of an unknown type.
  case unsupportedShape = "LI0501"
  /// A modifier of paths that is not drawn.
  case unsupportedModifier = "LI0502"
  /// A mode of merging paths that is not known.
  case unsupportedMerge = "LI0503"
  /// A feature of strokes that is not drawn.
  case unsupportedStroke = "LI0504"
  /// A mask feature that is not drawn.
  case unsupportedMask = "LI0505"
  /// A track matte feature that is not drawn.
  case unsupportedMatte = "LI0506"
  /// A blend mode that is not drawn.
  case unsupportedBlendMode = "LI0507"
  /// A transform where none has a meaning.
  case misplacedTransform = "LI0508"

  // MARK: Effects, expressions and what else acts on a layer

  /// An effect that is not drawn.
  case unsupportedEffect = "LI0601"
  /// An effect that only holds values for expressions.
  case expressionControl = "LI0602"
  /// A layer style that is not drawn.
  case unsupportedLayerStyle = "LI0603"
  /// An expression that is not evaluated.
  case unsupportedExpression = "LI0604"
  /// Motion blur.
  case unsupportedMotionBlur = "LI0605"
  /// A feature of time or of the transform that is not drawn.
  case unsupportedTransform = "LI0607"
  /// A property that is bound to a slot.
  case unsupportedSlot = "LI0608"
  /// A slot that no property uses.
  case unusedSlot = "LI0609"
  /// An effect of which a part is not drawn.
  case partialEffect = "LI0610"
  /// A layer style of which a part is not drawn.
  case partialLayerStyle = "LI0611"
  /// An expression that was evaluated.
  case evaluatedExpression = "LI0620"
  /// An expression that takes too long or too much memory.
  case expressionLimit = "LI0621"

  // MARK: Members

  /// A member that is not known.
  case unknownMember = "LI0701"
  /// Values as older exporters wrote them were translated.
  case oldDialect = "LI0702"
  /// The alpha of a colour does not count, as opacity is a property of its own.
  case colorAlpha = "LI0703"
  /// There are more findings than are listed.
  case furtherFindings = "LI0704"
  /// A value is written in an unusual way that can be understood.
  case unusualForm = "LI0705"
  /// The text is not strict JSON, and was read nevertheless.
  case lenientJSON = "LI0706"

  // MARK: Containers

  /// An archive, or a compressed file, can not be read.
  case malformedArchive = "LI0901"
  /// An archive holds a path that leads out of it.
  case unsafeArchivePath = "LI0902"
  /// An archive, or a compressed file, unpacks to more than the limits.
  case archiveTooLarge = "LI0903"
  /// An archive holds no animation.
  case noAnimation = "LI0904"
  /// An animation that the manifest names is not in the archive.
  case missingAnimation = "LI0905"
  /// The manifest of an archive is missing or malformed.
  case malformedManifest = "LI0906"
  /// A part of an archive, or a setting of its manifest, is not carried over.
  case unusedArchivePart = "LI0907"
  /// A picture is not where the file says.
  case missingImage = "LI0908"

  // MARK: Conversion to a timeline

  /// A property was resampled to a few segments, straight or eased.
  case resampled = "TC0001"
  /// A feature that a timeline can not carry.
  case notConverted = "TC0002"
  /// The interval that was asked for does not divide the cycle.
  case otherInterval = "TC0003"
  /// A view became a sequence of pictures.
  case baked = "TC0004"
  /// What would have to be baked takes too many pictures, or too large ones.
  case bakingLimit = "TC0005"
  /// A file is not a timeline of this version.
  case malformedTimeline = "TC0101"
  /// A matched view of a timeline has no other one to take its frame from.
  case missingMatch = "TC0102"
  /// More matched views of a timeline than one give their frame at once.
  case severalSources = "TC0103"
  /// The frame of a matched view depends on itself.
  case matchCircle = "TC0104"
}
