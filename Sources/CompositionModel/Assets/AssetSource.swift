/// The location of the bytes of a picture, sound or data file.
package enum AssetSource: Hashable, Sendable {
  /// Embedded: the bytes of the file, such as those of a PNG or JPEG picture.
  case embedded([UInt8])
  /// External: a path relative to the composition's file, or an address.
  case external(path: String)
}
