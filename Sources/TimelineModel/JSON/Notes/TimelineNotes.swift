import Diagnostics
import JSONTree
import ViewTree

/// Collects the parts of a timeline that are legal but have no effect, or one that is hardly meant.
struct TimelineNotes {
  /// An item of an event with its place in the file.
  struct Item {
    /// The number of the event.
    var event: Int
    /// The item.
    var item: EventItem
    /// The place of the action or the run; several items share it where one has several targets.
    var pointer: JSONPointer
  }

  /// The findings; complete after `finish(_:)`.
  private(set) var findings: [Diagnostic] = []
  private var items: [Item] = []
  private var constants: [(name: String, pointer: JSONPointer)] = []
  private var usedConstants: Set<String> = []
  private var cameras: [(id: String, pointer: JSONPointer)] = []
  private var event = 0

  /// Begins an event, to which the next items belong.
  mutating func begin(event number: Int) { event = number }

  /// Adds the actions of one place.
  mutating func add(_ actions: [TimelineAction], at pointer: JSONPointer) {
    items += actions.map { Item(event: event, item: .action($0), pointer: pointer) }
  }

  /// Adds the runs of keyframes of one place.
  mutating func add(_ runs: [KeyframeRun], at pointer: JSONPointer) {
    items += runs.map { Item(event: event, item: .keyframes($0), pointer: pointer) }
  }

  /// Adds a run of phases.
  mutating func add(_ run: PhaseRun, at pointer: JSONPointer) {
    items.append(Item(event: event, item: .phases(run), pointer: pointer))
  }

  /// Adds a constant.
  mutating func addConstant(_ name: String, at pointer: JSONPointer) {
    constants.append((name, pointer))
  }

  /// Records a use of a constant.
  mutating func useConstant(_ name: String) { usedConstants.insert(name) }

  /// Adds a view, of which cameras matter.
  mutating func add(_ view: ViewNode, at pointer: JSONPointer) {
    guard case .group(let style) = view.kind, style.space?.isCamera == true else { return }
    cameras.append((view.id, pointer))
  }

  /// Makes the findings about a timeline that was read.
  mutating func finish(_ timeline: Timeline) {
    for constant in constants where !usedConstants.contains(constant.name) {
      report(
        .unusedConstant, "The constant “\(constant.name)” is not used.", at: constant.pointer)
    }
    for (id, pointer) in cameras where !CameraCheck(timeline, camera: id).showsSomething {
      report(.emptyCamera, "The camera “\(id)” shows none of its views.", at: pointer)
    }
    let check = ChangeCheck(items, timeline.clock)
    for finding in check.findings { report(finding.code, finding.message, at: finding.pointer) }
    items = []
  }

  private mutating func report(_ code: DiagnosticCode, _ message: String, at pointer: JSONPointer) {
    guard findings.count < TimelineLimits.findings else { return }
    findings.append(Diagnostic(code, message: message, pointer: pointer.description))
  }
}
