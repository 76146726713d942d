import Foundation
import TestSupport
import Testing

/// Generated SwiftUI code as `verify` and `render` run it; without the built stand-in nothing is run.
@Suite struct SwiftUIReplayTests {
  static let isBuilt = FileManager.default.fileExists(
    atPath: ProjectFolder.root.appendingPathComponent(
      "Tools/SwiftUIStandIn/.build/release/Modules/SwiftUIHost.swiftmodule"
    ).path)

  @Test("options of other commands' forms are refused")
  func options() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    for line in [
      "xsheet verify a.json --style events", "xsheet render a.json -o a.png --style keyframes",
      "xsheet verify a.json --min-os 'iOS 15'", "xsheet render a.json -o a.png --min-os 'iOS 15'",
      "xsheet render a.json -o a.png --via timeline --style keyframes",
      "xsheet verify --swiftui a.json --timeline a.json",
      "xsheet verify a.json --clock system", "xsheet verify a.json --faulty-runs 3",
      "xsheet verify --swiftui a.json --clock system --faulty-runs 3",
      "xsheet verify --swiftui a.json --clock system --style keyframes",
    ] {
      #expect(try place.shell(line).status == 64, "\(line)")
    }
  }

  @Test("settings of the configuration choose the code, and options on the command line win")
  func settings() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.write(Sample.square(), "in/b.json")
    try place.write(
      #"{"swiftui": {"style": "keyframes", "exclude": ["b.json"]}}"#, ".xsheet.json")
    // The system's clock has no events to time in this style, which is found before the code is compiled.
    let verify = "xsheet verify --swiftui --clock system"
    for line in ["\(verify) a.json", "\(verify) --no-config --style keyframes a.json"] {
      let outcome = try place.shell(line)
      #expect(outcome.status == 64)
      #expect(
        outcome.error
          == "Error: --clock system does not go with the style keyframes of a.json: it has no events.\n"
      )
    }
    #expect(try place.shell("\(verify) in").status == 0)
    try place.write(
      #"{"swiftui": {"support": "embedded", "supportModule": "Kit"}}"#, ".xsheet.json")
    #expect(try place.shell("xsheet render -q a.json -o a.png --via swiftui").status == 64)
    #expect(try place.shell("xsheet render -q a.json -o a.png").status == 0)
  }

  @Test("the code runs without newer names", .enabled(if: SwiftUIReplayTests.isBuilt))
  func olderSystem() throws {
    let place = try Workspace()
    try place.write(Sample.blinking, "old/a.json")
    try place.write(Sample.square(), "b.json")
    try place.write(#"{"swiftui": {"minOS": "iOS 15"}}"#, "old/.xsheet.json")
    for style in ["events", "keyframes"] {
      let outcome = try place.shell(
        "xsheet verify --swiftui --faulty-runs 3 --style \(style) old/a.json b.json")
      #expect(outcome.status == 0)
    }
    let options = "--via swiftui --min-os 'macOS 12'"
    #expect(try place.shell("xsheet render -q b.json -o b.png \(options)").status == 0)
  }

  @Test(
    "the code has the settings of the configuration", .enabled(if: SwiftUIReplayTests.isBuilt))
  func configuredCode() throws {
    let place = try Workspace()
    try place.write(Sample.blinking, "a.json")
    func changes(_ options: String) throws -> Bool {
      let outcome = try place.shell("xsheet verify --swiftui --format json a.json \(options)")
      return String(decoding: outcome.output, as: UTF8.self).contains(#""time": 1,"#)
    }
    try place.write(#"{"swiftui": {"style": "keyframes"}}"#, ".xsheet.json")
    // Only the style events has changes at times.
    #expect(try !changes(""))
    #expect(try changes("--style events"))
  }

  @Test(
    "the code with a theme matches the design with it", .enabled(if: SwiftUIReplayTests.isBuilt),
    arguments: ["events", "keyframes"])
  func themes(style: String) throws {
    let place = try Workspace()
    try place.write(ThemedBadge.archive(), "badge.lottie")
    try place.write(ThemedBadge.archive(rules: ThemedBadge.movingRules), "moving.lottie")
    let verify = "xsheet verify --swiftui --style \(style) badge.lottie moving.lottie"
    for theme in ["", " --theme dark"] {
      let outcome = try place.shell(verify + theme)
      #expect(outcome.status == 0, "\(outcome)")
    }
    #expect(try place.shell(verify + " --theme other").status == 66)
    let render = "xsheet render -q badge.lottie --frames 2 --via swiftui --style \(style)"
    #expect(try place.shell("\(render) -o a.png").status == 0)
    #expect(try place.shell("\(render) -o b.png --theme dark").status == 0)
    #expect(try place.read("a.png") != place.read("b.png"))
  }

  /// A disc with auto-orient whose path has a corner, from which it eases slowly.
  private static let corner = """
    {"v": "5.7.0", "fr": 10, "ip": -5, "op": 19, "w": 100, "h": 100, "layers": [
      {"ty": 4, "ip": -5, "op": 19, "st": 0, "ao": 1, "ks": {"p": {"a": 1, "k": [
        {"t": -9, "s": [55, 34.8]},
        {"t": -7, "s": [49.6, 29.2], "ti": [3.499, 11.705]},
        {"t": 1, "s": [69.2, 63], "o": {"x": 0.9, "y": 0}, "i": {"x": 1, "y": 1}},
        {"t": 2, "s": [31.9, 25]}, {"t": 10.7, "s": [61.6, 35.8]}, {"t": 14, "s": [68.656, 61.6]}]}},
       "shapes": [
        {"ty": "el", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [41, 31]}},
        {"ty": "fl", "c": {"a": 0, "k": [0, 0, 0]}, "o": {"a": 0, "k": 100}}]}]}
    """

  /// A star that turns in a layer of fifteen times its size.
  private static let magnified = """
    {"v": "5.7.0", "fr": 30, "ip": 0, "op": 24, "w": 100, "h": 100, "layers": [
      {"ty": 4, "ip": 0, "op": 24, "st": 0, "sr": 1.5,
       "ks": {"p": {"a": 0, "k": [69, 0]}, "s": {"a": 0, "k": [1500, 1200]}},
       "shapes": [{"ty": "gr", "it": [
        {"ty": "sr", "sy": 1, "d": 1, "p": {"a": 0, "k": [1, -5]}, "pt": {"a": 0, "k": 5},
         "r": {"a": 1, "k": [
          {"t": 1, "s": [-26.6], "o": {"x": 0, "y": 0}, "i": {"x": 0.667, "y": 1}},
          {"t": 27, "s": [16.2]}]},
         "or": {"a": 0, "k": 33.9}, "os": {"a": 0, "k": 0}, "ir": {"a": 0, "k": 20},
         "is": {"a": 0, "k": 0}},
        {"ty": "st", "c": {"a": 0, "k": [0, 0, 0]}, "o": {"a": 0, "k": 100},
         "w": {"a": 0, "k": 1.4}, "lc": 1, "lj": 3},
        {"ty": "tr", "a": {"a": 0, "k": [-15, 1.4]}, "sk": {"a": 0, "k": -38},
         "sa": {"a": 0, "k": 75}}]}]}]}
    """

  @Test(
    "turns at a corner and geometry in a magnified group match",
    .enabled(if: SwiftUIReplayTests.isBuilt), arguments: ["events", "keyframes"])
  func preciseMotion(style: String) throws {
    let place = try Workspace()
    try place.write(SwiftUIReplayTests.corner, "corner.json")
    try place.write(SwiftUIReplayTests.magnified, "magnified.json")
    let outcome = try place.shell(
      "xsheet verify --swiftui --style \(style) corner.json magnified.json")
    #expect(outcome.status == 0, "\(outcome)")
  }

  /// A trim of a trim, a trim of a path that moves at other times, paths of one shape that move together, and a fill
  /// of two outlines that are trimmed as one line.
  private static let movingOutlines = #"""
    {"xsheet": 1, "size": [120, 120], "frameRate": 20, "clock": {"interval": 1, "ticks": 2},
     "views": [
      {"id": "nested", "kind": "shape", "children": [
       {"id": "outer", "kind": "trim", "children": [
        {"id": "inner", "kind": "trim", "children": [
         {"id": "wave", "kind": "path", "path": "M 10,30 C 30,0 50,60 70,30 L 110,30"}]}]},
       {"id": "nestedLine", "kind": "stroke", "color": "#0A84FF", "lineWidth": 6}]},
      {"id": "turns", "kind": "shape", "children": [
       {"id": "idle", "kind": "trim", "children": [
        {"id": "cut", "kind": "trim", "children": [
         {"id": "bend", "kind": "path", "path": "M 10,60 L 60,60 L 110,60"}]}]},
       {"id": "turnsLine", "kind": "stroke", "color": "#FF453A", "lineWidth": 6}]},
      {"id": "pair", "kind": "shape", "children": [
       {"id": "left", "kind": "path", "path": "M 10,80 L 50,80 L 50,110 Z"},
       {"id": "still", "kind": "path", "path": "M 52,80 L 60,80 L 60,110 Z"},
       {"id": "right", "kind": "path", "path": "M 70,80 L 110,80 L 110,110 Z"},
       {"id": "pairFill", "kind": "fill", "color": "#30D158"}]},
      {"id": "around", "kind": "shape", "children": [
       {"id": "line", "kind": "trim", "mode": "individually", "trimEnd": 0.9, "children": [
        {"id": "small", "kind": "ellipse", "position": [75, 15], "size": [20, 20]},
        {"id": "large", "kind": "ellipse", "position": [95, 45], "size": [30, 30]}]},
       {"id": "aroundFill", "kind": "fill", "color": "#BF5AF2"}]}],
     "events": [
      {"event": 0, "actions": [
       {"animate": "line.trimOffset", "to": 1, "duration": 1.9},
       {"animate": "outer.trimEnd", "from": 0, "to": 0.8, "duration": 1},
       {"animate": "inner.trimStart", "to": 0.5, "curve": "easeIn", "duration": 1.5},
       {"animate": "cut.trimStart", "to": 0.4, "duration": 0.7},
       {"animate": "left.path", "to": "M 10,110 L 50,80 L 50,110 Z", "duration": 0.8, "delay": 0.1},
       {"animate": "right.path", "to": "M 70,110 L 110,80 L 90,110 Z", "duration": 0.8, "delay": 0.1}]},
      {"event": 1, "actions": [
       {"animate": "bend.path", "to": "M 10,60 L 60,20 L 110,60", "duration": 0.6}]}]}
    """#

  @Test(
    "trims of trims and of moving paths, and paths that move together, are shapes of SwiftUI",
    .enabled(if: SwiftUIReplayTests.isBuilt), arguments: ["events", "keyframes"])
  func movingOutlines(style: String) throws {
    let place = try Workspace()
    try place.write(SwiftUIReplayTests.movingOutlines, "a.json")
    let outcome = try place.shell("xsheet verify --swiftui --style \(style) a.json")
    #expect(outcome.status == 0, "\(outcome)")
    let convert = "xsheet convert -q --format swiftui --style \(style) a.json -o -"
    let source = try place.shell(convert)
    let text = String(decoding: source.output, as: UTF8.self)
    #expect(text.firstRange(of: /TrimmedOutline\(\s*TrimmedOutline\(/) != nil)
    #expect(text.firstRange(of: /TrimmedOutline\(\s*MorphingOutline\(/) != nil)
    // Sampled paths are lists of frames.
    #expect(text.firstRange(of: /Outlines\.[a-z]\w*Frames/) == nil, "\(text)")
  }

  /// Copies of two paints that fade, and whose places move at times of their own.
  private static let movingCopies = #"""
    {"xsheet": 1, "size": [120, 120], "frameRate": 20, "clock": {"interval": 1, "ticks": 2},
     "views": [
      {"id": "fan", "kind": "repeater", "copies": 3, "position": [20, 10], "anchor": [5, 0],
       "startOpacity": 0.9, "endOpacity": 0.4,
       "children": [
        {"id": "tile", "kind": "shape", "children": [
         {"id": "edge", "kind": "rectangle", "position": [30, 40], "size": [40, 30]},
         {"id": "ink", "kind": "fill", "color": "#0A84FF"},
         {"id": "line", "kind": "stroke", "color": "#FF453A", "lineWidth": 8}]}]}],
     "events": [
      {"event": 0, "actions": [
       {"animate": "fan.position", "to": [35, -5], "duration": 1.2},
       {"animate": "fan.anchor", "to": [-10, 20], "curve": "easeOut", "duration": 1.5},
       {"animate": "fan.scale", "to": [0.8, 1.2], "duration": 0.6, "delay": 0.2}]},
      {"event": 1, "actions": [
       {"animate": "fan.rotation", "from": -15, "to": 30, "curve": "easeIn", "duration": 0.8},
       {"animate": "fan.copyOffset", "to": 0.5, "duration": 0.9}]}]}
    """#

  @Test(
    "copies fade as one picture, and are placed by values with animations of their own",
    .enabled(if: SwiftUIReplayTests.isBuilt), arguments: ["events", "keyframes"])
  func movingCopies(style: String) throws {
    let place = try Workspace()
    try place.write(SwiftUIReplayTests.movingCopies, "a.json")
    let outcome = try place.shell("xsheet verify --swiftui --style \(style) a.json")
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test("the timeline of a design is drawn as the design")
  func timeline() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try place.shell("xsheet render a.json -q -o a.png --frames 1").status == 0)
    #expect(
      try place.shell("xsheet render a.json -q -o b.png --frames 1 --via timeline").status == 0)
    #expect(try place.read("a.png") == place.read("b.png"))
  }

  /// Designs of features whose source is easily wrong in a way that still compiles.
  private static let fixtures = [
    "masks/add-subtract", "masks/animated-expansion", "masks/difference", "masks/differences",
    "masks/negative-expansion", "masks/inverted-subtract", "space/orientation", "space/rotation-x",
    "strokes/dash-animated",
    "strokes/dash-offset-animated", "trim/offset-wraps", "trim/animated", "transforms/skew-axis",
    "transforms/auto-orient-curve", "transforms/auto-orient-rest", "gradients/alpha-stops",
    "gradients/animated-stops",
    "effects/fill-opacity", "effects/invert", "styles/color-overlay",
    "effects/drop-shadow-animated", "images/contain",
  ]

  @Test(
    "designs of many features match in both styles",
    .enabled(if: SwiftUIReplayTests.isBuilt), arguments: ["events", "keyframes"])
  func features(style: String) throws {
    let place = try Workspace()
    let files = Self.fixtures.map {
      ProjectFolder.root.appendingPathComponent("Tests/Fixtures/\($0).json").path
    }
    let outcome = try place.shell(
      "xsheet verify --swiftui -q --style \(style) \(files.joined(separator: " "))")
    let text = String(decoding: outcome.output, as: UTF8.self)
    let failures = text.split(separator: "\n").filter {
      $0.contains(": differs as") || $0.contains(": close as")
    }
    #expect(failures.isEmpty)
    #expect(text.contains("\(files.count) match"))
  }

  /// Texts that stay text: aligned, tracked, in several lines and scripts, with an emoji, and of which color and position change.
  private static let texts = """
    {"xsheet": 1, "size": [300, 200], "frameRate": 30, "clock": {"interval": 1, "ticks": 2},
     "views": [
      {"id": "title", "kind": "text", "string": "AVATAR", "font": "DejaVu Sans Bold", "size": 40,
       "alignment": "center", "position": [150, 50], "color": "#204080"},
      {"id": "lines", "kind": "text", "string": "to stop\\nالسلام", "font": "DejaVuSans",
       "size": 24, "tracking": 2, "alignment": "trailing", "position": [280, 100]},
      {"id": "tight", "kind": "text", "string": "tight", "font": "DejaVu Sans", "size": 24,
       "tracking": -3, "alignment": "trailing", "position": [290, 30]},
      {"id": "wrapped", "kind": "text", "string": "the quick brown fox", "font": "Inter SemiBold",
       "size": 18, "width": 90, "lineHeight": 20, "position": [10, 120]},
      {"id": "plain", "kind": "text", "string": "plain 🎉", "position": [10, 190]}],
     "events": [{"event": 0, "actions": [
      {"animate": "title.color", "to": "#FF0000", "duration": 1},
      {"animate": "lines.position", "to": [250, 150], "curve": "easeOut", "duration": 1.5},
      {"animate": "wrapped.opacity", "to": 0, "duration": 1}]}]}
    """

  /// Texts whose parts change one after another, that are typed, that count, and whose strings change.
  private static let parts = """
    {"xsheet": 1, "size": [390, 300], "frameRate": 60, "clock": {"interval": 1, "ticks": 3},
     "views": [
      {"id": "title", "kind": "text", "string": "NO TIME to stop", "font": "DejaVu Sans Bold",
       "size": 36, "position": [195, 60], "alignment": "center", "opacity": 0},
      {"id": "pop", "kind": "text", "string": "AVATAR\nالسلام", "font": "DejaVu Sans", "size": 30,
       "position": [20, 120], "scale": [0, 0]},
      {"id": "typed", "kind": "text", "string": "typed, one by one", "font": "DejaVu Sans",
       "size": 20, "position": [20, 200], "isVisible": false},
      {"id": "score", "kind": "text", "string": "{count} points", "font": "DejaVu Sans",
       "size": 24, "position": [20, 240]},
      {"id": "state", "kind": "text", "string": "Loading", "font": "DejaVu Sans", "size": 24,
       "position": [20, 280]}],
     "events": [
      {"event": 0, "actions": [
       {"animate": "title.opacity", "to": 1, "duration": 0.3, "by": "letter", "step": 0.05},
       {"animate": "title.position.y", "from": 90, "to": 60, "duration": 0.3, "curve": "easeOut",
        "by": "word", "step": 0.2},
       {"set": "typed.isVisible", "to": true, "by": "character", "step": 0.05},
       {"animate": "score.count", "to": 120, "duration": 2, "curve": "easeOut"}]},
      {"event": 1, "actions": [
       {"animate": "pop.scale", "to": [1, 1], "duration": 0.4, "by": "letter", "step": 0.06},
       {"animate": "pop.rotation", "to": 20, "duration": 0.4, "by": "line", "step": 0.3},
       {"set": "state.string", "to": "Almost {count} there"}]},
      {"event": 2, "actions": [
       {"set": "state.string", "to": "Done"},
       {"set": "typed.isVisible", "to": false, "by": "character", "step": 0.02, "reversed": true}]}]}
    """

  @Test(
    "texts, and texts in parts, match in both styles",
    .enabled(if: SwiftUIReplayTests.isBuilt && TestFonts.areInstalled),
    arguments: ["events", "keyframes"])
  func texts(style: String) throws {
    let place = try Workspace()
    try place.write(Self.texts, "texts.xsheet.json")
    try place.write(Self.parts, "parts.xsheet.json")
    let outcome = try place.shell(
      "xsheet verify --swiftui --style \(style) texts.xsheet.json parts.xsheet.json")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.contains("2 match"), "\(text) \(outcome.error)")
    #expect(
      text.contains("SU0005 The app needs the font “DejaVuSans-Bold” (DejaVuSans-Bold.ttf); its"))
    #expect(!text.contains("SU0001"))
  }

  /// A letter without an offset of its own is written like the others, with which it is one type.
  @Test(
    "letters that move along one axis are one type, also the first",
    .enabled(if: TestFonts.areInstalled))
  func movingLetters() throws {
    let place = try Workspace()
    try place.write(
      """
      {"xsheet": 1, "size": [200, 80], "clock": {"ticks": 2}, "views": [
        {"id": "box", "kind": "group", "position": [10, 10], "children": [
          {"id": "word", "kind": "text", "string": "MOVING", "font": "Inter", "size": 30}]}],
       "events": [{"event": 1, "actions": [
        {"animate": "word.position.y", "to": 40, "duration": 0.3, "by": "letter", "step": 0.1}]}]}
      """, "word.xsheet.json")
    let outcome = try place.shell("xsheet convert --format swiftui -o - word.xsheet.json")
    let code = String(decoding: outcome.output, as: UTF8.self)
    #expect(code.ranges(of: "Text(verbatim: ").count == 2, "one for letters, one for the label")
    #expect(code.contains("x: 0),") && code.contains(".offset(x: x, y: positionY)"))
  }

  /// Strings that roll and fade: after a delay, from another one, interrupted, with an emoji, and in a font of layers.
  private static let changes = """
    {"xsheet": 1, "size": [240, 160], "frameRate": 30, "clock": {"ticks": 3},
     "views": [
      {"id": "score", "kind": "text", "string": "19 points", "contentTransition": "numericText",
       "font": "DejaVu Sans Bold", "size": 32, "position": [20, 50], "color": "#204080"},
      {"id": "state", "kind": "text", "string": "Loading", "contentTransition": "opacity",
       "font": "DejaVu Sans", "size": 24, "alignment": "center", "position": [120, 100]},
      {"id": "left", "kind": "text", "string": "{count} left 🎉", "count": 3,
       "contentTransition": "numericTextDown", "font": "Inter", "size": 20, "position": [20, 140]},
      {"id": "layers", "kind": "text", "string": "BA", "contentTransition": "opacity",
       "font": "Xsheet Layers", "size": 20, "color": "#00FF00", "position": [180, 140]}],
     "events": [
      {"event": 0, "actions": [
       {"animate": "score.string", "to": "20 points", "duration": 0.6, "curve": "easeInOut",
        "after": 0.2},
       {"animate": "layers.string", "to": "AB", "duration": 0.9}]},
      {"event": 1, "actions": [
       {"animate": "state.string", "to": "Done", "duration": 0.5},
       {"animate": "left.string", "to": "{count} right 🎉", "duration": 0.8, "delay": 0.1},
       {"animate": "score.string", "from": "5 points", "to": "100 points", "duration": 1.4}]},
      {"event": 2, "actions": [
       {"animate": "score.string", "to": "99 points", "duration": 0.5, "curve": "linear"},
       {"set": "state.string", "to": "Again"}]}]}
    """

  /// Code by keyframes, or for a system without content transitions, has pictures instead.
  @Test(
    "strings that are animated match",
    .enabled(if: SwiftUIReplayTests.isBuilt && TestFonts.areInstalled),
    arguments: ["", "--style keyframes", "--min-os 'iOS 15'"])
  func contentTransitions(options: String) throws {
    let place = try Workspace()
    try place.write(Self.changes, "changes.xsheet.json")
    let fonts = "--font-dir '\(TestFonts.layers.deletingLastPathComponent().path)'"
    let outcome = try place.shell(
      "xsheet verify --swiftui \(options) \(fonts) changes.xsheet.json")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.contains(": match as SwiftUI"), "\(text) \(outcome.error)")
    #expect(!text.contains("SU0001") && text.contains("SU0009") == options.isEmpty)
    let source = try place.shell(
      "xsheet convert --format swiftui -o - \(options) \(fonts) changes.xsheet.json")
    let code = String(decoding: source.output, as: UTF8.self)
    for modifier in [".opacity", ".numericText()", ".numericText(countsDown: true)"] {
      #expect(code.contains(".contentTransition(\(modifier))") == options.isEmpty)
    }
  }

  /// Phases whose first one is not how the views are, with a flag and a string, which change at once.
  private static let phases = """
    {"xsheet": 1, "size": [200, 80], "frameRate": 30, "clock": {"ticks": 3},
     "views": [
      {"id": "word", "kind": "text", "string": "none", "font": "DejaVu Sans", "size": 20,
       "position": [10, 30]},
      {"id": "box", "kind": "group", "position": [150, 40], "children": [
       {"id": "shape", "kind": "shape", "children": [
        {"id": "square", "kind": "rectangle", "size": [30, 30]},
        {"id": "paint", "kind": "fill", "color": "#FF0000"}]}]}],
     "events": [{"event": 0, "phases": [{"states": [
      {"values": {"word.string": "one", "box.isVisible": true, "box.scale": [2, 2],
        "paint.color": "#0000FF"}, "duration": 0.5},
      {"values": {"word.string": "two", "box.isVisible": false, "box.scale": [1, 1],
        "paint.color": "#00FF00"}, "duration": 0.6, "delay": 0.1},
      {"values": {"word.string": "three", "box.isVisible": true}, "duration": 0.4}]}]}]}
    """

  @Test(
    "phases change flags and strings at once",
    .enabled(if: SwiftUIReplayTests.isBuilt && TestFonts.areInstalled),
    arguments: ["", "--style keyframes", "--min-os 'iOS 15'"])
  func phases(options: String) throws {
    let place = try Workspace()
    try place.write(Self.phases, "phases.xsheet.json")
    // A phase animator shows its first phase also before it runs.
    try place.write(
      Self.phases.replacing("{\"event\": 0", with: "{\"event\": 1"), "later.xsheet.json")
    let outcome = try place.shell(
      "xsheet verify --swiftui \(options) phases.xsheet.json later.xsheet.json")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.contains("2 match"), "\(text) \(outcome.error)")
  }

  @Test("missing fonts of timelines and designs are refused on demand")
  func strictFonts() throws {
    let place = try Workspace()
    let text = Self.texts.replacingOccurrences(of: "Inter SemiBold", with: "Nonesuch Bold")
    try place.write(text, "text.xsheet.json")
    let file = ProjectFolder.url("Tests/Fixtures/repairs/missing-font.json").path
    for name in ["text.xsheet.json", file] {
      #expect(try place.shell("xsheet report \(name)").status == 0)
      let refused = try place.shell("xsheet report --strict-fonts \(name)")
      #expect(refused.status == 65)
      #expect(String(decoding: refused.output, as: UTF8.self).contains("error LI0407"))
    }
  }

  @Test("folders of fonts are searched without a message")
  func fontFolders() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.write(Self.texts, "text.xsheet.json")
    try place.write("", "fonts/none.txt")
    let outcome = try place.shell(
      "xsheet render -q --font-dir fonts -o a.png text.xsheet.json")
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(try place.shell("xsheet report --font-dir none a.json").status == 64)
  }

  /// Timelines whose code is easily late, twice or endless in an app's loop.
  private static let clocks = [
    // Changes after a tick, of which two come with the next one.
    "after": (
      "",
      """
      {"event": 1, "actions": [
        {"set": "disc.opacity", "to": 0.5, "after": 0.3},
        {"animate": "disc.opacity", "to": 1, "duration": 0.1, "after": 0.6},
        {"set": "disc.position.x", "to": 9, "after": 1}]},
      {"event": 2, "actions": [
        {"animate": "disc.position.x", "from": 3, "to": 30, "duration": 0.5}]}
      """
    ),
    // Pictures that play until the reset.
    "pictures": (
      #", {"id": "digit", "kind": "frames", "sources": ["1.png", "2.png"], "size": [9, 9]}"#,
      #"{"event": 1, "actions": [{"play": "digit", "interval": 0.1, "repeat": "forever"}]}"#
    ),
    // Keyframes and phases, which play where motion is reduced if they are not told otherwise.
    "runs": (
      "",
      """
      {"event": 1, "keyframes": [{"tracks": {"disc.rotation": [{"move": 0}, {"linear": 90, "duration": 1}]}}],
       "phases": [{"states": [
         {"values": {"disc.scale": [1, 1]}, "curve": "smooth"},
         {"values": {"disc.scale": [2, 2]}, "curve": "easeIn", "duration": 0.3}]}]}
      """
    ),
  ]

  @Test(
    "in the loop of an app changes come in time, once, and end where motion is reduced",
    .enabled(if: SwiftUIReplayTests.isBuilt), arguments: ["reset", "continue"])
  func clocks(end: String) throws {
    let place = try Workspace()
    for (name, (views, events)) in Self.clocks {
      try place.write(
        """
        {"xsheet": 1, "size": [60, 40],
         "clock": {"interval": 0.5, "ticks": 4, "atEnd": "\(end)"},
         "views": [{"id": "disc", "kind": "group", "position": [20, 20], "children": [
           {"id": "shape", "kind": "shape", "children": [
             {"id": "circle", "kind": "ellipse", "size": [16, 8]},
             {"id": "paint", "kind": "fill", "color": "#FF0000"}]}]}\(views)],
         "events": [\(events)]}
        """, "\(name).json")
    }
    let names = Self.clocks.keys.sorted().map { "\($0).json" }.joined(separator: " ")
    let outcome = try place.shell("xsheet verify --swiftui --faulty-runs 90 \(names)")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(outcome.status == 0 && text.contains("Total of 3 files: 3 match"), "\(text)")
  }

  @Test(
    "by the system's clock changes come within a frame", .enabled(if: SwiftUIReplayTests.isBuilt))
  func systemClock() throws {
    let place = try Workspace()
    try place.write(Sample.blinking, "a.json")
    let outcome = try place.shell("xsheet verify --swiftui --clock system a.json --format json")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.contains(#""time": 1, "actual": 1"#), "\(text)")
    #expect(text.contains(#""otherChanges": []"#))
  }

  @Test(
    "generated code is compiled, run and compared in both styles",
    .enabled(if: SwiftUIReplayTests.isBuilt), arguments: ["events", "keyframes"])
  func verify(style: String) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.shell("xsheet verify --swiftui --style \(style) a.json")
    #expect(outcome.status == 0, "\(outcome.error)")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.hasPrefix("a.json: match as SwiftUI; "))
    #expect(
      try place.shell("xsheet render a.json -q -o a.png --via swiftui --style \(style)").status == 0
    )
  }
}
