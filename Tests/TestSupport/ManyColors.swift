/// A timeline with squares of as many colors, of which the last one becomes green in 1 s.
package enum ManyColors {
  package static func timeline(count: Int) -> String {
    let views = (0..<count).map { index in
      """
      {"id": "box\(index)", "kind": "shape", "children": [
       {"id": "outline\(index)", "kind": "rectangle", "size": [1, 8], "position": [\(Double(index) + 0.5), 4]},
       {"id": "fill\(index)", "kind": "fill", "color": [\(Double(index) / 255), 0, 1]}]}
      """
    }
    return """
      {"xsheet": 1, "name": "Box", "size": [\(count), 8], "clock": {"interval": 1, "ticks": 1},
       "views": [\(views.joined(separator: ",\n"))],
       "events": [{"event": 0, "actions": [
        {"animate": "fill\(count - 1).color", "to": "#00FF00", "curve": "linear", "duration": 1}]}]}
      """
  }
}
