#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The width of printed help.
package enum OutputWidth {
  /// The width if the terminal's is unknown, in characters.
  package static let standard = 80
  /// The largest width that is easy to read, in characters.
  package static let widest = 100
  /// The smallest width for the columns of help, in characters.
  package static let narrowest = 50

  /// The width for standard output: the variable `COLUMNS`, or the width of the terminal, otherwise 80.
  ///
  /// - Parameter columns: The value of the environment's `COLUMNS`.
  package static func current(columns: String?) -> Int {
    choose(columns: columns.flatMap { Int($0) }, terminal: terminalWidth())
  }

  /// The width to use.
  static func choose(columns: Int?, terminal: Int?) -> Int {
    let measured = [columns, terminal].compactMap(\.self).first { $0 > 0 }
    return min(max(measured ?? standard, narrowest), widest)
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }
}
