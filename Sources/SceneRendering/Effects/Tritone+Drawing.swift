import Geometry
import SceneModel
import VectorRaster

extension Tritone: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(
      .gray(
        (0..<256).map { byte in
          let place = Double(byte) / 255 * 2
          let color =
            place < 1
            ? shadows.interpolated(to: midtones, progress: place)
            : midtones.interpolated(to: highlights, progress: place - 1)
          return ColorFilter.packed(color)
        }))
  }
}
