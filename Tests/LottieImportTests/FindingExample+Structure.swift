import Diagnostics

extension FindingExample {
  /// Files that are refused.
  static let files = [
    FindingExample(.emptyFile, text: " \n"),
    FindingExample(.malformedJSON, text: #"{"w": 1,"#),
    FindingExample(.rootNotAnObject, text: "[]"),
    FindingExample(
      .missingMember, text: #"{"v": "5.7.0", "h": 1, "fr": 1, "ip": 0, "op": 1, "layers": []}"#),
    FindingExample(.wrongType, layers: "", more: #", "fr": {}"#),
    FindingExample(.numberOutOfRange, layers: "", more: #", "w": -5"#),
    FindingExample(.limitExceeded, layers: "", more: #", "op": 1e9"#),
    FindingExample(.compressedFile, text: "PK\u{3}\u{4}"),
    FindingExample(.emptyComposition, layers: "", more: #", "op": 0"#),
  ]

  /// Links between the parts of a file.
  static let links = [
    FindingExample(.missingParent, layer: #""parent": 9"#),
    FindingExample(.parentCycle, layer: #""parent": 1"#),
    FindingExample(.missingMatte, layer: #""tt": 1"#),
    FindingExample(
      .matteCycle,
      layers: """
        {"ty": 3, "ind": 1, "ip": 0, "op": 60, "ks": {}, "tt": 1, "tp": 2},
        {"ty": 3, "ind": 2, "ip": 0, "op": 60, "ks": {}, "tt": 1}
        """),
    FindingExample(
      .missingAsset, layers: #"{"ty": 0, "refId": "c", "ip": 0, "op": 60, "ks": {}}"#),
    FindingExample(
      .wrongAsset, layers: #"{"ty": 2, "refId": "c", "ip": 0, "op": 60, "ks": {}}"#,
      assets: #"{"id": "c", "layers": []}"#),
    FindingExample(
      .precompositionCycle, layers: "",
      assets: """
        {"id": "c", "layers": [{"ty": 0, "refId": "c", "ip": 0, "op": 60, "ks": {}}]}
        """),
    FindingExample(
      .duplicateIndex, layers: Fixture.nullLayer(1) + "," + Fixture.nullLayer(1)),
    FindingExample(
      .duplicateAsset, layers: "",
      assets: #"{"id": "c", "layers": []}, {"id": "c", "layers": []}"#),
    FindingExample(.missingIdentifier, layers: "", assets: #"{"layers": []}"#),
    FindingExample(.missingFont, document: #""t": "", "f": "G""#),
    FindingExample(.missingTextPath, document: #""t": "A""#, text: #", "p": {"m": 3}"#),
    FindingExample(
      .missingEffectLayer, layer: #""ef": [{"ty": 27, "ef": [{"ty": 10, "v": {"k": 8}}]}]"#),
    FindingExample(.emptyAsset, layers: "", assets: #"{"id": "c"}"#),
    FindingExample(.unnamedFont, layers: "", more: #", "fonts": {"list": [{"fFamily": "F"}]}"#),
  ]

  /// Inconsistent values and unusual notation.
  static let values = [
    FindingExample(.emptyTimeRange, layer: #""op": 0"#),
    FindingExample(.emptyKeyframes, shapes: #"{"ty": "rc", "s": {"a": 1, "k": []}}"#),
    FindingExample(
      .unsortedKeyframes,
      shapes: #"{"ty": "rd", "r": {"k": [{"t": 9, "s": [1]}, {"t": 0, "s": [2]}]}}"#),
    FindingExample(
      .simultaneousKeyframes,
      shapes: """
        {"ty": "rd", "r": {"k": [{"t": 0, "s": [1]}, {"t": 5, "s": [2]}, {"t": 5, "s": [3]}]}}
        """),
    FindingExample(
      .unevenPath,
      shapes: """
        {"ty": "sh", "ks": {"k": [
          {"t": 0, "s": [{"v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]], "c": false}]},
          {"t": 5, "s": [{"v": [], "i": [], "o": [], "c": false}]}]}}
        """),
    FindingExample(
      .malformedData, layers: "", assets: #"{"id": "p", "p": "data:image/png;base64,!"}"#),
    FindingExample(
      .unevenGradient,
      shapes: """
        {"ty": "gf", "s": {"k": [0, 0]}, "e": {"k": [9, 0]}, "t": 1,
         "g": {"p": 2, "k": {"k": [0, 1, 1, 1]}}}
        """),
    FindingExample(
      .runawayRepeater, shapes: #"{"ty": "rp", "c": {"k": 100000}, "tr": {"ty": "tr"}}"#),
    FindingExample(
      .unknownOption, layers: "", more: #", "fonts": {"list": [{"fName": "F", "origin": 9}]}"#),
    FindingExample(
      .missingTangents,
      shapes: #"{"ty": "sh", "ks": {"k": {"v": [[0, 0]], "i": [], "o": [], "c": false}}}"#),
    FindingExample(
      .unreachedEnd, shapes: #"{"ty": "rd", "r": {"k": [{"t": 0, "s": [1], "e": [2]}]}}"#),
    FindingExample(.unknownMember, layer: #""zzz": 1"#),
    FindingExample(
      .oldDialect,
      shapes: """
        {"ty": "rd", "r": {"k": [{"t": 0, "s": [1], "e": [2]}, {"t": 5}]}}
        """),
    FindingExample(.colorAlpha, shapes: #"{"ty": "fl", "c": {"k": [1, 0, 0, 0.5]}}"#),
    FindingExample(.unusualForm, layer: #""ip": "0""#),
    FindingExample(
      .bakedKeyframes,
      shapes: """
        {"ty": "rd", "r": {"k": [\((0..<30).map { "{\"t\": \($0), \"s\": [\($0 * $0)]}" }
          .joined(separator: ", "))]}}
        """),
    FindingExample(.lenientJSON, layer: #"/* a comment */ "ip": 0"#),
  ]
}
