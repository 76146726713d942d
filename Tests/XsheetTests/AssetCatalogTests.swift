import Diagnostics
import Foundation
import ImageCoding
import Testing

@testable import Xsheet

/// Pictures of SwiftUI source in asset catalogs.
@Suite struct AssetCatalogTests {
  /// A picture of two by two pixels of a color, as a PNG file.
  private func picture(_ red: UInt8) throws -> [UInt8] {
    let pixels = Array(repeatElement([red, 0, 0, 255] as [UInt8], count: 4).joined())
    return try #require(PixelImage(width: 2, height: 2, pixels: pixels)).pngData()
  }

  /// A timeline with pictures in files.
  private func timeline(_ sources: [String], in folder: TemporaryFolder) throws -> TimelineDocument
  {
    let views = sources.enumerated().map { index, source in
      #"{"id": "photo\#(index)", "kind": "image", "source": "\#(source)", "size": [9, 9]}"#
    }
    let text = """
      {"xsheet": 1, "size": [9, 9], "clock": {"ticks": 1},
       "views": [\(views.joined(separator: ",\n"))]}
      """
    return try TimelineDocument(
      bytes: Array(text.utf8), name: "a.json", picturesFolder: folder.url.path)
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, red) in [("in", 255), ("Sky.png", 255), ("b.png", 9), ("c.png", 9)]
      as [(String, UInt8)]
    {
      if name == "in" {
        try FileManager.default.createDirectory(
          atPath: folder.path("in"), withIntermediateDirectories: true)
        try folder.write(picture(70), "in/sky.png")
      } else {
        try folder.write(picture(red), name)
      }
    }
    return folder
  }

  private func exported(_ folder: TemporaryFolder) -> [String] {
    folder.files().filter { $0.hasPrefix("out/Assets") }.map { String($0.dropFirst(4)) }
  }

  @Test("each picture has an image set, under the name that the source uses")
  func imageSets() throws {
    let folder = try folder()
    let timeline = try timeline(
      ["Sky.png", "in/sky.png", "b.png", "c.png", "gone.png"], in: folder)
    let export = try timeline.export(toFolder: folder.path("out"), as: .swiftUI)
    #expect(timeline.diagnostics.items.map(\.code) == [.missingImage])
    #expect(export.diagnostics.items.isEmpty, "One picture is missing once.")
    let source = String(decoding: try folder.read("out/AView.swift"), as: UTF8.self)
    for name in ["Sky", "sky-2", "b"] {
      #expect(source.contains("Image(\"AView/\(name)\")"))
      let set = "out/Assets.xcassets/AView/\(name).imageset"
      let files = folder.files().filter { $0.hasPrefix(set) }
      #expect(files.count == 2 && files[0] == "\(set)/Contents.json")
      let description = String(decoding: try folder.read(files[0]), as: UTF8.self)
      let file = try #require(files.last?.split(separator: "/").last)
      #expect(description.contains("\"filename\": \"\(file)\""))
    }
    #expect(exported(folder).count == 8)
    let space = try folder.read("out/Assets.xcassets/AView/Contents.json")
    #expect(String(decoding: space, as: UTF8.self).contains("\"provides-namespace\": true"))
  }

  @Test("pictures for screens with more pixels lie beside the picture")
  func scales() throws {
    let folder = try folder()
    try folder.write(picture(3), "b@2x.png")
    try folder.write(picture(4), "b@3x.png")
    try timeline(["b.png"], in: folder).write(toFolder: folder.path("out"), as: .swiftUI)
    let files = folder.files().filter { $0.contains("b.imageset/b") }
    #expect(files.count == 3)
    let set = "out/Assets.xcassets/AView/b.imageset"
    let text = String(decoding: try folder.read("\(set)/Contents.json"), as: UTF8.self)
    for (scale, start) in [("1x", "b-"), ("2x", "b@2x-"), ("3x", "b@3x-")] {
      #expect(text.contains("\"scale\": \"\(scale)\""))
      #expect(text.contains("\"filename\": \"\(start)"))
    }
    try FileManager.default.removeItem(atPath: folder.path("b@3x.png"))
    try timeline(["b.png"], in: folder).write(toFolder: folder.path("out"), as: .swiftUI)
    #expect(folder.files().count { $0.contains("b.imageset/b") } == 2)
  }

  @Test("pictures that are not used any more are removed, and no others")
  func removal() throws {
    let folder = try folder()
    let out = folder.path("out")
    try timeline(["Sky.png"], in: folder).write(toFolder: out, as: .swiftUI, named: "b")
    try timeline(["Sky.png", "b.png"], in: folder).write(toFolder: out, as: .swiftUI)
    #expect(exported(folder).count == 9)
    try timeline(["Sky.png"], in: folder).write(toFolder: out, as: .swiftUI)
    #expect(exported(folder).count == 7)
    try timeline([], in: folder).write(toFolder: out, as: .swiftUI)
    #expect(exported(folder).count == 4)
    try timeline([], in: folder).write(toFolder: out, as: .swiftUI, named: "b")
    #expect(exported(folder).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/Assets.xcassets")))
  }

  @Test("the description of a catalog stays, and edited pictures are kept")
  func protection() throws {
    let folder = try folder()
    let out = folder.path("out")
    let timeline = try timeline(["Sky.png"], in: folder)
    try timeline.write(toFolder: out, as: .swiftUI)
    let mine = Array(#"{"info": {"author": "xcode", "version": 1}}"#.utf8)
    try folder.write(mine, "out/Assets.xcassets/Contents.json")
    try timeline.write(toFolder: out, as: .swiftUI)
    #expect(try folder.read("out/Assets.xcassets/Contents.json") == mine)
    try folder.write(mine, "out/Assets.xcassets/AView/Sky.imageset/Contents.json")
    let error = #expect(throws: XsheetError.self) {
      try timeline.write(toFolder: out, as: .swiftUI)
    }
    #expect(error?.kind == .protectedOutput)
    try timeline.write(toFolder: out, as: .swiftUI, overwritesEdits: true)
  }
}
