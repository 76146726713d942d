import JSONTree
import TimelineFormat
import TimelineModel

extension ExposureSheet {
  /// The members of the page's data: clock, events, markers, rows, and the curves and specifications of their bars.
  var fields: [JSONField] {
    var curves: [[Double]: Int] = [:]
    let rowNodes = rows.map { row in
      JSONNode.object([
        JSONField("view", .string(row.view)), JSONField("name", .string(row.name)),
        JSONField("kind", .string(row.kind)),
        JSONField("path", .array(row.path.map { .string($0) })),
        JSONField("actions", .array(row.bars.map { node($0, &curves) })),
      ])
    }
    let curveNodes = curves.sorted { $0.value < $1.value }.map { curve in
      JSONNode.numbers(curve.key)
    }
    return [
      JSONField(
        "clock",
        [
          "interval": .number(clock.interval), "ticks": .number(Double(clock.ticks)),
          "repeats": .bool(clock.repeats), "atEnd": .string(clock.atEnd.rawValue),
        ]),
      JSONField(
        "events",
        .array(
          events.map { ["number": .number(Double($0.number)), "time": .number(rounded($0.time))] })),
      JSONField("markers", .array(markers.map(node))),
      JSONField("curves", .array(curveNodes)), JSONField("specs", .array(specs.map(node))),
      JSONField("rows", .array(rowNodes)),
    ]
  }

  private func node(_ bar: SheetBar, _ curves: inout [[Double]: Int]) -> JSONNode {
    var fields = [
      JSONField("property", .string(bar.property)), JSONField("start", .number(rounded(bar.start))),
      JSONField("delay", .number(rounded(bar.delay))),
      JSONField("duration", .number(rounded(bar.duration))),
      JSONField("runs", bar.runs.map { .number(Double($0)) } ?? .null),
      JSONField("autoreverses", .bool(bar.autoreverses)),
      JSONField("event", .number(Double(bar.event))), JSONField("spec", .number(Double(bar.spec))),
    ]
    if !bar.progress.isEmpty {
      let curve = bar.progress.map { ($0 * 1000).rounded() / 1000 }
      let index = curves[curve] ?? curves.count
      curves[curve] = index
      fields.append(JSONField("curve", .number(Double(index))))
    }
    return .object(fields)
  }

  private func node(_ spec: Spec) -> JSONNode {
    var fields = [JSONField("text", .string(spec.text))]
    if let excerpt = spec.excerpt {
      fields += [
        JSONField("line", .number(Double(excerpt.line))), JSONField("spec", .string(excerpt.text)),
      ]
    }
    return .object(fields)
  }

  private func node(_ marker: TimelineMarker) -> JSONNode {
    [
      "name": .string(marker.name), "time": .number(rounded(marker.time)),
      "duration": .number(rounded(marker.duration)),
    ]
  }

  /// A time to a tenth of a millisecond.
  private func rounded(_ seconds: Double) -> Double { (seconds * 1e4).rounded() / 1e4 }
}
