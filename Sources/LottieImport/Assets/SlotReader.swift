import CompositionModel
import Diagnostics
import JSONTree

/// Reads the slots of a file.
///
/// Properties that use them are read before.
struct SlotReader {
  /// The state that all readers share.
  let context: ImportContext

  /// The slots in the member `slots` of the root, in the order of the file.
  func read(_ reader: inout ObjectReader) -> [Slot] {
    reader.read("slots") { read($0) } ?? []
  }

  private func read(_ value: JSONValue) -> [Slot]? {
    guard value.kind == .object else {
      context.reportWrongType(value, expected: "an object of slots")
      return nil
    }
    if value.count > ImportLimits.slots {
      context.report(
        .limitExceeded, severity: .warning,
        "The file has \(value.count) slots; the limit is \(ImportLimits.slots), and the others are ignored."
      )
    }
    return value.members.prefix(ImportLimits.slots).map { member in
      let id = member.name
      context.at(named: id) { check(member.value) }
      if let slot = context.slotUses[id] { return slot }
      context.at(named: id) {
        context.report(.unusedSlot, "No property uses the slot \"\(id)\".")
      }
      return Slot(id: id)
    }
  }

  private func check(_ value: JSONValue) {
    guard var reader = ObjectReader(value, as: .slot, in: context) else { return }
    reader.skip("p")
    reader.finish()
  }
}
