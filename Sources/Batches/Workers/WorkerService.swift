import Platform
import Xsheet

/// The life of a worker process: it reads requests from standard input, and writes answers to standard output.
///
/// Both are JSON, a line each. The process ends with its input, also in the middle of a file.
package final class WorkerService: @unchecked Sendable {
  private let condition = Condition()
  private var lines: [Data] = []

  /// Answers requests until standard input ends.
  package static func run<Request: Decodable, Answer: Encodable>(
    _ answer: (Request) -> Answer
  ) throws -> Never {
    // Answers have an output of their own, which nothing else can write to.
    let answers = Descriptor(number: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let requests = WorkerService()
    guard startThread({ requests.read() }) else { end() }
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    while true {
      let request = try decoder.decode(Request.self, from: requests.next())
      ProcessMemory.resetPeak()
      let line = [UInt8](try encoder.encode(answer(request))) + [0x0A]
      guard line.withUnsafeBytes({ answers.write($0) }) == nil else { end() }
    }
  }

  /// Waits for the next request.
  private func next() -> Data {
    condition.withLock {
      while lines.isEmpty { condition.wait() }
      return lines.removeFirst()
    }
  }

  /// Ends the process without unfinished files.
  private static func end() -> Never {
    OutputDraft.discardAll { _exit(0) }
  }

  private func read() {
    let input = Descriptor(number: STDIN_FILENO)
    var rest: [UInt8] = []
    while let bytes = try? input.readAvailable(), !bytes.isEmpty {
      rest += bytes
      while let end = rest.firstIndex(of: 0x0A) {
        condition.withLock {
          lines.append(Data(rest[..<end]))
          condition.broadcast()
        }
        rest.removeSubrange(...end)
      }
    }
    WorkerService.end()
  }
}
