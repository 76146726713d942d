import SceneModel
import ViewTree

extension TimelineReader {
  /// Reads what never changes about an effect on colours or places.
  mutating func effect(_ name: ViewKindName, _ members: inout MemberReader) -> ViewEffect {
    switch name {
    case .invert: .invert(word(&members, ViewName.channel, .all))
    case .brightnessContrast: .brightnessContrast(isLegacy: flag(&members, ViewName.isLegacy))
    case .hueSaturation: .hueSaturation(isColorized: flag(&members, ViewName.isColorized))
    case .exposure: .exposure
    case .posterize: .posterize
    case .threshold: .threshold
    case .blackAndWhite: .blackAndWhite(isTinted: flag(&members, ViewName.isTinted))
    case .ramp: .ramp(word(&members, ViewName.gradient, .linear))
    case .linearWipe: .linearWipe
    case .venetianBlinds: .venetianBlinds
    case .spherize: .spherize
    case .ripple: .ripple
    case .waveWarp: .waveWarp(word(&members, ViewName.wave, .sine))
    case .mirror: .mirror
    case .motionTile: .motionTile(tileStyle(&members))
    case .cornerPin: .cornerPin
    case .mosaic: .mosaic(isSharp: flag(&members, ViewName.isSharp))
    case .displacementMap: .displacementMap(displacementStyle(&members))
    default: .twirl
    }
  }

  private mutating func tileStyle(_ members: inout MemberReader) -> TileStyle {
    let isMirrored = flag(&members, ViewName.isMirrored)
    return TileStyle(isMirrored: isMirrored, shiftsRows: flag(&members, ViewName.shiftsRows))
  }

  private mutating func displacementStyle(_ members: inout MemberReader) -> DisplacementStyle {
    let horizontal: Displacement.Channel = word(&members, ViewName.horizontal, .red)
    let vertical: Displacement.Channel = word(&members, ViewName.vertical, .green)
    return DisplacementStyle(
      horizontal: horizontal, vertical: vertical, wraps: flag(&members, ViewName.wraps))
  }

  private mutating func flag(_ members: inout MemberReader, _ name: String) -> Bool {
    optional(&members, name, false) { $0.flag($1) }
  }
}
