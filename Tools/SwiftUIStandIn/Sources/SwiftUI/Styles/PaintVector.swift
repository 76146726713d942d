/// The numbers of a painting, which animate when two paintings have the same structure.
///
/// Colors animate as linear components, enlarged - M (section 1.12).
struct PaintVector: VectorArithmetic {
  var numbers: [Double]

  static var zero: PaintVector { PaintVector(numbers: []) }

  private static func combine(
    _ a: PaintVector, _ b: PaintVector, _ operation: (Double, Double) -> Double
  ) -> PaintVector {
    let count = max(a.numbers.count, b.numbers.count)
    return PaintVector(
      numbers: (0..<count).map { index in
        operation(
          index < a.numbers.count ? a.numbers[index] : 0,
          index < b.numbers.count ? b.numbers[index] : 0)
      })
  }

  static func + (a: PaintVector, b: PaintVector) -> PaintVector { combine(a, b, +) }
  static func - (a: PaintVector, b: PaintVector) -> PaintVector { combine(a, b, -) }
  mutating func scale(by factor: Double) { for i in numbers.indices { numbers[i] *= factor } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension Painting {
  /// All numbers of the painting.
  var vector: PaintVector {
    var copy = self
    var numbers: [Double] = []
    copy.visitNumbers { numbers.append($0) }
    return PaintVector(numbers: numbers)
  }

  mutating func set(_ vector: PaintVector) {
    var index = 0
    visitNumbers { number in
      if index < vector.numbers.count { number = vector.numbers[index] }
      index += 1
    }
  }

  private mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    visit(&opacity)
    switch kind {
    case .color(var color):
      color.visit(visit)
      kind = .color(color)
    case .linear(var gradient, var start, var end):
      gradient.visit(visit)
      start.visit(visit)
      end.visit(visit)
      kind = .linear(gradient, start: start, end: end)
    case .radial(var gradient, var center, var start, var end):
      gradient.visit(visit)
      center.visit(visit)
      visit(&start)
      visit(&end)
      kind = .radial(gradient, center: center, startRadius: start, endRadius: end)
    case .elliptical(var gradient, var center, var start, var end):
      gradient.visit(visit)
      center.visit(visit)
      visit(&start)
      visit(&end)
      kind = .elliptical(gradient, center: center, startRadius: start, endRadius: end)
    case .angular(var gradient, var center, var start, var end):
      gradient.visit(visit)
      center.visit(visit)
      visit(&start.radians)
      visit(&end.radians)
      kind = .angular(gradient, center: center, start: start, end: end)
    }
  }
}

extension Color {
  fileprivate mutating func visit(_ visit: (inout Double) -> Void) {
    var parts = [linear(red), linear(green), linear(blue), alpha].map { $0 * animatableUnit }
    let before = parts
    for index in parts.indices { visit(&parts[index]) }
    // Components that did not change keep their exact value.
    guard parts != before else { return }
    let values = parts.map { $0 / animatableUnit }
    self = Color(gamma(values[0]), gamma(values[1]), gamma(values[2]), values[3])
  }
}

extension UnitPoint {
  fileprivate mutating func visit(_ visit: (inout Double) -> Void) {
    var (x, y) = (Double(self.x), Double(self.y))
    visit(&x)
    visit(&y)
    self = UnitPoint(x: x, y: y)
  }
}

extension AnyGradient {
  fileprivate mutating func visit(_ visit: (inout Double) -> Void) {
    for index in stops.indices {
      stops[index].color.visit(visit)
      var location = Double(stops[index].location)
      visit(&location)
      stops[index].location = location
    }
  }
}
