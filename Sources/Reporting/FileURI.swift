/// URI references to files.
enum FileURI {
  /// A reference to a file: relative for relative paths, with the animation of an archive as fragment.
  static func reference(to file: String) -> String {
    guard let mark = file.range(ofFragmentIn: ".lottie#") else { return path(file) }
    return path(String(file[..<mark])) + "#" + encoded(String(file[mark...].dropFirst()))
  }

  private static func path(_ path: String) -> String {
    path.hasPrefix("/") ? "file://" + encoded(path) : encoded(path)
  }

  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._~/".unicodeScalars.contains(scalar)
        }
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        result += "%" + (hex.count == 1 ? "0" : "") + hex
      }
    }
    return result
  }
}

extension String {
  /// The index of the `#` at the end of the last occurrence of a mark; `nil` without one.
  fileprivate func range(ofFragmentIn mark: String) -> String.Index? {
    indices.last { self[$0] == "#" && self[...$0].hasSuffix(mark) }
  }
}
