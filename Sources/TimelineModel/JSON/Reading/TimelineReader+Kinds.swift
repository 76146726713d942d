import Geometry
import JSONTree
import SceneModel
import ViewTree

extension TimelineReader {
  /// Reads what never changes about a view.
  mutating func viewKind(_ name: ViewKindName, _ members: inout MemberReader) -> ViewKind {
    switch name {
    case .group: return .group(groupStyle(&members))
    case .shape: return .shape
    case .repeater:
      return .repeater(
        laterAbove: optional(&members, ViewName.laterAbove, true) { $0.flag($1) })
    case .path: return .path
    case .rectangle: return .rectangle(isReversed: isReversed(&members))
    case .ellipse: return .ellipse(isReversed: isReversed(&members))
    case .star, .polygon:
      return .star(isPolygon: name == .polygon, isReversed: isReversed(&members))
    case .transformed: return .transformed
    case .trim: return .trim(word(&members, ViewName.mode, .simultaneously))
    case .roundCorners: return .roundCorners
    case .puckerBloat: return .puckerBloat
    case .twist: return .twist
    case .zigZag: return .zigZag(word(&members, ViewName.corner, .corner))
    case .offsetPath: return .offsetPath(word(&members, ViewName.join, .miter))
    case .measured: return .measured
    case .combine: return .combine(word(&members, ViewName.mode, .union))
    case .fill:
      return .fill(word(&members, ViewName.rule, .nonZero), paintStyle(&members))
    case .stroke:
      let line = lineStyle(&members)
      return .stroke(line, paintStyle(&members))
    case .mask:
      let mode: MaskMode = word(&members, ViewName.mode, .add)
      return .mask(
        mode, isInverted: optional(&members, ViewName.isInverted, false) { $0.flag($1) })
    case .image: return .image(imageStyle(&members))
    case .frames: return .frames(framesStyle(&members))
    case .tint: return .effect(.tint)
    case .colorFill: return .effect(.colorFill)
    case .tritone: return .effect(.tritone)
    case .levels: return .effect(.levels)
    case .dropShadow:
      return .effect(
        .dropShadow(
          isShadowOnly: optional(&members, ViewName.isShadowOnly, false) { $0.flag($1) }))
    case .gaussianBlur:
      return .effect(.gaussianBlur(word(&members, ViewName.axes, .both)))
    case .radialWipe:
      return .effect(.radialWipe(word(&members, ViewName.sense, .clockwise)))
    case .innerShadow, .satin, .colorOverlay, .gradientOverlay, .outline, .bevel:
      return .effect(style(name, &members))
    case .invert, .brightnessContrast, .hueSaturation, .exposure, .posterize, .threshold,
      .blackAndWhite, .ramp, .linearWipe, .venetianBlinds, .twirl, .spherize, .ripple, .waveWarp,
      .mirror, .motionTile, .cornerPin, .mosaic, .displacementMap:
      return .effect(effect(name, &members))
    }
  }

  /// Reads what never changes about an effect in the shape of the pixels.
  private mutating func style(_ name: ViewKindName, _ members: inout MemberReader) -> ViewEffect {
    if name == .bevel { return .bevel(bevelStyle(&members)) }
    let mode: BlendMode = word(&members, ViewName.blendMode, .normal)
    switch name {
    case .innerShadow:
      return .innerShadow(
        mode, isFromCenter: optional(&members, ViewName.isFromCenter, false) { $0.flag($1) })
    case .satin:
      return .satin(
        mode, isInverted: optional(&members, ViewName.isInverted, false) { $0.flag($1) })
    case .gradientOverlay:
      let kind = required(&members, ViewName.gradient) {
        $0.word($1, as: GradientOverlay.Kind.self)
      }
      let count = required(&members, ViewName.colorStops) {
        $0.integer($1, in: TimelineLimits.colorStops)
      }
      return .gradientOverlay(
        OverlayStyle(
          gradient: kind ?? .linear, colorStopCount: count ?? 0,
          isReversed: isReversed(&members), blendMode: mode))
    case .outline: return .outline(word(&members, ViewName.side, .outside), mode)
    default: return .colorOverlay(mode)
    }
  }

  private mutating func bevelStyle(_ members: inout MemberReader) -> BevelStyle {
    let kind: Bevel.Kind = word(&members, ViewName.slopes, .inner)
    let isChiseled = optional(&members, ViewName.isChiseled, false) { $0.flag($1) }
    let highlight: BlendMode = word(&members, ViewName.highlightMode, .screen)
    let shadow: BlendMode = word(&members, ViewName.shadowMode, .multiply)
    return BevelStyle(
      kind: kind, isChiseled: isChiseled, highlightMode: highlight, shadowMode: shadow)
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ members: inout MemberReader, _ name: String, _ standard: Word
  ) -> Word {
    optional(&members, name, standard) { $0.word($1, as: Word.self) }
  }

  private mutating func isReversed(_ members: inout MemberReader) -> Bool {
    optional(&members, ViewName.isReversed, false) { $0.flag($1) }
  }

  private mutating func groupStyle(_ members: inout MemberReader) -> GroupStyle {
    let blendMode: BlendMode = word(&members, ViewName.blendMode, .normal)
    let clip = optional(&members, ViewName.clip, nil) { reader, place -> Vector2?? in
      reader.pair(place, "width and height", in: 0...TimelineLimits.magnitude)
    }
    let matte = optional(&members, ViewName.matte, nil) { reader, place -> MatteMode?? in
      reader.word(place, as: MatteMode.self)
    }
    var style = GroupStyle(blendMode: blendMode, clipSize: clip, matte: matte)
    style.adjustsBelow = optional(&members, ViewName.adjustsBelow, false) { $0.flag($1) }
    style.effect = optional(&members, ViewName.effect, nil) { reader, place -> DrivenEffect?? in
      // Whatever was meant, the view has the properties that drive it.
      reader.word(place, as: DrivenEffect.self) ?? .shake
    }
    style.transition = optional(
      &members, ViewName.transition, nil
    ) { reader, place -> ViewTransition?? in
      // Whatever was meant, the view appears and goes.
      reader.transition(place, depth: 1) ?? .opacity
    }
    style.frame = optional(&members, ViewName.frame, nil) { reader, place -> Vector2?? in
      reader.pair(place, "width and height", in: 0...TimelineLimits.magnitude)
    }
    style.matched = optional(
      &members, ViewName.matched, nil
    ) { reader, place -> MatchedGeometry?? in reader.matched(place) }
    style.space = optional(&members, ViewName.space, nil) { reader, place -> SpaceRole?? in
      reader.word(place, as: SpaceRole.self)
    }
    style.isAverage = optional(&members, ViewName.isAverage, false) { $0.flag($1) }
    return style
  }

  private mutating func imageStyle(_ members: inout MemberReader) -> ImageStyle {
    let source = required(&members, ViewName.source) { $0.string($1) }
    let size = required(&members, ViewName.size) {
      $0.pair($1, "width and height", in: 0...TimelineLimits.magnitude)
    }
    let fit: PictureFit = word(&members, ViewName.fit, .cover)
    return ImageStyle(source: source ?? "", size: size ?? .zero, fit: fit)
  }

  private mutating func framesStyle(_ members: inout MemberReader) -> FramesStyle {
    let sources = required(&members, ViewName.sources) { reader, place -> [String]? in
      let limits = TimelineLimits.frames
      guard place.value.kind == .array, limits.contains(place.value.count) else {
        reader.expected("an array of 1 to \(limits.upperBound) pictures", at: place)
        return nil
      }
      return place.elements.compactMap { reader.string($0) }
    }
    let size = required(&members, ViewName.size) {
      $0.pair($1, "width and height", in: 0...TimelineLimits.magnitude)
    }
    let baked = optional(&members, ViewName.baked, nil) { reader, place -> String?? in
      reader.string(place)
    }
    return FramesStyle(sources: sources ?? [], size: size ?? .zero, baked: baked)
  }

  private mutating func lineStyle(_ members: inout MemberReader) -> LineStyle {
    let standard = LineStyle()
    let cap = word(&members, ViewName.cap, standard.cap)
    let join = word(&members, ViewName.join, standard.join)
    let limit = optional(&members, ViewName.miterLimit, standard.miterLimit) { $0.number($1) }
    return LineStyle(cap: cap, join: join, miterLimit: limit)
  }

  private mutating func paintStyle(_ members: inout MemberReader) -> PaintStyle {
    let blendMode: BlendMode = word(&members, ViewName.blendMode, .normal)
    let gradient = members.take(ViewName.gradient)
    guard let gradient, let kind = word(gradient, as: Gradient.Kind.self) else {
      return PaintStyle(blendMode: blendMode)
    }
    let count = required(&members, ViewName.colorStops) {
      $0.integer($1, in: TimelineLimits.colorStops)
    }
    return PaintStyle(blendMode: blendMode, gradient: kind, colorStopCount: count ?? 0)
  }
}
