import Geometry
import SceneModel

extension Gradient {
  /// The largest difference of a premultiplied color component that mixing may make, 0...1.
  static let mixingTolerance = 2.0 / 255

  /// Stops between which SwiftUI, which mixes premultiplied colors, shows what After Effects does, which mixes colors and
  /// opacities apart.
  ///
  /// Stops that are equal to the one before are left out.
  static func premultipliable(_ stops: [Stop]) -> [Stop] {
    var result: [Stop] = []
    for stop in stops {
      guard let last = result.last else {
        result.append(stop)
        continue
      }
      if stop == last { continue }
      let parts = parts(from: last.color, to: stop.color)
      if stop.offset > last.offset, parts > 1 {
        for part in 1..<parts {
          let share = Double(part) / Double(parts)
          result.append(
            Stop(
              offset: last.offset + (stop.offset - last.offset) * share,
              color: last.color.interpolated(to: stop.color, progress: share)))
        }
      }
      result.append(stop)
    }
    return result
  }

  /// The number of parts between two colors in which both ways of mixing agree.
  private static func parts(from first: Color, to second: Color) -> Int {
    let change = second.components - first.components
    let color = max(abs(change.x), abs(change.y), abs(change.z))
    // The product of two linear ramps differs from a linear one by a quarter of the product of their changes.
    return max(1, Int((color * abs(change.w) / 4 / mixingTolerance).squareRoot().rounded(.up)))
  }
}
