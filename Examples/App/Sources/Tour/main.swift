#if os(Linux)
  import Flip
  import Kit
  import SwiftUI
  import SwiftUIAssets
  import SwiftUIHost

  @testable import Screen

  // Runs the screen in the loop of an app, in virtual time, and checks what it shows.

  @MainActor func check(_ what: String, _ holds: Bool) {
    print(holds ? "ok:" : "FAILED:", what)
    Stage.failures += holds ? 0 : 1
  }

  /// A view in the loop of an app.
  @MainActor final class Stage {
    /// The number of checks that failed.
    static var failures = 0

    let loop = AppLoop()
    let host: ViewHost

    init<Root: View>(_ root: Root, size: CGSize = Constants.cell) {
      let clock = loop.clock
      host = ViewHost(size: size) { root.environment(\.xsheetClock, clock) }
      host.usesAssetCatalogs()
      loop.add(host)
    }

    /// The pixels inside a cell, at its column and row.
    func pixels(_ column: Int = 0, _ row: Int = 0, at time: Double? = nil) -> [[Int]] {
      if let time { loop.run(to: time) }
      let view = host.render()
      let (width, height) = (Int(Constants.cell.width), Int(Constants.cell.height))
      return (1..<height - 1).flatMap { y in
        (1..<width - 1).map { x in view[column * width + x, row * height + y] }
      }
    }
  }

  /// The screen with an app of its own.
  @MainActor func screen() -> (TimerManager, Stage) {
    let (timer, cell) = (TimerManager(), Constants.cell)
    let size = CGSize(width: 5 * cell.width, height: 2 * cell.height)
    return (timer, Stage(Screen(timer: timer), size: size))
  }

  extension [[Int]] {
    /// The opaque pixels.
    var opaque: [[Int]] { filter { $0[3] == 255 } }
  }

  @MainActor func endings() {
    let (timer, stage) = screen()
    stage.loop.run(to: 2.9)
    check("an animation that plays once has not ended yet", !timer.hasEnded)
    stage.loop.run(to: 3.1)
    check("it says that it has ended", timer.hasEnded)
    stage.loop.run(to: 5.9)
    check("the third repetition has not ended yet", timer.repetitions == 0)
    stage.loop.run(to: 20)
    check("three repetitions end once", timer.repetitions == 3)
  }

  @MainActor func taps() {
    let (_, stage) = screen()
    let first = stage.pixels(2, 0, at: 1)
    check("an animation waits for a tap", stage.pixels(2, 0, at: 3) == first)
    let moved = Stage(ReactionView()).pixels(at: 1.7)
    for start in [3.0, 10] {
      stage.loop.run(to: start)
      stage.host.tap(at: CGPoint(x: 300, y: 60))
      check("a tap at \(start) s plays it", stage.pixels(2, 0, at: start + 1.7) == moved)
    }
    check("the tap moves it", moved != first)
    check("a tap beside it does nothing", !stage.host.tap(at: CGPoint(x: 60, y: 60)))
  }

  @MainActor func speed() {
    let (timer, stage) = screen()
    stage.loop.run(to: 1)
    timer.speed = 2
    let plain = Stage(LoopsView(speed: 1)).pixels(at: 1.5)
    check("the speed changes while it plays", stage.pixels(3, 0, at: 1.25) == plain)
  }

  @MainActor func pause() {
    let (timer, stage) = screen()
    stage.loop.run(to: 1.2)
    timer.isPlaying = false
    let paused = stage.pixels(4, 0, at: 1.5)
    stage.loop.isInBackground = true
    stage.loop.run(to: 60)
    stage.loop.isInBackground = false
    check("a pause outlasts the background", stage.pixels(4, 0, at: 61) == paused)
    check("the app knows that it is paused", !timer.isPlaying)
    timer.isPlaying = true
    check("it plays on", stage.pixels(4, 0, at: 64) != paused)
  }

  @MainActor func markers() {
    let (_, stage) = screen()
    let part = Stage(SwapView(playback: .from(1, to: 2))).pixels(at: 3)
    check("a part begins at its marker", stage.pixels(0, 1, at: 0.125) != part)
    check("it ends at the next one", stage.pixels(0, 1, at: 5) == part)
  }

  @MainActor func scrubbing() {
    let (timer, stage) = screen()
    for position in [0.5, 2.25, 1] {
      timer.position = position
      let moment = Stage(CurvesView(time: position)).pixels(at: 0)
      stage.loop.run(to: stage.loop.time + 0.1)
      check("the moment at \(position) s is shown", stage.pixels(1, 1) == moment)
    }
  }

  @MainActor func themes() {
    let (_, stage) = screen()
    let day = stage.pixels(2, 1, at: 1.9)
    stage.host.environment.colorScheme = .dark
    let night = stage.pixels(2, 1, at: 1.95)
    check("colors follow the appearance", night != day)
    check("the night has its color", night.opaque.contains([13, 13, 51, 255]))
    check("the day does not", !day.contains([13, 13, 51, 255]))
    let theme = SwapView.Theme(card: .white, card2: .black)
    let moving = Stage(SwapView(playback: .from(1, to: 1.5)).theme(theme)).pixels(at: 1)
    check(
      "a slot is a member of the theme", moving.opaque.allSatisfy { $0 == [255, 255, 255, 255] })
    let changed = Stage(SwapView(playback: .from(3, to: 3.5)).theme(theme)).pixels(at: 1)
    check("a theme reaches what changes", changed.opaque.allSatisfy { $0 == [0, 0, 0, 255] })
    check("both are drawn", !moving.opaque.isEmpty && !changed.opaque.isEmpty)
  }

  @MainActor func size() {
    let (_, stage) = screen()
    stage.loop.run(to: 0.1)
    let view = stage.host.render()
    let row = (0..<120).map { view[3 * 120 + $0, 120 + 60][3] }
    check("an animation fills its space", row[41..<79].allSatisfy { $0 == 255 })
    check("it leaves the rest", row[2..<39].allSatisfy { $0 == 0 })
  }

  @MainActor func pictures() {
    let (_, stage) = screen()
    let light = stage.pixels(4, 1, at: 0.1).opaque.filter { $0[0] > 200 }
    check("pictures come from the package of the view", light.count > 300)
    check("nothing is missing: \(stage.host.notes)", stage.host.notes.isEmpty)
  }

  @MainActor func fonts() {
    let before = Text(verbatim: "NOW").font(.custom("XsheetBlocks-Regular", fixedSize: 40))
    let missing = Stage(before).pixels(at: 0.1)
    let label = Stage(LabelView())
    // Each letter of the font is a square of half the font size.
    let red = label.pixels(at: 0.1).count { $0 == [255, 0, 0, 255] }
    check("a font comes from the package of the view", red == 3 * 20 * 20)
    let blue = label.pixels(at: 1.1).count { $0 == [0, 0, 255, 255] }
    check("its letters are animated", blue == red)
    let present = Stage(before).pixels(at: 0.1)
    check("no other view knew the font before", missing.opaque.count != present.opaque.count)
    check("other views know it then", present.opaque.count == red)
  }

  for part in [
    endings, taps, speed, pause, markers, scrubbing, themes, size, pictures, fonts,
  ] { part() }
  exit(Stage.failures == 0 ? 0 : 1)
#endif
