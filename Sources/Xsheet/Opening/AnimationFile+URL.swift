public import Platform

extension Design {
  /// Opens a Lottie export: `.json`, `.lottie` or `.tgs`.
  ///
  /// - Parameters:
  ///   - url: The address, of a file.
  ///   - assetFolders: Further folders from which pictures may be read.
  ///   - fontFolders: Folders of fonts, searched before the fonts of the system.
  /// - Throws: `XsheetError` if the file cannot be read or used.
  public init(
    contentsOf url: URL, assetFolders: [URL] = [], fontFolders: [URL] = []
  ) throws(XsheetError) {
    try self.init(SourceFile(url: url, assetFolders: assetFolders, fontFolders: fontFolders))
  }
}

extension TimelineDocument {
  /// Opens a timeline, `.xsheet.json`, and the pictures that it names.
  ///
  /// - Parameters:
  ///   - url: The address, of a file.
  ///   - assetFolders: Further folders from which pictures may be read.
  ///   - fontFolders: Folders of fonts, searched before the fonts of the system.
  /// - Throws: `XsheetError` if the file cannot be read or used.
  public init(
    contentsOf url: URL, assetFolders: [URL] = [], fontFolders: [URL] = []
  ) throws(XsheetError) {
    try self.init(SourceFile(url: url, assetFolders: assetFolders, fontFolders: fontFolders))
  }
}

extension AnimationFile {
  /// Opens a design or a timeline, depending on the content.
  ///
  /// - Parameters:
  ///   - url: The address, of a file.
  ///   - assetFolders: Further folders from which pictures may be read.
  ///   - fontFolders: Folders of fonts, searched before the fonts of the system.
  /// - Throws: `XsheetError` if the file cannot be read or used.
  public init(
    contentsOf url: URL, assetFolders: [URL] = [], fontFolders: [URL] = []
  ) throws(XsheetError) {
    try self.init(SourceFile(url: url, assetFolders: assetFolders, fontFolders: fontFolders))
  }
}
