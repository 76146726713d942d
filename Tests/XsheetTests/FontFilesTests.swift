import Diagnostics
import Foundation
import SwiftUIExport
import TestSupport
import Testing

@testable import Xsheet

/// Font files beside SwiftUI source.
@Suite struct FontFilesTests {
  private let folder: TemporaryFolder
  private let font = [UInt8](TestFonts.blocks.contents)

  init() throws {
    folder = try TemporaryFolder()
    for name in ["fonts", "others"] { try makeFolder(name) }
    try folder.write(font, "fonts/Blocks.ttf")
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(name), withIntermediateDirectories: true)
  }

  /// A timeline with texts.
  private func timeline(
    _ texts: [String] = ["NOW"], fonts: [String] = ["fonts"]
  ) throws -> TimelineDocument {
    let views = texts.enumerated().map { index, text in
      """
      {"id": "title\(index)", "kind": "text", "string": "\(text)", "font": "Xsheet Blocks", "size": 10,
       "position": [0, 10]}
      """
    }
    try folder.write(
      """
      {"xsheet": 1, "size": [40, 20], "clock": {"ticks": 1}, "views": [\(views.joined(separator: ","))]}
      """, "label.xsheet.json")
    return try TimelineDocument(
      contentsOfFile: folder.path("label.xsheet.json"), fontFolders: fonts.map { folder.path($0) })
  }

  private func settings(
    _ change: (inout SwiftUISettings) -> Void = { _ in }
  ) -> SwiftUISettings {
    var settings = SwiftUISettings()
    settings.copiesFonts = true
    change(&settings)
    return settings
  }

  private func fonts(_ folder: TemporaryFolder) -> [String] {
    folder.files().filter { $0.hasPrefix("out/") && $0.contains("Fonts/") }
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test("fonts are copied on request, each once")
  func copies() throws {
    let out = folder.path("out")
    let without = try timeline().export(toFolder: out, as: .swiftUI)
    #expect(fonts(folder).isEmpty)
    let need = try #require(without.diagnostics.items.first)
    #expect(
      need.message == """
        The app needs the font “XsheetBlocks-Regular” (Blocks.ttf); its license: “Everyone may use this font for \
        anything. https://creativecommons.org/publicdomain/zero/1.0/”.
        """)
    let export = try timeline(["NOW", "HERE"]).export(toFolder: out, as: .swiftUI(settings()))
    #expect(fonts(folder) == ["out/Fonts/Blocks.ttf"])
    #expect(try folder.read("out/Fonts/Blocks.ttf") == font)
    #expect(export.diagnostics.items.map(\.code) == [.fontNeeded, .fontNeeded])
    #expect(
      export.diagnostics.items[0].message
        .hasPrefix(
          "The font “XsheetBlocks-Regular” is copied to Fonts/Blocks.ttf; its license: “Ev"))
    #expect(
      export.diagnostics.items[1].message
        == "The font “XsheetBlocks-Regular” is copied to Fonts/Blocks.ttf.")
    #expect(TimelineExport.isShared("Fonts/Blocks.ttf"))
    let source = try text("out/LabelView.swift")
    #expect(source.contains(".font(.custom(\"XsheetBlocks-Regular\", fixedSize: 10))"))
    #expect(!source.contains("BundledFont"))
    #expect(try !text("out/XsheetSupport.swift").contains("CoreText"))
  }

  @Test("views in a package register their fonts")
  func registration() throws {
    let inModule = settings { $0.bundle = .module }
    try timeline(["NOW", "HERE"]).write(toFolder: folder.path("out"), as: .swiftUI(inModule))
    let source = try text("out/LabelView.swift")
    #expect(source.contains(".font(.custom(Fonts.xsheetBlocksRegular, fixedSize: 10))"))
    let name = "static let xsheetBlocksRegular"
    #expect(source.components(separatedBy: name).count == 2)
    #expect(
      source.filter { !$0.isWhitespace }.contains(
        #"BundledFont.name("XsheetBlocks-Regular",file:"Blocks.ttf",bundle:.module)"#))
    #expect(try text("out/XsheetSupport.swift").contains("import CoreText\nimport Observation\n"))
    let embedded = settings {
      $0.bundle = .module
      $0.support = .embedded
    }
    try timeline().write(
      toFolder: folder.path("out"), as: .swiftUI(embedded), named: "other")
    #expect(try text("out/OtherView.swift").contains("import CoreText\nimport Observation\n"))
  }

  @Test("a registered font is the one that is drawn", .enabled(if: StandIn.built != nil))
  func drawing() throws {
    let out = folder.path("out")
    let export = try timeline().export(
      toFolder: out, as: .swiftUI(settings { $0.bundle = .module }))
    let sources = export.files.map(\.path).filter { $0.hasSuffix(".swift") }
    try folder.write(
      "import Foundation\nextension Bundle { static let module = Bundle(path: \"\(out)\") ?? .main }",
      "Bundle.swift")
    try folder.write(
      """
      import SwiftUI
      import SwiftUIHost

      let host = ViewHost(size: CGSize(width: 40, height: 20)) { LabelView() }
      host.update()
      let view = host.render()
      print((0..<40).reduce(0) { sum, x in sum + (0..<20).count { view[x, $0][3] == 255 } })

      """, "main.swift")
    let output = try #require(StandIn.built).output(
      of: sources.map { folder.path("out/\($0)") }
        + ["Bundle.swift", "main.swift"].map { folder.path($0) }, in: folder.url)
    // The letters are squares of half the font size.
    #expect(output == "\(3 * 5 * 5)\n")
  }

  @Test("texts of views in a package are translated there, if the bundle is given")
  func translation() throws {
    let inModule = settings { $0.bundle = .module }
    try timeline().write(toFolder: folder.path("out"), as: .swiftUI(inModule))
    #expect(
      try text("out/LabelView.swift").filter { !$0.isWhitespace }.contains(
        #"LocalizedStringResource("NOW",bundle:.atURL(Bundle.module.bundleURL))"#))
    // The target of a package need not have a bundle.
    try makeFolder("package")
    try folder.write("// swift-tools-version: 6.1", "package/Package.swift")
    try timeline().write(toFolder: folder.path("package"), as: .swiftUI)
    #expect(try text("package/LabelView.swift").contains(#"LocalizedStringResource("NOW")"#))
  }

  @Test("a file that is no copy of the font is kept")
  func protection() throws {
    let out = folder.path("out")
    try timeline().write(toFolder: out, as: .swiftUI(settings()))
    try folder.write("mine", "out/Fonts/Blocks.ttf")
    let error = #expect(throws: XsheetError.self) {
      try timeline().write(toFolder: out, as: .swiftUI(settings()))
    }
    #expect(error?.kind == .protectedOutput)
    #expect(error?.message.contains("Blocks.ttf is another file than the font") == true)
    #expect(try text("out/Fonts/Blocks.ttf") == "mine")
    try timeline().write(toFolder: out, as: .swiftUI(settings()), overwritesEdits: true)
    #expect(try folder.read("out/Fonts/Blocks.ttf") == font)
  }

  @Test("views in subfolders have the fonts of their module")
  func modules() throws {
    var places = SwiftUIPlacement()
    places.moduleFolder = folder.path("out")
    for name in ["a", "b"] {
      try timeline().write(
        toFolder: folder.path("out/\(name)"), as: .swiftUI(settings(), places: places), named: name)
    }
    #expect(fonts(folder) == ["out/Fonts/Blocks.ttf"])
  }
}

extension URL {
  /// The bytes of the file; none if it cannot be read.
  fileprivate var contents: Data { (try? Data(contentsOf: self)) ?? Data() }
}
