import Foundation
import TestSupport
import Testing

/// The file of types that the views of a module share, with views in subfolders.
@Suite struct ModuleSupportTests {
  private static let modules = ProjectFolder.root.appendingPathComponent(
    "Tools/SwiftUIStandIn/.build/release/Modules")
  private static let isBuilt = FileManager.default.fileExists(
    atPath: modules.appendingPathComponent("SwiftUIHost.swiftmodule").path)

  private static let convert = "xsheet convert -q --format swiftui -o out"

  /// A folder with designs whose views use different types.
  private static func designs() throws -> Workspace {
    let place = try Workspace()
    try place.write(Sample.square(), "in/a/box.json")
    let file = ProjectFolder.url("Compositions/no-time-to-stop/no-time-to-stop.json")
    try place.write([UInt8](try Data(contentsOf: file)), "in/b/deep/card.json")
    try place.write("a/box.json", "a.txt")
    try place.write("b/deep/card.json", "b.txt")
    return place
  }

  /// The outputs but long paths.
  private func outputs(_ place: Workspace) -> [String] {
    place.files().filter { $0.hasPrefix("out/") && !$0.contains("+Outlines") }.map {
      String($0.dropFirst("out/".count))
    }
  }

  private func text(_ place: Workspace, _ name: String) throws -> String {
    String(decoding: try place.read(name), as: UTF8.self)
  }

  /// The names of the files of a module with one support file.
  private static let whole = ["XsheetSupport.swift", "a/BoxView.swift", "b/deep/CardView.swift"]

  @Test(
    "the views of subfolders share one file, also where a later run writes some of them",
    arguments: [
      "in", "in -j 4", "in -j 2 --isolate", "in --style keyframes",
      "in --shard 1/2 && \(convert) in --shard 2/2",
      "--files-from a.txt --root in && \(convert) --files-from b.txt --root in",
    ])
  func subfolders(input: String) throws {
    let place = try ModuleSupportTests.designs()
    let outcome = try place.shell("\(ModuleSupportTests.convert) \(input)")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outputs(place) == ModuleSupportTests.whole)
    let support = try text(place, "out/XsheetSupport.swift")
    #expect(support.hasPrefix("// Types that the views of this folder and its subfolders share:"))
    // Each run has the types of all views.
    let options = input.contains("keyframes") ? "--style keyframes" : ""
    for list in ["a.txt", "b.txt"] {
      let convert = "\(ModuleSupportTests.convert) --files-from \(list) --root in \(options)"
      #expect(try place.shell(convert).status == 0)
      #expect(try text(place, "out/XsheetSupport.swift") == support)
    }
    // A view in the folder of the module itself has those of its subfolders, too.
    let flat = try place.shell(
      "\(ModuleSupportTests.convert) in/a/box.json --name Other \(options)")
    #expect(flat.status == 0)
    #expect(try text(place, "out/XsheetSupport.swift") == support)
    guard ModuleSupportTests.isBuilt else { return }
    let messages = try place.shell(
      """
      find out -name '*.swift' -exec swiftc -swift-version 6 -typecheck -parse-as-library \
      -warnings-as-errors -I '\(ModuleSupportTests.modules.path)' -I '\(ProjectFolder.url("Sources").path)' {} +
      """)
    #expect(messages.status == 0 && messages.error.isEmpty, "\(messages.error)")
  }

  @Test("the command in a header keeps the file where it is")
  func header() throws {
    let place = try ModuleSupportTests.designs()
    #expect(try place.shell("\(ModuleSupportTests.convert) in --support separate").status == 0)
    let files = try outputs(place).map { try text(place, "out/\($0)") }
    let label = "// To make it again: "
    let line = try #require(files[2].split(separator: "\n").first { $0.hasPrefix(label) })
    #expect(
      line.dropFirst(label.count)
        == "xsheet convert ../../../in/b/deep/card.json --output . --format swiftui --support separate "
        + "--support-output ../..")
    try place.write(
      files[2].replacing("// Hash: ", with: "// Hash: 0"), "out/b/deep/CardView.swift")
    let again = try place.shell("cd out/b/deep && \(line.dropFirst(label.count)) --force")
    #expect(again.status == 0, "\(again.error)")
    #expect(
      again.error.contains(
        "- Add to the app:\n    ../../XsheetSupport.swift\n    ./CardView+Outlines.swift\n    ./CardView.swift\n"
      ),
      "\(again.error)")
    #expect(outputs(place) == ModuleSupportTests.whole)
    #expect(try outputs(place).map { try text(place, "out/\($0)") } == files)
    // The folder has to be around the views.
    for options in ["-o other", "-o -", "-o out --support embedded"] {
      let refused = try place.shell(
        "xsheet convert in/a/box.json --format swiftui --support-output out/b \(options)")
      #expect(refused.status == 64, "\(options)")
    }
  }

  @Test("files of shared types that subfolders had are removed, if they were not edited")
  func earlierFiles() throws {
    let place = try ModuleSupportTests.designs()
    try place.write(Sample.square(), "in/c/bell.json")
    for folder in ["a", "b/deep", "c"] {
      #expect(try place.shell("\(ModuleSupportTests.convert)/\(folder) in/\(folder)").status == 0)
    }
    try place.shell("cp -r out apart")
    let support = "out/a/XsheetSupport.swift"
    let text = try text(place, support)
    try place.write("\(text)// Mine.\n", support)
    let list = "\(ModuleSupportTests.convert) --files-from a.txt --root in"
    for option in ["", "--merge"] {
      let refused = try place.shell("\(list) \(option)")
      #expect(refused.status == 73)
      #expect(
        refused.error
          == "Error: \(support) has types that the module has, and was edited since xsheet wrote it; it is kept. "
          + "--force overwrites it.\n")
      #expect(!place.files().contains("out/XsheetSupport.swift"))
    }
    // Folders without new views are modules of their own.
    #expect(try place.shell("\(list) --force").status == 0)
    #expect(
      outputs(place) == [
        "XsheetSupport.swift", "a/BoxView.swift", "b/deep/CardView.swift",
        "b/deep/XsheetSupport.swift", "c/BellView.swift", "c/XsheetSupport.swift",
      ])
    #expect(try place.shell("\(ModuleSupportTests.convert) in").status == 0)
    #expect(outputs(place) == ModuleSupportTests.whole + ["c/BellView.swift"])
    let whole = try place.read("out/XsheetSupport.swift")
    try place.shell("rm -r out && xsheet convert -q --format swiftui -o out in")
    #expect(try place.read("out/XsheetSupport.swift") == whole)
    // The views that a folder has beside a new one use the file of the module, too.
    try place.shell("rm -r out && mv apart out && cp out/b/deep/CardView.swift out/a")
    #expect(try place.shell(list).status == 0)
    #expect(
      try String(decoding: place.read("out/XsheetSupport.swift"), as: UTF8.self)
        == String(decoding: whole, as: UTF8.self))
  }

  @Test(
    "no file is left where views have the types, or another module",
    arguments: ["--support embedded", "--support-module Kit --support-output Kit"])
  func otherPlaces(options: String) throws {
    let place = try ModuleSupportTests.designs()
    for folder in ["a", "b/deep"] {
      #expect(try place.shell("\(ModuleSupportTests.convert)/\(folder) in/\(folder)").status == 0)
    }
    #expect(try place.shell("\(ModuleSupportTests.convert) in \(options)").status == 0)
    #expect(outputs(place) == Array(ModuleSupportTests.whole.dropFirst()))
    #expect(place.files().contains("Kit/XsheetSupport.swift") == options.contains("Kit"))
    #expect(try !text(place, "out/a/BoxView.swift").contains("--support-output ..\n"))
    guard options.contains("Kit") else { return }
    // The file of the module stays until no view uses it.
    #expect(try place.shell("\(ModuleSupportTests.convert) in").status == 0)
    let list = "--root in \(options)"
    #expect(try place.shell("\(ModuleSupportTests.convert) --files-from a.txt \(list)").status == 0)
    #expect(outputs(place) == ModuleSupportTests.whole)
    #expect(try place.shell("\(ModuleSupportTests.convert) --files-from b.txt \(list)").status == 0)
    #expect(outputs(place) == Array(ModuleSupportTests.whole.dropFirst()))
  }

  @Test("targets of a package have a file each")
  func targets() throws {
    let place = try ModuleSupportTests.designs()
    try place.write(Sample.square(), "in/a/deep/bell.json")
    try place.write(".target(name: \"a\"), .target(name: \"b\")", "Package.swift")
    let outcome = try place.shell("xsheet convert in -o Sources --format swiftui")
    #expect(outcome.status == 0)
    #expect(
      place.files().filter { $0.hasPrefix("Sources/") } == [
        "Sources/a/BoxView.swift", "Sources/a/XsheetSupport.swift", "Sources/a/deep/BellView.swift",
        "Sources/b/XsheetSupport.swift", "Sources/b/deep/CardView+Outlines.swift",
        "Sources/b/deep/CardView.swift",
      ])
    #expect(outcome.error.contains("    Sources/a/XsheetSupport.swift\n"), "\(outcome.error)")
    #expect(outcome.error.contains("    Sources/b/XsheetSupport.swift\n"), "\(outcome.error)")
    // An output in a target has it in its folder, as that of the plugin.
    #expect(
      try place.shell("cd Sources/a && xsheet convert ../../in/b -q -o Generated --format swiftui")
        .status == 0)
    #expect(place.files().contains("Sources/a/Generated/XsheetSupport.swift"))
  }
}
