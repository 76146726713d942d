package import Diagnostics
package import TimelineModel

/// A part of a timeline that pictures are to replace.
package struct BakedPart: Hashable, Sendable {
  /// The identifier of the view that has the part.
  package let view: String
  /// The name of the part, as the beginning of a sentence.
  package let name: String
  /// The views that pictures replace.
  package let extent: Extent
  /// The identifiers of the views around the view, and its own.
  package let layerPath: [String]

  /// Names a part.
  package init(view: String, name: String, extent: Extent, layerPath: [String]) {
    (self.view, self.name, self.extent, self.layerPath) = (view, name, extent, layerPath)
  }

  /// The views that pictures replace.
  package enum Extent: Hashable, Sendable {
    /// The content of the view, without its transform and opacity.
    case content
    /// The view with its transform and opacity.
    case view
    /// The group or shape around the view.
    case surroundings
  }
}

/// A timeline in which pictures replace some parts.
package struct BakedTimeline: Sendable {
  /// The timeline, with the pictures.
  package internal(set) var timeline: Timeline
  /// The names of the pictures, in order.
  package internal(set) var pictureNames: [String] = []
  /// The findings about parts that became pictures.
  package internal(set) var diagnostics = DiagnosticList()
  /// The reasons why parts did not become pictures; each follows `as`.
  package internal(set) var reasons: [BakedPart: String] = [:]
}

extension Timeline {
  /// Returns the timeline with sequences of pictures in place of the smallest groups and shapes that have some parts.
  ///
  /// The pictures are those of the frames of `frameRate`.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - denseSide: The longer side, in points, of a canvas with one pixel per point; smaller canvases have more, up to 8.
  package func baked(_ parts: [BakedPart], denseSide: Double = 640) -> BakedTimeline {
    var baker = TimelineBaker(self, parts)
    return baker.bake(denseSide: denseSide)
  }
}
