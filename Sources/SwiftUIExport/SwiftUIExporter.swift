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
  }

  private let timeline: Timeline
  private let options: SwiftUIOptions

  /// Prepares the export of a timeline.
  package init(_ timeline: Timeline, _ options: SwiftUIOptions) {
    self.timeline = timeline.separatingRuns()
    self.options = options
  }

  /// The source of the views, the support file, and the findings about what the source leaves out.
  package func export() -> (files: [File], diagnostics: DiagnosticList) {
    let tree = ExportTree(timeline)
    let draft = shortestDraft(tree)
    let translator = draft.writer.translator
    var source = draft.writer.file(draft.bodies)
    var files: [File] = []
    if options.sharesSupport {
      files.append(File(name: SupportFile.name, text: SupportFile.text(Set(SupportPart.allCases))))
    } else {
      source.declarations += SupportFile.declarations(translator.support)
    }
    let text = SwiftPrinter.text(of: source, step: options.indentation)
    return (files + [File(name: "\(options.viewName).swift", text: text)], translator.diagnostics)
  }
}

extension SwiftUIExporter {
  /// The translated views of a timeline.
  private struct Draft {
    let writer: EventStyleWriter
    let bodies: [(unit: Int, body: SwiftExpression)]
    let copies: CopyPlan

    /// The copies that turned out to differ from all others.
    var lonelyCopies: Set<Int> {
      guard !copies.sets.isEmpty else { return [] }
      let replaced = writer.mergedTypes(bodies).replaced
      return copies.members.filter { !replaced.contains(writer.names.type(of: $0)) }
    }

    /// The number of lines.
    var lineCount: Int {
      SwiftPrinter.text(of: writer.file(bodies)).utf8.count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// The draft with structures for copies, unless the one without them is shorter.
  private func shortestDraft(_ tree: ExportTree) -> Draft {
    let plain = draft(tree, CopyPlan(tree, excluding: Set(tree.views.indices)))
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
    let names = ExportNames(root: options.viewName, tree, units)
    var translator = ViewTranslator(timeline, tree, units, names, copies)
    var bodies: [(unit: Int, body: SwiftExpression)] = []
    for unit in units.units.sorted() where translator.isDrawn(unit) {
      bodies.append((unit, translator.body(ofUnit: unit)))
    }
    let handlers = EventHandlers(timeline, tree, units, names, &translator)
    translator.support.insert(.timerManager)
    let writer = EventStyleWriter(
      timeline: timeline, options: options, tree: tree, names: names, translator: translator,
      handlers: handlers, animations: AnimationExpression(timeline.constants))
    return Draft(writer: writer, bodies: bodies, copies: copies)
  }
}

/// The settings of an export to SwiftUI.
package struct SwiftUIOptions: Hashable, Sendable {
  /// The name of the root view.
  package var viewName: String
  /// The access of the root view: `internal`, `public` or `package`.
  package var access = "internal"
  /// The number of spaces of an indentation.
  package var indentation = 2
  /// The command that makes the files again; empty for none.
  package var command = ""
  /// Whether shared types have a file of their own; they are in the file of the views otherwise.
  package var sharesSupport = true
  /// The version of the exporter; empty for none.
  package var version = ""

  /// Makes options with the defaults.
  ///
  /// - Parameter viewName: The name of the root view.
  package init(viewName: String) { self.viewName = viewName }

  /// The name of the root view for the name of a file: its words with capitals.
  package static func viewName(of name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let word = text.first?.isNumber ?? true ? "Animation\(text)" : text
    return word.hasSuffix("View") ? word : "\(word)View"
  }
}
