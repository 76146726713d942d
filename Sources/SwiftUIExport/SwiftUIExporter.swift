package import Diagnostics
import Foundation
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
    self.timeline = timeline
    self.options = options
  }

  /// The source of the views, the support file, and the findings about what the source leaves out.
  package func export() -> (files: [File], diagnostics: DiagnosticList) {
    let tree = ExportTree(timeline)
    let units = UnitPlan(tree)
    let names = ExportNames(root: options.viewName, tree, units)
    let keyframes =
      options.style == .keyframes ? KeyframeStore(timeline, tree, units, names) : nil
    var translator = ViewTranslator(timeline, tree, units, names, keyframes: keyframes)
    var bodies: [(unit: Int, body: SwiftExpression)] = []
    for unit in units.units.sorted() where translator.isDrawn(unit) {
      bodies.append((unit, translator.body(ofUnit: unit)))
    }
    var source = file(bodies, tree, units, names, &translator)
    var files: [File] = []
    if options.sharesSupport {
      files.append(File(name: SupportFile.name, text: SupportFile.text(Set(SupportPart.allCases))))
    } else {
      source.declarations += SupportFile.declarations(translator.support)
    }
    let text = SwiftPrinter.text(of: source, step: options.indentation)
    return (files + [File(name: "\(options.viewName).swift", text: text)], translator.diagnostics)
  }

  /// The file of the views in the style of the options.
  private func file(
    _ bodies: [(unit: Int, body: SwiftExpression)], _ tree: ExportTree, _ units: UnitPlan,
    _ names: ExportNames, _ translator: inout ViewTranslator
  ) -> SwiftFile {
    func context() -> SourceContext {
      SourceContext(
        timeline: timeline, options: options, tree: tree, names: names, translator: translator)
    }
    if let store = translator.keyframes {
      translator.support.formUnion([.animationPlayer, .keyframeSteps])
      translator.reportUnused(store)
      return KeyframeStyleWriter(context: context(), store: store).file(bodies)
    }
    let handlers = EventHandlers(timeline, tree, units, names, &translator)
    translator.support.insert(.timerManager)
    return EventStyleWriter(context: context(), handlers: handlers).file(bodies)
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
  /// The style of the views.
  package var style = SwiftUIStyle.events
  /// Whether shared types have a file of their own; they are in the file of the views otherwise.
  package var sharesSupport = true
  /// The version of the exporter; empty for none.
  package var version = ""

  /// Makes options with the defaults.
  ///
  /// - Parameter viewName: The name of the root view.
  package init(viewName: String) { self.viewName = viewName }

  /// The name of an image in the asset catalogue, for the name of its file.
  package static func imageName(of source: String) -> String {
    let file = source.split(separator: "/").last.map(String.init) ?? source
    return (file as NSString).deletingPathExtension
  }

  /// The name of the root view for the name of a file: its words with capitals.
  package static func viewName(of name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let word = text.first?.isNumber ?? true ? "Animation\(text)" : text
    return word.hasSuffix("View") ? word : "\(word)View"
  }
}
