import Foundation
import TestSupport
import Testing

/// The files of the folder `Generated`.
@Suite struct EmbeddedTextTests {
  @Test("texts are embedded as they are, after a change too")
  func texts() throws {
    let place = try Workspace()
    let script = ProjectFolder.url("Tools/embed-texts").path
    let current = try place.shell("'\(script)' --check")
    #expect(current.status == 0, "\(current.error)")
    for name in ["embed-texts", "environment.sh"] {
      let file = ProjectFolder.url("Tools/\(name)")
      try place.write([UInt8](Data(contentsOf: file)), "Tools/\(name)")
    }
    try place.write("let a = 'b\\n';\n", "Sources/One/Scripts/a-b.js")
    try place.write("<p>\n", "Sources/One/page.html")
    let stale = try place.shell("bash Tools/embed-texts --check")
    #expect(stale.status == 1)
    #expect(
      stale.error
        == "error: Generated/One.swift is stale. Please run: Tools/embed-texts\n")
    #expect(try place.shell("bash Tools/embed-texts").text == "Generated/One.swift\n")
    let text = String(decoding: try place.read("Generated/One.swift"), as: UTF8.self)
    #expect(text.contains("    \"a-b\": ###\"\"\"\nlet a = 'b\\n';\n\n\"\"\"###,\n"))
    #expect(text.contains("    \"page.html\": ###\"\"\"\n<p>\n\n\"\"\"###,\n"))
    #expect(try place.shell("bash Tools/embed-texts --check").status == 0)
    try place.write("\"\"\"###", "Sources/One/Scripts/a-b.js")
    #expect(try place.shell("bash Tools/embed-texts").status == 1)
  }
}
