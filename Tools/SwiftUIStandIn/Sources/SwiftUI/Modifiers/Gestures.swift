import Foundation
import Geometry

/// A part of the scene that responds to the pointer.
@MainActor struct PointerArea {
  /// The frame of the view, in its own coordinates.
  let frame: CGRect
  /// From these to those of the scene.
  let transform: ProjectionTransform
  let response: PointerResponse

  /// A point of the scene in the coordinates of the view; `nil` if these are unusable.
  func local(_ point: CGPoint) -> CGPoint? {
    transform.isUsable ? point.applying(transform.inverted()) : nil
  }

  func contains(_ point: CGPoint) -> Bool { local(point).map(frame.contains) ?? false }
}

/// A response of a view to the pointer.
enum PointerResponse: Sendable {
  /// To taps, with their place.
  case tap(@MainActor (CGPoint) -> Void)
  /// To drags.
  case drag(DragResponse)
  /// To the pointer above the view.
  case hover(@MainActor (HoverPhase) -> Void)

  fileprivate var isHover: Bool { if case .hover = self { true } else { false } }
}

/// A response to drags.
public struct DragResponse: Sendable {
  var minimumDistance: CGFloat = 10
  var changed: [@MainActor (DragGesture.Value) -> Void] = []
  var ended: [@MainActor (DragGesture.Value) -> Void] = []
}

/// An item that responds within its frame.
@MainActor private final class PointerItem: WrapperItem {
  private let graph: ViewGraph
  private let response: PointerResponse

  init(_ base: LayoutItem, _ graph: ViewGraph, _ response: PointerResponse) {
    (self.graph, self.response) = (graph, response)
    super.init(base)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let frame = CGRect(origin: .zero, size: size(proposal))
    graph.add(PointerArea(frame: frame, transform: state.transform, response: response))
    super.draw(proposal, state)
  }
}

extension View {
  nonisolated private func responding(
    _ response: @escaping @MainActor (ViewInputs) -> PointerResponse
  ) -> some View {
    modifier(WrappingModifier { PointerItem($0, $1.graph, response($1)) })
  }

  /// Calls a closure when the view is tapped.
  ///
  /// The stand-in knows single taps outside of views that are composited as a whole.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    responding { inputs in
      if count != 1 { inputs.graph.note("Taps are single ones.") }
      return .tap { _ in action() }
    }
  }

  /// Calls a closure with the place of a tap; the stand-in knows the view's own coordinates.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    responding { inputs in
      if count != 1 { inputs.graph.note("Taps are single ones.") }
      return .tap(action)
    }
  }

  /// Attaches a gesture, which those of views within precede.
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
    let response = gesture.response
    return responding { _ in .drag(response) }
  }

  /// Calls a closure when the pointer moves over the view or leaves it.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    responding { _ in .hover(action) }
  }

  /// The area for hit tests; the stand-in takes frames.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}

/// A space of coordinates.
public protocol CoordinateSpaceProtocol {}

/// The space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// That of the view.
  nonisolated public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The place of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// A gesture; the stand-in knows drags.
public protocol Gesture<Value> {
  /// The state of the gesture.
  associatedtype Value
  /// What drags call.
  nonisolated var response: DragResponse { get }
}

/// A drag.
nonisolated public struct DragGesture: Gesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The date of the event.
    public var time: Date
    /// The present place.
    public var location: CGPoint
    /// The place at the beginning.
    public var startLocation: CGPoint
    /// The way from the beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// What drags call.
  public let response: DragResponse

  /// Makes a drag that begins after some points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    response = DragResponse(minimumDistance: minimumDistance)
  }
}

/// A gesture with closures.
nonisolated public struct ActionGesture<Base: Gesture>: Gesture {
  /// The state of the gesture.
  public typealias Value = Base.Value
  /// What drags call.
  public let response: DragResponse
}

extension Gesture where Value == DragGesture.Value {
  /// Calls a closure at changes.
  nonisolated public func onChanged(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> ActionGesture<Self> {
    var response = response
    response.changed.append(action)
    return ActionGesture(response: response)
  }

  /// Calls a closure at the end.
  nonisolated public func onEnded(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> ActionGesture<Self> {
    var response = response
    response.ended.append(action)
    return ActionGesture(response: response)
  }
}

extension ViewGraph {
  /// A drag that goes on.
  struct Drag {
    let area: PointerArea
    let start: CGPoint
    var hasBegun = false
  }

  /// Taps a point of the scene; returns whether something is there.
  package func tap(at point: CGPoint) -> Bool {
    let isThere = press(at: point)
    release(at: point)
    return isThere
  }

  /// Presses a point of the scene; returns whether something is there.
  package func press(at point: CGPoint) -> Bool {
    refresh()
    let area = pointerAreas.last { !$0.response.isHover && $0.contains(point) }
    drag = area.map { Drag(area: $0, start: point) }
    call(at: point)
    return area != nil
  }

  /// Moves the pressed pointer.
  package func drag(to point: CGPoint) { call(at: point) }

  /// Releases the pointer.
  package func release(at point: CGPoint) {
    defer { drag = nil }
    guard let drag else { return }
    switch drag.area.response {
    case .tap(let action):
      if drag.area.contains(point), let place = drag.area.local(point) { action(place) }
    case .drag(let response):
      guard drag.hasBegun, let value = value(of: drag, at: point) else { return }
      for action in response.ended { action(value) }
    case .hover: break
    }
  }

  /// Moves the pointer without a press; `nil` moves it out of the scene.
  package func hover(at point: CGPoint?) {
    refresh()
    for area in pointerAreas {
      guard case .hover(let action) = area.response else { continue }
      if let point, area.contains(point), let place = area.local(point) {
        action(.active(place))
      } else {
        action(.ended)
      }
    }
  }

  private func call(at point: CGPoint) {
    guard let drag, case .drag(let response) = drag.area.response,
      let value = value(of: drag, at: point)
    else { return }
    let distance = hypot(value.translation.width, value.translation.height)
    guard drag.hasBegun || distance >= response.minimumDistance else { return }
    self.drag?.hasBegun = true
    for action in response.changed { action(value) }
  }

  private func value(of drag: Drag, at point: CGPoint) -> DragGesture.Value? {
    guard let place = drag.area.local(point), let start = drag.area.local(drag.start) else {
      return nil
    }
    return DragGesture.Value(time: date, location: place, startLocation: start)
  }
}
