/// Numbers in messages.
enum NumberText {
  /// The shortest text of a number, without a fraction where there is none.
  static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
