import Diagnostics
import TimelineModel

/// Finds constants and definitions without a use.
struct UnusedNameCheck {
  /// The findings, constants before definitions.
  let findings: [TimelineNotes.Finding]

  /// Checks the names of a timeline.
  init(_ content: NoteContent) {
    let constants = content.constants.filter { !$0.isUsed }.map {
      TimelineNotes.Finding(
        code: .unusedConstant, message: "The constant “\($0.text)” is not used.",
        pointer: $0.pointer)
    }
    let definitions = content.definitions.filter { !$0.isUsed }.map {
      TimelineNotes.Finding(
        code: .unusedDefinition, message: "The definition “\($0.text)” is not used.",
        pointer: $0.pointer)
    }
    findings = constants + definitions
  }
}
