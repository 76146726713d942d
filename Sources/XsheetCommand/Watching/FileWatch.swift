import Foundation

/// Waits for changes of files, by looking at them in short intervals.
///
/// Editors write files in place or replace them by others; both change what is looked at.
struct FileWatch {
  /// The numbers that change with the content of a file; `nil` for a missing one.
  private static func stamp(_ path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
      Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec),
    ]
  }

  /// The time between two looks, in microseconds.
  private static let interval: UInt32 = 10_000

  /// The files; a new list counts from its present content on.
  var paths: [String] {
    didSet {
      let old = Dictionary(zip(oldValue, stamps)) { first, _ in first }
      stamps = paths.map { old[$0] ?? FileWatch.stamp($0) }
    }
  }
  private var stamps: [[Int]?]

  /// Begins to watch files with their present content.
  init(_ paths: [String]) {
    self.paths = paths
    stamps = paths.map(FileWatch.stamp)
  }

  /// Calls a function at once, and after each change of the files that it returns, until the process ends.
  ///
  /// Watches `paths` until the function first returns. Reports its errors to `failed`, and keeps watching.
  static func follow(
    _ paths: [String], _ body: () throws -> [String], failed: (CommandFailure) -> Void
  ) -> Never {
    var watch = FileWatch(paths)
    while true {
      do {
        watch.paths = try body()
      } catch {
        failed(CommandFailure(error))
      }
      watch.wait()
    }
  }

  /// Waits until a file has changed since the last call, and did not change further in the last interval.
  mutating func wait() {
    var before = stamps
    while true {
      usleep(FileWatch.interval)
      let now = paths.map(FileWatch.stamp)
      if now == before, now != stamps {
        stamps = now
        return
      }
      before = now
    }
  }
}
