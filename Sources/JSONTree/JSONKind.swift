/// The kinds of JSON values.
package enum JSONKind: String, Hashable, Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool
  /// A number, integral or not.
  case number
  /// A string.
  case string
  /// An array.
  case array
  /// An object.
  case object
}
