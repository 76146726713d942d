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
    return SwiftExpression.call(
      "Image", [SwiftArgument(nil, .string(names.picture(image.source)))]
    )
    .modified([SwiftModifier("resizable")] + filling(image.size, with: [image.source]))
    .modified(opacity(of: index, leaves: 1))
  }
}
