import Diagnostics
import SceneModel
import SceneRendering
import SwiftUIExport
import Testing
import TimelineModel
import VectorRaster

@testable import TimelineConversion
@testable import ViewTree
@testable import Xsheet

/// Everything that is declared is in SwiftUI source, became pictures for it, or is left out with a reason.
@Suite struct NativeFeatureTests {
  /// The source and the findings of a timeline.
  private func source(
    _ timeline: Timeline, _ style: SwiftUIStyle
  ) throws -> (text: String, isBaked: Bool, omissions: [Diagnostic]) {
    var options = SwiftUIOptions(viewName: "SampleView")
    options.style = style
    options.hasPictures = true
    let document = TimelineDocument(
      timeline, diagnostics: DiagnosticList(), summary: ConversionSummary(), resources: [],
      stem: "sample")
    let source = try SwiftUISource(document, options)
    return (
      source.export.files.last?.text ?? "", !source.baked.items.isEmpty,
      source.findings.items.filter { $0.code == .notExported }
    )
  }

  /// Whether the player draws two timelines alike.
  private func areAlike(_ one: Timeline, _ other: Timeline) -> Bool {
    var (one, other) = (TimelineSession(one), TimelineSession(other))
    let renderer = SceneRenderer(width: 100, height: 80)
    return [0, 0.3, 0.8, 1.2, 1.9].allSatisfy { time in
      one.advance(to: time)
      other.advance(to: time)
      return one.scene == other.scene
        || renderer.render(one.scene).pixels == renderer.render(other.scene).pixels
    }
  }

  private func check(_ kind: ViewKind, _ style: SwiftUIStyle) throws {
    for sample in FeatureSamples.all(of: kind) where !areAlike(sample.timeline, sample.plain) {
      let (text, isBaked, omissions) = try source(sample.timeline, style)
      let unexplained = omissions.filter { !$0.message.contains(", as ") }
      #expect(unexplained.isEmpty, "\(sample.name): \(unexplained.map(\.message))")
      if isBaked || !omissions.isEmpty { continue }
      let plain = try source(sample.plain, style)
      #expect(
        text != plain.text || plain.isBaked, "\(sample.name) does not change the source.")
    }
  }

  @Test("effects and layer styles", arguments: SwiftUIStyle.allCases)
  func effects(style: SwiftUIStyle) throws {
    for effect in SceneEffect.all {
      try check(.effect(effect.sample), style)
    }
  }

  @Test("views and their properties", arguments: SwiftUIStyle.allCases)
  func views(style: SwiftUIStyle) throws {
    for kind in ViewKind.views { for view in kind.samples { try check(view, style) } }
  }

  @Test("options of groups", arguments: SwiftUIStyle.allCases)
  func groups(style: SwiftUIStyle) throws {
    for group in GroupView.samples { try check(.group(group), style) }
  }

  @Test("blend modes of groups and paints", arguments: BlendMode.allCases)
  func blendModes(mode: BlendMode) throws {
    let group = FeatureSamples.all(of: .group(GroupView(blendMode: mode)))[0].timeline
    let fill = FeatureSamples.all(of: .fill(.nonZero, PaintStyle(blendMode: mode)))[0].timeline
    for timeline in [group, fill] {
      let (text, isBaked, omissions) = try source(timeline, .events)
      let isLeftOut = omissions.contains { $0.message.contains("blend mode") }
      #expect(
        mode == .normal || text.contains(".blendMode(") || isBaked || isLeftOut, "\(mode)")
      #expect(isLeftOut == (mode == .hardMix))
    }
  }

  @Test("masks and mattes", arguments: SwiftUIStyle.allCases)
  func masks(style: SwiftUIStyle) throws {
    for mode in MaskMode.allCases {
      for isInverted in [false, true] { try check(.mask(mode, isInverted: isInverted), style) }
    }
  }

  @Test("without pictures, parts are left out")
  func withoutPictures() throws {
    let timeline = FeatureSamples.all(of: .effect(SceneEffect(Twirl())))[0].timeline
    let document = TimelineDocument(
      timeline, diagnostics: DiagnosticList(), summary: ConversionSummary(), resources: [],
      stem: "sample"
    ).setting(bakesPictures: false)
    let source = try SwiftUISource(document, SwiftUIOptions(viewName: "SampleView"))
    #expect(source.baked.items.isEmpty)
    #expect(source.findings.items.map(\.message) == ["Left out: the effect Twirl."])
  }
}

extension PixelEffect {
  /// An effect with the defaults.
  fileprivate static var sample: SceneEffect { SceneEffect(Self()) }
}

extension DeclaredView {
  /// Views of the kind with the options that samples need.
  fileprivate static var samples: [ViewKind] {
    let kind = Self().kind
    return switch kind {
    case .image: [.image(ImageView(source: "a.png", size: [40, 30]))]
    case .frames: [.frames(FramesView(sources: ["a.png", "b.png"], size: [40, 30]))]
    case .fill, .stroke: [kind] + [.linear, .radial].map { kind.painted($0) }
    default: [kind]
    }
  }
}

extension ViewKind {
  /// A fill or a stroke with a gradient of two colors.
  fileprivate func painted(_ gradient: Gradient.Kind) -> ViewKind {
    let paint = PaintStyle(gradient: gradient, colorStopCount: 2)
    if case .stroke = self { return .stroke(LineStyle(), paint) }
    return .fill(.nonZero, paint)
  }
}

extension GroupView {
  /// Groups of which each has another option.
  fileprivate static var samples: [GroupView] {
    let changes: [(inout GroupView) -> Void] =
      MatteMode.allCases.map { mode in { $0.matte = mode } }
      + SpaceRole.allCases.map { role in { $0.space = role } }
      + DrivenEffect.allCases.map { effect in { $0.effect = effect } }
      + [
        { $0.clipSize = [50, 40] }, { $0.adjustsBelow = true }, { $0.averagesChildren = true },
        { $0.transition = .opacity }, { $0.transition = .move(.leading) },
      ]
    return changes.map { GroupView.with($0) }
  }
}
