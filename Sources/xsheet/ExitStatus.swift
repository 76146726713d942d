/// What the process ends with, after `sysexits.h`.
enum ExitStatus: Int32, Comparable {
  /// All is done.
  case done = 0
  /// There are findings at or above the asked severity, or something is not verified.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// An input can not be used.
  case unusableInput = 65
  /// An input is not there.
  case noInput = 66
  /// An output can not be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74

  /// Orders by number, so that of several files the gravest counts.
  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Why a file, or the whole call, can not go on.
struct CommandFailure: Error {
  /// What the process ends with.
  var status: ExitStatus
  /// One or more lines for standard error.
  var message: String
}
