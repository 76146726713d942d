/// A control of an effect.
package struct EffectValue: Hashable, Sendable {
  /// The name, as in After Effects' panel; empty when the file has none.
  package var name: String
  /// After Effects' internal name, such as `ADBE Fill-0002`; empty when the file has none.
  package var matchName: String
  /// The value, in the units of the file.
  package var content: ControlContent

  /// Makes a control of its parts.
  package init(name: String, matchName: String = "", content: ControlContent) {
    self.name = name
    self.matchName = matchName
    self.content = content
  }
}
