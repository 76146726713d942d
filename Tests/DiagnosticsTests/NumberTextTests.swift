import Diagnostics
import Testing

/// Numbers with a fixed number of places.
@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, 2, "0.00"), (1.005, 1, "1.0"), (-0.5, 0, "-1"), (-0.001, 2, "0.00"), (12.345, 2, "12.35"),
      (0.05, 1, "0.1"), (.infinity, 3, "infinite"), (.nan, 1, "infinite"), (1e300, 2, "infinite"),
    ] as [(Double, Int, String)])
  func texts(number: Double, places: Int, text: String) {
    #expect(NumberText.fixed(number, places: places) == text)
  }
}
