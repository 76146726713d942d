/// What the system tells of the running program.
package enum ThisProgram {
  /// The path of its file, with all links resolved; `nil` if the file is gone.
  package static var path: String? {
    #if canImport(Darwin)
      guard let text = Bundle.main.executablePath.flatMap({ realpath($0, nil) }) else { return nil }
    #else
      guard let text = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(text) }
    return String(cString: text)
  }

  /// The value of a variable of its environment.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
