/// The parts of geometry that views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes properties from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shares the frame of the view with others of the same identity.
  ///
  /// Of two sources, one that comes begins in the frame of the other one, and one that goes ends in it - M-L. Views that
  /// are no sources keep their frames, and all parts are shared; the host notes other uses.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        name: MatchedName(id: AnyHashable(id), space: namespace),
        isWhole: properties == .frame && anchor == .center && isSource))
  }
}

/// The identity that views share.
struct MatchedName: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let space: Namespace.ID
}

nonisolated private struct MatchedGeometryModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: MatchedName
  /// Whether the view is a source that shares its whole frame.
  let isWhole: Bool

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let items = content(inputs.child(.index(0)))
    guard isWhole else {
      inputs.graph.note("matchedGeometryEffect shares whole frames of sources only.")
      return items
    }
    // 1 for a view that is absent.
    let share = inputs.animated(inputs.presence?.isIdentity ?? true ? 0.0 : 1.0)
    let node = ObjectIdentifier(inputs.node)
    return items.map { MatchedItem($0, name, node, share: share, inputs.graph.matches) }
  }
}

/// The frames of the sources of one pass.
@MainActor final class MatchedFrames {
  private var frames: [MatchedName: [ObjectIdentifier: CGRect]] = [:]
  /// Whether all frames of the pass are known.
  private(set) var isComplete = false

  /// Notes the frame of a source, in the coordinates of the root.
  func add(_ frame: CGRect, _ name: MatchedName, _ node: ObjectIdentifier) {
    frames[name, default: [:]][node] = frame
  }

  /// The frame of the other source; `nil` for none, and for several.
  func other(_ name: MatchedName, than node: ObjectIdentifier) -> CGRect? {
    let others = frames[name, default: [:]].filter { $0.key != node }
    return others.count == 1 ? others.first?.value : nil
  }

  /// Runs a drawing of a pass, and runs it again where sources need each other's frames.
  func draw(_ draw: () -> Void) {
    (frames, isComplete) = ([:], false)
    draw()
    guard !frames.isEmpty else { return }
    isComplete = true
    draw()
  }
}

/// An item that moves between its frame and that of another source.
@MainActor final class MatchedItem: WrapperItem {
  private let name: MatchedName
  private let node: ObjectIdentifier
  private let share: Double
  private let matches: MatchedFrames

  init(
    _ base: LayoutItem, _ name: MatchedName, _ node: ObjectIdentifier, share: Double,
    _ matches: MatchedFrames
  ) {
    (self.name, self.node, self.share, self.matches) = (name, node, share, matches)
    super.init(base)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let own = CGRect(origin: .zero, size: base.size(proposal))
    let transform = state.rootTransform
    if !matches.isComplete { matches.add(own.applying(transform), name, node) }
    guard matches.isComplete, share != 0, transform.isUsable,
      let other = matches.other(name, than: node)
    else {
      return base.draw(proposal, state)
    }
    let target = other.applying(transform.inverted())
    let frame = own.interpolated(to: target, share)
    let size = CGSize(width: max(frame.width, 0), height: max(frame.height, 0))
    base.draw(ProposedViewSize(size), state.moved(frame.origin))
  }
}

extension CGRect {
  /// The rectangle around the corners after a transform.
  fileprivate func applying(_ transform: ProjectionTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  fileprivate func interpolated(to end: CGRect, _ share: Double) -> CGRect {
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
    return CGRect(
      x: mix(minX, end.minX), y: mix(minY, end.minY), width: mix(width, end.width),
      height: mix(height, end.height))
  }
}
