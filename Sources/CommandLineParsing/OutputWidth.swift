#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How wide help is printed.
public enum OutputWidth {
  /// The width where nothing is known, in characters.
  public static let standard = 80
  /// The widest that still reads well, in characters.
  public static let widest = 100
  /// The narrowest that the columns of help need, in characters.
  public static let narrowest = 50

  /// The width for standard output: of the variable `COLUMNS`, else of the terminal, else 80.
  ///
  /// - Parameter columns: The value of the environment's `COLUMNS`.
  public static func current(columns: String?) -> Int {
    choose(columns: columns.flatMap { Int($0) }, terminal: terminalWidth())
  }

  /// The width to use, given what is known.
  static func choose(columns: Int?, terminal: Int?) -> Int {
    let known = [columns, terminal].compactMap(\.self).first { $0 > 0 }
    return min(max(known ?? standard, narrowest), widest)
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }
}
