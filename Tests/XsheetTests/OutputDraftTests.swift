import Foundation
import Testing

@testable import Xsheet

/// Files are replaced at once or not at all.
@Suite struct OutputDraftTests {
  @Test func committedDraftsReplaceFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", "a.txt")
    let draft = try OutputDraft(path: folder.path("a.txt"))
    try draft.write(Array("ne".utf8))
    try draft.write(Array("w".utf8))
    #expect(try folder.read("a.txt") == Array("old".utf8))
    try draft.commit()
    #expect(try folder.read("a.txt") == Array("new".utf8))
    #expect(folder.files() == ["a.txt"])
  }

  @Test func droppedDraftsLeaveNothing() throws {
    let folder = try TemporaryFolder()
    do {
      let draft = try OutputDraft(path: folder.path("deep/a.txt"))
      try draft.write([1])
      #expect(folder.files().count == 1)
    }
    #expect(folder.files().isEmpty)
  }

  @Test func foldersAreNotReplaced() throws {
    let folder = try TemporaryFolder()
    #expect { try OutputDraft(path: folder.url.path) } throws: {
      ($0 as? XsheetError)?.kind == .cannotCreate
    }
    try folder.write("", "file")
    #expect { try OutputDraft(path: folder.path("file/a")) } throws: {
      ($0 as? XsheetError)?.kind == .cannotCreate
    }
    #expect(folder.files() == ["file"])
  }
}
