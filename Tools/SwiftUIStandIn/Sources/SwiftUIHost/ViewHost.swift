import Geometry
public import SceneModel
import SceneRendering
public import SwiftUI
import VectorRaster

/// Runs a tree of views in virtual time, and draws it.
@MainActor public final class ViewHost {
  let graph: ViewGraph

  /// Makes a host; the tree appears at the first update.
  ///
  /// - Parameters:
  ///   - size: The space of the root view, in points.
  ///   - pictures: The pictures that images name.
  ///   - root: Returns the root view.
  public init<Root: View>(
    size: CGSize, pictures: PictureStore = PictureStore(),
    @ViewBuilder root: @escaping () -> Root
  ) {
    graph = ViewGraph(size: size, root: root)
    graph.picture = { name, _ in pictures[name] }
  }

  /// Sets the function that returns the pictures of bundles by their names.
  package func findPictures(_ find: @escaping (String, Bundle) -> Picture?) {
    let first = graph.picture
    graph.picture = { name, bundle in first(name, bundle) ?? bundle.flatMap { find(name, $0) } }
  }

  /// The time since the host began, in virtual seconds.
  public var time: Double { graph.time }

  /// The things that the views used but that are not drawn, each once.
  public var notes: [String] { graph.notes }

  /// The environment of the root view.
  public var environment: EnvironmentValues {
    get { graph.environment }
    set { graph.environment = newValue }
  }

  /// Whether the user prefers less motion.
  public var accessibilityReduceMotion: Bool {
    get { graph.environment.accessibilityReduceMotion }
    set { graph.environment.reducesMotion = newValue }
  }

  /// The date of the time 0, which timeline views see.
  public var startDate: Date {
    get { graph.startDate }
    set { graph.startDate = newValue }
  }

  /// Moves time forward; completions, phases and changes of state on the way run in order.
  ///
  /// - Parameter time: The new time, in virtual seconds; an earlier one than the present changes
  ///   nothing.
  public func advance(to time: Double) { graph.advance(to: time) }

  /// Taps a point of the scene, in points; returns whether a view there has a gesture.
  @discardableResult public func tap(at point: CGPoint) -> Bool { graph.tap(at: point) }

  /// Presses a point of the scene, in points; returns whether a view there has a gesture.
  @discardableResult public func press(at point: CGPoint) -> Bool { graph.press(at: point) }

  /// Moves the pressed pointer to a point, in points.
  public func drag(to point: CGPoint) { graph.drag(to: point) }

  /// Releases the pointer at a point, in points.
  public func release(at point: CGPoint) { graph.release(at: point) }

  /// Moves the pointer over a point, in points; `nil` moves it away.
  public func hover(at point: CGPoint?) { graph.hover(at: point) }

  /// Applies changes of state at the present time.
  public func update() { graph.update() }

  /// The scene at the present time.
  public func scene() -> Scene {
    graph.refresh()
    return graph.scene
  }

  /// Draws the scene at the present time on transparency.
  ///
  /// - Parameter scale: The number of pixels in a point.
  /// - Returns: Premultiplied gamma-encoded sRGB: red, green, blue and alpha of each pixel, by rows.
  public func render(scale: Double = 1) -> RenderedView {
    let scene = scene()
    let width = ViewHost.pixels(scene.size.x * scale)
    let height = ViewHost.pixels(scene.size.y * scale)
    let bitmap = SceneRenderer(width: width, height: height).render(scene)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for pixel in bitmap.pixels {
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
    }
    return RenderedView(width: bitmap.width, height: bitmap.height, bytes: bytes)
  }

  /// A side of a picture; sides beyond 16,384 pixels are cut.
  private static func pixels(_ length: Double) -> Int {
    length > 0 ? Int(min(length, 16_384).rounded(.up)) : 0
  }
}

/// The pixels of a view.
public struct RenderedView: Equatable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// Red, green, blue and alpha of each pixel, premultiplied, by rows from the top.
  public let bytes: [UInt8]

  /// The components of a pixel; zeros outside of the picture.
  public subscript(x: Int, y: Int) -> [Int] {
    guard x >= 0, y >= 0, x < width, y < height else { return [0, 0, 0, 0] }
    return bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].map(Int.init)
  }
}
