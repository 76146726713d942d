import Diagnostics
import Geometry
import SceneModel
import ViewTree

// Sequences of pictures by keyframes.
extension ViewTranslator {
  /// The picture at an index with keyframes; `nil` for other values.
  mutating func picture(of frames: FramesView, _ index: Int) -> SwiftExpression? {
    guard keyframes != nil, frames.sources.count > 1 else { return nil }
    let place = source(.frameIndex, of: index)
    let pictures = frames.sources.map { names.picture($0) }
    for name in Set(pictures).sorted() {
      diagnostics.report(
        Diagnostic(
          .pictureNeeded, message: "The asset catalog needs the picture “\(name)”.",
          layerPath: path(of: index)))
    }
    guard !place.isConstant else {
      let number = Int(place.initial.numberValue.clamped(to: 0...Double(pictures.count - 1)))
      return shown(.string(pictures[number]), frames.size)
        .modified(opacity(of: index, leaves: 1))
    }
    let printer = SwiftPrinter()
    let list = "\(tree.views[index].node.id)Pictures"
    keyframes?.add(
      KeyframeStore.List(
        name: list, elements: pictures.compactMap { printer.flat(.string($0)) }), of: index)
    support.insert(.pictureList)
    let name = SwiftExpression.call(
      .text("Self.\(list).picture"), [SwiftArgument("at", place.expression)], nil)
    return shown(name, frames.size).modified(opacity(of: index, leaves: 1))
  }
}
