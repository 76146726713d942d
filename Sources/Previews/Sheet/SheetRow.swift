/// The changes of one view, as a row of the exposure sheet.
package struct SheetRow: Hashable, Sendable {
  /// The identifier of the view.
  package var view: String
  /// The name of the view in the design, or its identifier.
  package var name: String
  /// The kind of view.
  package var kind: String
  /// The names of the views around it and its own, outermost first.
  package var path: [String]
  /// The changes, in the order of the events.
  package var bars: [SheetBar] = []
}
