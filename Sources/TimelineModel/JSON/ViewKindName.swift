import ViewTree

/// The kinds of views by their names in files.
enum ViewKindName: String, CaseIterable {
  case group
  case shape
  case repeater
  case path
  case rectangle
  case ellipse
  case star
  case polygon
  case transformed
  case trim
  case roundCorners
  case puckerBloat
  case twist
  case zigZag
  case offsetPath
  case combine
  case measured
  case fill
  case stroke
  case mask
  case image
  case frames
  case tint
  case colorFill
  case tritone
  case levels
  case dropShadow
  case gaussianBlur
  case radialWipe
  case innerShadow
  case satin
  case colorOverlay
  case gradientOverlay
  case outline
  case bevel
  case invert
  case brightnessContrast
  case hueSaturation
  case exposure
  case posterize
  case threshold
  case blackAndWhite
  case ramp
  case linearWipe
  case venetianBlinds
  case twirl
  case spherize
  case ripple
  case waveWarp
  case mirror
  case motionTile
  case cornerPin
  case mosaic
  case displacementMap

  /// Where views may stand.
  enum Place {
    /// In a group: what is drawn, masks and effects.
    case group
    /// In a repeater of groups and shapes: what is drawn.
    case copies
    /// In a shape: geometry and paints.
    case shape
    /// In what changes paths: geometry.
    case geometry
  }

  init(_ kind: ViewKind) {
    self =
      switch kind {
      case .group: .group
      case .shape: .shape
      case .repeater: .repeater
      case .path: .path
      case .rectangle: .rectangle
      case .ellipse: .ellipse
      case .star(let isPolygon, _): isPolygon ? .polygon : .star
      case .transformed: .transformed
      case .trim: .trim
      case .roundCorners: .roundCorners
      case .puckerBloat: .puckerBloat
      case .twist: .twist
      case .zigZag: .zigZag
      case .offsetPath: .offsetPath
      case .combine: .combine
      case .measured: .measured
      case .fill: .fill
      case .stroke: .stroke
      case .mask: .mask
      case .image: .image
      case .frames: .frames
      case .effect(let effect): ViewKindName(effect)
      }
  }

  private init(_ effect: ViewEffect) {
    self =
      switch effect {
      case .tint: .tint
      case .colorFill: .colorFill
      case .tritone: .tritone
      case .levels: .levels
      case .dropShadow: .dropShadow
      case .gaussianBlur: .gaussianBlur
      case .radialWipe: .radialWipe
      case .innerShadow: .innerShadow
      case .satin: .satin
      case .colorOverlay: .colorOverlay
      case .gradientOverlay: .gradientOverlay
      case .outline: .outline
      case .bevel: .bevel
      case .invert: .invert
      case .brightnessContrast: .brightnessContrast
      case .hueSaturation: .hueSaturation
      case .exposure: .exposure
      case .posterize: .posterize
      case .threshold: .threshold
      case .blackAndWhite: .blackAndWhite
      case .ramp: .ramp
      case .linearWipe: .linearWipe
      case .venetianBlinds: .venetianBlinds
      case .twirl: .twirl
      case .spherize: .spherize
      case .ripple: .ripple
      case .waveWarp: .waveWarp
      case .mirror: .mirror
      case .motionTile: .motionTile
      case .cornerPin: .cornerPin
      case .mosaic: .mosaic
      case .displacementMap: .displacementMap
      }
  }

  /// Whether such views may stand in a place.
  func isAllowed(in place: Place) -> Bool {
    switch self {
    case .group, .shape, .image, .frames: place == .group || place == .copies
    case .mask, .tint, .colorFill, .tritone, .levels, .dropShadow, .gaussianBlur, .radialWipe,
      .innerShadow, .satin, .colorOverlay, .gradientOverlay, .outline, .bevel,
      .invert, .brightnessContrast, .hueSaturation, .exposure, .posterize, .threshold,
      .blackAndWhite, .ramp, .linearWipe, .venetianBlinds, .twirl, .spherize, .ripple, .waveWarp,
      .mirror, .motionTile, .cornerPin, .mosaic, .displacementMap:
      place == .group
    case .fill, .stroke: place == .shape
    case .repeater: true
    default: place == .shape || place == .geometry
    }
  }

  /// Where the children of such a view stand; `nil` if it has none.
  func placeOfChildren(in place: Place) -> Place? {
    switch self {
    case .group: .group
    case .shape: .shape
    case .repeater: place == .group || place == .copies ? .copies : .geometry
    case .transformed, .trim, .roundCorners, .puckerBloat, .twist, .zigZag, .offsetPath, .combine,
      .measured:
      .geometry
    default: nil
    }
  }
}
