/// A format of pictures, which the name of an output chooses.
package struct FrameFormat {
  /// The extensions of file names that choose the format, in lower case and without a dot.
  package let fileExtensions: [String]
  /// Whether all frames are one moving picture.
  package var isMovingPicture = true
  /// The most frames a second that players show; `nil` for no limit.
  var mostFramesPerSecond: Double?
  /// Makes a writer for an output.
  fileprivate let makeWriter: WriterMaker

  fileprivate typealias WriterMaker = (
    OutputPattern, FrameSequenceInfo, MovingPictureOptions
  ) throws(XsheetError) -> any FrameWriter

  /// All formats; the first one is for names without an extension.
  fileprivate static var all: [FrameFormat] {
    [
      still(["png"]), still(["jpg", "jpeg"]),
      moving(GIFEncoder.self), moving(APNGEncoder.self), moving(WebPEncoder.self),
      video("mp4", .mp4), video("webm", .webM),
      FrameFormat(fileExtensions: ["y4m"]) { output, info, options throws(XsheetError) in
        try Y4MWriter(to: output, info, hasAlphaPlane: options.keepsAlpha)
      },
    ]
  }

  private static func still(_ fileExtensions: [String]) -> FrameFormat {
    FrameFormat(fileExtensions: fileExtensions, isMovingPicture: false) {
      output, info, options throws(XsheetError) in
      try StillWriter(
        to: output, info, fileExtension: fileExtensions[0], quality: options.quality)
    }
  }

  private static func moving<Encoder: MovingPictureEncoder>(
    _ encoder: Encoder.Type
  ) -> FrameFormat {
    FrameFormat(
      fileExtensions: Encoder.fileExtensions, mostFramesPerSecond: Encoder.mostFramesPerSecond
    ) { output, info, options throws(XsheetError) in
      try MovingPictureWriter<Encoder>(to: output, info, options)
    }
  }

  private static func video(_ fileExtension: String, _ format: VideoFormat) -> FrameFormat {
    FrameFormat(fileExtensions: [fileExtension]) { output, info, _ throws(XsheetError) in
      try VideoWriter(to: output, info, format)
    }
  }

  /// The extensions of all formats.
  package static var fileExtensions: [String] { all.flatMap(\.fileExtensions) }
}

extension FrameFormat {
  /// The format of an output.
  ///
  /// Standard output, `nil`, takes PNG; a name of a format overrides the extension of the output.
  ///
  /// - Throws: `XsheetError` of kind `invalidRequest` for an unknown extension.
  package init(of output: OutputPattern?, named chosen: String? = nil) throws(XsheetError) {
    let name = chosen ?? output?.fileExtension ?? ""
    let all = FrameFormat.all
    let format = name.isEmpty ? all.first : all.first { $0.fileExtensions.contains(name) }
    guard let format else {
      let known = FrameFormat.fileExtensions.map { "." + $0 }.joined(separator: ", ")
      throw XsheetError(
        .invalidRequest,
        "'\(output?.text ?? name)' has an unknown extension; supported are: \(known).")
    }
    self = format
  }

  /// The writer for some frames: several ones that share the name of a PNG file are a moving picture.
  func writer(
    to output: OutputPattern, _ info: FrameSequenceInfo, _ options: MovingPictureOptions
  ) throws(XsheetError) -> any FrameWriter {
    fileExtensions == ["png"] && info.numbers.count > 1 && !output.hasNumber
      ? try MovingPictureWriter<APNGEncoder>(to: output, info, options)
      : try makeWriter(output, info, options)
  }
}

/// How moving pictures are written.
public struct MovingPictureOptions: Hashable, Sendable {
  /// How often players show the picture; 0 for endless repetition.
  public var plays: Int
  /// The quality of WebP and JPEG, 0...100; `nil` for WebP without loss, and for the usual one of JPEG.
  public var quality: Int?
  /// Whether raw video has a plane of opacity; transparent pixels are black without one.
  public var keepsAlpha: Bool

  /// Chooses how moving pictures are written.
  public init(plays: Int = 0, quality: Int? = nil, keepsAlpha: Bool = false) {
    (self.plays, self.quality, self.keepsAlpha) = (plays, quality, keepsAlpha)
  }
}

/// Writes each frame to a file of its own: PNG, or JPEG of a quality.
struct StillWriter: FrameWriter {
  private let output: OutputPattern
  private let fileExtension: String
  private let quality: Int?

  init(
    to output: OutputPattern, _ info: FrameSequenceInfo, fileExtension: String, quality: Int?
  ) throws(XsheetError) {
    (self.output, self.fileExtension, self.quality) = (output, fileExtension, quality)
    guard info.numbers.count == 1 || output.hasNumber else {
      throw XsheetError(
        .invalidRequest,
        "\(info.numbers.count) frames need a place for their number, as in 'frame-%05d.\(fileExtension)'."
      )
    }
  }

  func prepare(_ image: consuming PixelImage) throws(XsheetError) -> [UInt8] {
    fileExtension == "png" ? try image.pngData() : try image.jpegData(quality: quality)
  }

  mutating func add(_ frame: [UInt8], number: Int) throws(XsheetError) {
    try OutputDraft.write(frame, to: output.path(frame: number))
  }

  mutating func finish() {}
}

extension PixelImage {
  /// Encodes the image as a PNG file.
  ///
  /// - Throws: `XsheetError` if the image exceeds the limits of images.
  public func pngData() throws(XsheetError) -> [UInt8] {
    try XsheetError.encoding("an image", try PNGEncoder.encode(self))
  }

  /// Encodes the image as a JPEG file, in which transparent pixels are white.
  func jpegData(quality: Int?) throws(XsheetError) -> [UInt8] {
    try XsheetError.encoding("an image", try JPEGEncoder.encode(self, quality: quality))
  }

  /// Writes the image to a PNG file, completely or not at all; missing folders are made.
  ///
  /// - Throws: `XsheetError` if the file cannot be written.
  public func write(toFile path: String) throws(XsheetError) {
    try OutputDraft.write(pngData(), to: path)
  }
}

extension XsheetError {
  /// Encodes an image; an error names it by a title such as "an image".
  static func encoding<Result>(
    _ title: String, _ body: @autoclosure () throws(ImageCodingError) -> Result
  ) throws(XsheetError) -> Result {
    do {
      return try body()
    } catch {
      throw XsheetError(.inputOutput, "\(title) cannot be encoded: \(error)")
    }
  }
}
