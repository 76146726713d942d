import Geometry
import SceneModel
import TestSupport
import Testing
import TextLayout

@testable import ViewTree

@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct TextViewTests {
  /// A canvas with one text.
  private func canvas(_ text: TextView, _ properties: PropertyValues = [:]) -> ViewCanvas {
    var all = properties
    if all[.string] == nil { all[.string] = .text("HH") }
    var canvas = ViewCanvas(
      size: Vector2(100, 100),
      root: ViewNode(
        id: "root", kind: .group(GroupView()),
        children: [ViewNode(id: "text", kind: .text(text), properties: all)]))
    canvas.resolveFonts {
      TestFonts.library.match(named: $0).map { FontStack($0, TestFonts.library) }
    }
    return canvas
  }

  private func bounds(_ text: TextView, _ properties: PropertyValues = [:]) -> Rect {
    let scene = ViewRuntime(canvas(text, properties)).scene
    return scene.paths[0].path.points.reduce(into: Rect.empty) { $0.join($1) }
  }

  private func text(_ change: (inout TextView) -> Void) -> TextView {
    .with {
      ($0.font, $0.size) = ("DejaVu Sans", 20)
      change(&$0)
    }
  }

  @Test func textsAreOutlinesOnTheBaseline() {
    let bounds = bounds(text { _ in }, [.position: .vector(Vector3(10, 50, 0))])
    #expect(bounds.maxY == 50 && bounds.minX > 10 && bounds.minX < 13)
    #expect(abs(bounds.height - 0.729 * 20) < 0.01)
  }

  @Test(arguments: [(LineAlignment.leading, 0.0), (.center, -0.5), (.trailing, -1)])
  func linesAreAligned(alignment: LineAlignment, share: Double) {
    let start = bounds(text { _ in })
    let moved = bounds(text { $0.alignment = alignment })
    #expect(abs(moved.minX - start.minX - share * 2 * 0.752 * 20) < 0.01)
  }

  @Test func linesAreBelowEachOther() {
    let line = bounds(text { _ in })
    let lines: PropertyValues = [.string: .text("HH\nHH")]
    #expect(bounds(text { _ in }, lines).maxY == 24)
    #expect(bounds(text { $0.lineHeight = 50 }, lines).maxY == 50)
    #expect(bounds(text { $0.width = 40 }, [.string: .text("HH HH")]).maxX == line.maxX)
  }

  @Test func colorsAndVisibilityChange() throws {
    var runtime = ViewRuntime(
      canvas(text { _ in }, [.color: .color(Color(red: 1, green: 0, blue: 0))]))
    #expect(runtime.scene.shapes[0].paint == .color(Color(red: 1, green: 0, blue: 0)))
    for (key, value) in [
      (PropertyKey.isVisible, PropertyValue.flag(false)), (.opacity, .number(0.5)),
    ] {
      let slot = try #require(runtime.valueIndex(of: PropertyTarget(view: 1, key: key)))
      runtime.set(value, at: slot, of: 1)
    }
    runtime.update()
    #expect(!runtime.scene.shapes[0].isVisible && runtime.scene.shapes[0].opacity == 0.5)
  }

  /// Emoji are pictures at the place of the text, which a store has by name; other letters are outlines beside them.
  @Test func emojiArePictures() throws {
    let canvas = canvas(
      text { $0.size = 50 },
      [.string: .text("H🎉"), .position: .vector(Vector3(10, 50, 0))])
    let parts = try #require(canvas.texts[0].text.block("H🎉")?.drawing.parts)
    guard case .picture(let name, let png, let bounds) = parts.first?.content else {
      Issue.record("There is no picture.")
      return
    }
    #expect(parts.count == 1 && png.starts(with: [0x89] + Array("PNG".utf8)))
    let picture = Picture(width: 1, height: 1, rgba: [1, 2, 3, 255])
    var runtime = ViewRuntime(canvas, pictures: PictureStore([name: try #require(picture)]))
    #expect(runtime.scene.images.map(\.picture) == [picture])
    #expect(runtime.scene.shapes.count == 1 && !runtime.scene.paths[0].path.isEmpty)
    let group = runtime.scene.groups.count - 1
    let offset = Vector2(bounds.minX, bounds.minY)
    #expect(runtime.scene.groups[group].transform == .translation(Vector2(10, 50) + offset))
    #expect(bounds.minX > 30 && bounds.minY < -30)
    let slot = try #require(runtime.valueIndex(of: PropertyTarget(view: 1, key: .position)))
    runtime.set(.vector(Vector3(20, 60, 0)), at: slot, of: 1)
    runtime.update()
    #expect(runtime.scene.groups[group].transform == .translation(Vector2(20, 60) + offset))
    // Another string has other nodes.
    let string = try #require(runtime.valueIndex(of: PropertyTarget(view: 1, key: .string)))
    for (text, count) in [("H", 0), ("🎉H🎉", 2)] {
      runtime.set(.text(text), at: string, of: 1)
      runtime.update()
      #expect(runtime.scene.images.count == count)
    }
  }

  /// A string that changes is drawn in three paths, and then in one again.
  @Test func stringsChange() throws {
    let text = text { $0.contentTransition = .opacity }
    var runtime = ViewRuntime(canvas(text, [.string: .text("H")]))
    let slot = try #require(runtime.valueIndex(of: PropertyTarget(view: 1, key: .string)))
    let (old, new) = (PropertyValue.text("H"), PropertyValue.text("HHH"))
    func shown(_ progress: Double) -> [(opacity: Double, width: Double)] {
      runtime.set(old.interpolated(to: new, progress: progress), at: slot, of: 1)
      runtime.update()
      return runtime.scene.shapes.map {
        ($0.opacity, runtime.scene.paths[$0.path].path.controlBounds.width)
      }
    }
    let width = shown(0)[0].width
    let between = shown(0.25)
    #expect(between.map(\.opacity) == [1, 0.75, 0.25])
    #expect(between[1].width == width && between[2].width > 2 * width)
    #expect(shown(0.5).map(\.opacity) == [1, 0.5, 0.5])
    #expect(shown(1).map(\.width) == [between[2].width])
    // A change that is interrupted goes on from the text that came.
    let interrupted = old.interpolated(to: new, progress: 0.5)
    #expect(
      interrupted.interpolated(to: .text("I"), progress: 0.5)
        == new.interpolated(to: .text("I"), progress: 0.5))
    #expect(interrupted.interpolated(to: new, progress: 0.5) == new)
  }

  /// The names of faces find them again.
  @Test(arguments: [
    ("DejaVu Sans Bold", "DejaVu Sans Bold"), ("Inter SemiBold", "Inter SemiBold"),
    ("LiberationSans-Bold", "Liberation Sans Bold"), ("Lato", "Lato"), ("", "Inter"),
  ])
  func fontsAreFoundByName(name: String, found: String) throws {
    let match = try #require(TestFonts.library.match(named: name))
    #expect(match.face.name == found)
    #expect(TestFonts.library.match(named: found)?.face == match.face)
  }
}
