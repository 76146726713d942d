import Foundation
import MacCheck
import SwiftUI

/// Experiments with pictures of one moment.
@MainActor enum MomentExperiments {
  static let all = [
    Experiment("UnitCurve (0.3, 1.6) (0.6, 1) at 0.5; 1 if y is clamped") {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: 0.3, y: 1.6), endControlPoint: UnitPoint(x: 0.6, y: 1))
      return rounded(curve.value(at: 0.5))
    },
    Experiment("keyframeAnimator in ImageRenderer shows the gray; 0 is its initial value") {
      pixel(20, 20, of: KeyframeProbe())
    },
    Experiment("Trim of two lines from 0.25 to 0.75; x 0...40 is the first, 60...100 the second") {
      bounds(lines.trimmedPath(from: 0.25, to: 0.75))
    },
    Experiment("Trim from 0.5 to 1.25") { bounds(lines.trimmedPath(from: 0.5, to: 1.25)) },
    Experiment("Trim from 0.75 to 0.25") { bounds(lines.trimmedPath(from: 0.75, to: 0.25)) },
    Experiment("Bare path x 60...100 of 100 with a gradient black to white: its left edge") {
      pixel(62, 10, of: gradientPath, width: 100)
    },
    Experiment("luminanceToAlpha of white at half opacity: alpha 128 counts the source's alpha") {
      pixel(20, 20, of: Color.white.opacity(0.5).luminanceToAlpha())
    },
    Experiment("luminanceToAlpha of gray 0.5: alpha 128 if gamma-encoded") {
      pixel(20, 20, of: gray(0.5).luminanceToAlpha())
    },
    Experiment("softLight of 0.75 on 0.25") { blended(.softLight, 0.75, on: 0.25) },
    Experiment("softLight of 0.25 on 0.25") { blended(.softLight, 0.25, on: 0.25) },
    Experiment("colorDodge of 0.75 on 0.25") { blended(.colorDodge, 0.75, on: 0.25) },
    Experiment("colorDodge of 1 on 0") { blended(.colorDodge, 1, on: 0) },
    Experiment("colorBurn of 0.25 on 0.75") { blended(.colorBurn, 0.25, on: 0.75) },
    Experiment("colorBurn of 0 on 1") { blended(.colorBurn, 0, on: 1) },
    Experiment("plusDarker of 0.5 on 0.75") { blended(.plusDarker, 0.5, on: 0.75) },
    Experiment("rotation3DEffect by 45 degrees about y: heights at the left and right end") {
      let view = Rectangle().frame(width: 200, height: 100)
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        .frame(width: 240, height: 200)
      guard let image = Moment.image(of: view) else { return "no picture" }
      let columns = (0..<240).filter { x in (0..<200).contains { image[x, $0][3] > 128 } }
      guard let left = columns.first, let right = columns.last else { return "empty" }
      return [left, right].map { x in "\((0..<200).count { image[x, $0][3] > 128 })" }
        .joined(separator: ", ")
    },
    Experiment("Dashes of length 0 with round ends: opaque pixels; 0 if there are no dots") {
      let line = Path { path in
        path.move(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 100, y: 20))
      }
      let style = StrokeStyle(lineWidth: 10, lineCap: .round, dash: [0, 20])
      let view = line.stroke(Color.black, style: style).frame(width: 120, height: 40)
      guard let image = Moment.image(of: view) else { return "no picture" }
      return "\((0..<40).reduce(0) { sum, y in sum + (0..<120).count { image[$0, y][3] > 128 } })"
    },
    Experiment("Gradient red to blue in a canvas, its middle; 128 0 128 if mixed in sRGB") {
      let gradient = redToBlue
      let view = Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
      }
      return pixel(20, 20, of: view)
    },
    Experiment("Gradient red to blue as a view, its middle") {
      pixel(
        20, 20, of: LinearGradient(gradient: redToBlue, startPoint: .leading, endPoint: .trailing))
    },
    Experiment("Opacity 0.5 in a mask") {
      pixel(20, 20, of: Color.black.mask { Rectangle().opacity(0.5) })
    },
    Experiment("destinationOut at 0.5 in a mask, in a group") {
      pixel(20, 20, of: Color.black.mask { cut.compositingGroup() })
    },
    Experiment("destinationOut at 0.5 in a mask, without a group") {
      pixel(20, 20, of: Color.black.mask { cut })
    },
  ]

  private static let redToBlue = Gradient(colors: [
    Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1),
  ])

  private static let lines = Path { path in
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.move(to: CGPoint(x: 60, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
  }

  private static var gradientPath: some View {
    let gradient = Gradient(colors: [.black, .white])
    return Path(CGRect(x: 60, y: 0, width: 40, height: 40))
      .fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }

  private static var cut: some View {
    ZStack {
      Rectangle()
      Rectangle().opacity(0.5).blendMode(.destinationOut)
    }
  }

  private static func gray(_ value: Double) -> Color {
    Color(.sRGB, red: value, green: value, blue: value)
  }

  private static func blended(_ mode: BlendMode, _ source: Double, on backdrop: Double) -> String {
    let view = ZStack {
      gray(backdrop)
      gray(source).blendMode(mode)
    }
    return pixel(20, 20, of: view.compositingGroup())
  }

  private static func bounds(_ path: Path) -> String {
    guard !path.isEmpty else { return "empty" }
    let box = path.boundingRect
    return "x \(rounded(Double(box.minX)))...\(rounded(Double(box.maxX)))"
  }

  private static func pixel(
    _ x: Int, _ y: Int, of view: some View, width: CGFloat = 40
  ) -> String {
    guard let image = Moment.image(of: view.frame(width: width, height: 40)) else {
      return "no picture"
    }
    return image[x, y].map(String.init).joined(separator: " ")
  }
}

/// A gray that goes from black to white in a second.
private struct KeyframeProbe: View {
  var body: some View {
    Color.clear.keyframeAnimator(initialValue: 0.0) { content, value in
      content.background(Color(.sRGB, red: value, green: value, blue: value))
    } keyframes: { _ in
      LinearKeyframe(1.0, duration: 1)
    }
  }
}
