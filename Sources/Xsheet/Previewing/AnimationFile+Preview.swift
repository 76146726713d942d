import ViewTree

extension AnimationFile {
  /// Makes a page that shows a design beside its timeline, a timeline alone, or two animations side by side.
  ///
  /// The page is one HTML file that a browser opens without a network: the pictures of all frames with means to play,
  /// to step and to compare, the exposure sheet of the timeline, the findings, the verdict and the inventory.
  ///
  /// - Parameters:
  ///   - other: The animation on the other side; `nil` for the timeline that a design is converted to.
  ///   - changes: The changes from this animation to the other one, which the page lists; `nil` for none.
  ///   - options: How the page is made.
  ///   - progress: Is called after each frame with the numbers of frames that are done and of all, first for the
  ///     comparison, then for the pictures; on any thread.
  /// - Throws: `XsheetError` if the pictures would be too large, or if no picture fits into the page.
  public func preview(
    beside other: AnimationFile? = nil, changes: [AnimationChange]? = nil,
    _ options: PreviewOptions = PreviewOptions(),
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(XsheetError) -> Preview {
    var report = report(takesInventory: true, options.verification.conversion)
      .listing(ignoring: options.ignoredCodes)
    report.listsAll = true
    let sides: [ComparedAnimation]
    var verification: VerificationResult?
    if case .timeline(let timeline) = self, other == nil {
      sides = [ComparedAnimation(timeline)]
    } else {
      let result = try verified(against: other, options.verification, progress: progress)
      verification = result
      sides = [result.design, result.copy]
    }
    let job = PreviewJob(
      sides: sides, size: try options.size.pixels(of: sides[0].playback),
      pageSides: pageSides(besides: other, areVersions: changes != nil),
      verification: verification,
      report: report, changes: changes, firstFrame: firstFrame, options: options)
    return try job.run(progress: progress)
  }

  /// The names of this animation and the one beside it, and of their files.
  private func pageSides(
    besides other: AnimationFile?, areVersions: Bool
  ) -> [(name: String, file: String)] {
    switch (self, other) {
    case (.timeline(let timeline), nil):
      return [("Timeline", timeline.name.lastPathComponent)]
    case (.design(let design), nil):
      let file = ExportFormat.timeline.fileName(of: design.stem)
      return [
        ("Design", design.name.lastPathComponent),
        ("Timeline", file),
      ]
    case (_, let other?):
      let names =
        areVersions
        ? ["Old", "New"]
        : kind == other.kind ? ["First", "Second"] : [kind, other.kind]
      return [
        (names[0], name.lastPathComponent),
        (names[1], other.name.lastPathComponent),
      ]
    }
  }

  /// The name of the kind of file.
  private var kind: String {
    switch self {
    case .design: "Design"
    case .timeline: "Timeline"
    }
  }

  /// The first frame, in the time of a design.
  private var firstFrame: Double {
    switch self {
    case .design(let design): design.composition.inPoint
    case .timeline: 0
    }
  }
}

/// The views that findings and changes are about.
struct FindingPlaces {
  private let byPointer: [String: String]
  private let byPath: [[String]: String]

  /// Prepares the views of an animation.
  init(_ animation: ComparedAnimation) {
    let identifiers = animation.canvas.root.preorder.map(\.node.id)
    byPointer = Dictionary(
      zip(animation.pointers, identifiers).filter { !$0.0.isEmpty },
      uniquingKeysWith: { first, _ in first })
    byPath = Dictionary(
      zip(animation.layerPaths, identifiers).filter { !$0.0.isEmpty },
      uniquingKeysWith: { first, _ in first })
  }

  /// The identifier of the innermost view around a place; `nil` if there is none.
  func view(pointer: String, path: [String] = []) -> String? {
    var pointer = Substring(pointer)
    while let end = pointer.lastIndex(of: "/") {
      if let view = byPointer[String(pointer)] { return view }
      pointer = pointer[..<end]
    }
    var path = path
    while !path.isEmpty {
      if let view = byPath[path] { return view }
      path.removeLast()
    }
    return nil
  }
}
