package import Diagnostics
import Geometry
import SceneModel
package import TimelineModel
import ViewTree

/// Exports a timeline as SwiftUI source: views with state, and events that change it.
package struct SwiftUIExporter {
  /// A file of the export.
  package struct File: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The text.
    package var text: String
    /// The parts of the support file that the text uses; empty for the support file itself.
    package var support: Set<SupportPart> = []
  }

  /// The source of a timeline.
  package struct Export: Sendable {
    /// The support file, tests, and last the file of the views.
    package let files: [File]
    /// The findings about what the source leaves out.
    package let diagnostics: DiagnosticList
    /// Whether the root view has a clock, which it takes as `timer`.
    package let hasClock: Bool
    /// The times at which events of a cycle change views, in seconds, in ascending order; `nil` for a view without a
    /// clock, and where they differ from cycle to cycle.
    package let changeTimes: [Double]?
  }

  private let timeline: Timeline
  private let options: SwiftUIOptions

  /// Prepares the export of a timeline.
  package init(_ timeline: Timeline, _ options: SwiftUIOptions) {
    let sampled = timeline.samplingGeometry()
    self.timeline =
      options.style == .events
      ? sampled.gatheringDenseChanges().separatingRuns().foldingFirstValues() : sampled
    self.options = options
  }

  /// Writes the source.
  package func export() -> Export {
    let tree = ExportTree(timeline)
    var (source, translator) = options.style == .events ? events(tree) : keyframes(tree)
    source.addRegions(rootType: options.viewName)
    let parts = SupportPart.closure(of: translator.support)
    var header = SourceHeader(
      subject: options.viewName, version: options.version, command: options.command)
    var files: [File] = []
    if options.sharesSupport {
      header.support = parts
      files.append(SupportFile.file(parts, version: options.version))
    } else {
      source.declarations += SupportFile.declarations(parts)
    }
    let hasClock = options.style == .events && translator.support.contains(.timerManager)
    if options.includesTests, hasClock {
      let tests = ClockTests(clock: timeline.clock, options: options)
      files.append(File(name: tests.fileName, text: tests.text))
    }
    source.header = header.lines
    let text = SwiftPrinter.text(of: source, step: options.indentation)
    files.append(File(name: "\(options.viewName).swift", text: text, support: header.support))
    let times = timeline.changeTimes { view in
      tree.indices[view].map { translator.isDrawn($0) } ?? false
    }
    return Export(
      files: files, diagnostics: translator.diagnostics, hasClock: hasClock,
      changeTimes: hasClock ? times : nil)
  }
}

// The styles.
extension SwiftUIExporter {
  /// The views of the style `keyframes`.
  private func keyframes(_ tree: ExportTree) -> (SwiftFile, ViewTranslator) {
    let units = UnitPlan(tree)
    let names = ExportNames(options, tree, units)
    let store = KeyframeStore(timeline, tree, units, names)
    var translator = ViewTranslator(
      timeline, tree, units, names, keyframes: store, still: still)
    let bodies = bodies(units, &translator)
    translator.support.formUnion([.animationPlayer, .keyframeSteps])
    let used = translator.keyframes ?? store
    translator.reportUnused(used)
    let context = context(tree, names, translator)
    return (KeyframeStyleWriter(context: context, store: used).file(bodies), translator)
  }

  /// The views of the style `events`, of which equal ones are one.
  private func events(_ tree: ExportTree) -> (SwiftFile, ViewTranslator) {
    let draft = shortestDraft(tree)
    var translator = draft.writer.context.translator
    if draft.writer.usesClock { translator.support.insert(.timerManager) }
    return (draft.writer.file(draft.bodies), translator)
  }

  private var still: Double { options.still(of: timeline) }

  /// The translated views of the style `events`.
  private struct Draft {
    let writer: EventStyleWriter
    let bodies: [(unit: Int, body: SwiftExpression)]
    let copies: CopyPlan

    /// The copies that turned out to differ from all others.
    var lonelyCopies: Set<Int> {
      guard !copies.sets.isEmpty else { return [] }
      var palette = Palette()
      let replaced = writer.mergedTypes(bodies, &palette).replaced
      return copies.members.filter { !replaced.contains(writer.context.names.type(of: $0)) }
    }

    /// The number of lines.
    var lineCount: Int {
      SwiftPrinter.text(of: writer.file(bodies)).utf8.count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// The draft with structures for copies, unless the one without them is shorter.
  private func shortestDraft(_ tree: ExportTree) -> Draft {
    let plain = draft(tree, CopyPlan())
    var copies = CopyPlan(tree)
    guard !copies.sets.isEmpty else { return plain }
    var draft = draft(tree, copies)
    let lonely = draft.lonelyCopies
    if !lonely.isEmpty {
      copies = CopyPlan(tree, excluding: lonely)
      draft = self.draft(tree, copies)
    }
    return draft.lineCount <= plain.lineCount ? draft : plain
  }

  /// Translates the views, with copies as units.
  private func draft(_ tree: ExportTree, _ copies: CopyPlan) -> Draft {
    let units = UnitPlan(tree, copies: copies.members)
    let names = ExportNames(options, tree, units)
    var translator = ViewTranslator(timeline, tree, units, names, copies, still: still)
    let bodies = bodies(units, &translator)
    let handlers = EventHandlers(timeline, tree, units, names, &translator)
    let writer = EventStyleWriter(
      context: context(tree, names, translator), handlers: handlers,
      animations: AnimationExpression(timeline.constants))
    return Draft(writer: writer, bodies: bodies, copies: copies)
  }

  private func bodies(
    _ units: UnitPlan, _ translator: inout ViewTranslator
  ) -> [(unit: Int, body: SwiftExpression)] {
    var bodies: [(unit: Int, body: SwiftExpression)] = []
    for unit in units.units.sorted() where translator.isDrawn(unit) {
      bodies.append((unit, translator.body(ofUnit: unit)))
    }
    return bodies
  }

  private func context(
    _ tree: ExportTree, _ names: ExportNames, _ translator: ViewTranslator
  ) -> SourceContext {
    SourceContext(
      timeline: timeline, options: options, tree: tree, names: names, translator: translator)
  }
}
