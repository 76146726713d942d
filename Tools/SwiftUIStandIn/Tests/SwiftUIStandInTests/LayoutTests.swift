import SwiftUI
import SwiftUIHost
import Testing

@MainActor @Suite struct LayoutTests {
  /// The rectangle of opaque pixels: left, top, right, bottom.
  func box(@ViewBuilder _ root: @escaping () -> some View) -> [Int] {
    let view = host(root).render()
    let columns = (0..<100).filter { x in (0..<100).contains { view[x, $0][3] > 128 } }
    let rows = (0..<100).filter { y in (0..<100).contains { view[$0, y][3] > 128 } }
    return [columns.first ?? -1, rows.first ?? -1, columns.last ?? -1, rows.last ?? -1]
  }

  @Test func alignmentPlacesContent() {
    #expect(
      box {
        Color.black.frame(width: 10, height: 20).frame(
          width: 100, height: 100, alignment: .topLeading)
      }
        == [0, 0, 9, 19])
    #expect(
      box {
        Color.black.frame(width: 10, height: 20).frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
        == [90, 80, 99, 99])
  }

  @Test func positionCentersAndTakesAllSpace() {
    #expect(
      box { Color.black.frame(width: 10, height: 10).position(x: 20, y: 30) } == [15, 25, 24, 34])
  }

  @Test func offsetKeepsLayout() {
    #expect(
      box {
        Color.clear.frame(width: 20, height: 20).offset(x: 30)
          .background { Color.black }
      } == [40, 40, 59, 59])
  }

  @Test func stacksDivideSpace() {
    #expect(
      box {
        HStack(spacing: 10) {
          Color.clear
          Color.black.frame(width: 20)
          Color.clear
        }
      } == [40, 0, 59, 99])
    #expect(
      box {
        VStack(spacing: 0) {
          Spacer()
          Color.black.frame(height: 30)
        }
      } == [0, 70, 99, 99])
  }

  @Test func paddingAndRatios() {
    #expect(box { Color.black.padding(10) } == [10, 10, 89, 89])
    #expect(box { Color.black.aspectRatio(2, contentMode: .fit) } == [0, 25, 99, 74])
  }

  @Test func overlaysAreOfferedTheSize() {
    #expect(
      box { Color.clear.frame(width: 30, height: 40).overlay { Color.black.padding(5) } }
        == [40, 35, 59, 64])
  }

  @Test func readersKnowTheirSize() {
    #expect(
      box {
        GeometryReader { proxy in
          Color.black.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
        }
      } == [0, 0, 49, 24])
  }

  @Test func circlesStaySquare() {
    #expect(box { Circle().frame(width: 80, height: 20) } == [40, 40, 59, 59])
  }

  @Test func geometryEffectsKeepLayout() {
    #expect(
      box {
        Color.clear.frame(width: 20, height: 20).scaleEffect(3).background { Color.black }
      } == [40, 40, 59, 59])
    #expect(
      box { Color.black.frame(width: 20, height: 20).scaleEffect(2, anchor: .topLeading) }
        == [40, 40, 79, 79])
  }

  @Test func identitiesOfCompositionOrder() {
    // The order of a Lottie layer: anchor, scale, rotation, position.
    #expect(
      box {
        Color.black.frame(width: 10, height: 20)
          .frame(width: 100, height: 100, alignment: .topLeading)
          .offset(x: -10, y: 0)
          .scaleEffect(x: 2, y: 1, anchor: .topLeading)
          .rotationEffect(.degrees(90), anchor: .topLeading)
          .offset(x: 50, y: 50)
      } == [30, 30, 49, 49])
  }
}
