public import Geometry
public import SceneModel

/// The kind of a view, with its options: the settings that never change.
///
/// Large options are indirect, as kinds are copied more often than they are made.
public enum ViewKind: Hashable, Sendable {
  // Drawn views, and copies of their children.
  indirect case group(GroupView)
  case shape
  case repeater(RepeaterView)
  case image(ImageView)
  indirect case frames(FramesView)
  indirect case text(TextView)

  // Geometry, and its modifiers.
  case path
  case rectangle(RectangleView)
  case ellipse(EllipseView)
  case star(StarView)
  case polygon(PolygonView)
  case transformed
  case trim(TrimView)
  case roundCorners
  case puckerBloat
  case twist
  case zigZag(ZigZagView)
  case offsetPath(OffsetPathView)
  case combine(CombineView)
  case measured

  // Paints of a shape.
  case fill(FillView)
  case stroke(StrokeView)

  // Masks of the group around them, and effects on it, which apply in their order, before masks.
  case mask(MaskView)
  case effect(SceneEffect)
}

extension ViewKind {
  /// The kinds that declare themselves as views; each effect is a kind too.
  static let views: [any DeclaredView.Type] = [
    GroupView.self, ShapeView.self, RepeaterView.self, PathView.self, RectangleView.self,
    EllipseView.self, StarView.self, PolygonView.self, TransformedView.self, TrimView.self,
    RoundCornersView.self, PuckerBloatView.self, TwistView.self, ZigZagView.self,
    OffsetPathView.self, CombineView.self, MeasuredView.self, FillView.self, StrokeView.self,
    MaskView.self, ImageView.self, FramesView.self, TextView.self,
  ]

  /// The options with the declaration of the kind; `nil` for effects.
  private var view: (any DeclaredView)? {
    switch self {
    case .group(let view): view
    case .shape: ShapeView()
    case .repeater(let view): view
    case .image(let view): view
    case .frames(let view): view
    case .text(let view): view
    case .path: PathView()
    case .rectangle(let view): view
    case .ellipse(let view): view
    case .star(let view): view
    case .polygon(let view): view
    case .transformed: TransformedView()
    case .trim(let view): view
    case .roundCorners: RoundCornersView()
    case .puckerBloat: PuckerBloatView()
    case .twist: TwistView()
    case .zigZag(let view): view
    case .offsetPath(let view): view
    case .combine(let view): view
    case .measured: MeasuredView()
    case .fill(let view): view
    case .stroke(let view): view
    case .mask(let view): view
    case .effect: nil
    }
  }

  /// The kind as it declares itself.
  private var declared: any Declared {
    if case .effect(let effect) = self { return effect.value }
    return view ?? ShapeView()
  }

  /// The properties that views of this kind have, in order.
  public var properties: [PropertyDeclaration] {
    switch self {
    case .effect(let effect): effect.properties
    // Most views are groups and paints, and to make an existential of their options allocates memory.
    case .group(let view): view.properties
    case .fill(let view): view.properties
    case .stroke(let view): view.properties
    default: view?.properties ?? []
    }
  }

  /// The part that views of this kind play in the view around them.
  public var role: ViewRole { view.map { type(of: $0).role } ?? .effect }

  /// Whether views of this kind paint a shape's paths.
  public var isPaint: Bool {
    switch self {
    case .fill, .stroke: true
    default: false
    }
  }

  /// The name in files.
  public var name: String { type(of: declared).kindName }

  /// The name for people: After Effects' own where there is one.
  public var title: String { type(of: declared).kindTitle }

  /// The names of the options in files, in the order of the declaration.
  public var optionNames: [String] { type(of: declared).signature.options.map(\.name) }

  /// The values of the options, in the order of the declaration.
  public var optionValues: [OptionValue] { declared.optionValues }

  /// The options that differ from their defaults, in the order of the declaration.
  public var changedOptions: [ChangedOption] { declared.changedOptions }

  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { view?.identifierWord ?? "effect" }

  /// The names of the pictures that the view shows.
  public var imageSources: [String] { view?.imageSources ?? [] }

  /// Renames pictures; names that are not in the dictionary stay.
  mutating func renameImageSources(_ names: [String: String]) {
    guard var view else { return }
    view.imageSources = view.imageSources.map { names[$0] ?? $0 }
    self = view.kind
  }

  /// The options of a fill's or stroke's paint; `nil` for other views.
  public var paint: PaintStyle? { (view as? any PaintView)?.paint }

  /// Returns the settings without a counterpart in SwiftUI; `nil` if all have one.
  public func nativeGap(_ values: TakenValues) -> NativeGap<ViewKind>? {
    if case .effect(let effect) = self { return effect.nativeGap(values)?.map { .effect($0) } }
    return view?.kindGap(values)
  }
}

extension ViewKind {
  /// A trim of a mode.
  public static func trim(_ mode: TrimMode) -> ViewKind { .trim(.with { $0.mode = mode }) }

  /// A fill with a rule and a paint.
  public static func fill(_ rule: FillRule, _ paint: PaintStyle) -> ViewKind {
    .fill(.with { ($0.rule, $0.paint) = (rule, paint) })
  }

  /// A stroke with a line and a paint.
  public static func stroke(_ line: LineStyle, _ paint: PaintStyle) -> ViewKind {
    .stroke(.with { ($0.line, $0.paint) = (line, paint) })
  }

  /// A mask of a mode.
  public static func mask(_ mode: MaskMode, isInverted: Bool) -> ViewKind {
    .mask(.with { ($0.mode, $0.isInverted) = (mode, isInverted) })
  }
}

extension DeclaredView {
  fileprivate func kindGap(_ values: TakenValues) -> NativeGap<ViewKind>? {
    nativeGap(values)?.map(\.kind)
  }
}

/// All kinds of views by their names in files.
public enum ViewCatalog {
  /// A kind of view.
  public struct Entry: Sendable {
    /// The declaration.
    public let signature: KindSignature
    /// The part that such views play in the view around them.
    public let role: ViewRole
    /// The place of their children; `nil` for views without children.
    public let childPlace: ViewPlace?
    /// Makes the kind with options in the order of the declaration; `nil` for a default.
    public let make: @Sendable ([OptionValue?]) -> ViewKind

    /// The place of the children of such a view in a place; `nil` for views without children.
    public func placeOfChildren(in place: ViewPlace) -> ViewPlace? {
      guard role == .repeater else { return childPlace }
      return place == .group || place == .copies ? .copies : .geometry
    }
  }

  /// All kinds, views before effects.
  public static let entries: [Entry] =
    ViewKind.views.map { entry(view: $0) } + SceneEffect.all.map { entry(effect: $0) }

  /// The names of all kinds, in order.
  public static let names = entries.map(\.signature.name)

  private static let entriesByName = Dictionary(
    uniqueKeysWithValues: entries.map { ($0.signature.name, $0) })

  /// The kind with a name; `nil` for none.
  public static func entry(named name: String) -> Entry? { entriesByName[name] }

  /// The kind of a view.
  public static func entry(of kind: ViewKind) -> Entry {
    guard let entry = entriesByName[kind.name] else {
      preconditionFailure("\(kind.name) is missing in the lists of kinds")
    }
    return entry
  }

  private static func entry<View: DeclaredView>(view type: View.Type) -> Entry {
    Entry(signature: type.signature, role: type.role, childPlace: type.childPlace) {
      View(options: $0).kind
    }
  }

  private static func entry<Effect: PixelEffect>(effect type: Effect.Type) -> Entry {
    Entry(signature: type.signature, role: .effect, childPlace: nil) {
      .effect(SceneEffect(Effect(options: $0)))
    }
  }
}
