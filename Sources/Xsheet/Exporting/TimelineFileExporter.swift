/// Exports a timeline as JSON.
///
/// Pictures become files in the folder `NAME.images`, named for their content, or data URLs in a self-contained file.
struct TimelineFileExporter: TimelineExporter {
  let formatName = "timeline"
  let makesPictures = false
  let fileExtension = "xsheet.json"

  func mainName(of name: String) -> String { name }

  func export(
    _ document: TimelineDocument, named name: String, in folder: String?, linksPictures: Bool
  ) throws(XsheetError) -> TimelineExport {
    let pictureFolder = folder == nil ? nil : "\(name).images"
    var pictures = PictureFiles(in: pictureFolder)
    for resource in document.resources {
      if linksPictures, case .file(let path) = resource.content {
        pictures.link(resource.source, to: RelativePath.path(to: path, from: folder ?? ""))
      } else if let bytes = try resource.content.bytes() {
        pictures.add(bytes, of: resource)
      }
      // A picture that is missing has a finding, and keeps its name.
    }
    var timeline = document.timeline
    timeline.renameImageSources(pictures.names)
    let text = String(decoding: timeline.jsonBytes(), as: UTF8.self)
    // A self-contained file is not written again.
    let file = ExportedFile(
      path: "\(name).\(fileExtension)", text: folder == nil ? text : StampedTimeline.stamped(text))
    return TimelineExport(files: pictures.files + [file], pictureFolder: pictureFolder)
  }

  func adapted(
    _ export: TimelineExport, named name: String, toFolder folder: String, edits: EditPolicy
  ) throws(XsheetError) -> TimelineExport {
    var export = export
    let index = export.files.count - 1
    let target = folder.appendingPath(export.files[index].path)
    guard FileKind(target) == .regular else { return export }
    guard let bytes = PictureLoader.bytes(at: target) else {
      throw XsheetError(.inputOutput, "\(target) cannot be read.")
    }
    let present = StampedTimeline(String(decoding: bytes, as: UTF8.self))
    let new = StampedTimeline(export.files[index].text)
    // Earlier versions wrote no hash.
    guard present.unstamped != new.unstamped else { return export }
    try present.merge(with: new, at: index, of: &export, over: target, edits: edits) {
      StampedTimeline($0)
    }
    return export
  }
}
