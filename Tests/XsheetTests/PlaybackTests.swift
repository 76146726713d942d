import Foundation
import SwiftUIExport
import TestSupport
import Testing

@testable import Xsheet

/// Generated views as an app plays, scales and steers them, in both styles.
@Suite(.enabled(if: StandIn.built != nil)) struct PlaybackTests {
  /// A square with its center at 4 that jumps to 12 at 1 s, and moves on to 36 from 2 s to 3.5 s.
  private static let timeline = """
    {"xsheet": 1, "name": "Box", "size": [64, 8], "frameRate": 10,
     "clock": {"interval": 1, "ticks": 4},
     "markers": [{"name": "move", "time": 2, "duration": 1.5}, {"name": "jump", "time": 1}],
     "views": [{"id": "box", "kind": "group", "position": [4, 4], "children": [
       {"id": "shape", "kind": "shape", "children": [
         {"id": "rectangle", "kind": "rectangle", "size": [4, 4]},
         {"id": "paint", "kind": "fill", "color": "#FF0000"}]}]}],
     "events": [
       {"event": 1, "actions": [{"set": "box.position", "to": [12, 4]}]},
       {"event": 2, "actions": [
         {"animate": "box.position", "to": [36, 4], "curve": "linear", "duration": 1.5}]}]}
    """

  /// Runs a program with the view.
  private func output(
    _ program: String, _ style: SwiftUIStyle, _ release: SystemRelease,
    timeline: String = Self.timeline
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    var settings = SwiftUISettings()
    settings.style = style
    settings.minimumSystem = MinimumSystem("iOS \(release.iOS)")
    let document = try TimelineDocument(bytes: Array(timeline.utf8), name: "box.json")
    let files = try document.export(toFolder: folder.url.path, as: .swiftUI(settings)).files
      .map { folder.path($0.path) }
    let app = release.hasObservation ? Self.app : Self.olderApp
    try folder.write(Self.stage + app + program, "main.swift")
    return try #require(StandIn.built)
      .output(of: files + [folder.path("main.swift")], in: folder.url, for: release)
      .split(separator: "\n").map(String.init)
  }

  /// The state of the app.
  private static let app = """
    @MainActor @Observable final class App {
      var plays = true
      var speed = 1.0
      var playback = BoxView.Playback.automatic
      @ObservationIgnored var events: [String] = []
      @ObservationIgnored let player: BoxView.Player
      init(_ player: BoxView.Player = BoxView.Player()) { self.player = player }
    }

    /// Updates when the app changes.
    struct Screen<Root: View>: View {
      let app: App
      @ViewBuilder let root: (App) -> Root
      var body: some View { root(app) }
    }

    @MainActor func clock(of loop: AppLoop) -> any Clock<Duration> { loop.clock }

    """

  /// The state of an app for iOS 15.
  private static let olderApp = """
    @MainActor final class App: ObservableObject {
      @Published var plays = true
      @Published var speed = 1.0
      @Published var playback = BoxView.Playback.automatic
      var events: [String] = []
      let player: BoxView.Player
      init(_ player: BoxView.Player = BoxView.Player()) { self.player = player }
    }

    /// Updates when the app changes.
    struct Screen<Root: View>: View {
      @ObservedObject var app: App
      @ViewBuilder let root: (App) -> Root
      var body: some View { root(app) }
    }

    @MainActor func clock(of loop: AppLoop) -> XsheetSupport.AnimationClock {
      let functions = ClockFunctions(loop.clock)
      return XsheetSupport.AnimationClock(now: functions.now, sleep: functions.sleep)
    }

    @MainActor func Bindable(_ app: App) -> ObservedObject<App>.Wrapper {
      ObservedObject(wrappedValue: app).projectedValue
    }

    """

  /// The program around the view.
  private static let stage = """
    import SwiftUI
    import SwiftUIHost

    /// Prints the center of the square at some times; closures change the app before.
    @MainActor func run<Root: View>(
      _ name: String, _ app: App = App(), size: CGSize = CGSize(width: 64, height: 8),
      reducesMotion: Bool = false, @ViewBuilder root: @escaping (App) -> Root,
      _ steps: [(Double, (App) -> Void)]
    ) {
      let loop = AppLoop()
      let host = ViewHost(size: size) {
        Screen(app: app, root: root).environment(\\.xsheetClock, clock(of: loop))
      }
      host.accessibilityReduceMotion = reducesMotion
      loop.add(host)
      var places: [String] = []
      for (time, change) in steps {
        loop.run(to: time)
        change(app)
        loop.run(to: time)
        places.append(place(host))
      }
      print(([name + ":"] + places + app.events).joined(separator: " "))
    }

    /// The middle of what is drawn, in points.
    @MainActor func place(_ host: ViewHost) -> String {
      let view = host.render(scale: 4)
      let drawn = (0..<view.width * view.height).filter {
        view[$0 % view.width, $0 / view.width][3] > 127
      }
      guard !drawn.isEmpty else { return "none" }
      let (x, y) = (drawn.map { $0 % view.width }, drawn.map { $0 / view.width })
      let center = Double(x.min()! + x.max()! + 1) / 8
      let middle = Double(y.min()! + y.max()! + 1) / 8
      return middle == 4 ? "\\(center)" : "\\(center),\\(middle)"
    }

    @MainActor func nothing(_ app: App) {}

    """

  @Test(
    "a view plays once, several times, parts, and at a speed", arguments: SwiftUIStyle.allCases,
    SystemRelease.targets)
  func playback(style: SwiftUIStyle, release: SystemRelease) throws {
    let output = try output(
      """
      run("automatic", root: { _ in BoxView() }, [
        (0.5, nothing), (1.5, nothing), (2.75, nothing), (3.9, nothing), (4.5, nothing)])
      run("once", root: { app in
        BoxView(playback: .once, onEnd: { app.events.append("ended") })
      }, [(2.75, nothing), (5, nothing), (9, nothing)])
      run("twice", root: { app in
        BoxView(playback: .times(2)) { app.events.append("ended") }
      }, [(4.5, nothing), (6.75, nothing), (7.9, { $0.events.append("later") }), (9, nothing)])
      run("part", root: { app in
        BoxView(playback: .from(.jump, to: 3)) { app.events.append("ended") }
      }, [(0.1, nothing), (1.75, nothing), (2.5, nothing), (9, nothing)])
      run("loop", root: { _ in BoxView(playback: .loop(from: .move, to: 3)) }, [
        (0.5, nothing), (1.5, nothing), (7.25, nothing)])
      run("marker", root: { _ in BoxView(playback: .marker(.move)) }, [
        (0.75, nothing), (3, nothing)])
      run("fast", root: { _ in BoxView(speed: 2) }, [(0.25, nothing), (1.375, nothing)])
      run("other", root: { app in BoxView(playback: app.playback) }, [
        (1.5, nothing), (2, { $0.playback = .from(.move, to: 3) }), (2.5, nothing)])
      run("reduced", reducesMotion: true, root: { app in
        BoxView(playback: .once) { app.events.append("ended") }
      }, [(0, nothing), (2, nothing)])

      """, style, release)
    #expect(
      output == [
        "automatic: 4.0 12.0 24.0 36.0 4.0",
        "once: 24.0 36.0 36.0 ended",
        "twice: 4.0 24.0 36.0 36.0 later ended",
        "part: 12.0 24.0 28.0 28.0 ended",
        "loop: 20.0 20.0 16.0",
        "marker: 24.0 36.0",
        "fast: 4.0 24.0",
        "other: 12.0 12.0 20.0",
        "reduced: 36.0 36.0 ended",
      ])
  }

  @Test(
    "an app pauses within a motion, seeks and restarts", arguments: SwiftUIStyle.allCases,
    SystemRelease.targets)
  func steering(style: SwiftUIStyle, release: SystemRelease) throws {
    let output = try output(
      """
      run("binding", root: { app in BoxView(isPlaying: Bindable(app).plays) }, [
        (2.75, { $0.plays = false }), (4, nothing), (5.75, { $0.plays = true }), (6.25, nothing)])
      run("again", root: { app in BoxView(playback: .once, isPlaying: Bindable(app).plays) }, [
        (4.9, nothing), (5, { $0.events.append("\\($0.plays)") }), (6, { $0.plays = true }), (8.75, nothing)])
      run("speed", root: { app in BoxView(speed: app.speed) }, [
        (2.5, { $0.speed = 2 }), (2.75, nothing), (3, { $0.speed = 0 }), (9, nothing)])
      run("player", root: { app in BoxView(player: app.player) }, [
        (2.75, { $0.player.pause() }), (4, nothing), (5.75, { $0.player.play() }),
        (6.25, { $0.player.restart() }), (6.75, nothing), (7.75, nothing),
        (8, { $0.player.stop() }), (9, nothing)])
      run("seek", App(BoxView.Player(isPlaying: false)), root: { app in
        BoxView(player: app.player)
      }, [
        (1.5, nothing), (2, { $0.player.seek(to: 2.75) }), (3, { $0.player.play() }),
        (3.25, { $0.player.pause() }), (4, { $0.player.seek(to: .jump) }),
        (4.5, {
          $0.player.seek(to: 1.25)
          $0.player.play()
        }), (5, nothing), (5.75, nothing)])
      let counted = App(BoxView.Player(.times(2), speed: 2))
      counted.player.onEvent = { [unowned counted] in counted.events.append("\\($0)") }
      run("events", counted, root: { app in BoxView(player: app.player) }, [
        (1.5, { $0.events.append("\\(($0.player.progress * 100).rounded())") }), (3, nothing),
        (9, nothing)])
      run("two", root: { app in
        ZStack {
          BoxView(player: app.player)
          if app.plays { BoxView(player: app.player) }
        }
      }, [(2.75, { $0.player.pause() }), (3, { $0.plays = false }), (4, { $0.player.play() }),
        (4.25, { $0.plays = true }), (4.5, nothing)])

      """, style, release)
    #expect(
      output == [
        "binding: 24.0 24.0 24.0 32.0",
        "again: 36.0 36.0 4.0 24.0 false",
        "speed: 20.0 28.0 36.0 36.0",
        "player: 24.0 24.0 24.0 4.0 4.0 12.0 4.0 4.0",
        "seek: 4.0 24.0 24.0 28.0 12.0 12.0 12.0 20.0",
        "events: 28.0 12.0 36.0 75.0 repeated(1) ended",
        "two: 24.0 24.0 24.0 28.0 32.0",
      ])
  }

  @Test(
    "a view takes the size that it is offered", arguments: SwiftUIStyle.allCases,
    SystemRelease.targets)
  func size(style: SwiftUIStyle, release: SystemRelease) throws {
    let output = try output(
      """
      @MainActor func size<V: View>(_ name: String, _ w: CGFloat, _ h: CGFloat, _ view: V) {
        run(name, size: CGSize(width: w, height: h), root: { _ in view }, [(0, nothing)])
      }
      size("same", 64, 8, BoxView())
      size("double", 128, 16, BoxView())
      size("half", 32, 4, BoxView())
      size("high", 64, 64, BoxView())
      size("top", 64, 64, BoxView(alignment: .top))
      size("fill", 64, 64, BoxView(contentMode: .fill, alignment: .leading))
      size("center", 128, 16, BoxView(contentMode: .center))
      size("trailing", 128, 16, BoxView(contentMode: .center, alignment: .bottomTrailing))
      size("reversed", 128, 16,
        BoxView(contentMode: .center, alignment: .bottomTrailing)
          .environment(\\.layoutDirection, .rightToLeft))
      size("fixed", 128, 16, BoxView().fixedSize())
      size("ideal", 128, 16, ScrollContent { BoxView() })
      size("none", 0, 16, BoxView())

      /// Proposes no height, as a scroll view does.
      struct ScrollContent<V: View>: View {
        @ViewBuilder let content: V
        var body: some View { content.fixedSize(horizontal: false, vertical: true) }
      }

      """, style, release)
    #expect(
      output == [
        "same: 4.0", "double: 8.0,8.0", "half: 2.0,2.0", "high: 4.0,32.0", "top: 4.0",
        "fill: 32.0,32.0", "center: 36.0,8.0", "trailing: 68.0,12.0", "reversed: 4.0,12.0",
        "fixed: 36.0,8.0", "ideal: 36.0,8.0", "none: none",
      ])
  }

  /// A square whose color changes in 2 s, with a gradient beside it that does so, too, and a line as wide as a slot says.
  private static let colors = """
    {"xsheet": 1, "name": "Box", "size": [64, 8], "frameRate": 10,
     "clock": {"interval": 1, "ticks": 4},
     "views": [
       {"id": "shape", "kind": "shape", "children": [
         {"id": "rectangle", "kind": "rectangle", "position": [4, 4], "size": [8, 8]},
         {"id": "paint", "kind": "fill", "color": "#FF0000", "slots": {"color": "brand tint"}}]},
       {"id": "ramp", "kind": "shape", "children": [
         {"id": "wide", "kind": "rectangle", "position": [20, 4], "size": [24, 8]},
         {"id": "ramped", "kind": "fill", "gradient": "linear", "colorStops": 2,
          "gradientStart": [8, 4], "gradientEnd": [32, 4],
          "gradientStops": [0, 1, 0, 0, 1, 1, 0, 0]}]},
       {"id": "line", "kind": "shape", "children": [
         {"id": "edge", "kind": "rectangle", "position": [52, 4], "size": [8, 0.01]},
         {"id": "stroke", "kind": "stroke", "color": "#00FF00", "lineWidth": 2,
          "slots": {"lineWidth": "width"}}]}],
     "events": [{"event": 0, "actions": [
       {"animate": "paint.color", "to": "#0000FF", "curve": "linear", "duration": 2},
       {"animate": "ramped.gradientStops", "to": [0, 0, 0, 1, 1, 0, 0, 1], "curve": "linear",
        "duration": 2}]}]}
    """

  @Test(
    "a theme replaces colors, gradients and slots, also in a motion",
    arguments: SwiftUIStyle.allCases, SystemRelease.targets)
  func themes(style: SwiftUIStyle, release: SystemRelease) throws {
    let output = try output(
      """
      /// Prints the colors of the square and the gradient, and the height of the line.
      @MainActor func colors<Root: View>(
        _ name: String, @ViewBuilder root: @escaping (App) -> Root, _ steps: [(Double, (App) -> Void)]
      ) {
        let (app, loop) = (App(), AppLoop())
        let host = ViewHost(size: CGSize(width: 64, height: 8)) {
          Screen(app: app, root: root).environment(\\.xsheetClock, clock(of: loop))
        }
        loop.add(host)
        var words = [name + ":"]
        for (time, change) in steps {
          loop.run(to: time)
          change(app)
          loop.run(to: time)
          let view = host.render(scale: 4)
          for x in [16, 80] { words.append(view[x, 16].prefix(3).map { String($0) }.joined(separator: ",")) }
          words.append(String((0..<32).filter { view[208, $0][3] > 127 }.count))
        }
        print(words.joined(separator: " "))
      }

      let gray = Gradient(colors: [.white, .white])
      let theme = BoxView.Theme(
        brandTint: .white, brandTint2: .black, width: 4, ramped: gray, ramped2: gray)
      let dark = BoxView.Theme(brandTint: .black, brandTint2: .black)
      colors("own", root: { _ in BoxView() }, [(0, nothing), (1, nothing), (2.5, nothing)])
      colors("other", root: { _ in BoxView().theme(theme) }, [(0, nothing), (1, nothing), (2.5, nothing)])
      colors("above", root: { _ in
        ZStack { BoxView() }.environment(\\.boxTheme, theme)
      }, [(1, nothing)])
      colors("later", root: { app in BoxView().theme(app.plays ? theme : dark) }, [
        (1, nothing), (1.5, { $0.plays = false }), (2.5, nothing)])

      """, style, release, timeline: Self.colors)
    #expect(
      output == [
        "own: 255,0,0 255,0,0 8 128,0,128 128,0,128 8 0,0,255 0,0,255 8",
        "other: 255,255,255 255,255,255 16 128,128,128 255,255,255 16 0,0,0 255,255,255 16",
        "above: 128,128,128 255,255,255 16",
        "later: 128,128,128 255,255,255 16 0,0,0 64,0,191 8 0,0,0 0,0,255 8",
      ])
  }

  /// A program that prints an expression of what the view, 40 points wide, shows at some times.
  private static func program(at times: [Double], _ expression: String) -> String {
    """
    let loop = AppLoop()
    let host = ViewHost(size: CGSize(width: 40, height: 8)) {
      BoxView().environment(\\.xsheetClock, clock(of: loop))
    }
    loop.add(host)
    for time in \(times) {
      loop.run(to: time)
      let view = host.render()
      print(\(expression))
    }

    """
  }

  /// A ramp from red to blue whose first stop overshoots the second, at 0.5 s.
  private static let overshooting = """
    {"xsheet": 1, "name": "Box", "size": [40, 8], "clock": {"interval": 1, "ticks": 1}, "views": [
      {"id": "ramp", "kind": "shape", "children": [
       {"id": "outline", "kind": "rectangle", "size": [40, 8], "position": [20, 4]},
       {"id": "tint", "kind": "fill", "gradient": "linear", "colorStops": 2,
        "gradientStart": [0, 4], "gradientEnd": [40, 4],
        "gradientStops": [0, 1, 0, 0, 0.5, 0, 0, 1]}]}],
     "events": [{"event": 0, "actions": [
       {"animate": "tint.gradientStops", "to": [0.5, 1, 0, 0, 0.6, 0, 0, 1],
        "curve": [0.3, 1.8333, 0.7, 1.8333], "duration": 1}]}]}
    """

  @Test(
    "a stop that moves past the next pushes it along", arguments: SwiftUIStyle.allCases,
    SystemRelease.targets)
  func overshootingStops(style: SwiftUIStyle, release: SystemRelease) throws {
    let output = try output(
      Self.program(
        at: [0, 0.5],
        "[28, 32].map { x in view[x, 4].prefix(3).map { String($0) }.joined(separator: \",\") }"),
      style, release, timeline: Self.overshooting)
    #expect(output == [#"["0,0,255", "0,0,255"]"#, #"["255,0,0", "0,0,255"]"#])
  }

  /// A wide box whose plane turns about y, by an angle of its orientation.
  private static let turning = """
    {"xsheet": 1, "name": "Box", "size": [40, 8], "clock": {"interval": 1, "ticks": 1}, "views": [
      {"id": "card", "kind": "group", "position": [20, 4], "perspective": 0, "children": [
       {"id": "box", "kind": "shape", "children": [
        {"id": "outline", "kind": "rectangle", "size": [40, 8]},
        {"id": "tint", "kind": "fill", "color": "#FF0000"}]}]}],
     "events": [{"event": 0, "actions": [
       {"animate": "card.orientation.y", "to": 90, "curve": "linear", "duration": 0.9}]}]}
    """

  @Test("an orientation in space moves", arguments: SwiftUIStyle.allCases, SystemRelease.targets)
  func turningPlane(style: SwiftUIStyle, release: SystemRelease) throws {
    let output = try output(
      Self.program(at: [0, 0.6], "(0..<40).filter { view[$0, 4][3] > 127 }.count"), style, release,
      timeline: Self.turning)
    // The cosine of 60 degrees.
    #expect(output == ["40", "20"])
  }

  /// A disc that moves along a curve, down and up again.
  private static let rolling = """
    {"xsheet": 1, "name": "Box", "size": [40, 8], "clock": {"interval": 1, "ticks": 1}, "views": [
      {"id": "disc", "kind": "shape", "children": [
       {"id": "outline", "kind": "ellipse", "size": [4, 4], "position": [4, 2]},
       {"id": "tint", "kind": "fill", "color": "#FF0000"}]}],
     "events": [{"event": 0, "actions": [
       {"animate": "outline.position", "to": [36, 2], "along": [[0, 5.4], [0, 5.4]], "curve": "linear",
        "duration": 0.8}]}]}
    """

  @Test("geometry moves along a curve", arguments: SwiftUIStyle.allCases)
  func curvedGeometry(style: SwiftUIStyle) throws {
    let output = try output(
      Self.program(at: [0, 0.4, 0.9], "[(4, 1), (20, 6), (36, 1)].map { view[$0.0, $0.1][3] }"),
      style, .year2023, timeline: Self.rolling)
    #expect(output == ["[255, 0, 0]", "[0, 255, 0]", "[0, 0, 255]"])
  }

  /// A disc that moves to the right beyond its end and back, and then down.
  private static let passingMove = """
    {"xsheet": 1, "name": "Box", "size": [40, 8], "clock": {"interval": 1, "ticks": 1}, "views": [
      {"id": "disc", "kind": "shape", "children": [
       {"id": "outline", "kind": "ellipse", "size": [4, 4], "position": [4, 2]},
       {"id": "tint", "kind": "fill", "color": "#FF0000"}]}],
     "events": [{"event": 0, "actions": [
       {"animate": "outline.position", "to": [20, 2], "along": [[2, 0], [-2, 0]], "curve": [0.3, 2, 1, 1],
        "duration": 0.4},
       {"animate": "outline.position", "to": [20, 6], "curve": "linear", "duration": 0.4, "after": 0.5}]}]}
    """

  @Test("a motion overshoots a curve with another one after it", arguments: SwiftUIStyle.allCases)
  func overshootingCurve(style: SwiftUIStyle) throws {
    let output = try output(
      Self.program(at: [0, 0.245, 0.95], "[(4, 2), (24, 2), (20, 6)].map { view[$0.0, $0.1][3] }"),
      style, .year2023, timeline: Self.passingMove)
    #expect(output == ["[255, 0, 0]", "[0, 255, 0]", "[0, 0, 255]"])
  }

  private static let themed = """
    {"xsheet": 1, "name": "Box", "size": [8, 8], "clock": {"interval": 1, "ticks": 1}, "views": [
      {"id": "box", "kind": "shape", "children": [
       {"id": "outline", "kind": "rectangle", "size": [8, 8], "position": [4, 4]},
       {"id": "tint", "kind": "fill", "color": "#FF0000"}]}],
     "events": [{"event": 0, "actions": [{"animate": "outline.cornerRadius", "to": 1, "duration": 0.5}]}],
     "themes": {"dark mode": {"tint.color": "#0000FF", "tint.opacity": 0.2}, "plain": {"tint.color": "#FF0000"}}}
    """

  @Test(
    "themes with names are values of the theme", arguments: SwiftUIStyle.allCases,
    SystemRelease.targets)
  func namedThemes(style: SwiftUIStyle, release: SystemRelease) throws {
    let output = try output(
      """
      @MainActor func color(_ theme: BoxView.Theme) -> String {
        let host = ViewHost(size: CGSize(width: 8, height: 8)) { BoxView().theme(theme) }
        host.update()
        return host.render()[4, 4].map { String($0) }.joined(separator: ",")
      }
      for theme in [BoxView.Theme(), .darkMode, .plain] { print(color(theme)) }

      """, style, release, timeline: Self.themed)
    #expect(output == ["255,0,0,255", "0,0,51,51", "255,0,0,255"])
  }

  @Test(
    "a large theme, which views read by reference, replaces colors",
    arguments: SwiftUIStyle.allCases, SystemRelease.targets)
  func largeTheme(style: SwiftUIStyle, release: SystemRelease) throws {
    let output = try output(
      """
      @MainActor func draw<Root: View>(_ root: Root) {
        let loop = AppLoop()
        let host = ViewHost(size: CGSize(width: 41, height: 8)) {
          root.environment(\\.xsheetClock, clock(of: loop))
        }
        loop.add(host)
        for time in [0, 0.5] {
          loop.run(to: time)
          let view = host.render()
          print([0, 40].map { x in view[x, 4].prefix(3).map { String($0) }.joined(separator: ",") })
        }
      }

      draw(BoxView())
      draw(BoxView().theme(BoxView.Theme(fill0: .white, fill40: .white, fill402: .black)))
      draw(BoxView().transformEnvironment(\\.boxTheme) { $0.fill0 = .black })

      """, style, release, timeline: ManyColors.timeline(count: 41))
    #expect(
      output == [
        #"["0,0,255", "40,0,255"]"#, #"["0,0,255", "20,128,128"]"#,
        #"["255,255,255", "255,255,255"]"#, #"["255,255,255", "128,128,128"]"#,
        #"["0,0,0", "40,0,255"]"#, #"["0,0,0", "20,128,128"]"#,
      ])
  }
}
