import Foundation
import TestSupport
import Testing

/// `Tools/install`, with the program that is built already.
@Suite struct InstallTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
  }

  /// The files below the prefix.
  private static let files = [
    "bin/xsheet", "share/bash-completion/completions/xsheet",
    "share/fish/vendor_completions.d/xsheet.fish", "share/man/man1/xsheet.1",
    "share/zsh/site-functions/_xsheet",
  ]

  /// Runs the script from the folder of the test.
  private func install(_ words: String, environment: String = "") throws -> Outcome {
    let script = ProjectFolder.url("Tools/install").path
    return try place.shell("\(environment) '\(script)' \(words)")
  }

  private var binary: String { "--binary '\(Workspace.program.path)'" }

  @Test func installsOnceAndUninstalls() throws {
    let first = try install("--prefix 'my files' \(binary)")
    #expect(first.status == 0, "\(first.error)")
    #expect(place.files() == Self.files.map { "my files/" + $0 })
    #expect(first.text.split(separator: "\n").count { $0.hasPrefix("Installed ") } == 5)
    #expect(first.text.contains("is not on the path"))
    #expect(try place.shell("'my files/bin/xsheet' --version").status == 0)

    let second = try install("--prefix 'my files' \(binary)")
    #expect(second.status == 0)
    #expect(second.output.isEmpty)

    try place.write("outdated", "my files/share/man/man1/xsheet.1")
    let repair = try install("--prefix='my files' \(binary)")
    #expect(repair.text.split(separator: "\n").count { $0.hasPrefix("Installed ") } == 1)

    try place.write("other", "my files/bin/other")
    let removal = try install("--prefix 'my files' --uninstall")
    #expect(removal.status == 0)
    #expect(place.files() == ["my files/bin/other"])
    #expect(try install("--prefix 'my files' --uninstall").text.contains("not installed"))
  }

  @Test func filesAreThoseOfTheProgram() throws {
    #expect(try install("--prefix p \(binary)").status == 0)
    let text = try place.xsheet("--generate-manual")
    #expect(try place.read("p/share/man/man1/xsheet.1") == text.output)
    for (shell, path) in [("bash", Self.files[1]), ("fish", Self.files[2]), ("zsh", Self.files[4])]
    {
      let script = try place.xsheet("--generate-completion-script", shell)
      #expect(try place.read("p/" + path) == script.output)
    }
  }

  @Test func packagersStageTheFiles() throws {
    let folder = place.folder.path
    let outcome = try install("--prefix /usr \(binary)", environment: "DESTDIR='\(folder)/stage'")
    #expect(outcome.status == 0)
    #expect(place.files() == Self.files.map { "stage/usr/" + $0 })
  }

  /// Installs with a Swift that only records its arguments, and succeeds or fails.
  private func build(succeeds: Bool) throws -> Outcome {
    let swift = """
      #!/bin/sh
      case "$*" in
        *--version*) exit 0 ;;
        *--show-bin-path*) echo '\(Workspace.program.deletingLastPathComponent().path)' ;;
        *) echo "$*" >>'\(place.folder.path)/arguments'; echo 'a message'; \(succeeds ? "true" : "false") ;;
      esac
      """
    try place.write(swift, "tools/swift")
    _ = try place.shell("chmod +x tools/swift")
    return try install("--prefix p", environment: "PATH=\"$PWD/tools:$PATH\"")
  }

  @Test func releaseIsBuilt() throws {
    let outcome = try build(succeeds: true)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.text.contains("a message"))
    let arguments = String(decoding: try place.read("arguments"), as: UTF8.self)
    #expect(arguments.contains("-c release --scratch-path .build-install"))
    #expect(arguments.contains("--product xsheet"))
    #if os(Linux)
      #expect(arguments.contains("--static-swift-stdlib"))
    #endif
    #expect(place.files().filter { $0.hasPrefix("p/") } == Self.files.map { "p/" + $0 })
  }

  @Test func failedBuildInstallsNothing() throws {
    let outcome = try build(succeeds: false)
    #expect(outcome.status == 1)
    #expect(outcome.error == "a message\nTools/install: the build failed; see above.\n")
    #expect(!place.files().contains { $0.hasPrefix("p/") })
  }

  @Test(arguments: [
    ("--prefix", "--prefix needs a value"), ("--purge", "unknown argument: --purge"),
    ("--prefix p --binary missing", "missing is not an executable file"),
    ("--prefix file/below", "cannot be written"),
    ("--prefix p --binary /usr/bin/false", "does not run"),
  ])
  func mistakesAreErrors(words: String, message: String) throws {
    try place.write("", "file")
    let outcome = try install(words)
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("Tools/install: "))
    #expect(outcome.error.contains(message))
    #expect(place.files() == ["file"])
  }

  @Test func helpNamesAllOptions() throws {
    let help = try install("--help")
    #expect(help.status == 0)
    for option in ["--prefix", "--binary", "--uninstall", "DESTDIR"] {
      #expect(help.text.contains(option))
    }
  }
}
