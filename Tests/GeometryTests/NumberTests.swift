import Geometry
import Testing

@Suite struct NumberTests {
  @Test(
    "remainders have the sign of the divisor",
    arguments: [(7, 3, 1), (-1, 3, 2), (-3, 3, 0), (0.25, 1, 0.25), (-0.25, 1, 0.75)])
  func remainder(value: Double, divisor: Double, result: Double) {
    #expect(positiveRemainder(value, divisor) == result)
  }

  @Test func limitsAndAngles() {
    #expect((5.0).clamped(to: 0...1) == 1)
    #expect((-5.0).clamped(to: 0...1) == 0)
    #expect(abs((180.0).radians - .pi) < 1e-15)
    #expect(abs(Double.pi.degrees - 180) < 1e-12)
    #expect(arccosine(1.5) == 0)
  }

  @Test func anglesOfVectorsRunClockwise() {
    #expect(abs(Vector2(0, 1).angle - .pi / 2) < 1e-15)
    #expect(Vector2(angle: .pi / 2).distance(to: Vector2(0, 1)) < 1e-15)
  }
}
