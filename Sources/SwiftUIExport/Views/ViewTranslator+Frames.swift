import Geometry
import SceneModel
import TimelineModel
import ViewTree

// Sequences of pictures from the asset catalog.
extension ViewTranslator {
  /// The present picture of a sequence.
  mutating func frames(_ frames: FramesView, _ index: Int) -> SwiftExpression {
    let pictures = frames.sources.map { names.picture($0) }
    needPictures(frames.sources, index)
    support.insert(.animatedImageView)
    let constant = sequence(pictures, suggesting: names.outline(of: index))
    let view: SwiftExpression
    if animatesVariables, isPlayed(index) {
      let name = sequenceName(of: index)
      let value = SwiftExpression.call("ImageSequence", [SwiftArgument(nil, constant)])
      declare(StateVariable(name, value: value), in: units.owners[index])
      view = .call("AnimatedImageView", [SwiftArgument(nil, .text(name))])
    } else {
      view = .call(
        "AnimatedImageView",
        [
          SwiftArgument(nil, constant),
          SwiftArgument("index", source(.frameIndex, of: index).expression),
        ])
    }
    return view.modified(filling(frames.size, with: frames.sources))
      .modified(opacity(of: index, leaves: 1))
  }

  /// The modifiers of a resizable picture that covers a rectangle; pictures of other proportions are cut.
  func filling(
    _ size: Vector2, with sources: [String], _ fit: PictureFit = .cover
  ) -> [SwiftModifier] {
    let frame = SwiftModifier(
      "frame",
      [SwiftArgument("width", .number(size.x)), SwiftArgument("height", .number(size.y))])
    let fits = sources.compactMap { pictures[$0] }.allSatisfy { picture in
      abs(Double(picture.width) * size.y - Double(picture.height) * size.x)
        <= 0.01 * Double(picture.width) * size.y
    }
    if fits { return [frame] }
    switch fit {
    case .cover: return [SwiftModifier("scaledToFill"), frame, SwiftModifier("clipped")]
    case .contain: return [SwiftModifier("scaledToFit"), frame]
    case .stretch: return [frame]
    }
  }

  /// Whether events play a sequence.
  func isPlayed(_ index: Int) -> Bool { tree.views[index].motions[.frameIndex]?.isPlayed == true }

  /// The name of the variable with a sequence that plays.
  func sequenceName(of index: Int) -> String {
    let name = names.outline(of: index)
    return ["timer", "body", "runs", "values", "phase"].contains(name) ? "\(name)Pictures" : name
  }

  private mutating func sequence(
    _ pictures: [String], suggesting word: String
  ) -> SwiftExpression {
    if let known = sequences.first(where: { $0.pictures == pictures }) {
      return .text("Pictures.\(known.name)")
    }
    sequences.append((word, pictures))
    return .text("Pictures.\(word)")
  }
}
