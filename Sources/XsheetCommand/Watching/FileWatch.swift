import Platform

/// Follows changes of files, by looking at them in short intervals.
///
/// Editors write files in place or replace them by others; both change what is looked at.
enum FileWatch {
  /// The time between two looks, in microseconds.
  private static let interval: UInt32 = 10_000

  /// Calls a function at once, and after each change of the files that it returns, until the process ends.
  ///
  /// Watches `paths` until the function first returns. Reports its errors to `failed`, and keeps watching. A change counts
  /// when the files do not change further in the next interval.
  static func follow(
    _ paths: [String], _ body: () throws -> [String], failed: (CommandFailure) -> Void
  ) -> Never {
    var (paths, seen) = (Set(paths), [String: [Int]]())
    func look() -> [String: [Int]] { paths.reduce(into: [:]) { $0[$1] = stamp($1) } }
    seen = look()
    while true {
      do {
        paths = Set(try body())
        // New files count from their present content on.
        seen = look().merging(seen.filter { paths.contains($0.key) }) { $1 }
      } catch {
        failed(CommandFailure(error))
      }
      var (before, now) = (seen, seen)
      repeat {
        before = now
        usleep(interval)
        now = look()
      } while now != before || now == seen
      seen = now
    }
  }

  /// The numbers that change with the content of a file; none for a missing one.
  private static func stamp(_ path: String) -> [Int] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
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
}
