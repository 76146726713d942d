import Geometry
import SceneModel
import VectorRaster
import ViewTree

// The views that replace a target.
extension SubtreeBaker {
  /// Adds the pictures to a store, and makes the views with them at their place in the target, which are a group and in it
  /// the sequence.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - identifiers: The identifiers of the target's tree.
  /// - Returns: The names of the pictures and the group; `nil` if all pictures are transparent.
  func place(
    in store: inout PictureStore, _ identifiers: inout UnusedIdentifiers
  ) -> (names: [String], view: ViewNode)? {
    let rect = commonRect
    guard !rect.isEmpty else { return nil }
    let names = addPictures(to: &store)
    let style = FramesView(
      sources: steps.map { names[$0.picture] },
      size: Vector2(Double(rect.width), Double(rect.height)) / scale, baked: target.reason)
    let frames = ViewNode(
      id: identifiers.make(target.viewNode.id + "Frames"), kind: .frames(style))
    var place = ViewNode(
      id: identifiers.make(target.viewNode.id + "Place"), kind: .group(GroupView()),
      children: [frames])
    let corner =
      Vector2(bounds.minX, bounds.minY) + Vector2(Double(rect.minX), Double(rect.minY)) / scale
    if corner != .zero { place.properties[.position] = .vector(Vector3(corner)) }
    return (names, place)
  }

  /// Adds the pictures to a store; returns their names.
  private func addPictures(to store: inout PictureStore) -> [String] {
    let rect = commonRect
    return pictures.enumerated().map { index, trimmed in
      let digits = "\(index + 1)"
      let number = String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
      var name = "\(target.viewNode.id)-\(number).png"
      while store[name] != nil { name = "_" + name }
      store[name] = trimmed.picture(in: rect)
      return name
    }
  }

  /// The baked pictures of the target, as the message of a finding.
  var summary: String {
    let (rect, count) = (commonRect, pictures.count)
    return "\(target.reason): baked to \(count) \(count == 1 ? "picture" : "pictures") of "
      + "\(rect.width) × \(rect.height) pixels."
  }
}

extension BakeTarget {
  /// The style of the group around the pictures, without mattes and clips, which the pictures contain.
  var groupStyle: GroupView {
    guard case .group(let style) = viewNode.kind else {
      return GroupView(blendMode: blendMode ?? .normal)
    }
    var result = GroupView(blendMode: style.blendMode)
    result.space = style.space
    result.frame = style.frame
    return result
  }

  /// The style of a group of a timeline, which may also appear and be driven.
  var timelineGroupStyle: GroupView {
    guard case .group(var style) = viewNode.kind else { return groupStyle }
    style.frame = style.frameSize
    (style.clipSize, style.matte, style.space) = (nil, nil, nil)
    (style.adjustsBelow, style.averagesChildren) = (false, false)
    return style
  }
}
