extension Substring {
  /// The words of Swift source, without comments and strings; those after a dot with the dot.
  var sourceNames: [Substring] {
    var names: [Substring] = []
    var text = self
    text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        let begin = place
        while place < bytes.count, bytes[place].isPartOfWord { place += 1 }
        if place > begin {
          let start = begin > 0 && bytes[begin - 1] == UInt8(ascii: ".") ? begin - 1 : begin
          let first = utf8.index(startIndex, offsetBy: start)
          names.append(Substring(utf8[first..<utf8.index(first, offsetBy: place - start)]))
        } else if bytes[place] == UInt8(ascii: "\"") {
          place = bytes.endOfString(at: place)
        } else if bytes[place...].starts(with: "//".utf8) {
          place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        } else {
          place += 1
        }
      }
    }
    return names
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The place after a string of one line, whose first quote is at a place.
  fileprivate func endOfString(at start: Int) -> Int {
    var place = start + 1
    while place < count, self[place] != UInt8(ascii: "\n") {
      if self[place] == UInt8(ascii: "\"") { return place + 1 }
      place += self[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(place, count)
  }
}

extension UInt8 {
  /// Whether it is a byte of a word of source, in UTF-8; letters beyond ASCII are parts of words.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
