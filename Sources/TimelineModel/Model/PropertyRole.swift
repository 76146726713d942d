package import SceneModel

/// The purpose of changes of a property, as the first word of constants' names.
package enum PropertyRole: String, CaseIterable, Sendable {
  case fade, show, move, scale, turn, color, morph, draw, blur, change

  /// The role of changes of a property.
  package init(_ key: PropertyKey) {
    self =
      switch key {
      case .isVisible: .show
      case .opacity, .startOpacity, .endOpacity: .fade
      case .position, .anchor, .progress, .motionPath, .center: .move
      case .scale, .size: .scale
      case .rotation, .rotationX, .rotationY, .orientation, .pathAngle, .skew, .skewAxis: .turn
      case .color, .gradientStops, .gradientStart, .gradientEnd, .blackColor, .whiteColor: .color
      case .path: .morph
      case .trimStart, .trimEnd, .trimOffset, .dashOffset, .dashes, .lineWidth: .draw
      case .blurriness, .softness, .feather: .blur
      default: .change
      }
  }

  /// The role that a constant's name begins with; `nil` for names without one.
  package init?(ofConstant name: String) {
    let role = PropertyRole.allCases.first { role in
      guard name.hasPrefix(role.rawValue) else { return false }
      return name.dropFirst(role.rawValue.count).first?.isUppercase ?? false
    }
    guard let role else { return nil }
    self = role
  }
}
