import Foundation
import Xsheet

/// The requests to a worker process, which ends when there can be no more of them.
final class WorkerInput: @unchecked Sendable {
  private let condition = NSCondition()
  private var lines: [Data] = []

  /// Begins to read standard input.
  init() {
    let thread = Thread { [self] in read() }
    thread.start()
  }

  /// Waits for the next request.
  func next() -> Data {
    condition.withLock {
      while lines.isEmpty { condition.wait() }
      return lines.removeFirst()
    }
  }

  /// Ends the process without unfinished files.
  static func end() -> Never {
    OutputDraft.discardAll { _exit(0) }
  }

  private func read() {
    let input = Descriptor(number: STDIN_FILENO)
    var rest: [UInt8] = []
    while case .success(let bytes) = input.readAvailable(), !bytes.isEmpty {
      rest += bytes
      while let end = rest.firstIndex(of: 0x0A) {
        condition.withLock {
          lines.append(Data(rest[..<end]))
          condition.signal()
        }
        rest.removeSubrange(...end)
      }
    }
    WorkerInput.end()
  }
}
