import MacCheck
import SwiftUI
import Testing

/// The behavior of `ImageRenderer` that the check relies on, of SwiftUI and of the stand-in.
@MainActor struct ImageRendererTests {
  @Test("the picture has the ideal size of the content times the scale")
  func size() throws {
    let image = try #require(
      Moment.image(of: Color.black.frame(width: 20, height: 10), scale: 2))
    #expect(image.width == 40 && image.height == 20)
    #expect(image[39, 19] == [0, 0, 0, 255])
  }

  @Test("a proposal and new content change the picture")
  func changes() throws {
    let renderer = ImageRenderer(content: Color.white)
    renderer.proposedSize = ProposedViewSize(width: 8, height: 6)
    let image = try #require(renderer.cgImage)
    #expect(image.width == 8 && image.height == 6)
    renderer.content = Color.black
    let changed = try #require(renderer.cgImage.flatMap { PixelImage($0) })
    #expect(changed[3, 3] == [0, 0, 0, 255])
  }
}
