import MacCheck
import SwiftUI
import Testing

@MainActor struct PixelImageTests {
  private func image(_ color: Color, x: Double = 0) throws -> PixelImage {
    try #require(
      Moment.image(
        of: ZStack {
          Color.white
          Rectangle().fill(color).frame(width: 10, height: 10).offset(x: x)
        }
        .frame(width: 40, height: 40)))
  }

  @Test("another place or color is a difference, a shift by a pixel is none")
  func differences() throws {
    let base = try image(.black)
    #expect(base.difference(from: base) == 0)
    #expect(base.difference(from: try image(.black, x: 1)) == 0)
    #expect(base.difference(from: try image(.black, x: 12)) > 0.05)
    #expect(base.difference(from: try image(Color(.sRGB, red: 1, green: 0, blue: 0))) > 0.05)
  }

  @Test("approved frames are read with their times")
  func frames() {
    let frames = ApprovedFrames("no-time-to-stop").frames
    #expect(frames.first?.time == 0)
    #expect(frames.last?.time == 7.5)
    #expect(frames.allSatisfy { $0.image.width == 195 })
    #expect(ApprovedFrames("missing").frames.isEmpty)
  }
}
