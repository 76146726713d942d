/// Numbers in messages.
package enum NumberText {
  /// The shortest text of a number, without a fraction where there is none.
  package static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
