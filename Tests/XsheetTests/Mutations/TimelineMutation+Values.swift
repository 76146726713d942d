import Geometry
import SceneModel
import TimelineModel
import ViewTree

// Initial values of properties that do not move.
extension TimelineMutation {
  static let ofConstants: [TimelineMutation] = [
    TimelineMutation("a view hidden") { timeline in
      let moving = timeline.moving
      return timeline.canvas.root.changeFirst(where: { view in
        view.initialValue(.isVisible) == .flag(true) && view.id != "root"
          && moving[view.id]?.contains(.isVisible) != true
      }) { $0.properties[.isVisible] = .flag(false) }
    },
    constant("a position moved by 0.75 points", .position) { vector($0, Vector3(0.75, 0, 0)) },
    constant("an anchor moved by 0.75 points", .anchor) { vector($0, Vector3(0, 0.75, 0)) },
    constant("a scale off by 1 %", .scale) { vector($0, Vector3(0.01, 0, 0)) },
    constant("a rotation off by 1 degree", .rotation) { number($0, 1) },
    constant("a skew off by 1 degree", .skew) { number($0, 1) },
    constant("an opacity off by 3 %", .opacity) { number($0, -0.03) },
    constant("a size off by 0.75 points", .size) { vector($0, Vector3(0, 0.75, 0)) },
    constant("a corner radius off by 0.75 points", .cornerRadius) { number($0, 0.75) },
    constant("a line off by 0.75 points", .lineWidth) { number($0, 0.75) },
    constant("a trim off by 1 %", .trimEnd) { number($0, -0.01) },
    constant("a mask larger by 0.75 points", .expansion) { number($0, 0.75) },
    constant("a softer shadow", .softness) { number($0, 0.75) },
    constant("one copy more", .copies) { number($0, 1) },
    constant("a point more", .points) { number($0, 1) },
    constant("a color off by 6/255", .color) { value in
      guard case .color(var color) = value else { return nil }
      color.red += color.red > 0.5 ? -6.0 / 255 : 6.0 / 255
      return .color(color)
    },
    constant("a gradient stop off by 6/255", .gradientStops) { value in
      guard case .numbers(var numbers) = value, numbers.count > 1 else { return nil }
      numbers[1] += numbers[1] > 0.5 ? -6.0 / 255 : 6.0 / 255
      return .numbers(numbers)
    },
    constant("a gradient moved by 0.75 points", .gradientEnd) { vector($0, Vector3(0.75, 0, 0)) },
    constant("a dash longer by 0.75 points", .dashes) { value in
      guard case .numbers(var numbers) = value, !numbers.isEmpty else { return nil }
      numbers[0] += 0.75
      return .numbers(numbers)
    },
    constant("a vertex moved by 0.75 points", .path) { value in
      guard case .path(let path) = value, !path.points.isEmpty else { return nil }
      return .path(path.transformed(by: .translation(Vector2(0.75, 0))))
    },
  ]

  /// Changes the first value of a property that does not move, of a visible view that has it.
  private static func constant(
    _ name: String, _ key: PropertyKey,
    _ change: @escaping @Sendable (PropertyValue) -> PropertyValue?
  ) -> TimelineMutation {
    TimelineMutation(name) { timeline in
      let moving = timeline.moving
      return timeline.canvas.root.changeFirst(where: { view in
        view.initialValue(key).flatMap(change) != nil && moving[view.id]?.contains(key) != true
      }) { view in
        guard let value = view.initialValue(key).flatMap(change) else { return }
        view.properties[key] = value
      }
    }
  }

  static func number(_ value: PropertyValue, _ distance: Double) -> PropertyValue? {
    guard case .number(let number) = value else { return nil }
    return .number(number + distance)
  }

  static func vector(_ value: PropertyValue, _ distance: Vector3) -> PropertyValue? {
    guard case .vector(let vector) = value else { return nil }
    return .vector(vector + distance)
  }

  /// A value that a person tells from another one.
  static func different(_ value: PropertyValue) -> PropertyValue {
    switch value {
    case .flag(let flag): .flag(!flag)
    case .number(let number): .number(number + 1)
    case .vector(let vector): .vector(vector + Vector3(1, 1, 0))
    case .color(let color): .color(Color(red: 1 - color.red, green: color.green, blue: color.blue))
    case .numbers(let numbers): .numbers(numbers.map { $0 + 0.1 })
    case .path(let path): .path(path.transformed(by: .translation(Vector2(1, 1))))
    case .text(let text): .text(text.string + "W")
    }
  }
}
