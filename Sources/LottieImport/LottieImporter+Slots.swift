import CompositionModel
import Diagnostics
import JSONTree

// The slots of a file. Properties that use them are read before.
extension LottieImporter {
  /// The slots that properties use in the order of their first use, and the others in the member `slots` of the root.
  func slots(_ reader: inout ObjectReader) -> [Slot] {
    checkTheme()
    return context.usedSlots + (reader.read("slots") { unusedSlots(in: $0) } ?? [])
  }

  /// Reports the rules of a theme for slots that no property uses.
  private func checkTheme() {
    guard let theme = context.themeSlots else { return }
    for member in theme.members where !context.usesSlot(member.name) {
      context.report(
        .unusedThemeRule,
        "The theme “\(context.themeName)” has a rule for “\(member.name)”, which is no slot of the design."
      )
    }
  }

  private func unusedSlots(in value: JSONValue) -> [Slot]? {
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
    return value.members.prefix(ImportLimits.slots).compactMap { member in
      let id = member.name
      context.at(named: id) {
        _ = context.object(member.value, as: .slot) { reader -> Void? in reader.skip("p") }
      }
      if context.usesSlot(id) { return nil }
      context.at(named: id) {
        context.report(.unusedSlot, "No property uses the slot \"\(id)\".")
      }
      return Slot(id: id)
    }
  }
}
