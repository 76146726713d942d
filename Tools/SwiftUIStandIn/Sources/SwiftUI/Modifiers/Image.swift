import SceneModel

/// A picture.
nonisolated public struct Image: View, Equatable, Sendable {
  /// Primitive.
  public typealias Body = Never

  private enum Source: Equatable, Sendable {
    case name(String, Bundle?)
    case picture(Picture)
    case system(String)
  }

  /// The way of an image to fill its space.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// The quality of scaled pixels.
  public enum Interpolation: Hashable, Sendable {
    /// None.
    case none
    /// Low.
    case low
    /// Medium.
    case medium
    /// High.
    case high
  }

  /// The direction of pixels.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As stored.
    case up
    /// Mirrored.
    case upMirrored
    /// Turned by half.
    case down
    /// Turned and mirrored.
    case downMirrored
    /// Turned left.
    case left
    /// Turned left and mirrored.
    case leftMirrored
    /// Turned right.
    case right
    /// Turned right and mirrored.
    case rightMirrored
  }

  private let source: Source
  /// The number of pixels in a point.
  private var scale: CGFloat = 1
  private var isResizable = false

  /// Makes an image of a picture of the host, or else of the asset catalog of a bundle.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .name(name, bundle) }
  /// Makes an image with a label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .name(name, bundle)
  }
  /// Makes an image without a label.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    source = .name(name, bundle)
  }
  /// Makes an image of a symbol, which the stand-in does not draw.
  nonisolated public init(systemName: String) { source = .system(systemName) }
  /// Makes an image of a bitmap; the stand-in ignores the orientation.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    (source, self.scale) = (.picture(cgImage.picture), scale)
  }
  /// Makes an image of a bitmap with a label; the stand-in ignores the orientation.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    (source, self.scale) = (.picture(cgImage.picture), scale)
  }

  /// Returns the image in the size that it is offered.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var result = self
    result.isResizable = true
    return result
  }
  /// Returns the image with a quality of scaled pixels, which the stand-in ignores.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the image with smooth edges, which the stand-in always draws.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: PrimitiveView {
  @MainActor func picture(in graph: ViewGraph) -> Picture? {
    switch source {
    case .picture(let picture): return picture
    case .system(let name):
      graph.note("The symbol \(name) is not drawn.")
      return nil
    case .name(let name, let bundle):
      let picture = graph.picture(name, bundle)
      if picture == nil { graph.note("The picture \(name) is missing.") }
      return picture
    }
  }

  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [ImageItem(picture(in: inputs.graph), scale: scale, isResizable: isResizable)]
  }

  /// The size without resizing, in points.
  func naturalSize(_ picture: Picture?) -> CGSize {
    guard let picture, scale > 0 else { return .zero }
    return CGSize(
      width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }
}

@MainActor private final class ImageItem: LayoutItem {
  private let picture: Picture?
  private let natural: CGSize
  private let isResizable: Bool

  init(_ picture: Picture?, scale: CGFloat, isResizable: Bool) {
    (self.picture, self.isResizable) = (picture, isResizable)
    natural =
      picture.map {
        CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)
      } ?? .zero
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let size = size(proposal)
    guard let picture, size.width.isFinite, size.height.isFinite else { return }
    state.emit(.image(.init(picture: picture, size: size)))
  }
}
