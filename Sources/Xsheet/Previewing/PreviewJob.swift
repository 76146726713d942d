import StateMachines
import ViewTree

/// Makes the page of an animation, alone or beside another one.
struct PreviewJob: Sendable {
  /// The animations; the second is compared with the first.
  let sides: [ComparedAnimation]
  /// The size of the pictures.
  let size: FrameSize.Pixels
  /// The names of both on the page, and of their files.
  let pageSides: [(name: String, file: String)]
  /// The comparison of both; `nil` for one.
  let verification: VerificationResult?
  /// The findings and the inventory of the first.
  let report: FindingsReport
  /// The changes from the first to the second; `nil` if they are no versions of one animation.
  let changes: [AnimationChange]?
  /// The first frame of a design, in its own time.
  let firstFrame: Double
  /// How the page is made.
  let options: PreviewOptions

  /// The largest page whose pictures are all exact, in bytes; a larger one approximates colors where that helps.
  static let exactLimit = 5_000_000

  /// Draws the pictures; again with loss if the page is large, and with fewer as long as it exceeds its limit.
  ///
  /// - Throws: `XsheetError` if the limit is too small for any picture.
  func run(
    progress: @escaping @Sendable (_ drawn: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> Preview {
    let (found, changed) = (findingViews, changeViews)
    let sheet = ExposureSheet(timeline)
    let views = trackedViews(
      Set(sheet.rows.map(\.view) + (found + changed).compactMap { $0 } + machineViews))
    var (step, allowsLoss) = (max(requestedStep, leastStep), false)
    while true {
      let recorded = try record(
        every: step, views, allowsLoss: allowsLoss, progress: progress)
      guard let recorded else {
        allowsLoss = true
        continue
      }
      let own = step > requestedStep ? [sparseness(step)] : []
      let data = data(
        recorded, sheet, step: step,
        findings: findings(found, recorded.boxes) + self.own(own),
        changes: pageChanges(changed, recorded.boxes))
      let bytes = PageTemplate.preview.page(title: title, data: data, following: options.revision)
      if bytes.count > min(PreviewJob.exactLimit, options.byteLimit ?? .max), !allowsLoss {
        allowsLoss = true
        continue
      }
      if let limit = options.byteLimit, bytes.count > limit {
        step = try nextStep(after: step, bytes: bytes.count, limit: limit)
        continue
      }
      return Preview(
        bytes: bytes, verification: verification, findings: report.placedFindings + own,
        step: step, still: still)
    }
  }

  private var playback: Playback { sides[0].playback }

  /// The number of frames of the longest side; other ones are empty after their ends.
  var frameCount: Int { sides.map(\.playback.frameCount).max() ?? 0 }

  /// The title of the first side, and of the second one if they are versions with two titles.
  private var title: String {
    let titles = sides.map { $0.playback.title.isEmpty ? $0.stem : $0.playback.title }
    return changes == nil || Set(titles).count == 1 ? titles[0] : titles.joined(separator: " → ")
  }

  /// The timeline of the page, which is on the last side.
  private var timeline: Timeline { sides[sides.count - 1].timeline }

  /// The views whose boxes the state machine needs.
  private var machineViews: [String] { timeline.machine.map(MachineSession.pointerTargets) ?? [] }

  /// The data that the script of the page reads.
  private func data(
    _ recorded: (pictures: PictureTable, boxes: ViewBoxes), _ sheet: ExposureSheet, step: Int,
    findings: [JSONNode], changes: [JSONNode]?
  ) -> JSONNode {
    let canvas = sides[0].canvas.size
    let counts = sides.map(\.playback.frameCount)
    let machine = timeline.machineNode
    let verification = verification?.report(listsAll: true)
    return .object(
      [JSONField](members: [
        "generator": .string("xsheet \(ToolVersion.text)"), "title": .string(title),
        "sides": .strings(pageSides.map(\.name)), "files": .strings(pageSides.map(\.file)),
        "canvas": .numbers([canvas.x, canvas.y]),
        "size": .numbers([Double(size.width), Double(size.height)]),
        "frameRate": .number(playback.frameRate), "frameCount": .int(frameCount),
        "frameCounts": JSONNode.numbers(counts.map(Double.init)).when(Set(counts).count > 1),
        "isLossy": .bool(recorded.pictures.isLossy),
        "frames": [
          "step": .int(step), "images": recorded.pictures.imagesJSON,
          "pictures": recorded.pictures.picturesJSON,
        ],
      ]) + sheet.fields
        + [JSONField](members: [
          "boxes": recorded.boxes.json, "machine": machine,
          "machineTrack": machine.map { _ in timeline.machineTrack.json },
          "findings": .array(findings), "changes": changes.map(JSONNode.array),
          "verification": verification?.json,
          "summary": verification.map { .string($0.summary) }, "inventory": report.inventory?.json,
        ]))
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

// MARK: - Findings

extension PreviewJob {
  /// The findings of the file, each with its place in the picture.
  private func findings(_ views: [String?], _ boxes: ViewBoxes) -> [JSONNode] {
    zip(report.items, views).map { item, view in
      json(
        item, view: view,
        frame: frame(of: item.diagnostic) ?? view.flatMap { boxes.firstFrame(of: $0) })
    }
  }

  /// A finding with the title of its code and its place in the picture.
  private func json(
    _ item: (diagnostic: Diagnostic, json: JSONNode), view: String? = nil, frame: Int? = nil
  ) -> JSONNode {
    guard case .object(let fields) = item.json else { return item.json }
    return .object(
      fields
        + [JSONField](members: [
          "title": .string(item.diagnostic.code.title), "view": view.map(JSONNode.string),
          "frame": frame.map(JSONNode.int),
        ]))
  }

  /// The views that the findings are about.
  private var findingViews: [String?] {
    let places = FindingPlaces(sides[0])
    return report.items.map { item in
      places.view(pointer: item.diagnostic.pointer, path: item.diagnostic.layerPath)
    }
  }

  /// The views that the changes are about, in the new version or else in the old one.
  private var changeViews: [String?] {
    guard let changes else { return [] }
    let (old, new) = (FindingPlaces(sides[0]), FindingPlaces(sides[sides.count - 1]))
    return changes.map { change in
      change.view ?? change.newPointer.flatMap { new.view(pointer: $0) }
        ?? change.oldPointer.flatMap { old.view(pointer: $0) }
    }
  }

  /// The changes, each with its place in the picture.
  private func pageChanges(_ views: [String?], _ boxes: ViewBoxes) -> [JSONNode]? {
    changes.map { changes in
      zip(changes, views).map { change, view in
        let frame = change.frame ?? view.flatMap { boxes.firstFrame(of: $0) }
        return .members([
          "kind": .string(change.kind.rawValue), "place": .strings(change.place),
          "text": .string(change.text), "view": view.map(JSONNode.string),
          "frame": frame.map(JSONNode.int),
        ])
      }
    }
  }

  /// Views by their identifiers: the views of the first side, and further ones of the last side.
  private func trackedViews(_ identifiers: Set<String>) -> [TrackedViews] {
    let first = TrackedViews(identifiers, in: sides[0].canvas)
    let rest = identifiers.subtracting(first.identifiers)
    return [first] + sides.dropFirst().map { TrackedViews(rest, in: $0.canvas) }
  }

  /// The frame at which a finding begins; `nil` if it is unknown, or counted in the time of a precomposition.
  private func frame(of finding: Diagnostic) -> Int? {
    guard let frames = finding.frames, finding.pointer.hasPrefix("/layers/") else { return nil }
    let frame = (frames.lowerBound - firstFrame).rounded(.down)
    return Int(min(max(0, frame), Double(frameCount - 1)))
  }

  /// Findings about the page itself.
  private func own(_ findings: [Diagnostic]) -> [JSONNode] {
    FindingsReport(file: report.file, findings: findings).items.map { json($0) }
  }

  private func sparseness(_ step: Int) -> Diagnostic {
    let pictures = (frameCount + step - 1) / step
    return Diagnostic(
      .sparsePreview,
      message: "The page has \(pictures) pictures for \(frameCount) frames.")
  }
}

// MARK: - Number of pictures

extension PreviewJob {
  /// The most pictures on a page; browsers take long to open more.
  private static let pictureLimit = 20_000

  /// The distance of pictures that gives the requested rate, in frames.
  private var requestedStep: Int {
    guard let rate = options.rate, rate < playback.frameRate else { return 1 }
    return Int(min((playback.frameRate / rate).rounded(.up), 1e9))
  }

  /// The distance of pictures that stays within the limit of their number, in frames.
  private var leastStep: Int {
    (frameCount * sides.count + PreviewJob.pictureLimit - 1) / PreviewJob.pictureLimit
  }

  /// A larger distance of pictures, for a page that exceeds its limit.
  private func nextStep(after step: Int, bytes: Int, limit: Int) throws(XsheetError) -> Int {
    guard step < frameCount else {
      throw XsheetError(
        .invalidRequest,
        "a page with one picture of \(sides[0].name) takes \(bytes) bytes, but \(limit) are allowed."
      )
    }
    let fitting = (Double(step) * Double(bytes) / Double(limit)).rounded(.down)
    return min(frameCount, max(step + 1, Int(min(fitting, 1e9))))
  }
}
