package import CompositionModel
import Geometry
package import SceneModel
package import ViewTree

/// The playback of a composition: one scene that is updated from frame to frame.
///
/// Only values that differ from the previous frame are evaluated; frames may come in any order.
package struct CompositionSession: AnimationSession {
  private var runtime: ViewRuntime
  private var animations: [RunningAnimation]
  private var steps: [TimeStep]
  /// The index of the scope around each scope; `nil` for the root.
  private let parents: [Int?]
  private var times: [Double]
  /// The composition's `inPoint`.
  private let firstFrame: Double

  /// Prepares a composition; the scene is undefined before the first call of `advance(to:)`.
  ///
  /// - Parameter frames: The frames that are drawn, counted from 0; at others the scene is undefined. `nil` for all.
  package init(_ composition: Composition, drawing frames: ClosedRange<Int>? = nil) {
    var lowering = LayerLowering(composition, drawing: frames)
    let root = lowering.root()
    let (views, animations) = RuntimeAssembler.assemble(
      root, timeScopes: lowering.timeScopes, of: composition)
    let runtime = ViewRuntime(views, size: composition.size, pictures: composition.pictures)
    self.init(runtime, animations, lowering.timeScopes, firstFrame: composition.inPoint)
  }

  /// Prepares a lowered composition.
  package init(_ lowered: LoweredComposition) {
    let runtime = ViewRuntime(lowered.canvas, pictures: lowered.pictures)
    self.init(runtime, lowered.animations, lowered.timeScopes, firstFrame: lowered.inPoint)
  }

  private init(
    _ runtime: ViewRuntime, _ list: [ViewAnimation], _ timeScopes: [TimeScope], firstFrame: Double
  ) {
    animations = list.compactMap { RunningAnimation($0, runtime) }
    RunningAnimation.link(&animations, runtime)
    steps = timeScopes.map { TimeStep($0) }
    parents = timeScopes.map(\.parent)
    times = Array(repeating: 0, count: steps.count)
    self.runtime = runtime
    self.firstFrame = firstFrame
  }

  /// Calls a closure with the runtime, without copying it.
  package func withRuntime<Result>(
    _ body: (borrowing ViewRuntime) throws -> Result
  ) rethrows -> Result { try body(runtime) }

  /// Updates the scene to a frame, counted from 0.
  package mutating func advance(toFrame frame: Double) { advance(to: firstFrame + frame) }

  /// Updates the scene to a frame.
  ///
  /// - Parameter frame: The frame; the first one is `inPoint`.
  package mutating func advance(to frame: Double) {
    advanceValues(to: frame)
    runtime.update()
  }

  package mutating func advanceValues(toFrame frame: Double) {
    advanceValues(to: firstFrame + frame)
  }

  private mutating func advanceValues(to frame: Double) {
    for index in steps.indices {
      times[index] = steps[index].time(at: parents[index].map { times[$0] } ?? frame)
    }
    var index = 0
    while index < animations.count {
      animations[index].apply(at: times[animations[index].scope], to: &runtime)
      index = animations[index].hides(runtime) ? animations[index].following : index + 1
    }
  }
}

extension Composition {
  /// The scene at a frame; the first one is `inPoint`.
  package func at(frame: Double) -> Scene {
    var session = CompositionSession(self)
    session.advance(to: frame)
    return session.scene
  }
}

/// An animation, ready for evaluation.
private struct RunningAnimation {
  let view: Int
  let scope: Int
  private let valueIndex: Int
  private let component: Int?
  private let source: ViewAnimation.Source
  private let isVisibility: Bool
  private var track: KeyframeTrack
  private var last: KeyframeTrack.Place?
  /// For a visibility, the index of the first animation after its view and descendants.
  private(set) var following = 0

  init?(_ animation: ViewAnimation, _ runtime: ViewRuntime) {
    guard let index = runtime.valueIndex(of: animation.target) else { return nil }
    valueIndex = index
    view = animation.target.view
    component = animation.target.component
    scope = animation.scope
    source = animation.source
    isVisibility = animation.target.key == .isVisible
    track = KeyframeTrack(animation.value)
  }

  /// Sets `following` of each visibility; the animations are in preorder of their views.
  static func link(_ animations: inout [RunningAnimation], _ runtime: ViewRuntime) {
    for index in animations.indices where animations[index].isVisibility {
      let end = runtime.end(of: animations[index].view)
      animations[index].following = (index + 1..<animations.count).partitioningIndex {
        animations[$0].view >= end
      }
    }
  }

  /// Whether it is a visibility that hides its view at the present frame.
  func hides(_ runtime: ViewRuntime) -> Bool {
    isVisibility && !runtime.value(at: valueIndex).flagValue
  }

  /// Writes the value at a time, unless the previous call wrote it.
  mutating func apply(at time: Double, to runtime: inout ViewRuntime) {
    let place = track.place(at: time)
    guard place != last else { return }
    last = place
    switch source {
    case .value where component == nil:
      runtime.withValue(at: valueIndex, of: view) { track.update(&$0, at: place) }
    case .value:
      runtime.set(track.value(at: place), at: valueIndex, of: view, component: component)
    case .pathAngle:
      runtime.set(.number(track.pathAngle(at: place)), at: valueIndex, of: view)
    }
  }
}

/// Makes the views of a runtime, which have no names and origins.
private struct RuntimeAssembler {
  private var views: RuntimeViewList
  private var animations: AnimationList
  private var count = 0

  /// The views of a draft and its descendants, and their animations.
  static func assemble(
    _ root: ViewDraft, timeScopes: [TimeScope], of composition: Composition
  ) -> (views: RuntimeViewList, animations: [ViewAnimation]) {
    var assembler = RuntimeAssembler(
      views: RuntimeViewList(count: count(of: root)),
      animations: AnimationList(timeScopes: timeScopes, frames: composition.frames))
    assembler.add(root, [:])
    return (assembler.views, assembler.animations.list)
  }

  /// The number of views of a draft and its descendants.
  private static func count(of draft: ViewDraft) -> Int {
    draft.children.reduce(1) { $0 + count(of: $1) }
  }

  private mutating func add(_ draft: ViewDraft, _ outer: [Int: Int]) {
    views.open(draft.kind, draft.declarations)
    for (index, value) in draft.values { views.set(index, value) }
    let scopes = draft.scopes(in: outer)
    if animations.add(draft, view: count, scopes),
      let place = draft.declarations.index(of: .isVisible)
    {
      views.set(place, .flag(false))
    }
    count += 1
    for child in draft.children { add(child, scopes) }
    views.close()
  }
}
