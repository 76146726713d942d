public import SwiftUI

extension RenderedView {
  /// The pixels of an image.
  public init(_ image: CGImage) {
    self.init(
      width: image.width, height: image.height, bytes: image.picture.full.bytes)
  }
}
