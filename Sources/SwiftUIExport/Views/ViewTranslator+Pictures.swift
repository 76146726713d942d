import Diagnostics
import Geometry
import SceneModel
import ViewTree

// Pictures from the asset catalogue.
extension ViewTranslator {
  /// A picture that fills a rectangle.
  mutating func picture(_ image: ImageView, _ index: Int) -> SwiftExpression {
    let name = names.picture(image.source)
    diagnostics.report(
      Diagnostic(
        .pictureNeeded, message: "The asset catalog needs the picture “\(name)”.",
        layerPath: path(of: index)))
    return shown(.string(names.picture(image.source)), image.size)
      .modified(opacity(of: index, leaves: 1))
  }

  /// One picture of a sequence.
  mutating func frames(_ frames: FramesView, _ index: Int) -> SwiftExpression {
    if let picture = picture(of: frames, index) { return picture }
    omit("the sequence of pictures", of: index)
    let first = frames.sources.first.map { names.picture($0) } ?? ""
    return shown(.string(first), frames.size).modified(opacity(of: index, leaves: 1))
  }

  func shown(_ name: SwiftExpression, _ size: Vector2) -> SwiftExpression {
    SwiftExpression.call("Image", [SwiftArgument(nil, name)]).modified([
      SwiftModifier("resizable"),
      SwiftModifier(
        "frame",
        [
          SwiftArgument("width", .number(size.x)), SwiftArgument("height", .number(size.y)),
        ]),
    ])
  }
}
