import Diagnostics

/// URLs that hold a file, after RFC 2397: `data:image/png;base64,…`.
package enum DataURL {
  private static let scheme = "data:"

  /// Whether an address is a data URL, optionally of a media type with a given start, rather than a path.
  package static func isOne(_ address: String, of mediaType: String = "") -> Bool {
    address.hasPrefix(scheme + mediaType)
  }

  /// The data URL of bytes.
  package static func address(of bytes: [UInt8], mediaType: String) -> String {
    "\(scheme)\(mediaType);base64,\(Base64.encode(bytes))"
  }

  /// The bytes of a data URL in base64; `nil` for other addresses.
  package static func bytes(in address: String) -> [UInt8]? {
    guard isOne(address), let comma = address.utf8.firstIndex(of: UInt8(ascii: ",")),
      address[..<comma].hasSuffix(";base64")
    else { return nil }
    return Base64.decode(address[address.index(after: comma)...].utf8)
  }
}
