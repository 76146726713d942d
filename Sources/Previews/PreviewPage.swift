package import Comparing
package import Diagnostics
package import Geometry
package import Inventory
package import JSONTree
package import Reporting
package import StateMachines
import TimelineModel

/// A page that shows an animation, alone or beside another one, with its exposure sheet and its findings.
///
/// The page is one HTML file, which needs nothing else: no network, no player, no other file.
package struct PreviewPage: Sendable {
  /// One of the animations.
  package struct Side: Hashable, Sendable {
    /// The name on the page, such as "Design".
    package var name: String
    /// The name of the file.
    package var file: String

    /// Makes a side.
    package init(name: String, file: String) { (self.name, self.file) = (name, file) }
  }

  /// A finding or a change with its place in the picture.
  package struct Placed<Content: Sendable>: Sendable {
    /// The finding or change.
    package var content: Content
    /// The view that it is about; `nil` if there is none.
    package var view: String?
    /// The frame in which it can be seen; `nil` if it is unknown.
    package var frame: Int?

    /// Makes a placed finding or change.
    package init(_ content: Content, view: String?, frame: Int?) {
      (self.content, self.view, self.frame) = (content, view, frame)
    }
  }

  /// A finding and its JSON object.
  package typealias Finding = Placed<(diagnostic: Diagnostic, json: JSONNode)>

  /// A change from the first to the second animation.
  package typealias Change = Placed<AnimationChange>

  /// The name and version of the tool.
  package var generator: String
  /// The title.
  package var title: String
  /// The animations: one, or two of one canvas.
  package var sides: [Side]
  /// The size of the canvas, in points.
  package var canvas: Vector2
  /// The width of the pictures, in pixels.
  package var width: Int
  /// The height of the pictures, in pixels.
  package var height: Int
  /// The number of frames a second.
  package var frameRate: Double
  /// The number of frames: that of the longer side.
  package var frameCount: Int
  /// The numbers of frames of both sides, if they differ; empty otherwise.
  package var frameCounts: [Int] = []
  /// The distance of two frames with pictures, at least 1.
  package var step = 1
  /// The pictures of both sides.
  package var pictures: PictureTable
  /// The exposure sheet.
  package var sheet: ExposureSheet
  /// The places of views in the picture.
  package var boxes: ViewBoxes
  /// The state machine in the form of timelines, and the frames that it plays; `nil` for none.
  package var machine: (machine: JSONNode, track: MachineTrack)?
  /// The findings.
  package var findings: [Finding] = []
  /// The changes from the first to the second side; `nil` if they are no versions of one animation.
  package var changes: [Change]?
  /// The comparison of both sides; `nil` for one side.
  package var verification: VerificationReport?
  /// The features that the design uses; `nil` for a timeline.
  package var inventory: FeatureInventory?
  /// The revision of the files that the page shows, if it follows them from its server; `nil` for a page that does not.
  package var revision: Int?

  /// Makes a page without findings.
  package init(
    generator: String, title: String, sides: [Side], canvas: Vector2, width: Int, height: Int,
    frameRate: Double, frameCount: Int, pictures: PictureTable, sheet: ExposureSheet,
    boxes: ViewBoxes
  ) {
    (self.generator, self.title, self.sides) = (generator, title, sides)
    (self.canvas, self.width, self.height) = (canvas, width, height)
    (self.frameRate, self.frameCount) = (frameRate, frameCount)
    (self.pictures, self.sheet, self.boxes) = (pictures, sheet, boxes)
  }

  /// The HTML file.
  package var bytes: [UInt8] {
    PageTemplate.preview.page(title: title, data: json, following: revision)
  }

  /// The page that a server shows until the first one is made.
  package static var waitingPage: [UInt8] {
    PageTemplate.watch.page(title: "Drawing…", data: [:], following: 0)
  }

  /// The data that the script of the page reads.
  private var json: JSONNode {
    .object(
      [JSONField](members: [
        "generator": .string(generator), "title": .string(title),
        "sides": .strings(sides.map(\.name)), "files": .strings(sides.map(\.file)),
        "canvas": .numbers([canvas.x, canvas.y]),
        "size": .numbers([Double(width), Double(height)]), "frameRate": .number(frameRate),
        "frameCount": .int(frameCount),
        "frameCounts": frameCounts.isEmpty ? nil : .numbers(frameCounts.map(Double.init)),
        "isLossy": .bool(pictures.isLossy),
        "frames": [
          "step": .int(step), "images": pictures.imagesJSON, "pictures": pictures.picturesJSON,
        ],
      ]) + sheet.fields
        + [JSONField](members: [
          "boxes": boxes.json, "machine": machine?.machine, "machineTrack": machine?.track.json,
          "findings": .array(findings.map(json)),
          "changes": changes.map { .array($0.map(json)) }, "verification": verification?.json,
          "summary": verification.map { .string($0.summary) }, "inventory": inventory?.json,
        ]))
  }

  /// The finding with the title of its code and its place in the picture.
  private func json(_ finding: Finding) -> JSONNode {
    guard case .object(let fields) = finding.content.json else { return finding.content.json }
    let title = JSONField("title", .string(finding.content.diagnostic.code.title))
    return .object(fields + [title] + finding.fields)
  }

  private func json(_ change: Change) -> JSONNode {
    .object(
      [JSONField](members: [
        "kind": .string(change.content.kind.rawValue), "place": .strings(change.content.place),
        "text": .string(change.content.text),
      ]) + change.fields)
  }
}

extension PreviewPage.Placed {
  /// The members for the place.
  fileprivate var fields: [JSONField] {
    [JSONField](members: ["view": view.map(JSONNode.string), "frame": frame.map(JSONNode.int)])
  }
}

extension MachineTrack {
  /// The frame rate, the number of frames, and the markers in frames.
  fileprivate var json: JSONNode {
    let markers = markers.map { marker -> JSONNode in
      [
        "name": .string(marker.name), "start": .number(marker.start),
        "duration": .number(marker.duration),
      ]
    }
    return [
      "frameRate": .number(frameRate), "frameCount": .number(frameCount),
      "markers": .array(markers),
    ]
  }
}
