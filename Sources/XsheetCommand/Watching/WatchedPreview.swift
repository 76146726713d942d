import Platform
import Xsheet

/// The page of files that change while it is served: their newest content, and the newest page that was made of it.
///
/// Each change of a file has a number. The server sends it to browsers at once, which request the picture of the frame
/// in view; the page follows when it is made. For a file with errors the page lists them beside the last picture.
final class WatchedPreview: @unchecked Sendable {
  /// The state that the server sends to browsers.
  private struct State: Codable, Equatable {
    /// The number of the newest content without a mistake.
    var revision: Int
    /// The number of the content that the page shows; 0 before the first page.
    var page = 0
    /// The errors of the files; empty for none.
    var problem = ""
  }

  private let condition = Condition()
  private let size: FrameSize
  private var state: State
  private var animations: [AnimationFile] = []
  private var page: [UInt8] = []

  /// The time between two signs of life, in seconds.
  private static let pause = 5.0

  /// Makes a preview without content, with a size of pictures.
  ///
  /// Revisions count on from the present time, so that a page of an earlier run is older than all of them.
  init(size: FrameSize) {
    self.size = size
    state = State(revision: Int(Date().timeIntervalSince1970 * 1000))
  }

  /// Takes the new content of the files.
  func update(_ animations: [AnimationFile]) {
    condition.withLock {
      self.animations = animations
      state.revision += 1
      state.problem = ""
      condition.broadcast()
    }
  }

  /// Takes a mistake in the files.
  func fail(_ problem: String) {
    condition.withLock {
      state.problem = problem
      condition.broadcast()
    }
  }

  /// Waits for content that has no page yet.
  func next(after revision: Int) -> (revision: Int, animations: [AnimationFile]) {
    condition.withLock {
      while animations.isEmpty || state.revision <= revision { condition.wait() }
      return (state.revision, animations)
    }
  }

  /// Whether there is newer content than a revision has.
  func isOutdated(_ revision: Int) -> Bool { condition.withLock { state.revision > revision } }

  /// Takes the page of a revision.
  func show(_ page: [UInt8], of revision: Int) {
    condition.withLock {
      self.page = page
      state.page = revision
      condition.broadcast()
    }
  }

  /// Answers a browser.
  func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    switch request.path {
    case "/":
      let page = condition.withLock { self.page }
      return .content(
        type: "text/html; charset=utf-8", page.isEmpty ? PageTemplate.waitingPage : page)
    case "/events":
      var told: State?
      return .events { [self] in
        guard let state = change(from: told) else { return nil }
        told = state
        return (try? JSONEncoder().encode(state)).map { String(decoding: $0, as: UTF8.self) }
      }
    case "/picture":
      return picture(
        side: request.query["side"].flatMap(Int.init) ?? 0,
        frame: request.query["frame"].flatMap(Int.init) ?? 0)
    default: return .missing
    }
  }

  /// Waits for another state; `nil` if there is none for a while.
  private func change(from told: State?) -> State? {
    condition.withLock {
      let deadline = Date(timeIntervalSinceNow: WatchedPreview.pause)
      while state == told {
        guard condition.wait(until: deadline) else { return nil }
      }
      return state
    }
  }

  /// A frame of the newest content.
  private func picture(side: Int, frame: Int) -> LoopbackServer.Response {
    let animations = condition.withLock { self.animations }
    guard animations.indices.contains(side) else { return .missing }
    let animation = animations[side]
    let number = max(0, min(frame, animation.playback.frameCount - 1))
    guard let player = try? animation.player(size: size),
      let bytes = try? player.image(atFrame: Double(number)).pngData()
    else { return .missing }
    return .content(type: "image/png", bytes)
  }
}
