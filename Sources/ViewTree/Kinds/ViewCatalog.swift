public import SceneModel

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
