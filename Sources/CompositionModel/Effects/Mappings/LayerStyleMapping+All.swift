import Animation
import Geometry
import SceneModel

extension LayerStyleMapping {
  /// All layer styles, in the order in which After Effects draws them: lowest first.
  package static let all: [LayerStyleMapping] = [
    .dropShadow, .outerGlow, .gradientOverlay, .colorOverlay, .satin, .innerGlow, .innerShadow,
    .bevel, .stroke,
  ]

  static let dropShadow = LayerStyleMapping(
    DropShadow.self, number: 1, level: .behind, shadowRows(.viewBlendMode),
    options: [.option(\.isShadowOnly) { $0.isShadowOnly }])

  static let innerShadow = LayerStyleMapping(
    InnerShadow.self, number: 2, level: .above, shadowRows(.blendMode(\.blendMode)))

  /// A shadow without distance.
  static let outerGlow = LayerStyleMapping(
    DropShadow.self, "Outer Glow", number: 3, level: .behind, glowRows(.viewBlendMode),
    options: [.option(\.isShadowOnly) { $0.isShadowOnly }])

  /// An inner shadow without distance.
  static let innerGlow = LayerStyleMapping(
    InnerShadow.self, "Inner Glow", number: 4, level: .above,
    glowRows(
      .blendMode(\.blendMode),
      LayerStyleRow("sr", "Source", .menu) { .menu(\.isFromCenter, at: $0, [false, true]) }))

  private static func shadowRows<Kind: ShadowEffect>(
    _ blendMode: LayerStyleRow<Kind>
  ) -> [LayerStyleRow<Kind>] {
    [
      blendMode, .color, .opacity, .lightAngle, .distance, .spread, .size, .noise,
      LayerStyleRow("lc", "Layer Knocks Out Drop Shadow", .checkbox),
    ]
  }

  private static func glowRows<Kind: ShadowEffect>(
    _ blendMode: LayerStyleRow<Kind>, _ further: LayerStyleRow<Kind>...
  ) -> [LayerStyleRow<Kind>] {
    [blendMode, .opacity, .noise, .color, .spread, .size, .range, .jitter] + further
  }

  /// Bevel and Emboss; a stroke's emboss is drawn as the layer's.
  static let bevel = LayerStyleMapping(
    Bevel.self, number: 5, level: .above,
    [
      LayerStyleRow("bs", "Style", .menu) { place in
        .option(\.kind) { panel in
          guard panel.number(at: place) != nil else { return .inner }
          return panel.menu(at: place, [.outer, .inner, .emboss, .pillow, .emboss]) ?? .inner
        }
      } undrawnSetting: {
        $0.initial == 5 ? "Stroke Emboss" : nil
      },
      LayerStyleRow("bt", "Technique", .menu) { place in
        .option(\.isChiseled) { ($0.setting(at: place) ?? 1) > 1 }
      },
      LayerStyleRow("sr", "Depth") { .percent(.steepness, at: $0) },
      LayerStyleRow("s", "Size") { .number(.distance, at: $0) },
      LayerStyleRow("sf", "Soften") { .softness(at: $0) },
      LayerStyleRow("ga", "Use Global Light", .checkbox),
      // From counterclockwise from the right to clockwise from the top.
      LayerStyleRow("a", "Angle", .angle) {
        .number(.direction, at: $0) { angle, _ in 90 - angle }
      },
      LayerStyleRow("ll", "Altitude", .angle) { .number(.altitude, at: $0) },
      .blendMode(\.highlightMode, "hm", "Highlight Mode"),
      LayerStyleRow("hc", "Highlight Color", .color) { .color(.highlights, at: $0) },
      LayerStyleRow("ho", "Highlight Opacity") { .percent(.highlightOpacity, at: $0) },
      .blendMode(\.shadowMode, "sm", "Shadow Mode"),
      LayerStyleRow("sc", "Shadow Color", .color) { .color(.shadows, at: $0) },
      LayerStyleRow("so", "Shadow Opacity") { .percent(.shadowOpacity, at: $0) },
    ])

  static let satin = LayerStyleMapping(
    Satin.self, number: 6, level: .above,
    [
      .blendMode(\.blendMode), .color, .opacity, .lightAngle, .distance, .size,
      LayerStyleRow("in", "Invert", .checkbox) { .flag(\.isInverted, at: $0) },
    ])

  /// The specification names the opacity `so`; some files have `o`.
  static let colorOverlay = LayerStyleMapping(
    ColorOverlay.self, number: 7, level: .above,
    [
      .blendMode(\.blendMode), .color,
      LayerStyleRow("so", "Opacity") { .percent(.opacity, at: $0) },
      LayerStyleRow("o", "Opacity") { place in
        .value(.opacity) { panel in
          panel.content(at: "so") == nil ? panel.number(at: place)?.map { $0 / 100 } : nil
        }
      },
    ])

  static let gradientOverlay = LayerStyleMapping(
    GradientOverlay.self, number: 8, level: .above,
    [
      .blendMode(\.blendMode), .opacity,
      LayerStyleRow("gf", "Colors", .gradient) { place in
        .value(.gradientStops) { $0.gradient(at: place)?.stops }
      },
      LayerStyleRow("gs", "Gradient Smoothness"),
      LayerStyleRow("a", "Angle", .angle) { .number(.rotation, at: $0) { angle, _ in -angle } },
      LayerStyleRow("gt", "Style", .menu) {
        .menu(\.kind, at: $0, [.linear, .radial, .angle, .reflected, .diamond])
      },
      LayerStyleRow("re", "Reverse", .checkbox) { .flag(\.isReversed, at: $0) },
      LayerStyleRow(
        "al", "Align with Layer", .checkbox,
        undrawnSetting: { $0.initial == 0 ? "alignment to the composition" : nil }),
      LayerStyleRow("s", "Scale") { .percent(.gradientScale, at: $0) },
      LayerStyleRow("of", "Offset", .point) { place in
        .value(.gradientCenter) { $0.point(at: place)?.map { Vector3($0.xy / 100) } }
      },
    ],
    options: [.option(\.colorStopCount) { $0.gradient(at: "gf")?.colorStopCount }])

  static let stroke = LayerStyleMapping(
    LayerStroke.self, number: 0, level: .onEdges,
    [
      .blendMode(\.blendMode), .color,
      LayerStyleRow("s", "Size") { .number(.lineWidth, at: $0) },
      .opacity,
      LayerStyleRow("p", "Position", .menu) {
        .menu(\.side, at: $0, [.outside, .inside, .center])
      },
    ])
}

extension ControlPanel {
  /// The number of color stops and the stops of a gradient; `nil` without one.
  fileprivate func gradient(
    at place: ControlPlace
  ) -> (colorStopCount: Int, stops: AnimatedValue<[Double]>)? {
    guard case .gradient(let count, let stops)? = content(at: place) else { return nil }
    return (count, stops)
  }
}
