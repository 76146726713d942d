/// The run of the keyframes of one view.
@MainActor private final class KeyframeRun<Value> {
  var timeline: KeyframeTimeline<Value>?
  var start = 0.0
  var trigger: AnyHashable?
  var hasBegun = false
}

/// The start of a keyframe animation.
enum KeyframeStart {
  case repeating(Bool)
  case trigger(AnyHashable)
}

/// A value of keyframes at the present time, with the rules of section 5.
@MainActor private func presentValue<Value, Path: Keyframes>(
  _ initial: Value, _ start: KeyframeStart, _ keyframes: (Value) -> Path, _ inputs: ViewInputs
) -> Value where Path.Value == Value {
  let run = inputs.node.memory { KeyframeRun<Value>() }
  let time = inputs.graph.time
  switch start {
  case .repeating(let repeats):
    if !run.hasBegun {
      run.start = time
      run.timeline = KeyframeTimeline(initial, keyframes(initial))
    }
    run.hasBegun = true
    guard repeats, let timeline = run.timeline, timeline.duration > 0 else { return initial }
    // Cycles follow each other exactly, as a choice of the stand-in.
    return timeline.value(
      time: (time - run.start).truncatingRemainder(dividingBy: timeline.duration))
  case .trigger(let trigger):
    if run.hasBegun, run.trigger != trigger {
      let elapsed = time - run.start
      let isRunning = run.timeline.map { elapsed < $0.duration } ?? false
      // After the end a new run begins at the initial value - M, VERIFY.
      let value = isRunning ? run.timeline?.value(time: elapsed) ?? initial : initial
      let velocities = isRunning ? run.timeline?.velocities(at: elapsed) ?? [:] : [:]
      run.timeline = KeyframeTimeline(value, keyframes(value), velocities: velocities)
      run.start = time
    }
    run.hasBegun = true
    run.trigger = trigger
    return run.timeline?.value(time: time - run.start) ?? initial
  }
}

/// A view of a value that keyframes move.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
nonisolated public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where KeyframePath: Keyframes, KeyframePath.Value == Value, Content: View {
  /// Primitive.
  public typealias Body = Never
  private let initialValue: Value
  private let start: KeyframeStart
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Makes a view whose keyframes run when a value changes.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .trigger(AnyHashable(Comparison(trigger)))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Makes a view whose keyframes run for ever, or rest at the start.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .repeating(repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }
}

/// A value that is compared only.
struct Comparison<T: Equatable>: Hashable {
  let value: T
  init(_ value: T) { self.value = value }
  func hash(into hasher: inout Hasher) {}
}

extension KeyframeAnimator: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    let value = presentValue(initialValue, start, keyframes, inputs)
    return Evaluator.evaluate(content(value), inputs.child(.index(0)))
  }
}

nonisolated struct KeyframeAnimatorModifier<Base: View, Value, Path: Keyframes, Changed: View>:
  ViewModifier, PrimitiveModifier
where Path.Value == Value {
  typealias Body = Never
  let initialValue: Value
  let start: KeyframeStart
  let changed: (PlaceholderContentView<Base>, Value) -> Changed
  let keyframes: (Value) -> Path

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let value = presentValue(initialValue, start, keyframes, inputs)
    let placeholder = PlaceholderContentView<Base>(evaluator: content)
    return Evaluator.evaluate(changed(placeholder, value), inputs.child(.index(0)))
  }
}

#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
extension View {
  /// Changes the view by keyframes for ever, or rests at the start.
  nonisolated public func keyframeAnimator<Value, KeyframePath: Keyframes, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value {
    modifier(
      KeyframeAnimatorModifier(
        initialValue: initialValue, start: .repeating(repeating), changed: content,
        keyframes: keyframes))
  }

  /// Changes the view by keyframes when a value changes.
  nonisolated public func keyframeAnimator<Value, KeyframePath: Keyframes, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value {
    modifier(
      KeyframeAnimatorModifier(
        initialValue: initialValue, start: .trigger(AnyHashable(Comparison(trigger))),
        changed: content, keyframes: keyframes))
  }
}
