import Foundation
import Testing

@testable import Xsheet

/// Files are replaced at once or not at all.
@Suite struct OutputDraftTests {
  @Test(arguments: [false, true]) func committedDraftsReplaceFiles(isNamed: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", "a.txt")
    let draft = try OutputDraft(path: folder.path("a.txt"), isNamed: isNamed)
    try draft.write(Array("ne".utf8))
    try draft.write(Array("w".utf8))
    #expect(try folder.read("a.txt") == Array("old".utf8))
    try draft.commit()
    #expect(try folder.read("a.txt") == Array("new".utf8))
    #expect(folder.files() == ["a.txt"])
  }

  @Test(arguments: [false, true]) func droppedDraftsLeaveNothing(isNamed: Bool) throws {
    let folder = try TemporaryFolder()
    do {
      let draft = try OutputDraft(path: folder.path("deep/a.txt"), isNamed: isNamed)
      try draft.write([1])
      #if os(Linux)
        #expect(folder.files().count == (isNamed ? 1 : 0))
      #endif
    }
    #expect(folder.files().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path("deep")))
  }

  @Test func modesOfReplacedFilesAreKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", "a.txt")
    try #require(chmod(folder.path("a.txt"), 0o640) == 0)
    try OutputDraft.write([1], to: folder.path("a.txt"))
    var status = stat()
    #expect(stat(folder.path("a.txt"), &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  /// Drafts of ended processes are removed; those of running ones, locked ones and other files stay.
  @Test func abandonedDraftsAreRemoved() throws {
    let folder = try TemporaryFolder()
    let gone: pid_t = 4_194_305  // Beyond the largest number of a process on Linux.
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("out/deep"), withIntermediateDirectories: true)
    for name in ["out/.xsheet-\(gone)-1", "out/deep/.xsheet-\(gone)-2"] {
      try folder.write("", name)
    }
    let kept = [
      "out/.xsheet-\(gone)-3", "out/.xsheet-\(gone)-x", "out/.xsheet-\(getpid())-4", "out/a.png",
      "out/b.xsheet-\(gone)-5",
    ]
    for name in kept { try folder.write("", name) }
    let locked = try #require(Descriptor(path: folder.path(kept[0]), flags: O_WRONLY))
    #expect(locked.lock())
    OutputDraft.removeAbandoned(below: folder.path("out"))
    #expect(Set(folder.files()) == Set(kept))
    locked.close()
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
