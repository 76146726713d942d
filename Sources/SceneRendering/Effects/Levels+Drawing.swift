import Geometry
import SceneModel
import VectorRaster

extension Levels: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let all = self.all.table
    func channel(_ levels: ChannelLevels) -> [UInt8] { levels.table.map { all[Int($0)] } }
    plan.add(
      .channels(
        red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha.table))
  }
}

extension ChannelLevels {
  /// The values of a channel after its levels.
  fileprivate var table: [UInt8] {
    let (low, high) = (inputBlack, inputWhite)
    let isReversed = high < low
    return ColorFilter.table { value in
      if value <= min(low, high) { return isReversed ? outputWhite : outputBlack }
      if value >= max(low, high) { return isReversed ? outputBlack : outputWhite }
      let share = power((value - low) / (high - low), 1 / gamma)
      return outputBlack + (outputWhite - outputBlack) * share
    }
  }
}
