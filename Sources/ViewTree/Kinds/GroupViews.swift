public import Geometry
public import SceneModel

/// Children that are transformed, cut and composited together.
public struct GroupView: DeclaredView {
  /// How it mixes with the pixels behind it.
  public var blendMode: BlendMode
  /// The size of the rectangle at the origin that cuts it, in points.
  public var clipSize: Vector2?
  /// How its first child cuts the others.
  public var matte: MatteMode?
  /// Whether its effects change the pixels below it, in place of children of its own.
  public var adjustsBelow = false
  /// The motion that one number drives.
  public var effect: DrivenEffect?
  /// How it appears and disappears; `nil` for a view that does not, or fades with a matched one.
  public var transition: ViewTransition?
  /// The size of the rectangle at the origin that it takes up, in points; `nil` for the clip's size.
  public var frame: Vector2?
  /// How it shares its frame with other groups.
  public var matched: MatchedGeometry?
  /// Whether the mean of its children's pictures is drawn, which are one moment each: motion blur.
  public var averagesChildren = false
  /// Its role in 3D space; `nil` for a group whose children are on its plane.
  ///
  /// A camera's picture has the middle of its frame, or of the canvas without one.
  public var space: SpaceRole?

  /// Makes a plain group.
  public init() { self.init(blendMode: .normal) }

  /// Makes a group.
  public init(
    blendMode: BlendMode = .normal, clipSize: Vector2? = nil, matte: MatteMode? = nil
  ) {
    self.blendMode = blendMode
    self.clipSize = clipSize
    self.matte = matte
  }

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<GroupView>(
    "group", title: "Group", "Children that are transformed, cut and composited together.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels behind it."),
      .size(\.clipSize, "clip", "The size of the rectangle at the origin that cuts it, in points."),
      .word(\.matte, "matte", "How the first child cuts the others."),
      .flag(
        \.adjustsBelow, "adjustsBelow",
        "Whether its effects change the pixels below it, in place of children of its own."),
      .word(\.effect, "effect", "The motion that cycles and amplitude drive."),
      .custom(
        \.transition, "transition", form: "transition",
        "How it appears and disappears, when it is inserted and removed."),
      .size(
        \.frame, "frame",
        "The size of the rectangle at the origin that it takes up, in points; that of the clip by default."
      ),
      .custom(
        \.matched, "matched", form: "matched", "The frame that it shares with other groups."),
      .flag(
        \.averagesChildren, "average",
        "Whether the mean of its children's pictures is drawn: motion blur."
      ),
      .word(\.space, "space", "Its role in 3D space."),
    ], properties: Layout.layouts[Layout.Parts.all.rawValue].declarations,
    synonyms: ["view", "layer", "container", "stack", "zstack", "hstack", "vstack"])
  /// SwiftUI has neither adjustment layers nor the blend mode Hard Mix.
  public func nativeGap(_ values: TakenValues) -> NativeGap<GroupView>? {
    if adjustsBelow { return NativeGap("An adjustment layer", canBake: false) }
    guard blendMode == .hardMix else { return nil }
    var plain = self
    plain.blendMode = .normal
    return NativeGap("The blend mode Hard Mix", canBake: false, fallback: .replaced(plain))
  }
  package static let role = ViewRole.drawn
  package static let childPlace: ViewPlace? = .group

  package var kind: ViewKind { .group(self) }
  package var properties: [PropertyDeclaration] { layout.declarations }
}

extension GroupView {
  /// Whether it can appear and disappear.
  public var appears: Bool { transition != nil || matched?.isSource == true }

  /// The size of the rectangle at the origin that it takes up, in points, if that is known.
  public var frameSize: Vector2? { frame ?? clipSize }

  /// The places of a group's properties, some of which depend on its options.
  struct Layout: Sendable {
    /// The options that add properties.
    struct Parts: OptionSet {
      let rawValue: Int
      static let driven = Parts(rawValue: 1)
      static let presence = Parts(rawValue: 2)
      static let camera = Parts(rawValue: 4)
      static let all: Parts = [.driven, .presence, .camera]
    }

    let transform: TransformProperties
    let opacity: PropertySlot<Double>
    let isVisible: PropertySlot<Bool>
    let perspective: PropertySlot<Double>
    /// The motion of a driven effect.
    let driven: (cycles: PropertySlot<Double>, amplitude: PropertySlot<Vector3>)?
    /// How far a group has appeared and disappeared.
    let presence: (insertion: PropertySlot<Double>, removal: PropertySlot<Double>)?
    let zoom: PropertySlot<Double>?

    init(_ list: inout PropertyList, _ parts: Parts) {
      transform = TransformProperties(&list)
      opacity = list.number(.opacity, 1, .color, in: 0...1, "The opacity.")
      isVisible = list.flag(.isVisible, true, "Whether the group is drawn.")
      perspective = list.number(
        .perspective, 1, .factor,
        "The perspective of rotations about x and y, as in SwiftUI's rotation3DEffect: the eye is at the longer "
          + "side of the frame, of the clip, or of the canvas, divided by it; 0 is without perspective. "
          + "Before a camera, in a shared space and for matched groups it has no effect.")
      driven =
        parts.contains(.driven)
        ? (
          cycles: list.number(.cycles, 0, .factor, "The number of times that the motion was made."),
          amplitude: list.vector(
            .amplitude, .zero, .points,
            "The extent of the motion; of a swing in degrees, of a pulse as factors.")
        )
        : nil
      presence =
        parts.contains(.presence)
        ? (
          insertion: list.number(
            .insertion, 1, .factor, "The progress of its appearing: 0 for absent, 1 for present."),
          removal: list.number(
            .removal, 0, .factor, "The progress of its disappearing: 0 for present, 1 for absent.")
        )
        : nil
      zoom =
        parts.contains(.camera)
        ? list.number(
          .zoom, 0, .points,
          "The distance from the camera at which views have their own size; 0 is without perspective."
        )
        : nil
    }

    /// The layouts by the raw values of parts.
    static let layouts = (0...Parts.all.rawValue).map { parts in
      PropertyLayout { Layout(&$0, Parts(rawValue: parts)) }
    }
  }

  private var layout: PropertyLayout<Layout> {
    var parts: Layout.Parts = []
    if effect != nil { parts.insert(.driven) }
    if appears { parts.insert(.presence) }
    if space?.isCamera == true { parts.insert(.camera) }
    return Layout.layouts[parts.rawValue]
  }

  /// The places of the group's properties.
  var slots: Layout { layout.slots }

  /// The places of the properties that all groups have.
  static let common = Layout.layouts[0].slots
}

/// Paths with paints, first paint lowest.
public struct ShapeView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<ShapeView>(
    "shape", title: "Shape", "Geometry with paints, first paint lowest.",
    properties: layout.declarations)
  package static let role = ViewRole.drawn
  package static let childPlace: ViewPlace? = .shape
  package var kind: ViewKind { .shape }

  static let layout = PropertyLayout { list in
    (
      opacity: list.number(
        .opacity, 1, .color, in: 0...1, "The opacity; it multiplies that of each paint."),
      isVisible: list.flag(.isVisible, true, "Whether the shape is drawn.")
    )
  }
}

/// Copies of its children; among geometry, copies of paths.
public struct RepeaterView: DeclaredView {
  /// Whether later copies are drawn above earlier ones.
  public var laterAbove = true

  /// Makes a repeater whose later copies are drawn above.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<RepeaterView>(
    "repeater", title: "Repeater", "Copies of its children; among geometry, copies of paths.",
    options: [
      .flag(\.laterAbove, "laterAbove", "Whether later copies are drawn above earlier ones.")
    ], properties: layout.declarations,
    synonyms: ["repeat", "copies", "grid", "array"])
  package static let role = ViewRole.repeater
  package static let childPlace: ViewPlace? = .geometry
  package var kind: ViewKind { .repeater(self) }

  static let layout = PropertyLayout { list in
    (
      transform: TransformProperties(&list, of: .copies),
      copies: list.number(
        .copies, 1, .factor, in: 0...(.infinity), "The number of copies."),
      copyOffset: list.number(
        .copyOffset, 0, .factor, "The number of steps by which the first copy is moved."),
      startOpacity: list.number(
        .startOpacity, 1, .color, in: 0...1, "The opacity of the first copy."),
      endOpacity: list.number(
        .endOpacity, 1, .color, in: 0...1, "The opacity of the last copy."),
      opacity: list.number(
        .opacity, 1, .color, in: 0...1,
        "The opacity of all copies together; of geometry that of its paints counts."),
      isVisible: list.flag(
        .isVisible, true, "Whether the copies are drawn; those of geometry always are.")
    )
  }

  /// The number of copies that a value of `copies` makes: the next whole number, within the limit.
  static func count(_ copies: Double) -> Int {
    guard copies.isFinite, copies > 0 else { return 0 }
    return Int(Swift.min(copies, Double(ViewRuntime.maximumCopies)).rounded(.up))
  }
}

/// The places of the properties of a transform.
struct TransformProperties: Sendable {
  let anchor: PropertySlot<Vector3>
  let position: PropertySlot<Vector3>
  let scale: PropertySlot<Vector3>
  let rotation: PropertySlot<Double>
  let rotationX: PropertySlot<Double>
  let rotationY: PropertySlot<Double>
  let orientation: PropertySlot<Vector3>
  let skew: PropertySlot<Double>
  let skewAxis: PropertySlot<Double>
  let pathAngle: PropertySlot<Double>
  let motionPath: PropertySlot<BezierPath>
  let progress: PropertySlot<Double>
  let autoOrient: PropertySlot<Bool>

  /// The object that a transform applies to.
  enum Subject: Sendable {
    /// A view.
    case view
    /// Each copy of a repeater, relative to the one before.
    case copies
  }

  init(_ list: inout PropertyList) { self.init(&list, of: .view) }

  /// Declares the properties of a transform, with summaries for its subject.
  init(_ list: inout PropertyList, of subject: Subject) {
    let isView = subject == .view
    anchor = list.vector(
      .anchor, .zero, .points,
      isView
        ? "The point of the view that is placed at the position."
        : "The point about which each copy is scaled and rotated.")
    position = list.vector(
      .position, .zero, .points,
      isView ? "The position of the anchor." : "The step from one copy to the next.")
    scale = list.vector(
      .scale, Vector3(1, 1, 1), .factor,
      isView
        ? "The factors along x and y." : "The factors from one copy to the next, along x and y.")
    rotation = list.number(
      .rotation, 0, .degrees,
      isView
        ? "The rotation about z, clockwise."
        : "The rotation from one copy to the next, about z, clockwise.")
    rotationX = list.number(
      .rotationX, 0, .degrees, "The rotation about x; the lower edge moves away from the viewer.")
    rotationY = list.number(
      .rotationY, 0, .degrees, "The rotation about y; the left edge moves away from the viewer.")
    orientation = list.vector(
      .orientation, .zero, .degrees, "An additional rotation about x, y and z.")
    skew = list.number(.skew, 0, .degrees, "The skew.")
    skewAxis = list.number(.skewAxis, 0, .degrees, "The direction of the skew.")
    pathAngle = list.number(
      .pathAngle, 0, .degrees, "An additional rotation about z of a view oriented along its path.")
    motionPath = list.path(
      .motionPath, "A path that displaces the view from its position by the point at progress.")
    progress = list.number(
      .progress, 0, .factor,
      "The distance along the motion path, as a share of its length.")
    autoOrient = list.flag(
      .autoOrient, false, "Whether the view is oriented along its motion path.")
  }

  /// The properties of kinds that have a transform alone.
  static let layout = PropertyLayout(TransformProperties.init)
}
