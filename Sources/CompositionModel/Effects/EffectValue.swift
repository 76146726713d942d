/// A control of an effect.
public struct EffectValue: Hashable, Sendable {
  /// The name, as in After Effects' panel; empty when the file has none.
  public var name: String
  /// After Effects' internal name, such as `ADBE Fill-0002`; empty when the file has none.
  public var matchName: String
  /// The value, in the units of the file.
  public var content: ControlContent

  /// Makes a control of its parts.
  public init(name: String, matchName: String = "", content: ControlContent) {
    self.name = name
    self.matchName = matchName
    self.content = content
  }
}
