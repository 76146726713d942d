package import CompositionModel
package import Containers
package import Diagnostics
package import TextLayout

/// An imported composition with the findings about it.
package struct ImportResult: Hashable, Sendable {
  /// The composition, with all defaults filled in.
  package var composition: Composition
  /// The findings, in order.
  package var diagnostics: DiagnosticList
  /// The number of findings before those about the design as a whole.
  var designPlace: Int

  /// Adds findings about the design as a whole, up to the limit of listed ones.
  package mutating func insert(_ findings: [Diagnostic]) {
    let room = max(0, ImportLimits.findings - diagnostics.items.count)
    diagnostics.insert(Array(findings.prefix(room)), at: designPlace)
    designPlace += min(room, findings.count)
    guard findings.count > room else { return }
    diagnostics.report(.further(findings.count - room))
  }
}

extension Diagnostic {
  /// The finding about findings beyond the limit.
  static func further(_ count: Int) -> Diagnostic {
    Diagnostic(
      .furtherFindings, message: "\(count) further findings are not listed.", count: count)
  }
}

/// The frames at which expressions are evaluated.
package enum EvaluatedFrames {
  /// All frames.
  case all
  /// The frames that a function selects for a composition, counted from 0, for drawing these alone.
  case some((Composition) -> [Int])
  /// No frames: properties keep their own values.
  case none

  /// Whether expressions are evaluated at any frame.
  var isAny: Bool { if case .none = self { false } else { true } }
}

/// The settings of import.
package struct ImportOptions {
  /// How collapsed precompositions end.
  package var collapse = CollapseMode.cut
  /// The frames at which expressions are replaced by their results.
  package var evaluatedFrames = EvaluatedFrames.all
  /// Reads an external data file of expressions, by its path in the composition's file; `nil` if that is impossible.
  package var readData: (_ path: String) -> [UInt8]? = { _ in nil }
  /// The theme that gives values of slots; `nil` for the values in the design.
  package var theme: DesignFile.Theme?
  /// The identifier of the design in its archive; rules of themes can be limited to some designs.
  var animation = ""

  /// The fonts and the layout rules of text without outlines.
  package var text = TextOptions()

  /// Makes the default settings.
  package init() {}
}
