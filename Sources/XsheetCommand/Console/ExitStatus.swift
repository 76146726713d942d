import Batches
import Xsheet

/// The exit status of the process, after `sysexits.h`.
enum ExitStatus: Int32, Codable, Comparable {
  /// Everything is done.
  case done = 0
  /// There are findings at or above a severity, a timeline is not verified, or two versions differ.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// An input cannot be used.
  case unusableInput = 65
  /// An input is missing.
  case noInput = 66
  /// A worker process crashed.
  case crashed = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// A configuration file is wrong.
  case configuration = 78

  /// The status for an error of the library.
  init(_ kind: XsheetError.Kind) {
    switch kind {
    case .invalidRequest: self = .usage
    case .unusableInput: self = .unusableInput
    case .missingInput: self = .noInput
    case .cannotCreate, .protectedOutput: self = .cannotCreate
    case .inputOutput, .diskFull, .cancelled: self = .inputOutput
    }
  }

  /// The status of a judgment.
  init(_ status: Int) { self = ExitStatus(rawValue: Int32(status)) ?? .done }

  /// Orders by number, as the gravest status of several files counts.
  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension FileJudgment {
  /// Makes a judgment with an exit status.
  init(_ verdict: ManifestVerdict, _ status: ExitStatus) {
    self.init(verdict, status: Int(status.rawValue))
  }
}
