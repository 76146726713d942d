/// The SwiftUI source of a timeline, with pictures in place of all that source cannot have.
///
/// The exporter reports each part that it leaves out. Pictures replace these parts, and the timeline is exported again until
/// no further part can become a picture.
struct SwiftUISource {
  /// The timeline with the pictures.
  private(set) var document: TimelineDocument
  /// The pictures.
  private(set) var catalog: AssetCatalog
  /// The source.
  private(set) var export: SwiftUIExporter.Export
  /// The findings about parts that became pictures.
  private(set) var baked = DiagnosticList()
  /// The parts that pictures were made of, or that have none, with the reasons.
  private var reasons: [Omission: String?] = [:]
  /// The changes without a visible effect.
  private var hidden: Set<Omission> = []

  /// Exports a timeline.
  ///
  /// - Throws: `XsheetError` if a picture cannot be encoded.
  init(_ document: TimelineDocument, _ options: SwiftUIOptions) throws(XsheetError) {
    self.document = document
    self.document.timeline = document.timeline.recoloring()
    var options = options
    var drawn: Timeline
    repeat {
      catalog = try AssetCatalog(of: self.document, for: options.viewName)
      options.pictureNames = catalog.names
      let exporter = SwiftUIExporter(self.document.timeline, options)
      export = exporter.export()
      drawn = exporter.drawn
      hide(drawn)
    } while document.bakesPictures && bake(drawn)
  }

  /// The findings about what the source leaves out or needs.
  var findings: DiagnosticList {
    var result = export.notes
    for omission in export.omissions where !hidden.contains(omission) {
      result.report(omission.diagnostic(because: reasons[omission] ?? nil))
    }
    return result
  }

  /// Notes the changes that the source leaves out and that have no visible effect, such as a perspective without a rotation.
  private mutating func hide(_ drawn: Timeline) {
    // Each change of a property is an omission of its own.
    for omission in Set(export.omissions) where reasons[omission] == nil {
      if let key = omission.property, !drawn.showsChanges(of: key, in: omission.view) {
        hidden.insert(omission)
      }
    }
  }

  /// Makes pictures of the parts that the source leaves out; returns whether the timeline changed.
  private mutating func bake(_ drawn: Timeline) -> Bool {
    var parts: [BakedPart: Omission] = [:]
    for omission in export.omissions where reasons[omission] == nil && !hidden.contains(omission) {
      if let part = BakedPart(omission) { parts[part] = omission }
    }
    guard !parts.isEmpty else { return false }
    let result = drawn.baked(
      parts.keys.sorted { ($0.view, $0.name) < ($1.view, $1.name) })
    for (part, omission) in parts { reasons[omission] = .some(result.reasons[part]) }
    guard result.reasons.count < parts.count else { return false }
    baked.append(contentsOf: result.diagnostics)
    document = document.baked(result.timeline, pictures: result.pictureNames)
    return true
  }
}

extension BakedPart {
  /// The part that an omission names; `nil` for one that no pictures show.
  fileprivate init?(_ omission: Omission) {
    let extent: Extent
    switch omission.extent {
    case .content: extent = .content
    case .view: extent = .view
    case .surroundings: extent = .surroundings
    case .none: return nil
    }
    self.init(
      view: omission.view,
      name: omission.feature.uppercasingFirst,
      extent: extent, layerPath: omission.layerPath)
  }
}
