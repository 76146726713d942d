public import SceneModel

/// The kind of a view, with its options: the settings that never change.
public enum ViewKind: Hashable, Sendable {
  /// Children that are transformed, cut and composited together.
  case group(GroupView)
  /// Paths with paints, first paint lowest.
  case shape
  /// Copies of its children; among geometry, copies of paths.
  case repeater(RepeaterView)
  /// A picture that fills a rectangle at the origin.
  case image(ImageView)
  /// One of several pictures that fills a rectangle at the origin.
  case frames(FramesView)

  /// A free path.
  case path
  /// A rectangle about its position.
  case rectangle(RectangleView)
  /// An ellipse about its position.
  case ellipse(EllipseView)
  /// A star about its position.
  case star(StarView)
  /// A polygon about its position.
  case polygon(PolygonView)
  /// Geometry under a transform.
  case transformed
  /// Geometry, shortened.
  case trim(TrimView)
  /// Geometry with rounded corners.
  case roundCorners
  /// Geometry with vertices pulled to the center and handles pushed away.
  case puckerBloat
  /// Geometry twisted about a center: nearer points are rotated further.
  case twist
  /// Geometry with ridges.
  case zigZag(ZigZagView)
  /// Geometry moved outward.
  case offsetPath(OffsetPathView)
  /// The outline of combined areas.
  case combine(CombineView)
  /// Geometry that is not drawn, but counts for the length of a trim.
  case measured

  /// A fill of a shape.
  case fill(FillView)
  /// A stroke of a shape.
  case stroke(StrokeView)

  /// A mask of the group around it.
  case mask(MaskView)
  /// An effect on the group around it; effects apply in their order, before masks.
  case effect(SceneEffect)
}

extension ViewKind {
  /// The kinds that declare themselves as views; each effect is a kind too.
  static let views: [any DeclaredView.Type] = [
    GroupView.self, ShapeView.self, RepeaterView.self, PathView.self, RectangleView.self,
    EllipseView.self, StarView.self, PolygonView.self, TransformedView.self, TrimView.self,
    RoundCornersView.self, PuckerBloatView.self, TwistView.self, ZigZagView.self,
    OffsetPathView.self, CombineView.self, MeasuredView.self, FillView.self, StrokeView.self,
    MaskView.self, ImageView.self, FramesView.self,
  ]

  /// The options with the declaration of the kind; `nil` for effects.
  private var view: (any DeclaredView)? {
    switch self {
    case .group(let view): view
    case .shape: ShapeView()
    case .repeater(let view): view
    case .image(let view): view
    case .frames(let view): view
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
    if case .effect(let effect) = self { return effect.properties }
    return view?.properties ?? []
  }

  /// The part that views of this kind play in the view around them.
  public var role: ViewRole { view.map { type(of: $0).role } ?? .effect }

  /// Whether views of this kind paint a shape's paths.
  public var isPaint: Bool { role == .paint }

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
    view.renameImageSources(names)
    self = view.kind
  }

  /// The options of a fill's or stroke's paint; `nil` for other views.
  public var paint: PaintStyle? { (view as? any PaintView)?.paint }

  /// Returns the settings without a counterpart in SwiftUI; `nil` if all have one.
  ///
  /// - Parameter values: Returns the values of a property.
  public func nativeGap(
    _ values: (PropertyKey) -> [PropertyValue]
  ) -> NativeGap<ViewKind>? {
    if case .effect(let effect) = self { return effect.nativeGap(values)?.map { .effect($0) } }
    return view?.kindGap(values)
  }
}

extension DeclaredView {
  fileprivate func kindGap(
    _ values: (PropertyKey) -> [PropertyValue]
  ) -> NativeGap<ViewKind>? { nativeGap(values)?.map(\.kind) }
}
