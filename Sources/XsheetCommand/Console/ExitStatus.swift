/// What the process ends with, after `sysexits.h`.
enum ExitStatus: Int32, Comparable {
  /// All is done.
  case done = 0
  /// There are findings at or above the asked severity, or something is not verified.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// An input cannot be used.
  case unusableInput = 65
  /// An input is not there.
  case noInput = 66
  /// An output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74

  /// Orders by number, so that of several files the gravest counts.
  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
