import Geometry
import JSONTree
import SceneModel
import ViewTree

extension ViewNode {
  /// The view and all in it.
  var jsonNode: JSONNode {
    var fields = self.fields(isRoot: false)
    if !children.isEmpty {
      fields.append(JSONField(ViewName.children, .array(children.map(\.jsonNode))))
    }
    return .object(fields)
  }

  /// What is said about the view itself; about the root only what is not so without saying.
  func fields(isRoot: Bool) -> [JSONField] {
    var fields: [JSONField] = []
    if !isRoot || id != ViewName.rootIdentifier {
      fields.append(JSONField(ViewName.id, .string(id)))
    }
    if !name.isEmpty { fields.append(JSONField(ViewName.name, .string(name))) }
    if !isRoot {
      fields.append(JSONField(ViewName.kind, .string(ViewKindName(kind).rawValue)))
    }
    fields += kind.styleFields
    for slot in kind.schema {
      guard let value = properties[slot.key], value != slot.initial else { continue }
      fields.append(JSONField(slot.key.rawValue, value.jsonNode(like: slot.initial)))
    }
    return fields
  }
}

extension ViewKind {
  /// What never changes about a view, where it differs from the default.
  fileprivate var styleFields: [JSONField] {
    switch self {
    case .group(let style): style.fields
    case .shape, .path, .transformed, .roundCorners, .puckerBloat, .twist, .measured: []
    case .zigZag(let corner): word(ViewName.corner, corner, unless: .corner)
    case .offsetPath(let join): word(ViewName.join, join, unless: .miter)
    case .combine(let combination): word(ViewName.mode, combination, unless: .union)
    case .repeater(let laterAbove): laterAbove ? [] : [JSONField(ViewName.laterAbove, false)]
    case .rectangle(let isReversed), .ellipse(let isReversed), .star(_, let isReversed):
      isReversed ? [JSONField(ViewName.isReversed, true)] : []
    case .trim(let mode): word(ViewName.mode, mode, unless: .simultaneously)
    case .fill(let rule, let paint): word(ViewName.rule, rule, unless: .nonZero) + paint.fields
    case .stroke(let line, let paint): line.fields + paint.fields
    case .image(let style):
      [
        JSONField(ViewName.source, .string(style.source)),
        JSONField(ViewName.size, [.number(style.size.x), .number(style.size.y)]),
      ] + word(ViewName.fit, style.fit, unless: .cover)
    case .frames(let style):
      [
        JSONField(ViewName.sources, .array(style.sources.map { .string($0) })),
        JSONField(ViewName.size, [.number(style.size.x), .number(style.size.y)]),
      ] + (style.baked.map { [JSONField(ViewName.baked, .string($0))] } ?? [])
    case .mask(let mode, let isInverted):
      word(ViewName.mode, mode, unless: .add)
        + flag(ViewName.isInverted, isInverted)
    case .effect(let effect): effect.fields
    }
  }
}

extension ViewEffect {
  fileprivate var fields: [JSONField] {
    switch self {
    case .tint, .colorFill, .tritone, .levels: []
    case .dropShadow(let isShadowOnly): flag(ViewName.isShadowOnly, isShadowOnly)
    case .gaussianBlur(let axes): word(ViewName.axes, axes, unless: .both)
    case .radialWipe(let sense): word(ViewName.sense, sense, unless: .clockwise)
    case .innerShadow(let mode, let isFromCenter):
      word(ViewName.blendMode, mode, unless: .normal)
        + flag(ViewName.isFromCenter, isFromCenter)
    case .satin(let mode, let isInverted):
      word(ViewName.blendMode, mode, unless: .normal)
        + flag(ViewName.isInverted, isInverted)
    case .colorOverlay(let mode): word(ViewName.blendMode, mode, unless: .normal)
    case .gradientOverlay(let style):
      word(ViewName.blendMode, style.blendMode, unless: .normal)
        + [
          JSONField(ViewName.gradient, .string(style.gradient.rawValue)),
          JSONField(ViewName.colorStops, .number(Double(style.colorStopCount))),
        ] + flag(ViewName.isReversed, style.isReversed)
    case .outline(let side, let mode):
      word(ViewName.blendMode, mode, unless: .normal)
        + word(ViewName.side, side, unless: .outside)
    case .bevel(let style):
      word(ViewName.slopes, style.kind, unless: .inner)
        + flag(ViewName.isChiseled, style.isChiseled)
        + word(ViewName.highlightMode, style.highlightMode, unless: .screen)
        + word(ViewName.shadowMode, style.shadowMode, unless: .multiply)
    case .invert(let channel): word(ViewName.channel, channel, unless: .all)
    case .brightnessContrast(let isLegacy): flag(ViewName.isLegacy, isLegacy)
    case .hueSaturation(let isColorized): flag(ViewName.isColorized, isColorized)
    case .blackAndWhite(let isTinted): flag(ViewName.isTinted, isTinted)
    case .ramp(let kind): word(ViewName.gradient, kind, unless: .linear)
    case .waveWarp(let shape): word(ViewName.wave, shape, unless: .sine)
    case .motionTile(let style):
      flag(ViewName.isMirrored, style.isMirrored) + flag(ViewName.shiftsRows, style.shiftsRows)
    case .mosaic(let isSharp): flag(ViewName.isSharp, isSharp)
    case .displacementMap(let style):
      word(ViewName.horizontal, style.horizontal, unless: .red)
        + word(ViewName.vertical, style.vertical, unless: .green)
        + flag(ViewName.wraps, style.wraps)
    case .exposure, .posterize, .threshold, .linearWipe, .venetianBlinds, .twirl, .spherize,
      .ripple, .mirror, .cornerPin:
      []
    }
  }
}

extension GroupStyle {
  fileprivate var fields: [JSONField] {
    var fields = word(ViewName.blendMode, blendMode, unless: .normal)
    if let clipSize {
      fields.append(JSONField(ViewName.clip, [.number(clipSize.x), .number(clipSize.y)]))
    }
    if let matte { fields.append(JSONField(ViewName.matte, .string(matte.rawValue))) }
    if adjustsBelow { fields.append(JSONField(ViewName.adjustsBelow, true)) }
    if let effect { fields.append(JSONField(ViewName.effect, .string(effect.rawValue))) }
    if let transition { fields.append(JSONField(ViewName.transition, transition.jsonNode)) }
    if let frame {
      fields.append(JSONField(ViewName.frame, [.number(frame.x), .number(frame.y)]))
    }
    if let matched { fields.append(JSONField(ViewName.matched, matched.jsonNode)) }
    if isAverage { fields.append(JSONField(ViewName.isAverage, true)) }
    if let space { fields.append(JSONField(ViewName.space, .string(space.rawValue))) }
    return fields
  }
}

extension MatchedGeometry {
  /// The name, or all that differs from the defaults.
  fileprivate var jsonNode: JSONNode {
    let standard = MatchedGeometry(id: id)
    guard self != standard else { return .string(id) }
    var fields = [JSONField(MatchName.id, .string(id))]
    fields += word(MatchName.properties, properties, unless: standard.properties)
    if anchor != standard.anchor {
      fields.append(JSONField(MatchName.anchor, [.number(anchor.x), .number(anchor.y)]))
    }
    if !isSource { fields.append(JSONField(MatchName.isSource, false)) }
    return .object(fields)
  }
}

extension LineStyle {
  fileprivate var fields: [JSONField] {
    let standard = LineStyle()
    var fields = word(ViewName.cap, cap, unless: standard.cap)
    fields += word(ViewName.join, join, unless: standard.join)
    if miterLimit != standard.miterLimit {
      fields.append(JSONField(ViewName.miterLimit, .number(miterLimit)))
    }
    return fields
  }
}

extension PaintStyle {
  fileprivate var fields: [JSONField] {
    var fields = word(ViewName.blendMode, blendMode, unless: .normal)
    if let gradient {
      fields.append(JSONField(ViewName.gradient, .string(gradient.rawValue)))
      fields.append(JSONField(ViewName.colorStops, .number(Double(colorStopCount))))
    }
    return fields
  }
}

/// A member that says that something is so, or none.
private func flag(_ name: String, _ value: Bool) -> [JSONField] {
  value ? [JSONField(name, true)] : []
}

/// A member with the word for a value, or none for the default.
private func word<Word: RawRepresentable<String> & Equatable>(
  _ name: String, _ value: Word, unless standard: Word
) -> [JSONField] {
  value == standard ? [] : [JSONField(name, .string(value.rawValue))]
}
