extension DiagnosticPage {
  /// Pages about effects, expressions and what else acts on a layer.
  static let aboutEffects: [DiagnosticCode: DiagnosticPage] = [
    .unsupportedEffect: DiagnosticPage(
      meaning: """
        An effect is on the layer that is not drawn. The layer is drawn without it.
        """,
      cause: """
        An effect from After Effects' Effect menu, or from a plug-in, was added. Lottie carries \
        few of them, and players differ in which they draw.
        """,
      remedy: """
        Switch the effect off and see whether the animation can do without it. A glow can be a \
        radial gradient, a bulge or a mesh an animated path or Spherize, a choker Offset Paths, \
        and a gradient of four colours shapes with gradients of their own.
        """),
    .expressionControl: DiagnosticPage(
      meaning: """
        The effect only holds a value that expressions read. It draws nothing itself.
        """,
      cause: """
        A slider, colour, angle or other control was added for an expression, often by a rig or a \
        preset.
        """,
      remedy: """
        Nothing has to be done. The effect can be deleted if no expression uses it any more.
        """),
    .unsupportedLayerStyle: DiagnosticPage(
      meaning: """
        A layer style is on the layer that is not drawn. The layer is drawn without it.
        """,
      cause: """
        A bevel, an inner shadow or glow, or another style was added by Layer > Layer Styles, or \
        came with a Photoshop file.
        """,
      remedy: """
        Draw the result as shapes: a gradient overlay as the fill's own gradient, a stroke as a \
        stroke, an inner shadow as a second shape that a matte cuts.
        """),
    .partialEffect: DiagnosticPage(
      meaning: """
        An effect is drawn, but not with all of its settings. The message names what is missing.
        """,
      cause: """
        The effect has a setting for which After Effects' result cannot be computed, or players \
        draw another one: repeated edge pixels of a blur, a brush of a stroke that is softer than \
        100 %, noise as waves, settings of a single colour or channel.
        """,
      remedy: """
        Set it to the value that is drawn: no repeated edges, a hardness of 100 %, waves of a \
        sine, the settings of all channels. Or compare the frames and keep it if the difference \
        does not matter.
        """),
    .partialLayerStyle: DiagnosticPage(
      meaning: """
        A layer style is drawn, but not with all of its settings. The message names what is missing.
        """,
      cause: """
        Noise is not 0, the range of a glow is not 50 %, or another setting of the style has no \
        counterpart.
        """,
      remedy: """
        Set noise to 0 and range to 50 %, or compare the frames and keep them if the difference \
        does not matter.
        """),
    .unsupportedExpression: DiagnosticPage(
      meaning: """
        The property follows an expression that could not be evaluated; the message has the reason. \
        The keyframes or the value beside it are used, which often stay still.
        """,
      cause: """
        The expression has an error, asks for a layer, effect or property that is not in the file, \
        or uses a function or a part of JavaScript that is not available.
        """,
      remedy: """
        In After Effects select the property and choose Animation > Keyframe Assistant > Convert \
        Expression to Keyframes, or export with "Convert expressions to keyframes" switched on in \
        Bodymovin's settings.
        """),
    .evaluatedExpression: DiagnosticPage(
      meaning: """
        Properties follow expressions. They were evaluated at each frame, and became keyframes: \
        those of a loop are repeated, others are the fewest straight segments that are right at \
        each frame.
        """,
      cause: """
        Expressions such as loopOut, or links to other layers, drive the properties. Random \
        numbers, as of wiggle, are the same in each run, and others than in After Effects.
        """,
      remedy: """
        Nothing has to be done. Convert expressions to keyframes in After Effects where their \
        exact easing between frames matters.
        """),
    .expressionLimit: DiagnosticPage(
      meaning: """
        An expression takes too many steps, too much time or too much memory, or the file has too \
        many expressions for its number of frames. The property's keyframes or value are used \
        instead.
        """,
      cause: """
        A loop in the expression does not end or runs very often, properties follow from each other \
        in long chains, or hundreds of expressions run over thousands of frames.
        """,
      remedy: """
        In After Effects convert the costly expressions to keyframes (Animation > Keyframe \
        Assistant > Convert Expression to Keyframes), or shorten the composition.
        """),
    .unsupportedMotionBlur: DiagnosticPage(
      meaning: """
        The layer has motion blur, but the file says nothing about the composition's: it is sharp \
        where it moves.
        """,
      cause: """
        The Motion Blur switch of the layer is on, but that of the composition is off, or the \
        exporter does not write its settings.
        """,
      remedy: """
        Switch motion blur off for the layer. Where it is wanted, enable it for the composition \
        and export with settings for it: the member \"mb\" of the file.
        """),
    .unsupportedTransform: DiagnosticPage(
      meaning: """
        A feature of the layer's time or transform is not drawn. The message says which one.
        """,
      cause: """
        The layer stands in space with properties that are written in an unusual way, or its \
        transform has members that only some players know.
        """,
      remedy: """
        Use the plain properties: Anchor Point, Position, Scale, Rotation and Opacity. Replace \
        turns in space by changes of the scale.
        """),
    .unsupportedSlot: DiagnosticPage(
      meaning: """
        A property takes its value from a slot, which apps may change in other players. The value \
        in the file is used, and fixed.
        """,
      cause: """
        The animation was prepared for theming, by LottieFiles' tools or by Essential Properties.
        """,
      remedy: """
        Change the value in the file before it is converted, or change it in the timeline \
        afterwards: there it is the initial value of a view's property.
        """),
    .unusedSlot: DiagnosticPage(
      meaning: """
        The file has a slot that no property uses. It changes nothing.
        """,
      cause: """
        The layer with the property was deleted, or the slot's name is misspelt where it is used.
        """,
      remedy: """
        Compare the names. Remove the slot, or bind a property to it, in the tool that made it.
        """),
  ]
}
