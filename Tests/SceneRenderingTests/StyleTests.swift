import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

/// Layer styles.
@Suite struct StyleTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// A white square from 8 to 24 with effects.
  private func picture(
    _ effects: [SceneEffect], fill: Color = .white, transform: Affine = .identity
  ) -> Bitmap {
    var builder = SceneBuilder()
    builder.scene.effects = effects
    var group = SceneGroup()
    group.effects = 0..<effects.count
    group.transform = transform
    builder.group(group) { $0.shape(rectangle(8, 8, 24, 24), fill) }
    return builder.render()
  }

  @Test(arguments: [
    (LayerStroke.Side.outside, 3, 8), (.inside, 8, 13), (.center, 6, 10),
  ])
  func outlinesLieOnTheirSide(side: LayerStroke.Side, first: Int, end: Int) {
    let width = side == .center ? 4.0 : 5
    let result = picture([
      SceneEffect(LayerStroke(color: red, opacity: 1, width: width, side: side))
    ])
    for x in 0..<16 {
      let pixel = result[x, 16]
      if x >= first && x < end {
        #expect(difference(pixel, SIMD4(255, 0, 0, 255)) <= 1, "\(x)")
      } else {
        #expect(pixel == (x < 8 ? .zero : SIMD4(255, 255, 255, 255)), "\(x)")
      }
    }
  }

  @Test func outlinesAreRoundAroundCorners() {
    let result = picture([
      SceneEffect(LayerStroke(color: red, opacity: 1, width: 6, side: .outside))
    ])
    // 5 by 5 pixels from the corner is further than 6.
    #expect(result[2, 2] == .zero)
    #expect(result[4, 4].w == 255)
  }

  @Test func outlinesFadeWithTheirOpacity() {
    let result = picture([
      SceneEffect(LayerStroke(color: red, opacity: 0.5, width: 4, side: .outside))
    ])
    #expect(difference(result[5, 16], SIMD4(128, 0, 0, 128)) <= 1)
    #expect(result[16, 16] == SIMD4(255, 255, 255, 255))
  }

  @Test func outlinesOfTranslucentLayersIgnoreRounding() {
    var builder = SceneBuilder()
    builder.scene.effects = [
      SceneEffect(LayerStroke(color: red, opacity: 1, width: 3, side: .inside))
    ]
    var group = SceneGroup()
    group.effects = 0..<1
    builder.group(group) {
      $0.shape(rectangle(8, 8, 24, 24), color(255, 255, 255, 100))
      // One level of alpha more in a corner is no edge.
      $0.shape(rectangle(20, 20, 24, 24), color(255, 255, 255, 2))
    }
    let result = builder.render()
    #expect(result[22, 22].w > result[16, 16].w)
    #expect(result[16, 16] == SIMD4(100, 100, 100, 100))
    #expect(result[9, 16] == SIMD4(100, 0, 0, 100))
  }

  /// A group with a stroke, drawn on a square picture.
  private func stroked(
    _ side: LayerStroke.Side, size: Double = 32, _ content: (inout SceneBuilder) -> Void
  ) -> Bitmap {
    var builder = SceneBuilder(size: size)
    builder.scene.effects = [
      SceneEffect(LayerStroke(color: red, opacity: 1, width: 3, side: side))
    ]
    builder.group(settings { $0.effects = 0..<1 }, content: content)
    return builder.render()
  }

  @Test func outlinesFollowNoSeamsAndGradients() {
    let result = stroked(.inside) {
      // Both cover a half of the pixels between them.
      $0.shape(rectangle(4, 4, 16.5, 28), color(255, 255, 255))
      $0.shape(rectangle(16.5, 4, 28, 28), color(255, 255, 255))
    }
    #expect(result[16, 16].w < 200)
    #expect(result[16, 16].x == result[16, 16].y)
    #expect(result[14, 16] == SIMD4(255, 255, 255, 255))
    #expect(result[5, 16] == SIMD4(255, 0, 0, 255))
    let faded = stroked(.inside) {
      for column in 4..<28 {
        let x = Double(column)
        $0.shape(rectangle(x, 4, x + 1, 28), color(255, 255, 255, 130 + 4 * column))
      }
    }
    #expect(faded[10, 16] == SIMD4(170, 170, 170, 170))
  }

  @Test func outlinesCoverWhatTheLayerDoesNot() {
    let result = stroked(.outside) {
      $0.shape(rectangle(4, 4, 16, 28), color(255, 255, 255))
      $0.shape(rectangle(16, 4, 28, 28), color(255, 255, 255, 153))
    }
    #expect(result[10, 16] == SIMD4(255, 255, 255, 255))
    #expect(difference(result[22, 16], SIMD4(255, 153, 153, 255)) <= 1)
  }

  @Test func largestAlphaCountsBeyondThePicture() {
    func draw(_ builder: inout SceneBuilder) {
      builder.shape(rectangle(8, 8, 24, 24), color(255, 255, 255, 100))
      builder.shape(rectangle(40, 8, 50, 24), color(255, 255, 255))
    }
    let (small, large) = (stroked(.inside, draw), stroked(.inside, size: 64, draw))
    for x in 0..<32 { #expect(small[x, 16] == large[x, 16], "\(x)") }
  }

  @Test func innerShadowsKeepAlpha() {
    let shadow = InnerShadow(color: red, opacity: 1, offset: Vector2(4, 0), deviation: 0)
    let result = picture([SceneEffect(shadow)])
    #expect(result[7, 16] == .zero)
    #expect(result[9, 16] == SIMD4(255, 0, 0, 255))
    #expect(result[13, 16] == SIMD4(255, 255, 255, 255))
    #expect(result[23, 16] == SIMD4(255, 255, 255, 255))
  }

  @Test func spreadGrowsTheShadow() {
    let shadow = InnerShadow(color: red, opacity: 1, deviation: 0, spread: 3)
    let result = picture([SceneEffect(shadow)])
    #expect(result[10, 16] == SIMD4(255, 0, 0, 255))
    #expect(result[12, 16] == SIMD4(255, 255, 255, 255))
    let cast = DropShadow(color: red, opacity: 1, offset: .zero, deviation: 0, spread: 3)
    let outer = picture([SceneEffect(cast)])
    #expect(outer[5, 16] == SIMD4(255, 0, 0, 255) && outer[4, 16] == .zero)
  }

  @Test func glowsFromTheCenterLeaveTheEdges() {
    let glow = InnerShadow(color: red, opacity: 1, deviation: 3, isFromCenter: true)
    let result = picture([SceneEffect(glow)])
    #expect(result[16, 16].y < result[9, 16].y)
  }

  @Test func overlaysBlendWithThePixels() {
    let fill = Color(red: 0.5, green: 0.5, blue: 1)
    let normal = picture([SceneEffect(ColorOverlay(color: red, opacity: 0.5))], fill: fill)
    #expect(difference(normal[16, 16], SIMD4(192, 64, 128, 255)) <= 1)
    let multiplied = picture(
      [SceneEffect(ColorOverlay(color: red, opacity: 1, blendMode: .multiply))], fill: fill)
    #expect(difference(multiplied[16, 16], SIMD4(128, 0, 0, 255)) <= 1)
    #expect(multiplied[4, 4] == .zero)
    let soft = picture(
      [SceneEffect(ColorOverlay(color: red, opacity: 1))],
      fill: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(difference(soft[16, 16], SIMD4(128, 0, 0, 128)) <= 1)
  }

  private func gradient(_ kind: GradientOverlay.Kind, angle: Double = 0) -> GradientOverlay {
    GradientOverlay(
      kind: kind,
      stops: [Gradient.Stop(offset: 0, color: red), Gradient.Stop(offset: 1, color: blue)],
      angle: angle)
  }

  @Test func gradientsSpanTheShape() {
    let result = picture([SceneEffect(gradient(.linear))])
    #expect(difference(result[8, 16], SIMD4(247, 0, 8, 255)) <= 2)
    #expect(difference(result[23, 16], SIMD4(8, 0, 247, 255)) <= 2)
    var reversed = gradient(.linear)
    reversed.isReversed = true
    #expect(difference(picture([SceneEffect(reversed)])[8, 16], SIMD4(8, 0, 247, 255)) <= 2)
    let up = picture([SceneEffect(gradient(.linear, angle: -90))])
    #expect(difference(up[16, 23], SIMD4(247, 0, 8, 255)) <= 2)
  }

  @Test(arguments: GradientOverlay.Kind.allCases)
  func gradientsOfAllKindsBegin(kind: GradientOverlay.Kind) {
    let result = picture([SceneEffect(gradient(kind))])
    let middle = result[16, 15]
    switch kind {
    case .linear: #expect(abs(Int(middle.x) - 128) < 12)
    case .radial, .reflected, .diamond: #expect(middle.x > 200)
    case .angle: #expect(middle.x > 150 || middle.z > 150)
    }
    #expect(result[4, 4] == .zero)
  }

  @Test func gradientsRotateWithTheGroup() {
    let turned = picture(
      [SceneEffect(gradient(.linear))],
      transform: .translation(Vector2(32, 0)) * .rotation(degrees: 90))
    #expect(difference(turned[16, 8], SIMD4(247, 0, 8, 255)) <= 2)
  }

  @Test func satinIsTheDifferenceOfTwoCopies() {
    let satin = Satin(
      color: red, opacity: 1, blendMode: .normal, offset: Vector2(4, 0), deviation: 0,
      isInverted: false)
    let result = picture([SceneEffect(satin)])
    #expect(result[9, 16] == SIMD4(255, 0, 0, 255))
    #expect(result[16, 16] == SIMD4(255, 255, 255, 255))
    var inverted = satin
    inverted.isInverted = true
    #expect(picture([SceneEffect(inverted)])[16, 16] == SIMD4(255, 0, 0, 255))
  }

  @Test(arguments: Bevel.Kind.allCases)
  func bevelsAreLitFromTheirDirection(kind: Bevel.Kind) {
    let bevel = Bevel.with {
      ($0.kind, $0.isChiseled, $0.size) = (kind, true, 4)
      ($0.direction, $0.altitude) = (0, 30)
      ($0.highlightColor, $0.highlightMode) = (red, .normal)
      ($0.shadowColor, $0.shadowMode) = (blue, .normal)
    }
    let result = picture([SceneEffect(bevel)])
    let isInside = kind != .outer
    let (top, bottom) = (result[16, isInside ? 9 : 5], result[16, isInside ? 22 : 26])
    #expect(top.x > top.z, "\(top)")
    #expect(bottom.z > bottom.x, "\(bottom)")
    #expect(difference(result[16, 16], SIMD4(255, 255, 255, 255)) <= 4)
  }

  @Test func hostileNumbersDoNoHarm() {
    let numbers = [0.0, -1, 1e300, -.infinity, .infinity, .nan]
    for number in numbers {
      let vector = Vector2(number, number)
      var overlay = gradient(.linear, angle: number)
      (overlay.scale, overlay.center) = (number, vector)
      _ = picture([
        SceneEffect(LayerStroke(color: red, opacity: number, width: number, side: .center)),
        SceneEffect(
          InnerShadow(
            color: red, opacity: 1, offset: vector, deviation: number, spread: number)),
        SceneEffect(
          Satin(
            color: red, opacity: 1, blendMode: .hue, offset: vector, deviation: number,
            isInverted: true)),
        SceneEffect(overlay),
        SceneEffect(
          Bevel.with {
            ($0.kind, $0.depth, $0.size, $0.softness) = (.emboss, number, 4, number)
            ($0.direction, $0.altitude) = (number, number)
          }),
        SceneEffect(
          Bevel.with { ($0.kind, $0.size) = (.outer, number) }),
        SceneEffect(
          DropShadow(color: red, opacity: 1, offset: .zero, deviation: 1, spread: number)),
      ])
    }
  }
}
