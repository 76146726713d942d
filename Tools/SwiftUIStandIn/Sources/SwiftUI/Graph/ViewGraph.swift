import Geometry
package import SceneModel

/// A tree of views with its state, its time and its present scene.
///
/// Each pass evaluates the whole tree, lays it out and draws it into a scene.
@MainActor package final class ViewGraph {
  /// The number of passes of one update after which changes wait for the next one.
  private static let maximumPassCount = 1_000

  /// The time since the graph began, in virtual seconds.
  package private(set) var time = 0.0
  /// The date of the time 0.
  package var startDate = Date(timeIntervalSinceReferenceDate: 0) { didSet { sceneTime = nil } }
  /// The size that the root view is offered, in points.
  package var size: CGSize
  /// The size that the root view is offered where the graph has the size of its content, in place of `size`.
  package var proposal: ProposedViewSize? { didSet { sceneTime = nil } }
  /// The environment of the root view.
  package var environment = EnvironmentValues() { didSet { sceneTime = nil } }
  /// Returns the pictures that images name, of a bundle if they say so.
  package var picture: (String, Bundle?) -> Picture? = { _, _ in nil }
  /// What can be tapped in the present scene, back to front.
  private(set) var pointerAreas: [PointerArea] = []
  var drag: Drag?
  /// The things that were used but are not drawn, each once.
  package private(set) var notes: [String] = []
  /// The scene of the last pass, which is made when it is asked for.
  package var scene: Scene {
    if let list = undrawn { drawn = SceneBuilder.scene(of: list.nodes, size: size) }
    undrawn = nil
    return drawn
  }

  private var drawn: Scene
  private var undrawn: DisplayList?
  private(set) var pass = 0
  /// Whether the present pass applies changes of state.
  private(set) var hasChanges = false
  let queue = ChangeQueue()
  /// The frames that matched views share.
  let matches = MatchedFrames()
  private let root = ViewNode()
  private let evaluate: ContentEvaluator
  /// Arranges actions whose order SwiftUI does not document; they keep the order of the tree by default.
  package var arrange: ([@MainActor () -> Void]) -> [@MainActor () -> Void] = { $0 }
  private var actions: [@MainActor () -> Void] = []
  private var wakeTimes: [Double] = []
  private var waiting: [AnimationCompletion] = []
  private var isUpdating = false
  /// The time of the present scene.
  private var sceneTime: Double?
  private var noted: Set<String> = []

  // Completions of transactions that wait for the next update; used from the main thread only.
  private nonisolated(unsafe) static var expected: [AnimationCompletion] = []

  package init<Root: View>(size: CGSize, root: @escaping () -> Root) {
    self.size = size
    drawn = Scene(size: Vector2(size.width, size.height))
    evaluate = { Evaluator.evaluate(root(), $0) }
  }

  /// The present date.
  package var date: Date { startDate.addingTimeInterval(time) }

  nonisolated static func expect(_ completions: [AnimationCompletion]) { expected += completions }

  func note(_ text: String) {
    if noted.insert(text).inserted { notes.append(text) }
  }

  /// Adds a closure that runs after the passes of the present update.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Adds an area of the present scene that responds to the pointer.
  func add(_ area: PointerArea) { pointerAreas.append(area) }

  /// Asks for an update at a time.
  func wake(at time: Double) {
    if time > self.time, time.isFinite { wakeTimes.append(time) }
  }
}

extension ViewGraph {
  /// Applies changes of state until there are none.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<ViewGraph.maximumPassCount {
      guard pass == 0 || hasPendingChanges else { return }
      applyChanges()
      performActions()
    }
    note("Changes of state follow each other without an end.")
  }

  /// Performs the closures that waited for the end of an update, as SwiftUI does after all transactions.
  private func performActions() {
    let actions = arrange(actions)
    self.actions = []
    for action in actions { action() }
  }

  /// Brings the scene to the present time.
  package func refresh() {
    update()
    guard sceneTime != time else { return }
    run(Transaction())
    performActions()
    update()
  }

  /// Moves time forward, and runs what is due on the way in order.
  package func advance(to end: Double) {
    guard end.isFinite else { return }
    update()
    for _ in 0..<100_000 {
      guard let next = nextTime, next <= end else { break }
      move(to: next)
      update()
    }
    time = max(time, end)
    refresh()
  }

  /// Sets the time, and runs what is due by then; changes of state wait for the next update.
  package func move(to time: Double) {
    self.time = max(self.time, time)
    guard let next = nextTime, next <= self.time else { return }
    wakeTimes.removeAll { $0 <= self.time }
    run(Transaction())
    performActions()
    runCompletions()
  }

  /// The time of the next update that animations, phases and schedules ask for; `nil` for none.
  package var nextTime: Double? {
    let times = wakeTimes + waiting.compactMap(\.time)
    return times.filter(\.isFinite).min()
  }

  private var hasPendingChanges: Bool {
    !queue.isEmpty || ViewGraph.expected.contains { isOwn($0) }
  }

  /// Whether a completion belongs to this graph, or to a transaction that changed nothing.
  private func isOwn(_ completion: AnimationCompletion) -> Bool {
    completion.owner == nil || completion.owner === queue
  }

  private func applyChanges() {
    // Updates time-driven values, such as those of keyframes, first: the animation of the changes must not apply to them.
    if pass > 0, sceneTime != time { run(Transaction()) }
    let completions = ViewGraph.expected.filter { isOwn($0) }
    ViewGraph.expected.removeAll { isOwn($0) }
    let runs = queue.take()
    if runs.isEmpty { run(Transaction(), changes: true) }
    for changes in runs {
      for change in changes { change.apply() }
      run(changes.last?.transaction ?? Transaction(), changes: true)
    }
    waiting += completions
    for completion in completions where completion.time == nil { completion.time = time }
    runCompletions()
  }

  private func runCompletions() {
    let due = waiting.filter { ($0.time ?? 0) <= time }
    waiting.removeAll { ($0.time ?? 0) <= time }
    for completion in due { completion.action() }
  }

  /// Evaluates, lays out and draws the tree.
  private func run(_ transaction: Transaction, changes: Bool = false) {
    pass += 1
    hasChanges = changes || pass == 1
    let outer = TransactionScope.current
    TransactionScope.current = Transaction()
    defer { TransactionScope.current = outer }
    let observed = queue.takeObserved()
    for (node, transaction) in observed {
      node.changeTransaction = transaction
      node.isTracked = false
    }
    var inputs = ViewInputs(
      graph: self, node: root, environment: environment, transaction: transaction)
    root.lastPass = pass
    if let change = root.changeTransaction { inputs.transaction = change }
    queue.isEvaluating = true
    let items = evaluate(inputs)
    if let proposal { size = RootLayout.size(of: items, proposal) }
    var list = DisplayList()
    matches.draw {
      (list, pointerAreas) = (DisplayList(), [])
      RootLayout.draw(items, size: size, list: list)
    }
    queue.isEvaluating = false
    sceneTime = time
    for (node, _) in observed { node.changeTransaction = nil }
    undrawn = list
    hasChanges = false
    root.prune(pass: pass)
  }
}

// Inspection and lifecycle, for hosts.
extension ViewGraph {
  /// Called at each change of what a view shows.
  package var didChange: (() -> Void)? {
    get { queue.didChange }
    set { queue.didChange = newValue }
  }

  /// The state of all views as text, in an order that is the same in each run of a program.
  package var stateDescription: [StateDescription] {
    root.preorder.flatMap { path, node -> [StateDescription] in
      guard let type = node.viewType else { return [] }
      return DynamicFields.fields(of: type).compactMap { field in
        (node.properties[field.offset] as? any DescribedState).map {
          StateDescription(
            path: path, text: "\(type).\(field.name.drop { $0 == "_" }): \($0.stateDescription)")
        }
      }
    }
  }

  /// A state of a view.
  package struct StateDescription: Hashable {
    /// The place of the view in the tree.
    package let path: String
    /// The view, the name of the state, and its value.
    package let text: String
  }

  /// Lets all views disappear, which keep their state, as those of another tab do.
  package func disappear() { perform { $0.disappear() } }

  /// Lets all views appear again.
  ///
  /// - Parameter tasks: Whether tasks start again, as after disappearing.
  package func appear(tasks: Bool) { perform { if tasks || !$0.isTask { $0.appear() } } }

  private func perform(_ action: @escaping @MainActor (Lifecycle) -> Void) {
    let lifecycles = root.preorder.compactMap(\.node.lifecycle)
    for action in arrange(lifecycles.map { lifecycle in { action(lifecycle) } }) { action() }
  }
}
