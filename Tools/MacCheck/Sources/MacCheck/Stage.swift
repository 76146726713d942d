import Foundation
import SwiftUI

#if canImport(AppKit)
  import AppKit

  /// Plays a view in a window, in real time.
  @MainActor public final class Stage {
    private let window: NSWindow
    private let view: NSView
    private let size: CGSize
    private let start: ContinuousClock.Instant

    /// Makes a window with a view, which appears.
    public init(size: CGSize, root: some View) {
      // Windows need the connection that the application makes.
      _ = NSApplication.shared
      let content = NSHostingView(rootView: root.frame(width: size.width, height: size.height))
      let window = NSWindow(
        contentRect: CGRect(origin: .zero, size: size), styleMask: [.borderless],
        backing: .buffered, defer: false)
      window.isReleasedWhenClosed = false
      window.contentView = content
      window.orderFrontRegardless()
      content.layoutSubtreeIfNeeded()
      self.size = size
      self.window = window
      view = content
      start = ContinuousClock().now
    }

    /// The time since the view appeared, in seconds.
    public var time: Double { start.duration(to: ContinuousClock().now) / .seconds(1) }

    /// Lets time pass until a moment; `change` is called about 60 times a second with the time.
    public func play(until end: Double, change: (Double) -> Void = { _ in }) {
      while time < end {
        change(time)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: min(1 / 60, max(0.001, end - time))))
      }
      change(time)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
    }

    /// Draws the view as it is now; `nil` if the window has no picture.
    public func image() -> PixelImage? {
      guard let bitmap = view.bitmapImageRepForCachingDisplay(in: view.bounds) else { return nil }
      view.cacheDisplay(in: view.bounds, to: bitmap)
      return bitmap.cgImage.flatMap { PixelImage($0) }?.reduced(toWidth: Int(size.width))
    }
  }

  extension PixelImage {
    /// Returns every nth pixel, so that a picture of a Retina screen has the size of the view in points.
    fileprivate func reduced(toWidth points: Int) -> PixelImage {
      let step = points > 0 ? max(1, width / points) : 1
      guard step > 1 else { return self }
      var result: [UInt8] = []
      for y in stride(from: 0, to: height - height % step, by: step) {
        for x in stride(from: 0, to: width - width % step, by: step) {
          let place = (y * width + x) * 4
          result += bytes[place..<place + 4]
        }
      }
      return PixelImage(width: width / step, height: height / step, bytes: result)
    }
  }
#else
  import SwiftUIHost

  /// Plays a view in the virtual time of the stand-in.
  @MainActor public final class Stage {
    private let host: ViewHost

    /// Makes a host with a view, which appears.
    public init(size: CGSize, root: some View) {
      host = ViewHost(size: size) { root }
      host.update()
    }

    /// The time since the view appeared, in seconds.
    public var time: Double { host.time }

    /// Lets time pass until a moment; `change` is called 60 times a second with the time.
    public func play(until end: Double, change: (Double) -> Void = { _ in }) {
      while time + 1 / 60 < end { step(to: time + 1 / 60, change) }
      step(to: end, change)
    }

    private func step(to time: Double, _ change: (Double) -> Void) {
      host.advance(to: time)
      change(time)
      host.update()
    }

    /// Draws the view as it is now.
    public func image() -> PixelImage? { PixelImage(host.render()) }
  }
#endif
