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
