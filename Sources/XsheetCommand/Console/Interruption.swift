import Foundation
import SceneRendering
import Xsheet

/// Signals that end the process, such as that of Ctrl-C.
enum Interruption {
  /// The signals that the process does not ignore.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The sources of the signals, which live as long as the process.
  private static let sources = Locked<[any DispatchSourceSignal]>([])

  /// Makes each signal remove incomplete files before it ends the process.
  static func removeDrafts() {
    sources.with { $0 = signals.filter { !isIgnored($0) }.map(source) }
  }

  private static func source(of number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { end(by: number) }
    source.resume()
    return source
  }

  private static func end(by number: Int32) -> Never {
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
