import SceneModel
import Testing
import ViewTree

@Suite struct GradientStopsTests {
  @Test func colorsAlone() {
    let stops = Gradient.stops(numbers: [0, 1, 0, 0, 1, 0, 0, 1], colorStopCount: 2)
    #expect(
      stops == [
        Gradient.Stop(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
        Gradient.Stop(offset: 1, color: Color(red: 0, green: 0, blue: 1)),
      ])
  }

  @Test func opacitiesBetweenColorsHaveTheColorThere() {
    let stops = Gradient.stops(
      numbers: [0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0.5, 0, 1, 1], colorStopCount: 2)
    #expect(stops.map(\.offset) == [0, 0, 0.5, 1, 1])
    #expect(stops[2].color == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0))
    #expect(stops.map(\.color.alpha) == [1, 1, 0, 1, 1])
  }

  @Test func opacitiesOnlyInsideHoldBeyond() {
    let stops = Gradient.stops(
      numbers: [0, 0, 0, 0, 1, 1, 1, 1, 0.25, 0.2, 0.75, 0.8], colorStopCount: 2)
    #expect(stops.map(\.offset) == [0, 0.25, 0.75, 1])
    #expect(stops.map(\.color.alpha) == [0.2, 0.2, 0.8, 0.8])
    #expect(abs(stops[1].color.red - 0.25) < 1e-12)
  }

  @Test func aJumpKeepsBothSides() {
    let stops = Gradient.stops(
      numbers: [0, 0, 0, 0, 0.5, 0, 0, 0, 0.5, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0],
      colorStopCount: 4)
    let middle = stops.filter { $0.offset == 0.5 }
    #expect(middle.map(\.color.red) == [0, 1])
    #expect(middle.map(\.color.alpha) == [0.5, 0.5])
  }

  @Test func offsetsRiseAndStayWithin() {
    let stops = Gradient.stops(
      numbers: [-0.5, 0, 0, 0, 0.8, 0, 0, 0, 0.3, 1, 1, 1, 7, 1, 1, 1], colorStopCount: 4)
    #expect(stops.map(\.offset) == [0, 0.8, 0.8, 1])
  }

  @Test("wrong counts of numbers are harmless", arguments: [-1, 0, 1, 3, 1000])
  func broken(count: Int) {
    for length in 0..<10 {
      let stops = Gradient.stops(
        numbers: Array(repeating: 0.5, count: length), colorStopCount: count)
      #expect(stops.count <= length)
    }
  }
}
