import Diagnostics

extension FindingExample {
  /// Layers that are not drawn.
  static let layers = [
    FindingExample(.unsupportedLayer, layer: #""ty": 99"#),
    FindingExample(.unsupportedImage, layer: #""ty": 10"#),
    FindingExample(.unsupportedVideo, layer: #""ty": 9"#),
    FindingExample(
      .unsupportedAudio, layers: #"{"ty": 6, "refId": "s", "ip": 0, "op": 60, "ks": {}}"#,
      assets: #"{"id": "s", "p": "a.mp3"}"#),
    FindingExample(.unsupportedLight, layer: #""ty": 14"#),
    FindingExample(
      .unsupportedData, layers: #"{"ty": 15, "refId": "d", "ip": 0, "op": 60, "ks": {}}"#,
      assets: #"{"id": "d", "t": 3, "p": "d.json"}"#),
    FindingExample(.unsupportedAdjustment, layer: #""ty": 12, "ef": [{"ty": 35, "ef": []}]"#),
    FindingExample(.guideLayer, layer: #""ty": 11"#),
    FindingExample(
      .pictureAlignment, layers: "", assets: #"{"id": "p", "p": "p.png", "pr": "xMinYMin meet"}"#),
    FindingExample(
      .cutPrecomposition,
      layers: #"{"ty": 0, "refId": "c", "ct": 1, "w": 9, "h": 9, "ip": 0, "op": 60, "ks": {}}"#,
      assets:
        ##"{"id": "c", "layers": [{"ty": 1, "sw": 10, "sh": 9, "sc": "#ff0000", "ip": 0, "op": 60, "ks": {}}]}"##
    ),
  ]

  /// Text.
  static let texts = [
    FindingExample(.missingGlyphs, document: #""t": "Z""#),
    FindingExample(
      .unsupportedTextAnimator, document: #""t": "A""#,
      text: #", "m": {"g": 4}, "a": [{"a": {"r": {"k": 9}}, "s": {"t": 0}}]"#),
    FindingExample(
      .unsupportedTextPath,
      layers: """
        {"ty": 5, "ip": 0, "op": 60, "ks": {}, "masksProperties": [
          {"mode": "n", "pt": {"k": {"v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]], "c": false}}}],
         "t": {"d": {"k": [{"t": 0, "s": {"t": "", "f": "F", "s": 9}}]}, "p": {"m": 0, "l": 5}}}
        """, more: #", "fonts": {"list": [{"fName": "F"}]}"#),
    FindingExample(
      .unsupportedTextSelector, document: #""t": "A""#,
      text: #", "a": [{"a": {"o": {"k": 9}}, "s": {"t": 1}}]"#),
    FindingExample(.missingCapitals, document: #""t": "b", "ca": 1"#),
    FindingExample(.justifiedText, document: #""t": "A", "j": 3, "sz": [9, 9]"#),
  ]

  /// Shapes, masks and blending.
  static let shapes = [
    FindingExample(.unsupportedShape, shapes: #"{"ty": "zz9"}"#),
    FindingExample(.unsupportedModifier, shapes: #"{"ty": "wp"}"#),
    FindingExample(.unsupportedMerge, shapes: #"{"ty": "mm", "mm": 9}"#),
    FindingExample(
      .animatedMiterLimit,
      shapes: """
        {"ty": "st", "c": {"k": [0, 0, 0]}, "w": {"k": 1},
         "ml2": {"k": [{"t": 0, "s": [1]}, {"t": 5, "s": [2]}]}}
        """),
    FindingExample(
      .unsupportedMask,
      layer: """
        "masksProperties": [
          {"mode": "z", "pt": {"k": {"v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]], "c": true}}}]
        """),
    FindingExample(.unsupportedMatte, layer: #""tt": 9"#),
    FindingExample(.unsupportedBlendMode, layer: #""bm": 99"#),
    FindingExample(.misplacedTransform, shapes: #"{"ty": "tr"}"#),
    FindingExample(.misplacedBlendMode, shapes: #"{"ty": "rc", "s": {"k": [1, 1]}, "bm": 1}"#),
  ]

  /// Effects, expressions, transforms and slots.
  static let effects = [
    FindingExample(.unsupportedEffect, layer: #""ef": [{"ty": 99}]"#),
    FindingExample(.expressionControl, layer: #""ef": [{"ty": 5, "mn": "ADBE Slider Control"}]"#),
    FindingExample(.unsupportedLayerStyle, layer: #""sy": [{"ty": 99}]"#),
    FindingExample(.unsupportedExpression, shapes: #"{"ty": "rd", "r": {"k": 1, "x": "gone()"}}"#),
    FindingExample(.unsupportedMotionBlur, layer: #""mb": 1"#),
    FindingExample(.unsupportedTransform, layer: #""ks": {"rz": {"k": 9}}"#),
    FindingExample(
      .unsupportedSlot, layers: Fixture.shapeLayer(#"{"ty": "rd", "r": {"sid": "a"}}"#),
      more: #", "slots": {"a": {"p": {"k": 1}}}"#),
    FindingExample(.unusedSlot, layers: "", more: #", "slots": {"a": {"p": {"k": 1}}}"#),
    FindingExample(
      .partialEffect,
      layer: """
        "ef": [{"ty": 29, "ef": [
          {"ty": 0, "v": {"k": 9}}, {"ty": 7, "v": {"k": 1}}, {"ty": 7, "v": {"k": 1}}]}]
        """),
    FindingExample(.partialLayerStyle, layer: #""sy": [{"ty": 1, "no": {"k": 5}}]"#),
    FindingExample(
      .unknownControl, layer: #""ef": [{"ty": 29, "ef": [{"ty": 77, "v": {"k": 9}}]}]"#),
    FindingExample(.emptySlot, shapes: #"{"ty": "rd", "r": {"k": 1, "sid": "a"}}"#),
    FindingExample(
      .evaluatedExpression, shapes: #"{"ty": "rd", "r": {"k": 1, "x": "$bm_rt = time;"}}"#),
    FindingExample(
      .expressionLimit, shapes: #"{"ty": "rd", "r": {"k": 1, "x": "while (true) {}"}}"#),
  ]
}
