/// What a layer is called in a web page that shows it; all parts are empty when the file says nothing about them.
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
