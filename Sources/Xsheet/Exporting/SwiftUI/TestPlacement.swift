import Foundation

/// Where the tests of generated views go, and the module that they test.
package struct TestPlacement: Hashable, Sendable {
  /// The folder, relative to the working directory; `nil` for the folder of the views.
  package var folder: String?
  /// The module of the views; `nil` for tests whose import is left to the user.
  package var module: String?

  /// Makes a placement.
  package init(folder: String? = nil, module: String? = nil) {
    self.folder = folder
    self.module = module
  }

  /// The name of the file with the tests of a view.
  package func fileName(of view: String) -> String { "\(view)Tests.swift" }

  /// Gives tests their path from the folder of the views, and the import of the module.
  func place(_ file: inout ExportedFile, from views: String?) {
    var text = file.text
    if let module, let line = text.range(of: "import Testing\n") {
      text.replaceSubrange(line, with: "import Testing\n\n@testable import \(module)\n")
    }
    file = ExportedFile(path: file.path, text: text)
    guard let folder, let views else { return }
    let path = folder.appendingPath(file.path)
    file.path = RelativePath.path(to: path, from: views)
  }
}
