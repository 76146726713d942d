extension [UInt8] {
  /// Whether the bytes contain a word.
  func contains(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    let word = UnsafeBufferPointer(start: word.utf8Start, count: count)
    return withUnsafeBufferPointer { text in
      text.indices.dropLast(count - 1).contains { start in
        text[start] == word[0] && text[start..<start + count].elementsEqual(word)
      }
    }
  }
}
