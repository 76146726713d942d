/// The stable code of a kind of finding.
///
/// `FC` codes are about forecasts for other players, `LI` codes about import, `PV` codes about preview pages, `SU` codes
/// about SwiftUI source, `TC` codes about conversion to a timeline, `WK` codes about worker processes. Codes are never
/// reused. The facts and the documentation of a code are in its `page`.
public enum DiagnosticCode: String, Hashable, Codable, Sendable, CaseIterable {
  // MARK: Forecasts for other players

  /// A feature that a player does not draw.
  case featureNotDrawn = "FC0001"
  /// A feature that a player draws in part.
  case featureDrawnInPart = "FC0002"
  /// A feature for which a player uses another engine.
  case featureDrawnByFallback = "FC0003"

  // MARK: Files that cannot be read

  /// The file is empty.
  case emptyFile = "LI0001"
  /// The file is not well-formed JSON.
  case malformedJSON = "LI0002"
  /// The root is not an object.
  case rootNotAnObject = "LI0003"
  /// A required member is missing.
  case missingMember = "LI0004"
  /// A member has the wrong type.
  case wrongType = "LI0005"
  /// A number is out of its range.
  case numberOutOfRange = "LI0006"
  /// A limit on size, count or depth is exceeded.
  case limitExceeded = "LI0007"
  /// The file is a timeline where a composition is needed.
  case timelineAsInput = "LI0008"
  /// The file is compressed where JSON is needed.
  case compressedFile = "LI0009"

  // MARK: Links between the parts of a file

  /// The parent of a layer is missing.
  case missingParent = "LI0101"
  /// The parents of layers form a cycle.
  case parentCycle = "LI0102"
  /// The track matte of a layer is missing.
  case missingMatte = "LI0103"
  /// The track mattes of layers form a cycle.
  case matteCycle = "LI0104"
  /// The asset of a layer is missing.
  case missingAsset = "LI0105"
  /// The asset of a layer is of a different kind than the layer.
  case wrongAsset = "LI0106"
  /// A precomposition contains itself.
  case precompositionCycle = "LI0107"
  /// Two layers of a composition have the same index.
  case duplicateIndex = "LI0108"
  /// Two assets have the same identifier.
  case duplicateAsset = "LI0109"
  /// An asset has no identifier.
  case missingIdentifier = "LI0110"
  /// The font of a text is missing.
  case missingFont = "LI0111"
  /// The mask that a text follows is missing.
  case missingTextPath = "LI0112"
  /// The layer that an effect uses is missing.
  case missingEffectLayer = "LI0113"
  /// An asset has neither layers nor a file.
  case emptyAsset = "LI0114"
  /// A font has no name.
  case unnamedFont = "LI0115"

  // MARK: Inconsistent values

  /// A layer ends before it begins.
  case emptyTimeRange = "LI0201"
  /// An animated property has no keyframes.
  case emptyKeyframes = "LI0202"
  /// Keyframes are not in order of time.
  case unsortedKeyframes = "LI0203"
  /// Keyframes of one property are at the same time.
  case simultaneousKeyframes = "LI0204"
  /// The keyframes of a path differ in their number of vertices.
  case unevenPath = "LI0205"
  /// A data URL does not hold the bytes of a picture or sound.
  case malformedData = "LI0206"
  /// A gradient has fewer stops than its count.
  case unevenGradient = "LI0207"
  /// Repeaters make too many copies.
  case runawayRepeater = "LI0208"
  /// The number of an option is unknown.
  case unknownOption = "LI0209"
  /// The composition ends before it begins.
  case emptyComposition = "LI0210"
  /// A path has fewer tangents than vertices.
  case missingTangents = "LI0211"
  /// A keyframe has an end value that the property never reaches.
  case unreachedEnd = "LI0212"
  /// A design that shows nothing at any time.
  case invisibleDesign = "LI0213"

  // MARK: Layers that are not drawn

  /// A layer of an unknown type.
  case unsupportedLayer = "LI0301"
  /// A placeholder for a picture.
  case unsupportedImage = "LI0302"
  /// A layer that shows a video.
  case unsupportedVideo = "LI0304"
  /// An audio layer.
  case unsupportedAudio = "LI0305"
  /// A light.
  case unsupportedLight = "LI0307"
  /// A layer of data for expressions.
  case unsupportedData = "LI0308"
  /// A feature of an adjustment layer that is not drawn.
  case unsupportedAdjustment = "LI0309"
  /// A guide layer.
  case guideLayer = "LI0310"
  /// An alignment of a picture other than centered.
  case pictureAlignment = "LI0311"
  /// A collapsed precomposition whose layers reach beyond its frame.
  case cutPrecomposition = "LI0312"

  // MARK: Text

  /// Characters without outlines in the file.
  case missingGlyphs = "LI0401"
  /// A text animator that acts on the text as a whole.
  case unsupportedTextAnimator = "LI0402"
  /// A last margin of text on a path.
  case unsupportedTextPath = "LI0403"
  /// A selector of a text animator with an expression.
  case unsupportedTextSelector = "LI0404"
  /// Capitals without outlines in the file.
  case missingCapitals = "LI0405"
  /// Justified text.
  case justifiedText = "LI0406"
  /// A font that is not at hand, with another in its place.
  case replacedFont = "LI0407"
  /// Text that is set in a font.
  case machineFont = "LI0408"
  /// Letters that another font has.
  case fallbackFont = "LI0409"
  /// A font file of the design that cannot be used.
  case unusableFont = "LI0410"
  /// Lines of a paragraph text beyond its box.
  case hiddenLines = "LI0411"
  /// Text that players set in another way than After Effects.
  case playerText = "LI0412"
  /// A font in place of the outlines of the file.
  case replacedOutlines = "LI0413"
  /// A library that text in fonts needs, and that is missing.
  case missingTextLibrary = "LI0414"
  /// A text in a font becomes outlines in timelines and source.
  case outlinedText = "LI0415"

  // MARK: Shapes, masks and blending

  /// A shape of an unknown type.
  case unsupportedShape = "LI0501"
  /// A path operation that is not drawn.
  case unsupportedModifier = "LI0502"
  /// An unknown mode of Merge Paths.
  case unsupportedMerge = "LI0503"
  /// An animated miter limit of a stroke.
  case animatedMiterLimit = "LI0504"
  /// An unknown mode of a mask.
  case unsupportedMask = "LI0505"
  /// An unknown type of a track matte.
  case unsupportedMatte = "LI0506"
  /// An unknown blend mode.
  case unsupportedBlendMode = "LI0507"
  /// A transform in a place where it has no effect.
  case misplacedTransform = "LI0508"
  /// Merged paths with too many crossings.
  case tangledMerge = "LI0509"
  /// A blend mode in a place where it has no effect.
  case misplacedBlendMode = "LI0510"

  // MARK: Effects, expressions, transforms and slots

  /// An effect that is not drawn.
  case unsupportedEffect = "LI0601"
  /// An effect that only holds a value for expressions.
  case expressionControl = "LI0602"
  /// A layer style that is not drawn.
  case unsupportedLayerStyle = "LI0603"
  /// An expression that cannot be evaluated.
  case unsupportedExpression = "LI0604"
  /// Motion blur of a layer in a composition without motion blur.
  case unsupportedMotionBlur = "LI0605"
  /// A 3D rotation without rotation about x.
  case unsupportedTransform = "LI0607"
  /// A property that is bound to a slot.
  case unsupportedSlot = "LI0608"
  /// A slot that no property uses.
  case unusedSlot = "LI0609"
  /// An effect with settings that are not drawn.
  case partialEffect = "LI0610"
  /// A layer style with settings that are not drawn.
  case partialLayerStyle = "LI0611"
  /// A control of an effect with an unknown type.
  case unknownControl = "LI0612"
  /// A property that is bound to a slot without value.
  case emptySlot = "LI0613"
  /// Expressions that were evaluated.
  case evaluatedExpression = "LI0620"
  /// An expression beyond a limit on time or memory.
  case expressionLimit = "LI0621"
  /// An expression with random numbers.
  case randomExpression = "LI0622"
  /// A text style that an expression sets and that is not drawn.
  case unsupportedTextStyle = "LI0623"

  // MARK: Notation

  /// An unknown member.
  case unknownMember = "LI0701"
  /// Values in the notation of old exporters.
  case oldDialect = "LI0702"
  /// A color with an alpha, which is ignored.
  case colorAlpha = "LI0703"
  /// More findings than are listed.
  case furtherFindings = "LI0704"
  /// A value in an unusual notation.
  case unusualForm = "LI0705"
  /// The text is not strict JSON, and was read nevertheless.
  case lenientJSON = "LI0706"
  /// A property with a keyframe at every frame.
  case bakedKeyframes = "LI0715"

  // MARK: Archives and files beside the composition

  /// An archive or a compressed file cannot be read.
  case malformedArchive = "LI0901"
  /// An archive contains a path outside of the archive.
  case unsafeArchivePath = "LI0902"
  /// An archive or a compressed file unpacks to more than the limits.
  case archiveTooLarge = "LI0903"
  /// An archive contains no animation.
  case noAnimation = "LI0904"
  /// An animation of the manifest is not in the archive.
  case missingAnimation = "LI0905"
  /// The manifest of an archive is missing or malformed.
  case malformedManifest = "LI0906"
  /// A part of an archive or a setting of its manifest is ignored.
  case unusedArchivePart = "LI0907"
  /// A picture is not at the path that the file names.
  case missingImage = "LI0908"
  /// A picture cannot be decoded.
  case unreadablePicture = "LI0909"
  /// A picture exceeds the limit on bytes or pixels.
  case oversizedPicture = "LI0910"
  /// A picture is not in the archive.
  case missingArchivePicture = "LI0911"
  /// A picture is outside of the folders that pictures are read from.
  case outsidePicture = "LI0912"
  /// A pipe, a socket or a device stands where a file is expected.
  case notRegularFile = "LI0913"
  /// A file is missing, or the system refuses to read it.
  case unreadableFile = "LI0914"
  /// A configuration file has a wrong member or value.
  case malformedConfiguration = "LI0915"
  /// A baseline file has a wrong member or value.
  case malformedBaseline = "LI0916"
  /// A theme of the manifest is not in the archive.
  case missingTheme = "LI0920"
  /// A theme has a rule that cannot be read.
  case malformedTheme = "LI0921"
  /// A theme gives the value of a slot that the design does not use.
  case unusedThemeRule = "LI0922"

  // MARK: State machines

  /// A state machine that players refuse.
  case refusedStateMachine = "LI1001"
  /// A state machine names a state, input, marker or layer that does not exist.
  case unknownMachineName = "LI1002"

  // MARK: Preview pages

  /// A page has fewer pictures than the animation has frames.
  case sparsePreview = "PV0001"

  // MARK: Parts of a timeline that SwiftUI source lacks

  /// A feature of a timeline is not in the generated source.
  case notExported = "SU0001"
  /// Generated source needs a picture in the asset catalog.
  case pictureNeeded = "SU0002"
  /// Generated source uses a name that the oldest system of the app lacks.
  case newerSystemNeeded = "SU0003"
  /// A custom region has no place in generated source any more.
  case orphanedRegion = "SU0004"
  /// Generated source needs a font.
  case fontNeeded = "SU0005"
  /// The theme of generated source lacks a slot of the design.
  case slotNotInTheme = "SU0006"
  /// The parts of a text without a font are placed by the widths of another font than the app's.
  case lettersOfOtherFont = "SU0007"
  /// The font that generated source names lacks a style that a text is drawn with.
  case synthesizedStyle = "SU0008"
  /// SwiftUI moves the letters of a changing text in a way that frames approximate.
  case approximatedTransition = "SU0009"

  // MARK: Conversion to a timeline

  /// A property was resampled to a few segments.
  case resampled = "TC0001"
  /// A feature that a timeline cannot express.
  case notConverted = "TC0002"
  /// The requested interval does not divide the cycle.
  case otherInterval = "TC0003"
  /// A view became a sequence of pictures.
  case baked = "TC0004"
  /// A view that needs too many or too large pictures.
  case bakingLimit = "TC0005"
  /// A property that is farther from the design than the tolerance.
  case beyondTolerance = "TC0006"
  /// The file is not a timeline of this version.
  case malformedTimeline = "TC0101"
  /// A matched view has no source of its frame.
  case missingMatch = "TC0102"
  /// Several views of a name are sources at the same time.
  case severalSources = "TC0103"
  /// The frame of a matched view depends on itself.
  case matchCircle = "TC0104"
  /// A matched view has no frame.
  case matchWithoutFrame = "TC0105"
  /// A repeater or a 3D space is between matched views.
  case unplacedMatch = "TC0106"
  /// A name in a timeline refers to nothing.
  case unknownName = "TC0107"
  /// Two parts of a timeline have one name.
  case repeatedName = "TC0108"
  /// A value of a timeline does not fit its place.
  case unfitValue = "TC0109"
  /// A change of a timeline after the end of the cycle.
  case changeBeyondCycle = "TC0110"
  /// A change that another one replaces at the same instant.
  case replacedChange = "TC0111"
  /// A repetition that ends at its start value.
  case jumpingRepetition = "TC0112"
  /// A constant without a use.
  case unusedConstant = "TC0113"
  /// A camera that shows nothing.
  case emptyCamera = "TC0114"
  /// An insertion or removal that changes nothing.
  case idlePresence = "TC0115"
  /// A change between values that do not mix.
  case unequalStructure = "TC0116"
  /// A gradient with too few stops.
  case tooFewStops = "TC0117"
  /// A gradient without a length.
  case emptyGradient = "TC0118"
  /// A value beyond the range of its property.
  case valueBeyondRange = "TC0119"
  /// A shape without a paint or without a path.
  case undrawnShape = "TC0120"
  /// A definition without a use.
  case unusedDefinition = "TC0121"
  /// A motion that the end of the cycle cuts off.
  case cutMotion = "TC0122"
  /// A modifier of paths or a repeater without children.
  case emptyModifier = "TC0123"
  /// A state of a state machine that no transition leads to.
  case unreachableState = "TC0124"

  // MARK: Worker processes

  /// The work on a file took longer than its limit.
  case workerTimeout = "WK0001"
  /// The work on a file needed more memory than its limit.
  case workerMemory = "WK0002"
  /// The work on a file ended its process.
  case workerCrash = "WK0003"
}
