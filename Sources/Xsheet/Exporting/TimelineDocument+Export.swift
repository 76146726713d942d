import Foundation
import TimelineModel

extension TimelineDocument {
  /// The timeline as self-contained JSON: pictures of the design are data URLs.
  ///
  /// - Throws: `XsheetError` if a picture cannot be encoded.
  public func json() throws(XsheetError) -> [UInt8] {
    try files(as: .timeline, named: stem, in: nil).last?.bytes ?? []
  }

  /// Exports the timeline to files in a folder.
  ///
  /// Each file is written completely or not at all, the main one last; missing folders are made.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - format: The format.
  ///   - name: The name of the main file without its extension; `nil` for that of the design's file.
  /// - Returns: The path of the main file.
  /// - Throws: `XsheetError` if a file cannot be written.
  @discardableResult
  public func write(
    toFolder folder: String, as format: TimelineFormat = .timeline, named name: String? = nil
  ) throws(XsheetError) -> String {
    let files = try files(as: format, named: name ?? stem, in: folder)
    var path = ""
    for file in files {
      path = (folder as NSString).appendingPathComponent(file.path)
      try OutputFile.write(file.bytes, to: path)
    }
    return path
  }

  /// The files of an export, without writing them.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - name: The name of the main file without its extension.
  ///   - folder: The folder of the files; `nil` for a single self-contained file.
  /// - Returns: The files, the main one last.
  /// - Throws: `XsheetError` if a picture cannot be encoded.
  public func files(
    as format: TimelineFormat, named name: String, in folder: String?
  ) throws(XsheetError) -> [ExportedFile] {
    try format.files(of: self, named: name, in: folder)
  }
}
