import Diagnostics
import Geometry
import SceneModel
import ViewTree

// Pictures from the asset catalogue.
extension ViewTranslator {
  /// A picture that fills a rectangle.
  mutating func picture(_ image: ImageView, _ index: Int) -> SwiftExpression {
    needPictures([image.source], index)
    return SwiftExpression.call(
      "Image", [SwiftArgument(nil, .string(names.picture(image.source)))]
    )
    .modified([SwiftModifier("resizable")] + filling(image.size, with: [image.source], image.fit))
    .modified(opacity(of: index, leaves: 1))
  }

  /// Reports pictures that the export does not have.
  mutating func needPictures(_ sources: [String], _ index: Int) {
    let missing = sources.filter { names.lacksPicture($0) }.map { names.picture($0) }
    guard let first = missing.first, let last = missing.last else { return }
    let text =
      first == last
      ? "the picture “\(first)”" : "\(missing.count) pictures, from “\(first)” to “\(last)”"
    diagnostics.report(
      Diagnostic(
        .pictureNeeded, message: "The asset catalog needs \(text).", layerPath: path(of: index)))
  }
}
