import TimelineModel
import ViewTree

extension Timeline {
  /// Makes one text of letters that do the same one after another, which the model divides again.
  ///
  /// - Returns: Whether there are such letters.
  @discardableResult
  mutating func gatherTexts() -> Bool {
    var rows: [String: LetterRow] = [:]
    for view in canvas.root.preorder where view.node.children.count > 1 {
      if case .group = view.node.kind { rows[view.node.id] = LetterRow(view.node) }
    }
    guard !rows.isEmpty else { return false }
    let grid = FrameTimes(frameRate: frameRate)
    var isChanged = false
    var taken = Set(canvas.root.preorder.map(\.node.id))
    for view in canvas.root.preorder {
      guard let row = rows[view.node.id] else { continue }
      var id = view.node.id + "Text"
      while !taken.insert(id).inserted { id += "_" }
      guard let gathered = LetterActions(row, id, clock, grid).gathered(events) else { continue }
      events = gathered
      let text = row.view(id: id, name: view.node.name)
      canvas.root.updatePreorder { _, node in
        if node.id == view.node.id { node.children = [text] }
      }
      isChanged = true
    }
    return isChanged
  }
}
