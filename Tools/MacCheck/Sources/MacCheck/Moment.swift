import SwiftUI

/// Draws one moment of a view: no time passes.
public enum Moment {
  /// Draws a view with `ImageRenderer`; `nil` if it is empty.
  @MainActor public static func image(of view: some View, scale: Double = 1) -> PixelImage? {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer.cgImage.flatMap { PixelImage($0) }
  }
}
