import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel
import Testing
import ViewTree

@testable import Inventory
@testable import Reporting

/// Forecasts for other players.
@Suite struct ForecastTests {
  private func composition(_ layers: Layer...) -> Composition {
    var composition = Composition(name: "Main", size: Vector2(10, 10), frameRate: 10, outPoint: 10)
    composition.layers = layers
    return composition
  }

  private func layer(_ content: Layer.Content = .null, name: String = "Box") -> Layer {
    Layer(name: name, content: content, inPoint: 0, outPoint: 10)
  }

  private func features(_ composition: Composition) -> [PlayerFeature] {
    CompositionScan(composition).uses.map(\.feature)
  }

  private func features(_ kinds: ShapeItem.Kind...) -> [PlayerFeature] {
    features(composition(layer(.shapes(kinds.map { ShapeItem(kind: $0) }))))
  }

  private let fill = ShapeItem.Kind.fill(
    FillPaint(source: .color(AnimatedValue(Color(red: 1, green: 0, blue: 0)))))
  private let gradient = ShapeItem.Kind.fill(
    FillPaint(
      source: .gradient(
        GradientSource(
          kind: .linear, start: AnimatedValue(Vector3(0, 0, 0)),
          end: AnimatedValue(Vector3(9, 0, 0)), colorStopCount: 1,
          stops: AnimatedValue([0, 1, 0, 0])))))
  private let stroke = ShapeItem.Kind.stroke(
    StrokePaint(
      source: .color(AnimatedValue(Color(red: 1, green: 0, blue: 0))), width: AnimatedValue(1)))
  private let outline = ShapeItem.Kind.path(AnimatedValue(BezierPath()))
  private let moving = AnimatedValue(
    keyframes: [
      Keyframe(time: 0, value: 1, easing: .hold), Keyframe(time: 5, value: 2, easing: .hold),
    ], fallback: 0.0)

  private func trim(_ mode: TrimMode, to end: Double = 0.5) -> ShapeItem.Kind {
    var trim = TrimModifier(mode: mode)
    trim.end = AnimatedValue(end)
    return .trim(trim)
  }

  private func repeater(_ copies: AnimatedValue<Double>) -> ShapeItem.Kind {
    .repeater(RepeaterModifier(copies: copies, laterAbove: false))
  }

  @Test func tablesAreComplete() {
    for feature in PlayerFeature.allCases {
      let rows = ForecastTarget.allCases.map { ForecastTable.of($0)[feature] }
      #expect(ForecastTable.rows(of: "features")[feature.rawValue]?.isEmpty == false, "\(feature)")
      #expect(rows.contains { $0.support != .drawn }, "\(feature)")
      #expect(rows.allSatisfy { $0.remark.isEmpty || $0.remark.hasSuffix(".") }, "\(feature)")
    }
    for target in ForecastTarget.allCases {
      let rows = ForecastTable.rows(of: target.rawValue)
      #expect(
        Set(rows.keys) == Set(PlayerFeature.allCases.map(\.rawValue)).union(["player", "source"]))
      let supports = rows.filter { !["player", "source"].contains($0.key) }.values.map { $0.first }
      #expect(supports.allSatisfy { $0.flatMap(ForecastSupport.init) != nil }, "\(target)")
      // Only one engine has a fallback.
      #expect((target.fallback != nil) == supports.contains("fallback"), "\(target)")
      #expect(ForecastTable.of(target).source.hasPrefix("https://"))
    }
    #expect(ForecastTable.of(.thorvg)[.lumaMatte].support == .drawn)
    #expect(ForecastTable.of(.coreAnimation)[.maskOpacity].support == .missing)
    #expect(ForecastTable.of(.rlottie)[.pucker].support == .missing)
  }

  @Test func plainShapesAreForAll() {
    #expect(features(outline, fill, stroke) == [])
  }

  @Test func reasonsToFallBack() {
    #expect(features(outline, trim(.simultaneously), stroke) == [])
    #expect(features(outline, trim(.simultaneously), fill) == [.filledTrim])
    #expect(features(outline, trim(.simultaneously, to: 1), fill) == [])
    #expect(features(outline, trim(.simultaneously), gradient) == [])
    #expect(features(outline, trim(.individually), stroke) == [.individualTrim])
    #expect(features(outline, outline, trim(.individually), stroke) == [.individualTrimOfMany])
    #expect(features(outline, .roundCorners(radius: moving), fill) == [.roundCorners])
    #expect(
      features(outline, outline, .roundCorners(radius: moving), fill) == [.roundCornersOfMany])
    #expect(features(outline, fill, repeater(AnimatedValue(3))) == [.repeater])
    #expect(features(outline, fill, repeater(moving)) == [.animatedRepeater])
    var uneven = LayerTransform()
    let group = { (transform: LayerTransform) -> ShapeItem.Kind in
      .group([ShapeItem(kind: outline)], transform, .normal)
    }
    #expect(features(group(uneven), stroke) == [])
    uneven.scale = AnimatedValue(Vector3(1, 2, 1))
    #expect(features(group(uneven), stroke) == [.unevenlyScaledStroke])
    #expect(features(stroke, group(uneven), fill) == [])
  }

  @Test func costOfTimeRemapping() {
    func remapped(frames: Double) -> Composition {
      let remap = layer(.precomposition(0, size: Vector2(1, 1), timeRemap: moving))
      var composition = composition(remap)
      composition.layers[0].outPoint = frames
      composition.precompositions = [
        Precomposition(id: "p", layers: Array(repeating: layer(), count: 100))
      ]
      return composition
    }
    #expect(features(remapped(frames: 600)) == [.timeRemap])
    #expect(features(remapped(frames: 601)) == [.timeRemap, .costlyTimeRemap])
  }

  @Test func layersMasksAndEffects() {
    var box = layer()
    box.hasMotionBlur = true
    box.autoOrients = true
    box.blendMode = .hardMix
    var mask = Mask(mode: .darken, path: AnimatedValue(BezierPath()))
    mask.opacity = AnimatedValue(0.5)
    box.masks = [mask]
    box.matte = Matte(layer: 3, mode: .lumaInverted)
    box.effects = [
      Effect(name: "b", number: 29), Effect(name: "c", number: 0),
      Effect(name: "off", number: 20, isEnabled: false),
    ]
    box.styles = [LayerStyle(number: 1), LayerStyle(number: 6)]
    let expected: [PlayerFeature] = [
      .autoOrientation, .motionBlur, .darkenMask, .maskOpacity, .lumaMatte, .distantMatte,
      .hardMixBlendMode, .blurEffect, .dropShadowStyle, .layerStyle,
    ]
    #expect(features(composition(box)) == expected)
    box.isHidden = true
    #expect(features(composition(box)) == [])
  }

  @Test func precompositionsAreMetOnceAndMayContainThemselves() {
    var inner = layer(.precomposition(0, size: Vector2(1, 1), timeRemap: moving), name: "Inner")
    inner.hasMotionBlur = true
    var whole = composition(inner, inner)
    whole.precompositions = [Precomposition(id: "p", name: "Loop", layers: [inner])]
    let forecast = Forecast(of: whole, for: .rlottie)
    #expect(forecast.items.map(\.feature) == [.motionBlur])
    #expect(forecast.items.first?.places.count == 3)
  }

  @Test func mergedPathsThatPlayersDrawAlike() {
    let painted = ShapeItem.Kind.group(
      [ShapeItem(kind: outline), ShapeItem(kind: fill)], LayerTransform(), .normal)
    let plain = ShapeItem.Kind.group([ShapeItem(kind: outline)], LayerTransform(), .normal)
    #expect(features(outline, outline, .merge(.merge), fill) == [])
    #expect(features(outline, outline, .merge(.subtract), fill) == [.mergePaths])
    #expect(features(outline, plain, .merge(.merge), fill) == [.compoundPath])
    #expect(features(plain, .merge(.merge), fill) == [])
    #expect(features(painted, outline, .merge(.merge), fill) == [.mergePaths])
    for target in ForecastTarget.allCases where target != .coreAnimation {
      #expect(ForecastTable.of(target)[.compoundPath].support == .drawn, "\(target)")
      #expect(ForecastTable.of(target)[.mergePaths].support != .drawn, "\(target)")
    }
  }

  @Test func easingOfDimensionsThatDoNotMove() {
    let slow = TimingCurve(0.9, 0, 1, 0.1)
    func features(to end: Vector3, _ curves: TimingCurve...) -> [PlayerFeature] {
      var box = layer()
      box.transform.scale = AnimatedValue(
        keyframes: [
          Keyframe(time: 0, value: Vector3(1, 1, 1), easing: .perDimension(curves)),
          Keyframe(time: 5, value: end, easing: .hold),
        ], fallback: Vector3(1, 1, 1))
      return self.features(composition(box))
    }
    #expect(features(to: Vector3(2, 2, 1), .linear, slow) == [.dimensionEasing])
    #expect(features(to: Vector3(2, 1, 1), .linear, slow) == [])
    // Players use the curve of the first dimension even if it does not move.
    #expect(features(to: Vector3(1, 2, 1), .linear, slow) == [.dimensionEasing])
    #expect(features(to: Vector3(2, 2, 1), .linear, .linear, slow) == [])
    #expect(features(to: Vector3(2, 2, 2), .linear, slow) == [.dimensionEasing])
  }

  @Test func theOtherEngineDrawsAllAfterAFallback() {
    var box = layer()
    var mask = Mask(mode: .add, path: AnimatedValue(BezierPath()))
    mask.opacity = AnimatedValue(0.5)
    box.masks = [mask]
    func items(_ layers: Layer...) -> [PlayerFeature: ForecastSupport] {
      var whole = composition(box)
      whole.layers += layers
      return Forecast(of: whole, for: .coreAnimation).items.reduce(into: [:]) {
        $0[$1.feature] = $1.support
      }
    }
    #expect(items() == [.maskOpacity: .missing])
    let trimmed = layer(
      .shapes([outline, trim(.simultaneously), fill].map { ShapeItem(kind: $0) }))
    #expect(items(trimmed)[.filledTrim] == .fallback)
    #expect(
      items(trimmed)[.maskOpacity]
        == (ForecastTable.of(.mainThread)[.maskOpacity].support == .drawn ? nil : .missing))
    #expect(!ForecastThreshold.partly.fails(.fallback) && ForecastThreshold.partly.fails(.missing))
    #expect(!ForecastThreshold.missing.fails(.partly))
    let codes = [ForecastSupport.missing, .partly, .fallback].map(\.code)
    #expect(codes == [.featureNotDrawn, .featureDrawnInPart, .featureDrawnByFallback])
  }

  @Test func textJSONAndMarkdown() {
    var box = layer()
    box.hasMotionBlur = true
    box.matte = Matte(layer: 0, mode: .luma)
    func report(_ composition: Composition, _ target: ForecastTarget) -> FindingsReport {
      FindingsReport(
        file: "a.json", findings: [],
        forecast: Forecast(of: composition, for: target))
    }
    let whole = composition(layer(), box, box)
    var report = report(whole, .android)
    #expect(
      report.text == """
        a.json: no findings
        Forecast for lottie-android (lottie-android of February 2026):
          not drawn: Motion blur (2 places) [Main › Box, …]
          not drawn: Luma matte (2 places) [Main › Box, …]: Both layers are drawn.
          not drawn: Matte that is not the layer just above [Main › Box]

        """)
    #expect(report.json.member("totals") == ["error": 0, "warning": 0, "note": 0])
    let markdown = MarkdownReport.text(of: [report])
    #expect(markdown.contains("### Forecast for lottie-android\n"))
    #expect(
      markdown.contains(
        "| Luma matte | not drawn | Main › Box, and 1 more | Both layers are drawn. |"))
    var baseline = Baseline()
    baseline.add(report, path: "a.json")
    #expect(baseline.count == 5)
    #expect(report.forecasts(failing: .missing) > 0)
    baseline.compare(&report, path: "a.json")
    #expect(report.forecasts(failing: .partly) == 0)
    #expect(report.text.hasSuffix(": no missing features but those of the baseline.\n"))
    #expect(
      FindingsReport(
        file: "a.json", findings: [],
        forecast: Forecast(of: composition(), for: .thorvg)
      ).text.hasSuffix(
        "Forecast for thorvg (ThorVG of August 2026): no missing features are known.\n"))
  }
}
