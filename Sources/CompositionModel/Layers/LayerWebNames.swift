/// The attributes of a layer's element in a web page; members are empty where the file has none.
package struct LayerWebNames: Hashable, Sendable {
  /// The element's identifier.
  package var id = ""
  /// The element's classes, separated by spaces.
  package var classes = ""
  /// The kind of element.
  package var tag = ""

  /// Makes empty names.
  package init() {}
}
