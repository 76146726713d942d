import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

/// Compares the timeline with the composition at whole frames and between them.
@Suite struct KeyframeConversionTests {
  /// An easing without a name.
  private static let slow = Easing.curve(TimingCurve(0.7, 0, 0.2, 1))

  /// Squares with an animated rotation or opacity.
  private static let numberCases: [(String, AnimatedValue<Double>)] = [
    ("linear", AnimatedValue(Keyframe(time: 0, value: 0), Keyframe(time: 50, value: 90))),
    (
      "eased",
      AnimatedValue(Keyframe(time: 5, value: 0, easing: slow), Keyframe(time: 40, value: 90))
    ),
    (
      "overshooting",
      AnimatedValue(
        Keyframe(time: 5, value: 0, easing: .curve(TimingCurve(0.3, 1.7, 0.5, 1.2))),
        Keyframe(time: 40, value: 90))
    ),
    (
      "held",
      AnimatedValue(
        Keyframe(time: 0, value: 1, easing: .hold), Keyframe(time: 10, value: 2, easing: .hold),
        Keyframe(time: 31, value: 3))
    ),
    (
      "held, then moving",
      AnimatedValue(
        Keyframe(time: 0, value: 1, easing: .hold), Keyframe(time: 10, value: 20, easing: slow),
        Keyframe(time: 35, value: 3))
    ),
    (
      "resting",
      AnimatedValue(
        Keyframe(time: 0, value: 1), Keyframe(time: 10, value: 20), Keyframe(time: 20, value: 20),
        Keyframe(time: 35, value: 3))
    ),
    (
      "many within a tick",
      AnimatedValue(
        Keyframe(time: 1, value: 1), Keyframe(time: 3, value: 20), Keyframe(time: 7, value: 5),
        Keyframe(time: 9, value: 3, easing: .hold), Keyframe(time: 11, value: 8))
    ),
    (
      "two at one time",
      AnimatedValue(
        Keyframe(time: 0, value: 1), Keyframe(time: 10, value: 20), Keyframe(time: 10, value: 50),
        Keyframe(time: 20, value: 60))
    ),
    (
      "beginning before and ending after",
      AnimatedValue(Keyframe(time: -25, value: 0), Keyframe(time: 75, value: 100))
    ),
    (
      "all before",
      AnimatedValue(Keyframe(time: -25, value: 0), Keyframe(time: -5, value: 100))
    ),
    (
      "all after",
      AnimatedValue(Keyframe(time: 60, value: 7), Keyframe(time: 80, value: 100))
    ),
  ]

  @Test("numbers", arguments: numberCases)
  func numbers(name: String, value: AnimatedValue<Double>) {
    let composition = Composition.make { $0.rotation = value }
    let result = composition.converted()
    #expect(result.diagnostics.items.isEmpty)
    #expect(result.timeline.actions.allSatisfy { $0.action.accuracy == .exact })
    let difference = composition.difference(to: result.timeline)
    #expect(difference.largest < 1e-6, "\(difference)")
  }

  @Test func vectorsAndTheirCurves() {
    let tangents = SpatialTangents(
      outgoing: Vector3(0, -30, 0), incoming: Vector3(-20, 0, 0))
    let composition = Composition.make {
      $0.scale = AnimatedValue(
        Keyframe(time: 0, value: Vector3(1, 1, 1), easing: Self.slow),
        Keyframe(time: 25, value: Vector3(2, 0.5, 1)))
      $0.anchor = AnimatedValue(
        Keyframe(time: 5, value: .zero, easing: Self.slow, tangents: tangents),
        Keyframe(time: 30, value: Vector3(80, 60, 0), easing: .hold),
        Keyframe(time: 40, value: Vector3(10, 10, 0), tangents: tangents),
        Keyframe(time: 45, value: Vector3(10, 10, 0)))
    }
    let timeline = composition.converted().timeline
    let difference = composition.difference(to: timeline)
    #expect(difference.largest < 1e-6, "\(difference)")
    #expect(timeline.actions.contains { $0.action.animation?.along == tangents })
  }

  @Test func colorsPathsGradientsAndDashes() {
    let triangle = { (size: Double) in
      var path = BezierPath()
      path.move(to: .zero)
      path.addLine(to: Vector2(size, 0))
      path.addLine(to: Vector2(0, size))
      path.close()
      return path
    }
    var square = triangle(10)
    square.append(triangle(5))
    var stroke = StrokePaint(
      source: .color(
        AnimatedValue(Keyframe(time: 0, value: .black), Keyframe(time: 20, value: .white))),
      width: AnimatedValue(Keyframe(time: 0, value: 1), Keyframe(time: 20, value: 4)))
    stroke.dashes = [
      AnimatedValue(2), AnimatedValue(Keyframe(time: 0, value: 1), Keyframe(time: 20, value: 4)),
    ]
    let gradient = GradientSource(
      kind: .linear, start: AnimatedValue(.zero), end: AnimatedValue(Vector3(10, 0, 0)),
      colorStopCount: 2,
      stops: AnimatedValue(
        Keyframe(time: 5, value: [0, 0, 0, 0, 1, 0, 0, 0]),
        Keyframe(time: 30, value: [0.2, 1, 0, 0, 1, 0, 1, 0])))
    let composition = Composition.make([
      .shapes([
        ShapeItem(
          kind: .path(
            AnimatedValue(
              Keyframe(time: 0, value: triangle(10), easing: Self.slow),
              Keyframe(time: 20, value: triangle(30)), Keyframe(time: 40, value: square)))),
        ShapeItem(kind: .fill(FillPaint(source: .gradient(gradient)))),
        ShapeItem(kind: .stroke(stroke)),
      ])
    ])
    let difference = composition.difference(to: composition.converted().timeline)
    #expect(difference.largest < 1e-6, "\(difference)")
  }

  private let uneven = Easing.perDimension([
    TimingCurve(0.42, 0, 0.58, 1), TimingCurve(0.1, 0.9, 0.2, 1),
  ])

  @Test func dimensionsThatEaseDifferentlyBecomeComponents() {
    let composition = Composition.make {
      $0.scale = AnimatedValue(
        Keyframe(time: 0, value: Vector3(1, 1, 1), easing: uneven),
        Keyframe(time: 30, value: Vector3(2, 3, 1)))
    }
    let timeline = composition.converted().timeline
    #expect(timeline.actions.map(\.action.target.component) == [0, 1])
    #expect(timeline.actions.first?.action.animation?.curve == .easeInOut)
    let difference = composition.difference(to: timeline)
    #expect(difference.largest < 1e-6, "\(difference)")
  }

  @Test func colorsThatEaseByDimensionStayNear() {
    let red = Color(red: 1, green: 0, blue: 0)
    let fill = FillPaint(
      source: .color(
        AnimatedValue(
          Keyframe(time: 0, value: red, easing: uneven), Keyframe(time: 30, value: .white))))
    let path = RectangleShape(size: AnimatedValue(Vector3(9, 9, 0)))
    let composition = Composition.make([
      .shapes([ShapeItem(kind: .rectangle(path)), ShapeItem(kind: .fill(fill))])
    ])
    let difference = composition.difference(
      to: composition.converted().timeline, thirds: false)
    #expect(difference.largest < 0.5 / 255 + 1e-6, "\(difference)")
  }

  @Test("a gradient whose numbers ease differently stays near; one animation, if one curve moves")
  func gradientsThatEaseByDimension() {
    let black = [0.0, 0, 0, 0, 1, 0, 0, 0]
    func composition(_ end: [Double], _ curves: [TimingCurve]) -> Composition {
      let stops = AnimatedValue(
        Keyframe(time: 0, value: black, easing: .perDimension(curves)),
        Keyframe(time: 30, value: end))
      let gradient = GradientSource(
        kind: .linear, start: AnimatedValue(.zero), end: AnimatedValue(Vector3(9, 0, 0)),
        colorStopCount: 2, stops: stops)
      let path = RectangleShape(size: AnimatedValue(Vector3(9, 9, 0)))
      let fill = FillPaint(source: .gradient(gradient))
      return Composition.make([
        .shapes([ShapeItem(kind: .rectangle(path)), ShapeItem(kind: .fill(fill))])
      ])
    }
    let curves = (0..<8).map { TimingCurve(Double($0) / 10, 0, 0.5, 1) }
    let uneven = composition([0, 1, 1, 0, 1, 1, 1, 1], curves)
    let difference = uneven.difference(to: uneven.converted().timeline, thirds: false)
    #expect(difference.largest < 0.5 / 255 + 1e-6, "\(difference)")
    let even = composition([0, 0, 0, 0, 1, 0, 1, 0], curves).converted().timeline
    #expect(even.actions.map(\.action.animation?.curve) == [.timingCurve(curves[6])])
  }

  @Test func dimensionsThatEaseDifferentlyBesideACurveStayNear() {
    let composition = Composition.make {
      $0.position = .unified(
        AnimatedValue(
          Keyframe(time: 0, value: .zero, easing: uneven),
          Keyframe(
            time: 20, value: Vector3(50, 50, 0),
            tangents: SpatialTangents(outgoing: Vector3(0, 30, 0), incoming: Vector3(0, 30, 0))),
          Keyframe(time: 40, value: Vector3(90, 50, 0))))
    }
    let difference = composition.difference(
      to: composition.converted().timeline, thirds: false)
    #expect(difference.largest < 0.1 + 1e-6, "\(difference)")
  }

  @Test(
    "segments that the first frame cuts keep their speed",
    arguments: [Easing.curve(.linear), .curve(.easeInOut), slow])
  func cut(easing: Easing) {
    var composition = Composition.make {
      $0.rotation = AnimatedValue(
        Keyframe(time: 0, value: 0, easing: easing), Keyframe(time: 40, value: 90))
    }
    (composition.inPoint, composition.outPoint) = (13, 50)
    let result = composition.converted()
    #expect(result.diagnostics.items.isEmpty)
    // The remaining control points are written with four digits.
    let difference = composition.difference(to: result.timeline)
    #expect(difference.largest < 2e-3 * .pi / 2, "\(difference)")
  }

  @Test func resampledPropertiesStayNearAndSaySo() {
    let tangents = SpatialTangents(outgoing: Vector3(0, -60, 0), incoming: Vector3(0, -60, 0))
    let composition = Composition.make {
      $0.anchor = AnimatedValue(
        Keyframe(time: -10, value: .zero, easing: Self.slow, tangents: tangents),
        Keyframe(time: 40, value: Vector3(90, 0, 0)))
    }
    let result = composition.converted()
    #expect(result.diagnostics.items.map(\.code) == [.resampled])
    let errors = result.timeline.actions.compactMap { action -> Double? in
      if case .within(let distance) = action.action.accuracy { distance } else { nil }
    }
    #expect(errors.count == result.timeline.actions.count)
    #expect(errors.allSatisfy { (0...0.1).contains($0) })
    #expect(result.diagnostics.items[0].message.contains("within \(errors.max() ?? 0) px"))
    let difference = composition.difference(to: result.timeline, thirds: false)
    #expect(difference.largest < 0.1 + 1e-6, "\(difference)")
    #expect(difference.largest > 1e-4)
    #expect(result.timeline.actions.count < 60)
  }

  @Test("jumps are on their own frame", arguments: [24, 25, 29.97, 30, 50, 59.94, 60])
  func jumps(frameRate: Double) {
    var keyframes = (0..<130).map {
      Keyframe(time: Double($0), value: Double($0), easing: Easing.hold)
    }
    keyframes.append(Keyframe(time: 133, value: 500, easing: .curve(.linear)))
    keyframes.append(Keyframe(time: 139, value: 600))
    var composition = Composition.make(
      [.square { $0.transform.opacity = AnimatedValue(0.5) }], frames: 150, frameRate: frameRate)
    composition.layers[0].transform.rotation = AnimatedValue(keyframes: keyframes, fallback: 0)
    let difference = composition.difference(to: composition.converted().timeline, thirds: false)
    // Times are written to the microsecond.
    #expect(difference.largest < 1e-3, "\(difference)")
  }
}
