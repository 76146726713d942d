import SwiftUI
import SwiftUIHost
import Testing

@MainActor @Suite struct MatchedGeometryTests {
  @Observable @MainActor final class Model {
    var isLarge = false
  }

  /// A small square in the upper left corner, or a large one in the lower right corner.
  private struct Content: View {
    @Namespace private var namespace
    let model: Model

    var body: some View {
      ZStack {
        if model.isLarge {
          Color.black
            .matchedGeometryEffect(id: "square", in: namespace)
            .frame(width: 60, height: 60)
            .position(x: 70, y: 70)
        }
        ZStack {
          if !model.isLarge {
            Color.black
              .matchedGeometryEffect(id: "square", in: namespace)
              .frame(width: 20, height: 20)
          }
        }
        .compositingGroup()
        .position(x: 10, y: 10)
      }
    }
  }

  @Test func sourcesMoveBetweenEachOthersFrames() {
    let model = Model()
    let host = host { Content(model: model) }
    host.update()
    func edges() -> [Int] {
      let view = host.render()
      let shown = (0..<100).filter { view[$0, $0][3] > 25 }
      return [shown.first ?? -1, shown.last ?? -1]
    }
    #expect(edges() == [0, 19])
    withAnimation(.linear(duration: 1)) { model.isLarge = true }
    host.update()
    host.advance(to: 0.5)
    // Both squares are half way, from 0...20 to 40...100, and half transparent.
    #expect(edges() == [20, 59])
    host.advance(to: 1.5)
    #expect(edges() == [40, 99])
    withAnimation(.linear(duration: 1)) { model.isLarge = false }
    host.update()
    host.advance(to: 2)
    #expect(edges() == [20, 59])
  }
}
