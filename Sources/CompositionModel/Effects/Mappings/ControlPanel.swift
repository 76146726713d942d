package import Animation
package import Geometry
package import SceneModel

/// The place of a control: of an effect its index in After Effects' panel, from 0; of a layer style its JSON member.
package enum ControlPlace: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// An index, from 0.
  case index(Int)
  /// A JSON member.
  case member(String)

  package init(integerLiteral index: Int) { self = .index(index) }
  package init(stringLiteral member: String) { self = .member(member) }
}

/// The controls of an effect or a layer style, and what it applies to.
package struct ControlPanel {
  /// The controls.
  let values: [EffectValue]
  /// The size of the area at the origin that an effect works on, in points.
  let size: Vector2
  /// Frames a second.
  let frameRate: Double
  /// The first frame on which the layer is shown.
  let inPoint: Double
  /// The frame after the last one on which the layer is shown.
  let outPoint: Double
  /// Whether a shadow is drawn without the layer.
  let isShadowOnly: Bool

  /// Makes a panel.
  package init(
    values: [EffectValue], size: Vector2 = .zero, frameRate: Double = 30, inPoint: Double = 0,
    outPoint: Double = 0, isShadowOnly: Bool = false
  ) {
    (self.values, self.size, self.frameRate) = (values, size, frameRate)
    (self.inPoint, self.outPoint, self.isShadowOnly) = (inPoint, outPoint, isShadowOnly)
  }

  /// The factor from percent of the area's longer side to points.
  var pointsPerPercent: Double { max(size.x, size.y) / 100 }

  /// The content of a control; `nil` without one.
  func content(at place: ControlPlace) -> ControlContent? {
    switch place {
    case .index(let index): values.indices.contains(index) ? values[index].content : nil
    case .member(let member): values.first { $0.matchName == member }?.content
    }
  }

  /// The number of a control; `nil` without one.
  package func number(at place: ControlPlace) -> AnimatedValue<Double>? {
    content(at: place)?.number
  }

  /// The color of a control; `nil` without one.
  package func color(at place: ControlPlace) -> AnimatedValue<Color>? { content(at: place)?.color }

  /// The point of a control; `nil` without one.
  package func point(at place: ControlPlace) -> AnimatedValue<Vector3>? {
    content(at: place)?.point
  }

  /// The first number of a control that does not change while it plays; `nil` without one.
  package func setting(at place: ControlPlace) -> Double? { number(at: place)?.initial }

  /// Whether a checkbox is on at first.
  package func isOn(at place: ControlPlace) -> Bool { setting(at: place) == 1 }

  /// The value of a menu's entry; `nil` for an entry that is not listed.
  ///
  /// - Parameter values: The values of the entries; the first one applies without a control.
  func menu<Value>(at place: ControlPlace, _ values: [Value]) -> Value? {
    let entry = setting(at: place) ?? 1
    return values.indices.first { Double($0 + 1) == entry }.map { values[$0] }
  }

  /// Whether a number has keyframes or is not 0.
  func isUsed(at place: ControlPlace) -> Bool {
    number(at: place)?.isAlways(0) == false
  }
}

extension Effect {
  /// The controls by their places.
  package var panel: ControlPanel { ControlPanel(values: values) }
}
