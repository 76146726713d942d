import Diagnostics
import ImageCoding
import Platform
import SceneRendering
import Testing

@testable import Xsheet

/// Frames that threads prepare in any order are written in order.
@Suite struct FrameDeliveryTests {
  /// A writer that keeps the numbers of its frames, and fails at one of them.
  private struct Recorder: FrameWriter {
    let numbers = Locked<[Int]>([])
    var failingNumber: Int?

    init(failingNumber: Int? = nil) { self.failingNumber = failingNumber }
    func prepare(_ image: consuming PixelImage) -> Int { 0 }
    mutating func add(_ frame: Int, number: Int) throws(XsheetError) {
      if number == failingNumber { throw XsheetError(.inputOutput, "frame \(number)") }
      numbers.with { $0.append(number) }
    }
    mutating func finish() { numbers.with { $0.append(-1) } }
  }

  private func drawing() throws -> FrameDrawing {
    let design = try Design(bytes: Array(Samples.square.utf8), name: "square")
    return try FrameDrawing(
      design.playback, size: .exactly(width: 6, height: 4), background: .clear)
  }

  @Test(arguments: [1, 2, 7])
  func framesComeInOrder(jobs: Int) throws {
    let recorder = Recorder()
    let frames = Array(0..<200).map { $0 * 2 }
    try drawing().write(frames, with: recorder, jobs: jobs) { _ in }
    #expect(recorder.numbers.with { $0 } == frames + [-1])
  }

  @Test(arguments: [1, 3])
  func failuresEndTheWork(jobs: Int) throws {
    let recorder = Recorder(failingNumber: 50)
    let drawing = try drawing()
    #expect { try drawing.write(Array(0..<500), with: recorder, jobs: jobs) { _ in } } throws: {
      ($0 as? XsheetError)?.message == "frame 50"
    }
    #expect(recorder.numbers.with { $0 } == Array(0..<50))
  }

  @Test func laterFramesWaitForTheWindow() throws {
    let delivery = FrameDelivery(
      to: Recorder(), numbers: Array(0..<10), window: 2, progress: { _ in })
    #expect(delivery.waitForTurn(of: 1))
    try delivery.deliver(0, at: 1)
    try delivery.deliver(0, at: 0)
    #expect(delivery.waitForTurn(of: 3))
    delivery.fail(XsheetError(.inputOutput, "broken"))
    #expect(!delivery.waitForTurn(of: 9))
  }
}
