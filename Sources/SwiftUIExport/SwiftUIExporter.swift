package import Diagnostics
import Dispatch
import Platform
package import TimelineModel
import ViewTree

/// Exports a timeline as SwiftUI source: views with state, and events that change it.
package struct SwiftUIExporter: Sendable {
  package struct File: Hashable, Sendable {
    package var name: String
    package var text: String
    /// The parts of the support file that the text uses; empty for the support file itself.
    package var support: Set<SupportPart> = []
  }

  /// The source of a timeline.
  package struct Export: Sendable {
    /// The support file, tests, long paths, and last the file of the views.
    package let files: [File]
    /// The findings about fonts, pictures and slots.
    package let notes: DiagnosticList
    /// The parts of the timeline that the source leaves out.
    package let omissions: [Omission]
    package var diagnostics: DiagnosticList {
      var result = notes
      for omission in omissions { result.report(omission.diagnostic()) }
      return result
    }
    /// The names of the font files that the views use.
    package let fontFiles: Set<String>
    /// The members of the view's theme type for the themes of the timeline, by their names.
    package let themes: [String: String]
    /// Whether the root view plays an animation.
    package let plays: Bool
    /// The times of changes by the names of themes that move otherwise, and by the empty name for others.
    fileprivate let times: [String: [Double]]

    /// The times at which events of a cycle change views with a theme, in seconds, in ascending order; `nil` for a view
    /// without a clock, and where they differ from cycle to cycle.
    package func changeTimes(theme: String? = nil) -> [Double]? {
      theme.flatMap { times[$0] } ?? times[""]
    }
  }

  /// The timeline that is exported: texts are divided into letters, and geometry is sampled.
  ///
  /// Omissions name its views.
  package let drawn: Timeline
  private let timeline: Timeline
  /// The timelines with the motions of themes.
  private let motions: [(motion: ThemeMotion, timeline: Timeline)]
  /// The texts that are divided.
  private let textsWithParts: [ViewNode]
  private let options: SwiftUIOptions

  package init(_ timeline: Timeline, _ options: SwiftUIOptions) {
    var options = options
    // States play backwards, and at other frames than the clock.
    if timeline.machine != nil { options.settings.style = .keyframes }
    textsWithParts = timeline.textsWithParts
    drawn = timeline.drawn()
    let still = timeline.stillThemes
    self.timeline = drawn.prepared(options.style, still)
    let moving = timeline.themes.map { timeline.moving(as: $0) }
    let members = ThemeTable.memberNames(
      of: timeline.themes.map(\.name), haveMotions: moving.contains { $0 != nil })
    motions = timeline.themes.indices.compactMap { index in
      moving[index].map { moving in
        let motion = ThemeMotion(theme: timeline.themes[index].name, member: members[index])
        return (motion, moving.drawn().prepared(options.style, still))
      }
    }
    self.options = options
  }

  package func export() -> Export {
    let tree = ExportTree(timeline)
    let plans = motions.map {
      ExportPlan($0.timeline, options, ExportTree($0.timeline), motion: $0.motion)
    }
    var (source, translator) = source(tree, plans)
    source.declarations = source.declarations.map { declaration in
      guard case .type(let type) = declaration else { return declaration }
      return .type(type.dividingLongBodies(options.indentation))
    }
    let release = options.target
    let names = SupportPart.names(in: SwiftPrinter.text(of: source))
    let backports = SupportPart.backports(in: names, for: release)
    let parts = SupportPart.closure(of: translator.support.union(backports), for: release)
    source.nestTypes(options, parts: parts, namesInUse: names)
    let outlines = options.separatesOutlines ? source.separateOutlines(of: options.viewName) : nil
    source.addRegions(rootType: options.viewName)
    var header = SourceHeader(
      subject: options.viewName, version: options.version, command: options.command,
      release: release)
    var files: [File] = []
    if let module = options.supportModule {
      source.imports.append(module)
    } else if options.sharesSupport {
      header.support = parts
      files.append(SupportFile.file(parts, options.access, version: options.version, for: release))
    } else {
      let namespace = SwiftType(
        keyword: "nonisolated \(options.access.modifier)enum", name: "Support")
      source.declarations.append(
        .type(SwiftType(keyword: "extension", name: options.viewName, members: [.type(namespace)])))
      source.imports += parts.flatMap(\.imports)
      source.declarations += SupportFile.declarations(
        parts, options.access, in: options.supportNamespace, for: release)
    }
    let hasClock = options.style == .events && translator.support.contains(.timerManager)
    if options.includesTests, hasClock { files.append(options.tests(of: timeline.clock)) }
    if var outlines {
      var own = header
      own.support = []
      outlines.header = own.lines
      if let module = options.supportModule { outlines.imports.append(module) }
      let text = SwiftPrinter.text(of: outlines, step: options.indentation)
      files.append(File(name: options.outlinesFile, text: text))
    }
    source.header = header.lines
    let text = SwiftPrinter.text(of: source, step: options.indentation)
    files.append(File(name: "\(options.viewName).swift", text: text, support: header.support))
    translator.reportMeasuredParts(of: textsWithParts)
    func times(_ timeline: Timeline) -> [Double]? {
      timeline.changeTimes(changesPhases: !release.hasObservation) { view in
        tree.indices[view].map { translator.isDrawn($0) } ?? false
      }
    }
    var allTimes: [String: [Double]] = [:]
    if hasClock {
      allTimes[""] = times(timeline)
      for (motion, timeline) in motions { allTimes[motion.theme] = times(timeline) }
    }
    return Export(
      files: files, notes: translator.diagnostics, omissions: translator.omissions,
      fontFiles: translator.fontFiles, themes: translator.constants.theme.members,
      plays: hasClock || options.style == .keyframes, times: allTimes)
  }

  /// The file of the views before it is completed, with what the views need.
  private typealias Source = (file: SwiftFile, translator: ViewTranslator)

  /// The views; in the style `events` copies are structures of their own, unless the source without them is shorter.
  private func source(_ tree: ExportTree, _ motions: [ExportPlan]) -> Source {
    let copies = options.style == .events ? tree.copies() : []
    let candidates = copies.isEmpty ? [copies] : [copies, []]
    let sources = Locked<[Int: (source: Source, lineCount: Int)]>([:])
    DispatchQueue.concurrentPerform(iterations: candidates.count) { index in
      guard let source = source(tree, motions, candidates[index]) else { return }
      let lineCount = candidates.count > 1 ? SwiftPrinter.lineCount(of: source.file) : 0
      sources.with { $0[index] = (source, lineCount) }
    }
    let made = sources.with { sources in candidates.indices.compactMap { sources[$0] } }
    return made.dropFirst().reduce(made[0]) { $1.lineCount < $0.lineCount ? $1 : $0 }.source
  }

  /// Translates the views with a structure for each set of copies; a copy that differs from all others is excluded.
  ///
  /// - Returns: `nil` if no copies are left, so that the source is the one without them.
  private func source(
    _ tree: ExportTree, _ motions: [ExportPlan], _ copies: [[Int]]
  ) -> Source? {
    var writer = StyleWriter([ExportPlan(timeline, options, tree, copies: copies)] + motions)
    let unmerged = writer.unmergedCopies
    if !unmerged.isEmpty {
      let rest = tree.copies(excluding: unmerged)
      guard !rest.isEmpty else { return nil }
      writer = StyleWriter([ExportPlan(timeline, options, tree, copies: rest)] + motions)
    }
    return (writer.file, writer.translator)
  }
}

extension Timeline {
  /// The timeline with views that SwiftUI draws: texts are divided into letters, and geometry is sampled.
  fileprivate func drawn() -> Timeline {
    dividingTexts().joiningPaths().samplingGeometry()
  }

  /// The timeline with changes as code of a style makes them, and with themes.
  fileprivate func prepared(_ style: SwiftUIStyle, _ themes: [TimelineTheme]) -> Timeline {
    var result = self
    if style == .events {
      result = dividingGradients().gatheringDenseChanges().separatingRuns().foldingFirstValues()
    }
    result.themes = themes
    return result
  }
}
