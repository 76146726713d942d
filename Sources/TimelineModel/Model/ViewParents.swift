import StageModel

/// The group around each view, by identifiers.
///
/// Few views are asked for in most timelines: the first ones are searched for, and only then all are noted.
final class ViewParents {
  private let stage: Stage
  private var searches = 0
  private lazy var parents = ViewParents.parents(stage)

  /// How many views are searched for.
  private static let searchLimit = 40

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// A number for the group around a view; `nil` for the root and for what is no view.
  subscript(view: String) -> Int? {
    searches += 1
    guard searches <= ViewParents.searchLimit else { return parents[view] }
    var count = 0
    return ViewParents.search(view, in: stage.root, &count)
  }

  private static func search(_ id: String, in view: StageView, _ count: inout Int) -> Int? {
    let index = count
    count += 1
    for child in view.children.indices {
      if view.children[child].id == id { return index }
      if let found = search(id, in: view.children[child], &count) { return found }
    }
    return nil
  }

  private static func parents(_ stage: Stage) -> [String: Int] {
    var parents: [String: Int] = [:]
    var count = 0
    add(stage.root, &count, to: &parents)
    return parents
  }

  private static func add(_ view: StageView, _ count: inout Int, to parents: inout [String: Int]) {
    let index = count
    count += 1
    for child in view.children {
      parents[child.id] = index
      add(child, &count, to: &parents)
    }
  }
}
