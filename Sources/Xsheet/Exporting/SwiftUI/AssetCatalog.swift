import Containers

/// The pictures of a timeline in an asset catalog, in a folder that is named for the root view.
///
/// The folder provides a namespace, so that pictures of several views of one catalog can have the same name.
struct AssetCatalog {
  /// The name of the catalog.
  static let name = "Assets.xcassets"
  /// The program that Xsheet states as the author of its descriptions.
  private static let author = "xsheet"
  /// The name of the file that describes a folder of a catalog.
  static let descriptionName = "Contents.json"
  /// The file that describes the catalog.
  static let rootDescription = "\(name)/\(descriptionName)"
  /// The number of digits of a hash in the name of a picture's file.
  private static let hashLength = 8

  /// The files, relative to the folder that has the catalog.
  private(set) var files: [ExportedFile] = []
  /// The names of pictures in code, by their sources.
  private(set) var names: [String: String] = [:]
  private let view: String
  /// The names by the hashes of the files.
  private var namesByHash: [String: String] = [:]
  private var usedNames: Set<String> = []

  /// Makes the catalog of a timeline.
  ///
  /// - Throws: `XsheetError` if a picture cannot be encoded.
  init(of document: TimelineDocument, for view: String) throws(XsheetError) {
    self.view = view
    for resource in document.resources { try add(resource) }
    for source in document.timeline.imageSources where names[source] == nil {
      guard let bytes = DataURL.isOne(source) ? DataURL.bytes(in: source) : nil else { continue }
      try add(TimelineResource(source: source, name: "", content: .encoded(bytes)))
    }
    guard !files.isEmpty else { return }
    let folder = AssetCatalog.description(
      view, [JSONField("properties", ["provides-namespace": true])])
    files = [AssetCatalog.description("", []), folder] + files
  }

  /// The folder of a view's pictures.
  static func folder(of view: String) -> String { "\(name)/\(view)" }

  /// Whether Xsheet wrote a file of a catalog that has this content.
  static func isExported(_ name: String, _ bytes: [UInt8]) -> Bool {
    guard name == descriptionName else { return PictureFiles.isExported(name, bytes) }
    return String(decoding: bytes, as: UTF8.self).contains("\"author\": \"\(author)\"")
  }

  private mutating func add(_ resource: TimelineResource) throws(XsheetError) {
    guard let bytes = try AssetCatalog.bytes(of: resource.content) else { return }
    let hash = ContentHash(bytes).text
    if let name = namesByHash[hash] {
      names[resource.source] = name
      return
    }
    let name = unusedName(for: AssetCatalog.unpadded(resource.name))
    let folder = "\(view)/\(name).imageset"
    let larger = try AssetCatalog.largerPictures(of: resource.content)
    var images: [JSONNode] = []
    for (scale, bytes) in [(1, bytes)] + larger {
      let file = AssetCatalog.fileName(of: scale == 1 ? name : "\(name)@\(scale)x", bytes)
      var fields = [JSONField("filename", .string(file)), JSONField("idiom", "universal")]
      // A picture of one scale is for all.
      if !larger.isEmpty { fields.append(JSONField("scale", .string("\(scale)x"))) }
      images.append(.object(fields))
      files.append(ExportedFile(path: "\(AssetCatalog.name)/\(folder)/\(file)", bytes: bytes))
    }
    files.append(AssetCatalog.description(folder, [JSONField("images", .array(images))]))
    namesByHash[hash] = "\(view)/\(name)"
    names[resource.source] = "\(view)/\(name)"
  }

  /// The pictures for screens with more pixels: the files beside a picture whose names have `@2x` or `@3x` at the end.
  private static func largerPictures(
    of content: TimelineResource.Content
  ) throws(XsheetError) -> [(scale: Int, bytes: [UInt8])] {
    guard case .file(let path) = content else { return [] }
    var result: [(scale: Int, bytes: [UInt8])] = []
    for scale in 2...3 {
      let stem = path.withoutExtension
      let file = "\(stem)@\(scale)x.\(path.pathExtension)"
      guard FileKind(file) == .regular, let bytes = try bytes(of: .file(file)) else { continue }
      result.append((scale, bytes))
    }
    return result
  }

  /// The name of a file, which has a hash that detects changes of its content.
  private static func fileName(of name: String, _ bytes: [UInt8]) -> String {
    let hash = ContentHash(bytes).text.prefix(hashLength)
    return "\(name)-\(hash).\(ImageFormat(recognizing: bytes)?.fileExtension ?? "png")"
  }

  /// The file of a picture in a format that asset catalogs take; `nil` for one that is missing or broken.
  private static func bytes(of content: TimelineResource.Content) throws(XsheetError) -> [UInt8]? {
    guard let bytes = try content.bytes(), let format = ImageFormat(recognizing: bytes) else {
      return nil
    }
    switch format {
    case .png, .jpeg: return bytes
    case .webP:
      guard let image = try? ImageDecoder.decode(bytes) else { return nil }
      return try image.pngData()
    }
  }

  /// A name whose number at the end has no zeros before it, so that code can count the pictures of a sequence.
  private static func unpadded(_ name: String) -> String {
    guard let dash = name.lastIndex(of: "-"), let number = UInt(name[dash...].dropFirst()) else {
      return name
    }
    return "\(name[..<dash])-\(number)"
  }

  /// A name for a picture, with a number if another one has it; file systems may ignore case.
  private mutating func unusedName(for text: String) -> String {
    let stem = text.asFileName
    var (name, count) = (stem, 1)
    while !usedNames.insert(name.lowercased()).inserted {
      count += 1
      name = "\(stem)-\(count)"
    }
    return name
  }

  /// The file that describes a folder of the catalog.
  private static func description(_ folder: String, _ fields: [JSONField]) -> ExportedFile {
    let info: JSONNode = ["author": .string(author), "version": 1]
    let path = folder.isEmpty ? name : "\(name)/\(folder)"
    return ExportedFile(
      path: "\(path)/\(descriptionName)",
      bytes: JSONWriter.bytes(.object(fields + [JSONField("info", info)])))
  }
}
