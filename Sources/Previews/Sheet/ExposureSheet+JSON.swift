package import JSONTree
import TimelineFormat
import TimelineModel

extension ExposureSheet {
  /// The members of the page's data: clock, events, markers, rows, and the curves and specifications of their bars.
  package var fields: [JSONField] {
    var curves: [[Double]: Int] = [:]
    let rowNodes = rows.map { row -> JSONNode in
      [
        "view": .string(row.view), "name": .string(row.name), "kind": .string(row.kind),
        "path": .strings(row.path), "actions": .array(row.bars.map { node($0, &curves) }),
      ]
    }
    let events = events.map { event -> JSONNode in
      ["number": .int(event.number), "time": rounded(event.time)]
    }
    let markers = markers.map { marker -> JSONNode in
      [
        "name": .string(marker.name), "time": rounded(marker.time),
        "duration": rounded(marker.duration),
      ]
    }
    let specs = specs.map { spec -> JSONNode in
      .members([
        "text": .string(spec.text), "line": spec.excerpt.map { .int($0.line) },
        "spec": spec.excerpt.map { .string($0.text) },
      ])
    }
    return [JSONField](members: [
      "clock": [
        "interval": .number(clock.interval), "ticks": .int(clock.ticks),
        "repeats": .bool(clock.repeats), "atEnd": .string(clock.atEnd.rawValue),
      ],
      "events": .array(events), "markers": .array(markers),
      "curves": .array(curves.sorted { $0.value < $1.value }.map { .numbers($0.key) }),
      "specs": .array(specs), "rows": .array(rowNodes),
    ])
  }

  private func node(_ bar: SheetBar, _ curves: inout [[Double]: Int]) -> JSONNode {
    var index: Int?
    if !bar.progress.isEmpty {
      let curve = bar.progress.map { ($0 * 1000).rounded() / 1000 }
      index = curves[curve] ?? curves.count
      curves[curve] = index
    }
    return .members([
      "property": .string(bar.property), "start": rounded(bar.start),
      "delay": rounded(bar.delay), "duration": rounded(bar.duration),
      "runs": bar.runs.map(JSONNode.int) ?? .null, "autoreverses": .bool(bar.autoreverses),
      "event": .int(bar.event), "spec": .int(bar.spec), "curve": index.map(JSONNode.int),
    ])
  }

  /// A time to a tenth of a millisecond.
  private func rounded(_ seconds: Double) -> JSONNode { .number((seconds * 1e4).rounded() / 1e4) }
}
