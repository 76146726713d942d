import Foundation
import Platform
import SceneRendering
import TestSupport
import Testing

@testable import Xsheet

/// Work that takes long, in tasks.
@Suite struct TaskTests {
  private static func design() throws -> Design {
    try Design(bytes: Array(Samples.square.utf8), name: "a.json")
  }

  @Test func resultsAreThoseOfTheCalls() async throws {
    let folder = try TemporaryFolder()
    let design = try Self.design()
    let counts = Locked<[Int]>([])
    try await design.render(toFile: folder.path("a.gif")) { count, all in
      counts.with { $0.append(count * 100 + all) }
    }
    #expect(counts.with { $0 } == (1...10).map { $0 * 100 + 10 })
    let bytes = try folder.read("a.gif")
    try Self.renderAtOnce(design, folder.path("b.gif"))
    #expect(try folder.read("b.gif") == bytes)
    let converted = try await design.converted()
    #expect(try converted.json() == Self.convertedAtOnce(design).json())
    #expect(try await design.verified().verdict == .match)
    let file = AnimationFile.design(design)
    #expect(try await file.verified().verdict == .match)
    #expect(try await file.changes(to: file).isEmpty)
    #expect(try await !file.preview().bytes.isEmpty)
    await #expect(throws: XsheetError.self) {
      try await design.render(toFile: folder.path("a.bmp"))
    }
  }

  private static func renderAtOnce(_ design: Design, _ path: String) throws {
    try design.render(toFile: path)
  }

  private static func convertedAtOnce(_ design: Design) -> TimelineDocument { design.converted() }

  /// The work ends at the first frame, and leaves nothing.
  @Test(arguments: ["render", "verified", "preview", "changes"])
  func cancelledWorkEnds(name: String) async throws {
    let folder = try TemporaryFolder()
    let design = try Design(
      bytes: Array(
        Samples.square.replacing(
          "\"fr\": 10, \"ip\": 0, \"op\": 10", with: "\"fr\": 10, \"ip\": 0, \"op\": 100000"
        ).utf8), name: "a.json")
    let file = AnimationFile.design(design)
    let path = folder.path("a.gif")
    let running = Locked<Task<Void, any Error>?>(nil)
    let last = Locked(0)
    let progress: @Sendable (Int, Int) -> Void = { done, _ in
      last.with { $0 = max($0, done) }
      // The work may begin before its task has a name here.
      while running.with({ $0 == nil }) { usleep(1000) }
      running.with { $0 }?.cancel()
    }
    let task = Task {
      switch name {
      case "render": try await design.render(toFile: path, jobs: 2, progress: progress)
      case "verified": _ = try await design.verified(progress: progress)
      case "preview": _ = try await file.preview(progress: progress)
      default: _ = try await file.changes(to: file, progress: progress)
      }
    }
    running.with { $0 = task }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(last.with { $0 } < 100_000)
    #expect(folder.files().isEmpty)
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
