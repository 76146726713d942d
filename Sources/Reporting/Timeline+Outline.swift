import Diagnostics
import SceneModel
package import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline as text: its clock, constants, views as a tree, and events with their actions.
  package var outlineText: String {
    let moving = moving
    let lines =
      head + constants.map(line) + definitions.map(line) + markers.map(line) + themes.map(line)
      + OutlineNode.lines(of: canvas.root.children.map { node($0, moving) })
      + zip(events, groups).flatMap(lines) + (machine?.outlineLines ?? [])
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// The names of the properties that move, by view, each once and in the order of the events.
  private var moving: [String: [String]] {
    var visited: Set<String> = []
    var moving: [String: [String]] = [:]
    for target in events.flatMap(\.targets) {
      let name = target.key == .removal ? PropertyKey.insertion.rawValue : target.propertyText
      guard visited.insert(target.view + "." + name).inserted else { continue }
      moving[target.view, default: []].append(name)
    }
    return moving
  }

  private var head: [String] {
    let size = canvas.size
    let end =
      switch (clock.repeats, clock.atEnd) {
      case (true, .reset): "resets and repeats"
      case (true, .continue): "continues and repeats"
      case (false, _): "stops at the end"
      }
    let views = canvas.root.preorder.reduce(-1) { count, _ in count + 1 }
    return [
      name.isEmpty ? "Timeline" : name,
      "\(number(size.x)) × \(number(size.y)) points, \(number(frameRate)) frames a second, "
        + seconds(duration),
      "Clock: \(count(clock.ticks, "tick")) of \(seconds(clock.interval)), \(end)",
      [
        count(views, "view"), count(events.count, "event"),
        count(events.reduce(0) { $0 + $1.actions.count }, "action"),
        count(constants.count, "constant"),
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

  private func node(_ view: ViewNode, _ moving: [String: [String]]) -> OutlineNode {
    var parts = ["\(view.id) (\(view.kind.name))"]
    if !view.name.isEmpty, view.name != view.id { parts.append("“\(view.name)”") }
    if view.properties[.insertion] == .number(0) { parts.append("absent at first") }
    if let moving = moving[view.id] { parts.append("moves: " + moving.joined(separator: ", ")) }
    return OutlineNode(
      text: parts.joined(separator: ", "), children: view.children.map { node($0, moving) })
  }

  private func lines(_ event: TimelineEvent, _ groups: [ActionGroup]) -> [String] {
    let time = clock.time(of: event.number)
    return ["Event \(event.number), at \(seconds(time))"]
      + event.outlineLines(groups).map { "  " + $0 }
  }

  private func count(_ number: Int, _ noun: String) -> String { NumberText.count(number, noun) }

  private func number(_ value: Double) -> String { NumberText.fixed(value, upToPlaces: 2) }

  private func seconds(_ value: Double) -> String { value.outlineSeconds }
}

extension Double {
  /// A time with at most three decimals.
  var outlineSeconds: String { NumberText.fixed(self, upToPlaces: 3) + " s" }
}
