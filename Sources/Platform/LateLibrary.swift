/// A C library that is opened at its first use: programs start sooner without it, and run where it is missing.
package struct LateLibrary: Sendable {
  /// The names of its file by version, such as `libharfbuzz.so.0`, in the order of search.
  private let fileNames: [String]

  /// Makes a library of its name, such as `libharfbuzz`, and the versions of its interface that will do.
  package init(_ name: String, versions: Int...) {
    fileNames = versions.map { version in
      #if canImport(Darwin)
        "\(name).\(version).dylib"
      #else
        "\(name).so.\(version)"
      #endif
    }
  }

  /// The name of its file in the first version.
  package var fileName: String { fileNames[0] }

  /// The message that it is missing, without a full stop.
  package var absence: String { "\(fileName) is missing" }

  /// The folders that are searched: the system's, then Homebrew's.
  private static let folders = ["", "/opt/homebrew/lib/", "/usr/local/lib/"]

  /// Opens the library for as long as the program runs.
  ///
  /// - Parameters:
  ///   - none: No functions.
  ///   - find: Finds the functions, and returns whether all are there.
  /// - Returns: The functions; none if the library or one of them is missing.
  package func functions<Functions>(
    _ none: Functions,
    _ find: (UnsafeMutablePointer<Functions>, UnsafeMutableRawPointer) -> Bool
  ) -> Functions {
    let paths = fileNames.flatMap { name in LateLibrary.folders.map { $0 + name } }
    let opened = paths.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
    var functions = none
    guard let opened, find(&functions, opened) else { return none }
    return functions
  }
}
