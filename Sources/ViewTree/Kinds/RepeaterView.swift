public import SceneModel

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
  /// The part that such views play in the view around them.
  public static let role = ViewRole.repeater
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
  /// The kind with these options.
  public var kind: ViewKind { .repeater(self) }

  /// The places of the properties.
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

extension ViewKind {
  /// A repeater, by the order of its copies.
  public static func repeater(laterAbove: Bool) -> ViewKind {
    .repeater(.with { $0.laterAbove = laterAbove })
  }
}
