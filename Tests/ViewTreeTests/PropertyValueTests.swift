import Geometry
import SceneModel
import Testing
import ViewTree

@Suite struct PropertyValueTests {
  @Test(
    "values of one kind are interpolated",
    arguments: [
      (PropertyValue.number(0), .number(10), .number(5)),
      (.vector(.zero), .vector(Vector3(2, 4, 6)), .vector(Vector3(1, 2, 3))),
      (.color(.black), .color(.white), .color(Color(red: 0.5, green: 0.5, blue: 0.5))),
      (.numbers([0, 10]), .numbers([10, 20]), .numbers([5, 15])),
      (.numbers([0, 10]), .numbers([10]), .numbers([5, 10])),
      (.flag(false), .flag(true), .flag(false)),
      (.number(1), .vector(.zero), .number(1)),
    ] as [(PropertyValue, PropertyValue, PropertyValue)])
  func mixing(start: PropertyValue, end: PropertyValue, middle: PropertyValue) {
    #expect(start.interpolated(to: end, progress: 0) == start)
    #expect(start.interpolated(to: end, progress: 0.5) == middle)
  }

  @Test func colorsMixByDimensionToo() {
    let mixed = PropertyValue.color(.black).interpolated(to: .color(.white), progress: [0, 0.5])
    #expect(mixed == .color(Color(red: 0, green: 0.5, blue: 0.5)))
  }

  @Test func components() {
    var vector = PropertyValue.vector(Vector3(1, 2, 3))
    #expect(vector.component(2) == 3)
    #expect(vector.component(3) == nil)
    vector.setComponent(1, 9)
    vector.setComponent(-1, 9)
    #expect(vector == .vector(Vector3(1, 9, 3)))

    var numbers = PropertyValue.numbers([4, 5])
    numbers.setComponent(0, 1)
    numbers.setComponent(2, 1)
    #expect(numbers == .numbers([1, 5]))
    #expect(PropertyValue.number(1).component(0) == nil)
  }
}
