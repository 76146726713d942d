/// Runs a closure when the view appears, or when it leaves the tree.
nonisolated struct AppearanceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let items = content(inputs.child(.index(0)))
    let node = inputs.node
    if node.memory == nil {
      node.memory = Memory(())
      if let appear { inputs.graph.afterUpdate { appear() } }
    }
    // The last closures run.
    node.lifecycle = Lifecycle(appear: appear ?? {}, disappear: disappear ?? {})
    return items
  }
}

/// Runs a closure when a value changes.
nonisolated struct ChangeModifier<V: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let value: V
  let initial: Bool
  /// Whether the closure of the update before runs, as SwiftUI did before iOS 17 - documentation of `onChange(of:perform:)`.
  var runsOldAction = false
  let action: @MainActor (V, V) -> Void

  /// The value and the closure of an update.
  private struct Update {
    let value: V
    let action: @MainActor (V, V) -> Void
  }

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let items = content(inputs.child(.index(0)))
    let (value, action) = (value, action)
    let update = Update(value: value, action: action)
    if let memory = inputs.node.memory as? Memory<Update> {
      let old = memory.value
      let action = runsOldAction ? old.action : action
      if old.value != value { inputs.graph.afterUpdate { action(old.value, value) } }
      memory.value = update
    } else {
      inputs.node.memory = Memory(update)
      if initial { inputs.graph.afterUpdate { action(value, value) } }
    }
    return items
  }
}

/// Runs an asynchronous closure while the view is in the tree.
nonisolated struct TaskModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let id: AnyHashable
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  @MainActor private final class Running {
    var id: AnyHashable?
    var task: Task<Void, Never>?
  }

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let items = content(inputs.child(.index(0)))
    let running = inputs.node.memory { Running() }
    let (priority, action) = (priority, action)
    func start() {
      running.task?.cancel()
      running.task = Task(priority: priority) { await action() }
    }
    inputs.node.lifecycle = Lifecycle(
      appear: start, disappear: { running.task?.cancel() }, isTask: true)
    guard running.id != id else { return items }
    running.id = id
    inputs.graph.afterUpdate(start)
    return items
  }
}

/// Gives the view another identity.
nonisolated struct IDModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let id: AnyHashable

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    Branches.evaluate([Branch(key: .id(id), evaluate: content)], inputs)
  }
}

extension View {
  /// Runs a closure when the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    let closure = UncheckedClosure(action ?? {})
    return modifier(AppearanceModifier(appear: { closure.closure() }))
  }

  /// Runs a closure when the view disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    let closure = UncheckedClosure(action ?? {})
    return modifier(AppearanceModifier(disappear: { closure.closure() }))
  }

  /// Runs a closure with the old and the new value when a value changes.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    let action = UncheckedClosure(action)
    return modifier(ChangeModifier(value: value, initial: initial) { action.closure($0, $1) })
  }

  /// Runs a closure when a value changes.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    let action = UncheckedClosure(action)
    return modifier(ChangeModifier(value: value, initial: initial) { _, _ in action.closure() })
  }

  /// Runs a closure with the new value when a value changes.
  #if !XSHEET_STANDIN_IOS15
    @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure.")
  #endif
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    let action = UncheckedClosure(action)
    return modifier(
      ChangeModifier(value: value, initial: false, runsOldAction: true) { action.closure($1) })
  }

  /// Runs an asynchronous closure while the view is there.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyHashable(0), priority: priority, action: action))
  }

  /// Runs an asynchronous closure while the view is there, and anew when an id changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(id: AnyHashable(EquatableID(value)), priority: priority, action: action))
  }

  /// Gives the view an identity.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IDModifier(id: AnyHashable(id)))
  }

  /// Does nothing, as the stand-in has no events.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Does nothing, as the stand-in has no events.
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  /// Does nothing, as the stand-in has no accessibility.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  /// Does nothing, as the stand-in has no accessibility.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Does nothing, as the stand-in has no accessibility.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Does nothing, as the stand-in has no accessibility.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Does nothing, as the stand-in has no accessibility.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

/// The treatment of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let index: Int
  /// They are ignored.
  public static let ignore = AccessibilityChildBehavior(index: 0)
  /// They stay.
  public static let contain = AccessibilityChildBehavior(index: 1)
  /// They are combined.
  public static let combine = AccessibilityChildBehavior(index: 2)
}

/// A closure of a view, which the main thread runs.
private struct UncheckedClosure<Closure>: @unchecked Sendable {
  let closure: Closure
  init(_ closure: Closure) { self.closure = closure }
}

/// An id that is compared only.
private struct EquatableID<T: Equatable>: Hashable {
  let value: T
  init(_ value: T) { self.value = value }
  func hash(into hasher: inout Hasher) {}
}
