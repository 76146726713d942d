extension JSONParser {
  /// Reads the number that is next.
  mutating func number() throws(Failure) -> Double {
    let start = place
    let isNegative = place.pointee == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let digits = place
    var significand: UInt64 = 0
    if place.pointee == UInt8(ascii: "0") {
      place += 1
    } else {
      guard takeDigits(&significand) > 0 else {
        throw isNegative && place.pointee == UInt8(ascii: "I")
          ? unexpected() : failure("a digit is expected")
      }
    }
    var exponent = 0
    if place.pointee == UInt8(ascii: ".") {
      place += 1
      exponent = -takeDigits(&significand)
      guard exponent < 0 else {
        place -= 1
        throw failure("a digit must follow the decimal point")
      }
    }
    // One byte too many where there is a point; then the slow way is taken for 19 digits.
    let isShort = place - digits <= JSONDecimal.longest
    if place.pointee | 0x20 == UInt8(ascii: "e") { exponent += try takeExponent() }
    let magnitude =
      isShort ? JSONDecimal(significand: significand, exponent: exponent).value : nil
    guard let magnitude else { return number(from: start) }
    return isNegative ? -magnitude : magnitude
  }

  /// Reads digits; gives how many there are.
  private mutating func takeDigits(_ value: inout UInt64) -> Int {
    let start = place
    var byte = place
    var sum = value
    while case let digit = byte.pointee &- UInt8(ascii: "0"), digit < 10 {
      sum = sum &* 10 &+ UInt64(digit)
      byte += 1
    }
    value = sum
    place = byte
    return byte - start
  }

  /// Reads an exponent; beyond a million it makes no difference.
  private mutating func takeExponent() throws(Failure) -> Int {
    place += 1
    let isNegative = place.pointee == UInt8(ascii: "-")
    if isNegative || place.pointee == UInt8(ascii: "+") { place += 1 }
    var value: UInt64 = 0
    let count = takeDigits(&value)
    guard count > 0 else { throw failure("a digit is expected in the exponent") }
    let magnitude = count > 6 ? 1_000_000 : Int(value)
    return isNegative ? -magnitude : magnitude
  }

  /// The number between a place and the present one, by way of its text.
  private func number(from start: UnsafeMutablePointer<UInt8>) -> Double {
    Double(String(decoding: UnsafeBufferPointer(start: start, count: place - start), as: UTF8.self))
      ?? 0
  }
}
