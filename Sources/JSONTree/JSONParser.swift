internal import RapidJSONReader

/// Reads a JSON text to slots with RapidJSON, which says what is wrong with one and where.
///
/// It also reads what browsers accept beyond JSON, after mending it. The text ends with a NUL, and strings are decoded in it where they stand, as none is longer than its text.
struct JSONParser {
  /// Why a text can not be read.
  struct Failure: Error {
    var kind: JSONParseError.Kind
    var message: String
    var offset: Int
  }

  private let text: UnsafeMutablePointer<UInt8>
  private let count: Int
  /// The length of a byte order mark.
  private let start: Int
  private let depthLimit: Int

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - depthLimit: How many arrays and objects may be inside each other.
  static func read(_ bytes: UnsafeRawBufferPointer, depthLimit: Int) throws(Failure) -> JSONStorage
  {
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    do throws(Failure) {
      let slots = try slots(in: text, of: bytes, depthLimit: depthLimit)
      return JSONStorage(text: text, slots: slots.base, root: slots.count - 1)
    } catch {
      text.deallocate()
      throw error
    }
  }

  /// Reads a text, and changes it.
  ///
  /// The last of the slots is the whole text's; the caller deallocates them.
  ///
  /// - Parameters:
  ///   - text: Memory for the text and a NUL after it.
  ///   - bytes: The text.
  ///   - depthLimit: How many arrays and objects may be inside each other.
  private static func slots(
    in text: UnsafeMutablePointer<UInt8>, of bytes: UnsafeRawBufferPointer, depthLimit: Int
  ) throws(Failure) -> JSONSlotBuffer {
    let parser = JSONParser(text, count: bytes.count, bytes, depthLimit: depthLimit)
    let mending = JSONMending(text: text, count: bytes.count)
    mending.replaceHalfPairs()
    do throws(RawFailure) {
      return try parser.parse()
    } catch {
      guard error.canBeMended else { throw parser.failure(error) }
      // What was decoded already is lost, so the text is read anew.
      UnsafeMutableRawBufferPointer(start: text, count: bytes.count).copyMemory(from: bytes)
      mending.replaceHalfPairs()
      mending.replaceControlsAndLargeNumbers()
    }
    do throws(RawFailure) {
      return try parser.parse()
    } catch {
      throw parser.failure(error)
    }
  }

  private init(
    _ text: UnsafeMutablePointer<UInt8>, count: Int, _ bytes: UnsafeRawBufferPointer,
    depthLimit: Int
  ) {
    self.text = text
    self.count = count
    self.depthLimit = depthLimit
    start = JSONText.markLength(bytes)
    UnsafeMutableRawBufferPointer(start: text, count: count).copyMemory(from: bytes)
    text[count] = 0
  }

  private func parse() throws(RawFailure) -> JSONSlotBuffer {
    var builder = JSONSlotBuilder(text: text, start: start, count: count, depthLimit: depthLimit)
    let result = withUnsafeMutablePointer(to: &builder) { builder in
      (text + start).withMemoryRebound(to: CChar.self, capacity: count - start + 1) {
        JSONReaderRead($0, builder) { context, event, start, count, number in
          context.unsafelyUnwrapped.assumingMemoryBound(to: JSONSlotBuilder.self).pointee
            .add(event, start, count, number)
        }
      }
    }
    // RapidJSON takes a NUL for the end.
    guard result.status == .done, start + result.offset == count else {
      builder.deallocate()
      throw RawFailure(
        status: result.status, offset: start + result.offset, tooDeepAt: builder.tooDeepAt)
    }
    return builder.finish()
  }
}

extension JSONParser {
  /// A failure in RapidJSON's terms.
  private struct RawFailure: Error {
    var status: JSONReaderStatus
    var offset: Int
    /// The bracket that opens more than the limit.
    var tooDeepAt: Int?

    /// Whether it may be something that browsers, or old exporters, accept.
    var canBeMended: Bool { status == .numberTooLarge || status == .invalidEscape }
  }

  private func failure(_ failure: RawFailure) -> Failure {
    if let offset = failure.tooDeepAt {
      return Failure(
        kind: .tooDeep, message: "more than \(depthLimit) arrays and objects inside each other",
        offset: offset)
    }
    if failure.status == .empty, failure.offset == count {
      return Failure(kind: .empty, message: "the text is empty", offset: 0)
    }
    let offset = place(failure)
    guard offset < count else {
      return Failure(
        kind: .unexpectedEnd, message: "the text ends inside a value", offset: count)
    }
    let (kind, message) = reason(failure.status, at: offset)
    return Failure(kind: kind, message: message, offset: offset)
  }

  /// Where the text stopped making sense.
  private func place(_ failure: RawFailure) -> Int {
    var offset = failure.offset
    switch failure.status {
    case .missingFraction:
      // The point itself.
      offset -= 1
    case .invalidEscape where text[offset] == UInt8(ascii: "\\"):
      offset += 1
    case .missingQuote:
      // The end of the text, or a NUL before it.
      while offset < count, text[offset] != 0 { offset += 1 }
    default: break
    }
    return offset
  }

  private func reason(
    _ status: JSONReaderStatus, at offset: Int
  ) -> (JSONParseError.Kind, String) {
    if text[offset] == 0 {
      return (
        .syntax,
        status == .missingQuote ? "a NUL byte in a string" : "a NUL byte outside of a string"
      )
    }
    switch status {
    case .moreText: return (.trailingCharacters, "more text after the value")
    case .invalidValue: return invalidValue(at: offset)
    case .missingName:
      return text[offset] == UInt8(ascii: "'")
        ? invalidValue(at: offset)
        : (.syntax, "the name of a member in double quotes is expected")
    case .missingColon: return (.syntax, "a colon must follow the name of a member")
    case .missingCommaOrBrace:
      return (.syntax, "a comma or } must follow the value of a member")
    case .missingCommaOrBracket: return (.syntax, "a comma or ] must follow an element")
    case .invalidHexDigits, .invalidSurrogate:
      return (.syntax, "four hexadecimal digits must follow \\u")
    case .invalidEscape: return (.syntax, "an unknown escape in a string")
    case .missingFraction: return (.syntax, "a digit must follow the decimal point")
    case .missingExponent: return (.syntax, "a digit is expected in the exponent")
    case .done, .empty, .missingQuote, .numberTooLarge, .stopped, .other:
      return (.syntax, "unexpected character")
    }
  }

  private func invalidValue(at offset: Int) -> (JSONParseError.Kind, String) {
    switch text[offset] {
    case UInt8(ascii: "N") where isNext("NaN", offset),
      UInt8(ascii: "I") where isNext("Infinity", offset):
      (.nonFiniteNumber, "NaN and Infinity are not JSON numbers")
    case UInt8(ascii: "'"): (.syntax, "strings and member names need double quotes")
    default: (.syntax, "unexpected character")
    }
  }

  private func isNext(_ word: StaticString, _ offset: Int) -> Bool {
    // The NUL at the end differs from all of them.
    for index in 0..<word.utf8CodeUnitCount where text[offset + index] != word.utf8Start[index] {
      return false
    }
    return true
  }
}
