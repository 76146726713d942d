/// The attributes of a layer's element in a web page; members are empty where the file has none.
public struct LayerWebNames: Hashable, Sendable {
  /// The element's identifier.
  public var id = ""
  /// The element's classes, separated by spaces.
  public var classes = ""
  /// The kind of element.
  public var tag = ""

  /// Makes empty names.
  public init() {}
}
