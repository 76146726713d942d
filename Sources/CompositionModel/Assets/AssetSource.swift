/// Where the bytes of a picture, sound or data file are.
public enum AssetSource: Hashable, Sendable {
  /// In the composition: the file's own bytes, such as those of a PNG or JPEG picture.
  case embedded([UInt8])
  /// Beside the composition's file, by relative path or address.
  case external(path: String)
}
