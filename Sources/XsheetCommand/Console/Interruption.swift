import Dispatch
import Platform
import Xsheet

/// Signals that end the process, such as SIGINT (Ctrl-C).
enum Interruption {
  /// The signals that the process does not ignore.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The sources of the signals, which live as long as the process.
  private static let sources = Locked<[any DispatchSourceSignal]>([])

  /// Is called with a signal before it ends the process, so that the command can complete what it has.
  static var handler: (@Sendable (Int32) -> Void)? {
    get { completion.with { $0 } }
    set { completion.with { $0 = newValue } }
  }

  private static let completion = Locked<(@Sendable (Int32) -> Void)?>(nil)
  /// The time that the command has for that, in seconds.
  private static let grace: UInt32 = 3

  /// Makes each signal remove incomplete files before it ends the process.
  static func removeDrafts() {
    sources.with { $0 = signals.filter { !isIgnored($0) }.map(source) }
  }

  private static func source(of number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      if let handler {
        self.handler = nil
        handler(number)
        sleep(grace)
      }
      end(by: number)
    }
    source.resume()
    return source
  }

  /// Removes incomplete files, and ends the process by a signal.
  static func end(by number: Int32) -> Never {
    OutputDraft.discardAll {
      signal(number, SIG_DFL)
      kill(getpid(), number)
      // The signal ends the process at once, unless another thread has changed how it is handled.
      sleep(1)
      _exit(128 + number)
    }
  }

  /// Whether the process was started with a signal ignored, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_IGN)
    signal(number, previous)
    return unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
