import Platform

/// Where the files of an export as SwiftUI source go; folders are relative to the working directory.
package struct SwiftUIPlacement: Hashable, Sendable {
  /// The name of the file with the views; `nil` for the name of the root view.
  package var sourceName: String?
  /// The folder of tests; `nil` for the folder of the views.
  package var testFolder: String?
  /// The module of the views; `nil` for tests whose import is left to the user.
  package var testedModule: String?
  /// The folder of the module of the views; `nil` for the folder of the views.
  package var moduleFolder: String?
  /// The folder of another module with the types that views share; `nil` if it is not written.
  package var supportFolder: String?

  /// Makes the placement of all files in the folder of the views.
  package init() {}

  /// The name of the file with the tests of a view.
  package static func testFile(of view: String) -> String { "\(view)Tests.swift" }

  /// Gives tests their path from the folder of the views, and the import of the module.
  func placeTests(_ file: inout ExportedFile, from views: String?) {
    var text = file.text
    if let module = testedModule, let line = text.firstRange(of: "import Testing\n") {
      text.replaceSubrange(line, with: "import Testing\n\n@testable import \(module)\n")
    }
    file = ExportedFile(path: file.path, text: text)
    guard let testFolder, let views else { return }
    let path = testFolder.appendingPath(file.path)
    file.path = RelativePath.path(to: path, from: views)
  }
}
