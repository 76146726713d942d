/// The terms for members of the model that their names alone do not give.
///
/// Any other member is a property without unit, named by the words of its identifier: a new member of the model is
/// compared without an entry here.
enum PropertyVocabulary {
  /// Returns the term for a member of a type, or of a case of an enumeration.
  static func term(_ type: String, _ label: String) -> PropertyTerm {
    guard var term = terms["\(type).\(label)"] else {
      return common[label] ?? .named(words(label))
    }
    term.isWhole = true
    return term
  }

  /// The words of an identifier such as `dashOffset`, without a leading `is`.
  static func words(_ label: String) -> String {
    var words = [""]
    for character in label {
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    if words.count > 1, words[0] == "is" || words[0] == "has" { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// The terms for members of any type.
  private static let common: [String: PropertyTerm] = [
    "pointer": .hidden, "id": .hidden, "name": .hidden,
    "anchor": .named("anchor point", .points), "position": .named("position", .points),
    "scale": .named("scale", .percent), "rotation": .named("rotation", .degrees),
    "rotationX": .named("x rotation", .degrees), "rotationY": .named("y rotation", .degrees),
    "orientation": .named("orientation", .degrees), "skew": .named("skew", .degrees),
    "skewAxis": .named("skew axis", .degrees), "opacity": .named("opacity", .percent),
    "size": .named("size", .points), "transform": .inline, "content": .inline,
    "fillOpacity": .named("fill opacity", .percent),
    "strokeOpacity": .named("stroke opacity", .percent),
    "startOpacity": .named("start opacity", .percent),
    "endOpacity": .named("end opacity", .percent), "outPoint": .time("out point"),
    "inPoint": .time("in point"), "source": .inline, "isEnabled": .named("enabled"),
    "cap": .named("line cap"), "join": .named("line join"), "rule": .named("fill rule"),
    "isReversed": .named("reversed path direction"), "time": .time("time"),
    "fontSize": .named("font size", .points), "strokeWidth": .named("stroke width", .points),
    "lineSpacing": .named("line spacing", .points), "matchName": .hidden,
  ]

  /// The terms for members of single types.
  private static let terms: [String: PropertyTerm] = [
    "Composition.name": .named("name"), "Composition.inPoint": .time("start"),
    "Composition.outPoint": .time("end"), "Composition.size": .named("size", .points),
    "Composition.metadata": .inline, "Precomposition.frameRate": .named("frame rate"),
    "Layer.parent": .reference("parent", .layers), "Layer.startTime": .time("start time"),
    "Layer.stretch": .named("time stretch", .percent), "Layer.isNamed": .hidden,
    "Layer.autoOrients": .named("auto-orient"), "Layer.isThreeDimensional": .named("3D layer"),
    "Layer.collapsesTransform": .named("collapsed transformations"), "Layer.index": .hidden,
    "Layer.isMatteSource": .named("track matte role"), "Layer.webNames": .inline,
    "LayerWebNames.id": .named("web identifier"), "LayerWebNames.tag": .named("web element"),
    "LayerWebNames.classes": .named("web classes"),
    "Layer.collapse": .named("end of collapsed precomposition"),
    "Content.null": .inline, "Content.shapes": .inline, "Content.solid": .inline,
    "Content.solid.0": .named("color"), "Content.image": .reference("image", .images),
    "Content.precomposition": .reference("precomposition", .precompositions),
    "Content.precomposition.0": .reference("precomposition", .precompositions),
    "Content.precomposition.timeRemap": .named("time remapping"),
    "Content.data": .reference("data", .dataSources), "Content.text": .inline,
    "Content.audio": .inline, "Content.camera": .inline, "Content.adjustment": .inline,
    "Content.unsupported": .hidden, "AudioContent.sound": .reference("sound", .sounds),
    "AudioContent.levels": .named("audio levels in decibels"),
    "CameraContent.zoom": .named("zoom", .points),
    "CameraContent.isAimed": .named("two-node camera"),
    "Matte.layer": .reference("layer", .layers), "Matte.mode": .named("channel"),
    "Mask.path": .named("mask path"), "Mask.expansion": .named("mask expansion", .points),
    "Mask.feather": .named("mask feather", .points),
    "Mask.opacity": .named("mask opacity", .percent),
    "Mask.isInverted": .named("inverted"), "Effect.number": .hidden, "LayerStyle.number": .hidden,
    "Effect.values": .inline, "LayerStyle.values": .inline,
    "EffectValue.content": .inline, "LayerTransform.position": .inline,
    "PositionValue.unified": .named("position", .points), "PositionValue.split": .inline,
    "PositionValue.split.x": .named("x position", .points),
    "PositionValue.split.y": .named("y position", .points),
    "PositionValue.split.z": .named("z position", .points),
    "ShapeItem.kind": .inline, "Kind.group": .inline, "Kind.group.1": .inline,
    "Kind.group.2": .named("blend mode"), "Kind.rectangle": .inline, "Kind.ellipse": .inline,
    "Kind.star": .inline, "Kind.fill": .inline, "Kind.stroke": .inline, "Kind.trim": .inline,
    "Kind.roundCorners": .inline, "Kind.roundCorners.radius": .named("radius", .points),
    "Kind.repeater": .inline, "Kind.merge": .named("mode"), "Kind.pucker": .inline,
    "Kind.pucker.amount": .named("amount", .percent), "Kind.twist": .inline,
    "Kind.zigZag": .inline, "Kind.offset": .inline, "Kind.unsupported": .hidden,
    "RectangleShape.cornerRadius": .named("roundness", .points),
    "StarShape.isPolygon": .hidden, "StarShape.outerRadius": .named("outer radius", .points),
    "StarShape.innerRadius": .named("inner radius", .points),
    "StarShape.outerRoundness": .named("outer roundness", .percent),
    "StarShape.innerRoundness": .named("inner roundness", .percent),
    "TrimModifier.start": .named("start", .percent), "TrimModifier.end": .named("end", .percent),
    "TrimModifier.offset": .named("offset", .turns),
    "RepeaterModifier.laterAbove": .named("later copies above"),
    "TwistModifier.angle": .named("angle", .degrees),
    "TwistModifier.center": .named("center", .points),
    "ZigZagModifier.amplitude": .named("size", .points),
    "ZigZagModifier.frequency": .named("ridges per segment"),
    "OffsetModifier.amount": .named("amount", .points),
    "OffsetModifier.miterLimit": .named("miter limit"),
    "StrokePaint.width": .named("stroke width", .points),
    "StrokePaint.dashes": .named("dash or gap", .points),
    "StrokePaint.dashOffset": .named("dash offset", .points), "PaintSource.gradient": .inline,
    "GradientSource.kind": .named("gradient type"),
    "GradientSource.start": .named("gradient start", .points),
    "GradientSource.end": .named("gradient end", .points),
    "GradientSource.highlightLength": .named("highlight length", .percent),
    "GradientSource.highlightAngle": .named("highlight angle", .degrees),
    "GradientSource.stops": .named("gradient stops"),
    "GradientSource.colorStopCount": .hidden,
    "MotionBlurSettings.shutterAngle": .named("shutter angle", .degrees),
    "MotionBlurSettings.shutterPhase": .named("shutter phase", .degrees),
    "FontAsset.name": .hidden, "Glyph.character": .hidden,
    "Glyph.fontSize": .named("font size", .points),
    "TextKeyframe.document": .inline, "TextDocument.lineHeight": .named("leading", .points),
    "TextDocument.fontName": .named("font"), "TextDocument.fill": .named("fill color"),
    "TextDocument.stroke": .named("stroke color"),
    "TextDocument.isStrokeAboveFill": .named("stroke above fill"),
    "TextDocument.baselineShift": .named("baseline shift", .points),
    "TextContent.anchorGrouping": .named("anchor point grouping"),
    "TextContent.anchorAlignment": .named("grouping alignment", .percent),
    "TextContent.expression": .named("source text expression"),
    "TextAnimator.anchor": .named("anchor point", .points),
    "TextAnimator.fillHue": .named("fill hue", .degrees),
    "TextAnimator.strokeHue": .named("stroke hue", .degrees),
    "TextAnimator.fillSaturation": .named("fill saturation", .percent),
    "TextAnimator.strokeSaturation": .named("stroke saturation", .percent),
    "TextAnimator.fillBrightness": .named("fill brightness", .percent),
    "TextAnimator.strokeBrightness": .named("stroke brightness", .percent),
    "TextAnimator.blur": .named("blur", .points),
    "TextPath.firstMargin": .named("first margin", .points),
    "TextPath.lastMargin": .named("last margin", .points),
    "TextPath.isReversed": .named("reverse path", .flag),
    "TextPath.isPerpendicular": .named("perpendicular to path", .flag),
    "TextPath.fillsPath": .named("force alignment", .flag),
    "TextSelector.basis": .named("based on"), "TextSelector.isRandom": .named("randomized order"),
    "TextSelector.amount": .named("amount", .percent),
    "TextSelector.maximumEase": .named("ease high", .percent),
    "TextSelector.minimumEase": .named("ease low", .percent),
    "TextSelector.smoothness": .named("smoothness", .percent),
    "TextSelector.followsExpression": .named("expression selector"),
    "ImageAsset.isSequencePart": .named("part of an image sequence"),
    "Slot.uses": .hidden, "AssetSource.external": .inline,
    "AssetSource.external.path": .named("file"), "AssetSource.embedded": .named("file"),
    "Timeline.name": .named("name"), "Timeline.clock": .inline,
    "Clock.interval": .named("tick interval", .seconds),
    "Clock.atEnd": .named("at the end of the cycle"), "Timeline.canvas": .inline,
    "TimelineEvent.number": .hidden,
    "TimelineAction.after": .named("wait", .seconds), "TimelineAction.target": .hidden,
    "TimelineConstant.value": .inline, "Value.duration": .named("duration", .seconds),
    "Value.delay": .named("delay", .seconds), "TimelineAction.change": .named("change"), "Change.set": .named("value"),
    "Change.animate": .inline, "Change.play": .inline,
    "TimelineAnimation.duration": .named("duration", .seconds),
    "TimelineAnimation.delay": .named("delay", .seconds),
    "TimelineAnimation.to": .named("end value"), "TimelineAnimation.from": .named("start value"),
    "TimelineAnimation.speed": .named("speed"),
    "TimelineAnimation.along": .named("motion path"),
    "FramePlayback.interval": .named("interval", .seconds),
    "TimelineMarker.time": .named("time", .seconds),
    "TimelineMarker.duration": .named("duration", .seconds),
    "Phase.duration": .named("duration", .seconds), "Phase.delay": .named("delay", .seconds),
    "Track.target": .hidden, "Value.target": .hidden, "Keyframe.move": .named("value"),
  ]
}
