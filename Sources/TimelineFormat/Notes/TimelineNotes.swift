import Diagnostics
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

/// Collects valid parts of a timeline with no effect, or a probably unintended one.
struct TimelineNotes {
  /// An item of an event with its place in the file.
  struct Item {
    /// The number of the event.
    var event: Int
    /// The item.
    var item: EventItem
    /// The place of the action or the run, which items of several targets share.
    var pointer: JSONPointer
    /// The change of the last part of a text whose parts change one after another; `nil` for other items.
    var lastPart: TimelineAction?

    /// The action; `nil` for runs.
    var action: TimelineAction? { if case .action(let action) = item { action } else { nil } }

    /// The item, or the change of its last part if it has parts.
    var lastItem: EventItem { lastPart.map { .action($0) } ?? item }

    /// The beginning of a message about `lastItem`.
    var lastPhrase: String {
      guard let stagger = lastPart?.stagger else { return item.phrase }
      return "\(item.phrase) for the last \(stagger.part.rawValue)"
    }
  }

  /// The findings; complete after `finish(_:)`.
  private(set) var findings: [Diagnostic] = []
  /// The actions and runs, in the order of the file.
  private(set) var items: [Item] = []
  /// The constants and the definitions, each with the code of the finding if nothing uses it.
  private(set) var names: [(code: DiagnosticCode, text: String, pointer: JSONPointer)] = []
  /// The names in use, by the code of the finding about unused ones.
  private(set) var used: [DiagnosticCode: Set<String>] = [:]
  /// The views of the kinds that are checked.
  private(set) var views: [(node: ViewNode, pointer: JSONPointer)] = []
  /// The views that change in a way that depends on their initial values, by identifier.
  private(set) var changedViews: [String: ViewNode] = [:]
  private var event = 0

  /// Begins an event, to which the next items belong.
  mutating func begin(event number: Int) { event = number }

  /// Adds the items of one place.
  mutating func add(_ items: [EventItem], at pointer: JSONPointer) {
    self.items += items.map { Item(event: event, item: $0, pointer: pointer) }
  }

  /// Removes the items after a number of them: items of a theme are no changes of the timeline.
  mutating func removeItems(after count: Int) { items.removeSubrange(count...) }

  /// Adds a constant or a definition.
  mutating func add(_ name: String, _ code: DiagnosticCode, at pointer: JSONPointer) {
    names.append((code, name, pointer))
  }

  /// Records a use of a constant or a definition.
  mutating func use(_ name: String, _ code: DiagnosticCode) {
    used[code, default: []].insert(name)
  }

  /// Adds a view with its children; only some kinds are checked.
  mutating func add(_ view: ViewNode, at pointer: JSONPointer) {
    let isChecked =
      switch view.kind {
      case .shape: true
      case .group(let style): style.space?.isCamera == true
      default: view.kind.paint?.gradient != nil || view.isEmptyModifier
      }
    if isChecked { views.append((view, pointer)) }
  }

  /// Checks a value against the range of its property.
  mutating func add(_ value: PropertyValue, of property: PropertyDeclaration, at place: JSONPointer)
  {
    guard let message = property.rangeMessage(value) else { return }
    report(Diagnostic(.valueBeyondRange, message, at: place))
  }

  /// Makes the findings about a timeline that was read.
  mutating func finish(_ timeline: Timeline) {
    let staggered = items.indices.filter { items[$0].action?.stagger != nil }
    let lastParts = timeline.lastParts(of: staggered.compactMap { items[$0].action })
    for (index, action) in zip(staggered, lastParts) { items[index].lastPart = action }
    let wanted = Set(items.flatMap { $0.item.targets }.filter(\.dependsOnInitialValue).map(\.view))
    if !wanted.isEmpty {
      for view in timeline.canvas.root.preorder where wanted.contains(view.node.id) {
        changedViews[view.node.id] = view.node
      }
    }
    let clock = timeline.clock
    let checks = [
      unusedNames, emptyCameras(timeline), undrawnShapes, emptyModifiers(timeline), plainGradients,
      lateItems(clock), replacedChanges(clock), jumpingRepetitions(clock), cutMotions(timeline),
      idlePresences(clock), jumpingChanges(clock), timeline.unreachableStates,
    ]
    for finding in checks.joined() { report(finding) }
  }

  private mutating func report(_ finding: Diagnostic) {
    if findings.count < TimelineLimits.findings { findings.append(finding) }
  }
}

extension Diagnostic {
  /// A finding at a place of the file.
  init(_ code: DiagnosticCode, _ message: String, advice: String? = nil, at pointer: JSONPointer) {
    self.init(code, message: message, advice: advice, pointer: pointer.description)
  }
}

extension [Diagnostic] {
  /// Adds a finding, unless the last one has its code and its place.
  mutating func addOnce(_ code: DiagnosticCode, _ message: String, at pointer: JSONPointer) {
    if let last, last.code == code, last.pointer == pointer.description { return }
    append(Diagnostic(code, message, at: pointer))
  }
}
