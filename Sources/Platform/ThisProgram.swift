/// The executable file and the environment of the running program.
package enum ThisProgram {
  /// The path of the executable file, with all links resolved; `nil` if the file was removed.
  package static var path: String? {
    #if canImport(Darwin)
      guard let text = Bundle.main.executablePath.flatMap({ realpath($0, nil) }) else { return nil }
    #else
      guard let text = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(text) }
    return String(cString: text)
  }

  /// The value of an environment variable; `nil` if it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
