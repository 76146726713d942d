internal import CMalloc
import Platform
import Xsheet

/// The memory of processes, in bytes.
enum ProcessMemory {
  /// The largest memory of this process so far, or since the last reset where the system has one.
  static var peak: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss << 10
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  /// The memory of a process up to which it gives none back, in bytes; before its first file it has half of that.
  private static let smallSize = 64 << 20

  /// Makes the present memory the largest so far, on Linux.
  ///
  /// Much free memory, as large files leave it, is given back before: it would count as memory of the next files. To give
  /// back all would cost two milliseconds a file.
  static func resetPeak() {
    if let present = present(of: getpid()), present > smallSize { xsheet_release_free_memory() }
    #if os(Linux)
      guard let file = fopen("/proc/self/clear_refs", "w") else { return }
      fputs("5", file)
      fclose(file)
    #endif
  }

  /// The present memory of a process; `nil` if it is gone.
  static func present(of process: pid_t) -> Int? {
    #if os(Linux)
      guard let file = Descriptor(path: "/proc/\(process)/statm", flags: O_RDONLY) else {
        return nil
      }
      defer { file.close() }
      guard let bytes = try? file.readAvailable(upTo: 128) else { return nil }
      let numbers = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      return numbers.dropFirst().first.flatMap { Int($0) }.map {
        $0 * sysconf(Int32(_SC_PAGESIZE))
      }
    #else
      var info = rusage_info_v2()
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
        }
      }
      return result == 0 ? Int(info.ri_resident_size) : nil
    #endif
  }
}
