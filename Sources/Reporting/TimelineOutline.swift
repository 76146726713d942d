import Diagnostics
import SceneModel
package import TimelineModel
import ViewTree

/// A timeline as text: its clock, constants, views as a tree, and events with their actions.
package struct TimelineOutline {
  private let timeline: Timeline
  /// The properties that move, by view.
  private let moving: [String: [String]]

  /// Makes the outline of a timeline.
  package init(_ timeline: Timeline) {
    self.timeline = timeline
    moving = TimelineOutline.moving(timeline)
  }

  /// The names of the properties that move, by view, each once and in the order of the events.
  private static func moving(_ timeline: Timeline) -> [String: [String]] {
    var visited: Set<String> = []
    var moving: [String: [String]] = [:]
    for target in timeline.events.flatMap(\.targets) {
      let name = target.key == .removal ? PropertyKey.insertion.rawValue : target.propertyText
      guard visited.insert(target.view + "." + name).inserted else { continue }
      moving[target.view, default: []].append(name)
    }
    return moving
  }

  /// The text, with a line for each view and each action.
  package var text: String {
    let lines =
      head + timeline.constants.map(line) + timeline.definitions.map(line)
      + timeline.markers.map(line) + timeline.themes.map(line)
      + OutlineNode.lines(of: timeline.canvas.root.children.map(node))
      + zip(timeline.events, timeline.groups).flatMap(lines)
      + (timeline.machine.map { MachineOutline(machine: $0).lines } ?? [])
    return lines.map { $0.printable + "\n" }.joined()
  }

  private var head: [String] {
    let (size, clock) = (timeline.canvas.size, timeline.clock)
    let end =
      switch (clock.repeats, clock.atEnd) {
      case (true, .reset): "resets and repeats"
      case (true, .continue): "continues and repeats"
      case (false, _): "stops at the end"
      }
    let views = timeline.canvas.root.preorder.reduce(-1) { count, _ in count + 1 }
    return [
      timeline.name.isEmpty ? "Timeline" : timeline.name,
      "\(number(size.x)) × \(number(size.y)) points, \(number(timeline.frameRate)) frames a second, "
        + seconds(timeline.duration),
      "Clock: \(count(clock.ticks, "tick")) of \(seconds(clock.interval)), \(end)",
      [
        count(views, "view"), count(timeline.events.count, "event"),
        count(timeline.events.reduce(0) { $0 + $1.actions.count }, "action"),
        count(timeline.constants.count, "constant"),
      ].joined(separator: ", "),
    ]
  }

  private func line(_ constant: TimelineConstant) -> String {
    switch constant.value {
    case .duration(let time): "Duration “\(constant.name)”: \(seconds(time))"
    case .delay(let time): "Delay “\(constant.name)”: \(seconds(time))"
    case .curve(let curve): "Curve “\(constant.name)”: \(curve.outlineText)"
    }
  }

  private func line(_ definition: TimelineDefinition) -> String {
    if case .path = definition.value { return "Path “\(definition.name)”" }
    return "Gradient “\(definition.name)”"
  }

  private func line(_ marker: TimelineMarker) -> String {
    let range = marker.duration > 0 ? ", \(seconds(marker.duration))" : ""
    return "Marker “\(marker.name)” at \(seconds(marker.time))\(range)"
  }

  private func line(_ theme: TimelineTheme) -> String {
    let changes = theme.events.reduce(0) { $0 + $1.targets.count }
    return "Theme “\(theme.name)” of \(count(theme.values.count + theme.pictures.count, "value"))"
      + (changes > 0 ? " and \(count(changes, "change"))" : "")
  }

  private func node(_ view: ViewNode) -> OutlineNode {
    OutlineNode(text: describe(view), children: view.children.map(node))
  }

  private func describe(_ view: ViewNode) -> String {
    var parts = ["\(view.id) (\(view.kind.name))"]
    if !view.name.isEmpty, view.name != view.id { parts.append("“\(view.name)”") }
    if view.properties[.insertion] == .number(0) { parts.append("absent at first") }
    if let moving = moving[view.id] { parts.append("moves: " + moving.joined(separator: ", ")) }
    return parts.joined(separator: ", ")
  }

  private func lines(_ event: TimelineEvent, _ groups: [ActionGroup]) -> [String] {
    let time = timeline.clock.time(of: event.number)
    return ["Event \(event.number), at \(seconds(time))"]
      + event.outlineLines(groups).map { "  " + $0 }
  }

  private func count(_ number: Int, _ noun: String) -> String { ReportTotals.count(number, noun) }

  private func number(_ value: Double) -> String { NumberText.fixed(value, upToPlaces: 2) }

  private func seconds(_ value: Double) -> String { value.outlineSeconds }
}

extension Double {
  /// A time with at most three decimals.
  var outlineSeconds: String { NumberText.fixed(self, upToPlaces: 3) + " s" }
}
