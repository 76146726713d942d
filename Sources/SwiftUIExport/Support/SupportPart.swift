import Diagnostics
import EmbeddedTexts

/// A part of the support file, which generated code uses where SwiftUI has no counterpart.
package enum SupportPart: String, CaseIterable, Sendable {
  /// The parts of an animation that are played, and its markers.
  case playback = "Playback"
  /// The time of an animation, which the app steers.
  case player = "Player"
  /// The parameters of views that play.
  case playbackControl = "PlaybackControl"
  /// The clock of the events.
  case timerManager = "TimerManager"
  /// Keyframes in the time of that clock.
  case keyframeRun = "KeyframeRun"
  /// The size of views.
  case scaledContent = "ScaledContent"
  /// Paths about the center of a view, and ones that morph.
  case outline = "Outline"
  /// Paths of which a part is drawn.
  case trimmedOutline = "TrimmedOutline"
  /// Numbers with animations of their own.
  case numberAnimation = "NumberAnimation"
  /// Points of paths with animations of their own.
  case outlineAnimation = "OutlineAnimation"
  /// Masks that grow or shrink.
  case expandedShape = "ExpandedShape"
  /// Motion along paths.
  case motionRoute = "MotionRoute"
  /// Turns to the direction of paths.
  case routeTurn = "RouteTurn"
  /// The masks of tints.
  case hardenedMask = "HardenedMask"
  /// Matched views.
  case stretchedContent = "StretchedContent"
  /// The areas that wipes leave.
  case wipes = "Wipes"
  case cornerPin = "CornerPin"
  /// Copies of repeaters.
  case repeatedCopy = "RepeatedCopy"
  /// The clock of views that show a moment.
  case animationPlayer = "AnimationPlayer"
  /// Lists whose elements mix.
  case morphingList = "MorphingList"
  /// Displacements by fractions of pixels.
  case movedView = "MovedView"
  /// Tables of keyframes.
  case keyframeSteps = "KeyframeSteps"
  case skewEffect = "SkewEffect"
  /// Skews whose angles have animations of their own.
  case skewAnimation = "SkewAnimation"
  /// Rotations about several axes.
  case spatialRotation = "SpatialRotation"
  /// Values of a theme that mix.
  case themeMix = "ThemeMix"
  /// Colors that change by their components.
  case themeColor = "ThemeColor"
  /// Gradients that change stop by stop.
  case themeGradient = "ThemeGradient"
  /// Sequences of pictures.
  case animatedImageView = "AnimatedImageView"
  /// Motions that a number of cycles drives.
  case drivenEffects = "DrivenEffects"
  case blurTransition = "BlurTransition"
  /// Lines of text at their baselines.
  case baselinePlacement = "BaselinePlacement"
  /// Fonts in the bundle of a package.
  case bundledFont = "BundledFont"
  /// The clock of animations, before there was `Clock`.
  case animationClock = "AnimationClock"
  /// Views that follow an object.
  case observing = "Observing"
  /// SwiftUI's keyframes for systems without them.
  case keyframes = "Keyframes"
  /// SwiftUI's curves of keyframes for systems without them.
  case unitCurve = "UnitCurve"
  /// SwiftUI's springs of keyframes for systems without them.
  case spring = "Spring"
  /// SwiftUI's phases for systems without them.
  case phaseAnimator = "PhaseAnimator"
  /// The rules of state machines, from the module `StateMachines`.
  case stateMachines = "StateMachines"
  /// State machines that play an animation.
  case animationMachine = "AnimationMachine"

  /// Whether the part stands in for types of iOS 17.
  private var isBackport: Bool {
    switch self {
    case .animationClock, .observing, .keyframes, .unitCurve, .spring, .phaseAnimator: true
    default: false
    }
  }

  /// The parts of source for a release, in the order of their declarations.
  static func all(for release: SystemRelease) -> [SupportPart] {
    allCases.filter { !$0.isBackport || !release.hasObservation }
  }

  /// The source for a release, without imports.
  func source(for release: SystemRelease) -> String {
    SupportPart.table(for: release)[self]?.source ?? ""
  }

  /// The modules that its source needs beside SwiftUI and observation.
  var imports: [String] { self == .bundledFont ? ["CoreText"] : [] }

  /// The names of the types that the part declares, from its source.
  var typeNames: [String] {
    let types =
      isBackport
      ? SupportPart.types(in: SupportTemplate.text(rawValue, for: SystemRelease.targets[0]))
      : types(for: .year2023)
    return types.map(\.name)
  }

  /// The types that the part declares in source for a release; none where SwiftUI has them.
  func types(for release: SystemRelease) -> [DeclaredType] {
    SupportPart.table(for: release)[self]?.types ?? []
  }

  /// A generic parameter that a view gives a type.
  enum Parameter: String, CaseIterable, Sendable {
    /// The view itself.
    case design = "Design"
    /// Its theme.
    case theme = "Theme"
  }

  struct DeclaredType: Hashable, Sendable {
    let name: String
    /// Its only generic parameter, which the view gives it; `nil` for others.
    let parameter: Parameter?
    /// Whether apps use it.
    let isPublic: Bool
  }

  /// Some parts with those whose types they use for a release, directly or not.
  static func closure(
    of parts: Set<SupportPart>, for release: SystemRelease = .year2023
  ) -> Set<SupportPart> {
    var closure = parts
    var open = parts
    while let part = open.popFirst() {
      for used in used(in: names(in: part.source(for: release)), for: release)
      where closure.insert(used).inserted {
        open.insert(used)
      }
    }
    return closure
  }

  /// The parts that stand in for types of SwiftUI among the names in source.
  static func backports(in names: Set<Substring>, for release: SystemRelease) -> Set<SupportPart> {
    Set(used(in: names, for: release).filter(\.isBackport))
  }

  /// The parts whose types are among the names in source.
  private static func used(
    in names: Set<Substring>, for release: SystemRelease
  ) -> [SupportPart] {
    all(for: release).filter { part in
      part.types(for: release).contains { names.contains($0.name[...]) }
    }
  }

  /// The names in source that can be those of types, also of members.
  static func names(in text: String) -> Set<Substring> {
    let names = text[...].sourceNames { word in
      UnsafeBufferPointer(rebasing: word.drop { $0 == UInt8(ascii: ".") }).isCapitalized
    }
    return Set(names.map { $0.first == "." ? $0.dropFirst() : $0 })
  }

  /// The sources of parts, and the types that they declare.
  private typealias Table = [SupportPart: (source: String, types: [DeclaredType])]

  /// Each is made at its first use.
  private static let withObservation = table(.year2023)
  private static let withoutObservation = table(SystemRelease.targets[0])

  private static func table(_ release: SystemRelease) -> Table {
    all(for: release).reduce(into: [:]) { table, part in
      let source = SupportTemplate.text(part.rawValue, for: release)
      table[part] = (source, types(in: source))
    }
  }

  private static func table(for release: SystemRelease) -> Table {
    release.hasObservation ? withObservation : withoutObservation
  }

  /// The name of the type that has the types of all parts.
  static let namespace = "XsheetSupport"

  /// The types that are declared in the namespace for other parts and views.
  private static func types(in source: String) -> [DeclaredType] {
    source.byteLines(where: \.declaresMember).compactMap { line in
      var followsKeyword = false
      let names = line.sourceNames { word in
        defer { followsKeyword = word.isTypeKeyword }
        return followsKeyword
      }
      guard let name = names.first.map(String.init) else { return nil }
      let words = line.sourceNames
      guard !words.contains("private"), !words.contains("fileprivate") else { return nil }
      return DeclaredType(
        name: name,
        parameter: Parameter.allCases.first {
          line.hasBytes(of: "\(name)<\($0.rawValue)>")
            || line.hasBytes(of: "\(name)<\($0.rawValue): EnvironmentKey>")
        },
        isPublic: words.contains("public"))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a line declares something in the namespace: it is indented by two spaces.
  fileprivate var declaresMember: Bool {
    guard count > 2, self[0] == UInt8(ascii: " "), self[1] == UInt8(ascii: " ") else {
      return false
    }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self[2]) || self[2] == UInt8(ascii: "@")
  }
}

/// A text of the support file, of which some lines are for some systems alone.
///
/// Lines that begin with `#if iOS17`, `#if !iOS17`, `#else` and `#endif` choose between lines; conditions of Swift are
/// indented. Properties have the attributes of both ways to observe an object; `text(_:for:)` removes those of the other
/// one. `onChange(of:initial:_:)` becomes a modifier of the part `PlaybackControl` before iOS 17.
enum SupportTemplate {
  /// The text with a name for a release.
  static func text(_ name: String, for release: SystemRelease) -> String {
    let source = EmbeddedText.swiftUIExport[name] ?? ""
    let attribute = release.hasObservation ? "@Published " : "@ObservationIgnored "
    let text = chosenLines(of: source, for: release).replacing(bytes: attribute, with: "")
    let modifier = ".onChange(of:"
    guard !release.hasObservation, text.hasBytes(of: modifier) else { return text }
    return text.byteLines.map { line in
      line.hasBytes(of: "perform:")
        ? line : String(line).replacing(bytes: modifier, with: ".onValueChange(of:")[...]
    }.joinedLines
  }

  /// The text without lines for other releases.
  private static func chosenLines(of source: String, for release: SystemRelease) -> String {
    guard source.hasBytes(of: "#if ") else { return source }
    var isChosen = true
    return source.byteLines { line in
      guard line.first == UInt8(ascii: "#") else { return isChosen }
      switch String(decoding: line, as: UTF8.self) {
      case "#if iOS17": isChosen = release.hasObservation
      case "#if !iOS17": isChosen = !release.hasObservation
      case "#else": isChosen.toggle()
      case "#endif": isChosen = true
      default: return isChosen
      }
      return false
    }.joinedLines
  }
}
