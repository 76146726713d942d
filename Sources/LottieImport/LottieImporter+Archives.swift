extension LottieImporter {
  /// The kind of a file that holds compressed JSON, by its first bytes; `nil` for other files.
  func archiveKind(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "a zip archive, as .lottie files are"
    }
    if bytes.starts(with: [0x1F, 0x8B]) { return "compressed with gzip, as .tgs files are" }
    return nil
  }
}
