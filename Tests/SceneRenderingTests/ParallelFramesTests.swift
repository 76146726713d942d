import Dispatch
import SceneRendering
import Testing

/// The distribution of frames over threads.
@Suite struct ParallelFramesTests {
  private struct Failure: Error, Equatable {
    var frame: Int
  }

  /// A list that several threads append to.
  private final class Shared: @unchecked Sendable {
    private let queue = DispatchQueue(label: "shared")
    private var values: [[Int]] = []

    func add(_ value: [Int]) { queue.sync { values.append(value) } }
    var all: [[Int]] { queue.sync { values } }
  }

  @Test(
    "each frame is drawn once, and each worker's frames are in ascending order",
    arguments: [(0, 4), (1, 4), (7, 1), (7, 3), (100, 2), (1000, 64), (5, -1)])
  func frames(count: Int, jobs: Int) {
    let shared = Shared()
    ParallelFrames(count: count, jobs: jobs).forEach(
      worker: { [Int]() }, { list, frame in list.append(frame) }, finish: { shared.add($0) })
    #expect(shared.all.joined().sorted() == Array(0..<count))
    #expect(shared.all.count <= max(1, jobs))
    for list in shared.all { #expect(list == list.sorted()) }
  }

  @Test("the failure of the lowest frame is thrown, and work ends soon")
  func failures() {
    let shared = Shared()
    let expected = #expect(throws: Failure.self) {
      try ParallelFrames(count: 100_000, jobs: 2).forEach(
        worker: { 0 },
        { (_, frame) throws(Failure) in
          shared.add([frame])
          if frame >= 40 { throw Failure(frame: frame) }
        })
    }
    #expect(expected.map { (40..<100).contains($0.frame) } == true)
    #expect(shared.all.count < 200)
  }
}
