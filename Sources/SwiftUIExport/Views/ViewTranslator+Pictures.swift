import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

// Pictures and their sequences from the asset catalog.
extension ViewTranslator {
  mutating func picture(_ image: ImageView, _ index: Int) -> SwiftExpression {
    let id = tree.views[index].node.id
    let sources = [image.source] + plan.timeline.themes.compactMap { $0.pictures[id] }
    needPictures(sources, index)
    return constants.theme.member(.picture(self.image(image.source)), themeUse(of: index))
      .modified([SwiftModifier("resizable")] + filling(image.size, with: sources, image.fit))
      .modified(opacity(of: index, leaves: 1))
  }

  /// A picture of the asset catalog.
  func image(_ source: String) -> SwiftExpression {
    .call("Image", [.string(plan.options.picture(source))] + bundle)
  }

  /// The argument for the bundle of pictures; empty for the bundle of the app.
  private var bundle: SwiftArguments {
    plan.options.settings.bundle == .module ? ["bundle": ".module"] : []
  }

  /// Reports pictures of an export without any; missing files are findings of import already.
  mutating func needPictures(_ sources: [String], _ index: Int) {
    let needed = sources.map { plan.options.picture($0) }
    guard !plan.options.hasPictures, let first = needed.first, let last = needed.last else {
      return
    }
    let text =
      first == last
      ? "the picture “\(first)”" : "\(needed.count) pictures, from “\(first)” to “\(last)”"
    report(.pictureNeeded, "The asset catalog needs \(text).", at: index)
  }

  /// The present picture of a sequence.
  mutating func frames(_ frames: FramesView, _ index: Int) -> SwiftExpression {
    let pictures = frames.sources.map { plan.options.picture($0) }
    needPictures(frames.sources, index)
    support.insert(.animatedImageView)
    let constant = constants.name(.pictures(pictures), suggesting: names.outline(of: index))
    let view: SwiftExpression
    if animatesVariables, isPlayed(index) {
      let name = sequenceName(of: index)
      declare(
        .property(plan.options.target.ownedObject, name, .call("ImageSequence", [constant])),
        in: plan.owners[index])
      view = .call("AnimatedImageView", [.text(name)] + bundle)
    } else {
      view = .call(
        "AnimatedImageView",
        [nil: constant, "index": source(.frameIndex, of: index).expression] + bundle)
    }
    return view.modified(filling(frames.size, with: frames.sources))
      .modified(opacity(of: index, leaves: 1))
  }

  /// The modifiers of a resizable picture that covers a rectangle; pictures of other proportions are cut.
  func filling(
    _ size: Vector2, with sources: [String], _ fit: PictureFit = .cover
  ) -> [SwiftModifier] {
    let frame = SwiftModifier.frame(size)
    let fits = sources.compactMap { plan.timeline.pictures[$0] }.allSatisfy { picture in
      abs(Double(picture.width) * size.y - Double(picture.height) * size.x)
        <= 0.01 * Double(picture.width) * size.y
    }
    if fits { return [frame] }
    switch fit {
    case .cover: return [SwiftModifier("scaledToFill"), frame, .clipped]
    case .contain: return [SwiftModifier("scaledToFit"), frame]
    case .stretch: return [frame]
    }
  }

  /// Whether events play a sequence.
  func isPlayed(_ index: Int) -> Bool { tree.views[index].motions[.frameIndex]?.isPlayed == true }

  /// The name of the variable with a sequence that plays.
  func sequenceName(of index: Int) -> String {
    let name = names.outline(of: index)
    return ["timer", "body", "theme", "environment", "runStart", "values", "phase"].contains(name)
      ? "\(name)Pictures" : name
  }
}
