internal import CHarfBuzz

// The file of a font.
extension FontFace {
  /// The bytes of the font's file, which may have further faces.
  package var bytes: [UInt8] {
    let blob = hb.face_reference_blob(hb.font_get_face(font))
    defer { hb.blob_destroy(blob) }
    return Array(blobBytes(blob))
  }

  /// The license in the font's table of names, as one line: its description and its address; `nil` for none.
  package var license: String? {
    let face = hb.font_get_face(font)
    let entries = [13, 14].compactMap { number in
      face.flatMap { FontFace.name(number, of: $0) }?
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let text = entries.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

/// The bytes of a blob of HarfBuzz, which must outlive them.
func blobBytes(_ blob: OpaquePointer?) -> UnsafeRawBufferPointer {
  var count: UInt32 = 0
  let start = hb.blob_get_data(blob, &count)
  return UnsafeRawBufferPointer(start: start, count: Int(count))
}
