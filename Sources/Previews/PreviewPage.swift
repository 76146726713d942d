package import Diagnostics
package import Geometry
package import Inventory
package import JSONTree
package import Reporting
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

  /// A finding with its place in the picture.
  package struct Finding: Sendable {
    /// The finding.
    package var diagnostic: Diagnostic
    /// The finding as JSON.
    package var json: JSONNode
    /// The view that it is about; `nil` if there is none.
    package var view: String?
    /// The frame in which it can be seen; `nil` if it is unknown.
    package var frame: Int?

    /// Makes a finding.
    package init(_ diagnostic: Diagnostic, json: JSONNode, view: String?, frame: Int?) {
      (self.diagnostic, self.json, self.view, self.frame) = (diagnostic, json, view, frame)
    }
  }

  /// A change from the first to the second animation, with its place in the picture.
  package struct Change: Sendable {
    /// The change.
    package var change: AnimationChange
    /// The view that it is about; `nil` if there is none.
    package var view: String?
    /// The frame in which it can be seen; `nil` if it is unknown.
    package var frame: Int?

    /// Makes a change.
    package init(_ change: AnimationChange, view: String?, frame: Int?) {
      (self.change, self.view, self.frame) = (change, view, frame)
    }
  }

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
  /// The number of frames.
  package var frameCount: Int
  /// The distance of two frames with pictures, at least 1.
  package var step = 1
  /// The pictures of both sides.
  package var pictures: PictureTable
  /// The exposure sheet.
  package var sheet: ExposureSheet
  /// The places of views in the picture.
  package var boxes: ViewBoxes
  /// The findings.
  package var findings: [Finding] = []
  /// The changes from the first to the second side; `nil` if they are no versions of one animation.
  package var changes: [Change]?
  /// The comparison of both sides; `nil` for one side.
  package var verification: VerificationReport?
  /// The features that the design uses; `nil` for a timeline.
  package var inventory: FeatureInventory?

  /// Makes a page without findings.
  package init(
    generator: String, title: String, sides: [Side], canvas: Vector2, width: Int, height: Int,
    frameRate: Double, frameCount: Int, pictures: PictureTable, sheet: ExposureSheet,
    boxes: ViewBoxes
  ) {
    self.generator = generator
    self.title = title
    self.sides = sides
    self.canvas = canvas
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.frameCount = frameCount
    self.pictures = pictures
    self.sheet = sheet
    self.boxes = boxes
  }

  /// The HTML file.
  package var bytes: [UInt8] { PageTemplate.preview.page(title: title, data: json) }

  /// The data that the script of the page reads.
  private var json: JSONNode {
    var fields = [
      JSONField("generator", .string(generator)), JSONField("title", .string(title)),
      JSONField("sides", .array(sides.map { .string($0.name) })),
      JSONField("files", .array(sides.map { .string($0.file) })),
      JSONField("canvas", .numbers([canvas.x, canvas.y])),
      JSONField("size", .numbers([Double(width), Double(height)])),
      JSONField("frameRate", .number(frameRate)),
      JSONField("frameCount", .number(Double(frameCount))),
      JSONField("isLossy", .bool(pictures.isLossy)),
      JSONField(
        "frames",
        [
          "step": .number(Double(step)), "images": pictures.imagesJSON,
          "pictures": pictures.picturesJSON,
        ]),
    ]
    fields += sheet.fields
    fields += [
      JSONField("boxes", boxes.json), JSONField("findings", .array(findings.map(\.node))),
    ]
    if let changes { fields.append(JSONField("changes", .array(changes.map(\.node)))) }
    if let verification {
      fields += [
        JSONField("verification", verification.json),
        JSONField("summary", .string(verification.summary)),
      ]
    }
    if let inventory { fields.append(JSONField("inventory", inventory.json)) }
    return .object(fields)
  }
}

extension PreviewPage.Finding {
  /// The finding with the title of its code and its place in the picture.
  fileprivate var node: JSONNode {
    guard case .object(var fields) = json else { return json }
    fields.append(JSONField("title", .string(diagnostic.code.title)))
    if let view { fields.append(JSONField("view", .string(view))) }
    if let frame { fields.append(JSONField("frame", .number(Double(frame)))) }
    return .object(fields)
  }
}

extension PreviewPage.Change {
  /// The change as JSON.
  fileprivate var node: JSONNode {
    var fields = [
      JSONField("kind", .string(change.kind.rawValue)),
      JSONField("place", .array(change.place.map { .string($0) })),
      JSONField("text", .string(change.text)),
    ]
    if let view { fields.append(JSONField("view", .string(view))) }
    if let frame { fields.append(JSONField("frame", .number(Double(frame)))) }
    return .object(fields)
  }
}
