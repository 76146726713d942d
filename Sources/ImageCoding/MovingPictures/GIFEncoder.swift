internal import CGIF
import Platform

/// Encodes animated GIF: the pixels that change, in up to 255 colors a frame.
///
/// Pixels are transparent or opaque. Where transparent ones show, each frame is cleared before the next one.
package struct GIFEncoder: MovingPictureEncoder {
  package static let fileExtensions = ["gif"]
  package static let mostFramesPerSecond: Double? = 50
  /// The shortest delay that browsers respect, in units; they show frames with shorter ones for 0.1 s.
  package static let shortestDuration = 2
  /// The least opacity of a pixel that is drawn.
  private static let opaque: UInt32 = 128
  /// The longest duration of one frame, in units.
  private static let longestDuration = 0xFFFF
  /// The codes of the graphics control and application extensions; giflib has them as macros.
  private static let (graphicsControl, application) = (Int32(0xF9), Int32(0xFF))

  package let unitsPerSecond = 100
  private let settings: MovingPictureSettings
  private let file: File
  private var quantizer = GIFQuantizer()
  private var previous: PixelImage?

  package init(_ settings: MovingPictureSettings) throws(ImageCodingError) {
    guard settings.width <= 0xFFFF, settings.height <= 0xFFFF else {
      throw .unsupportedSize(width: settings.width, height: settings.height)
    }
    self.settings = settings
    file = try File()
    try file.begin(settings)
  }

  package mutating func add(
    _ image: PixelImage, from start: Int, to end: Int
  ) throws(ImageCodingError) -> [UInt8] {
    let base = settings.isOpaque ? previous : nil
    let area = image.changedArea(since: base)
    let pixels = GIFEncoder.pixels(of: image, area, without: base)
    let frame = try quantizer.quantize(pixels, area)
    var rest = end - start
    // A longer frame is repeated; no part is shorter than players respect.
    while rest > GIFEncoder.longestDuration {
      let part = min(GIFEncoder.longestDuration, rest - GIFEncoder.shortestDuration)
      try file.add(frame, area, duration: part, isCleared: !settings.isOpaque)
      rest -= part
    }
    try file.add(frame, area, duration: rest, isCleared: !settings.isOpaque)
    previous = image
    return file.takeBytes()
  }

  package mutating func finish() throws(ImageCodingError) -> [UInt8] {
    try file.end()
    return file.takeBytes()
  }

  /// The colors of all frames, after the signature and the size.
  package var replacement: (offset: Int, bytes: [UInt8])? { (13, quantizer.shared.bytes) }

  /// The pixels of an area, opaque or 0; pixels that are equal in another image are 0.
  private static func pixels(
    of image: PixelImage, _ area: PixelArea, without other: PixelImage?
  ) -> [UInt32] {
    func pixel(_ bytes: [UInt8], _ index: Int) -> UInt32 {
      UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        | UInt32(bytes[index + 3]) << 24
    }
    var result: [UInt32] = []
    result.reserveCapacity(area.width * area.height)
    for row in area.y..<area.y + area.height {
      for column in area.x..<area.x + area.width {
        let index = (row * image.width + column) * 4
        let own = pixel(image.pixels, index)
        let isHidden = own >> 24 < opaque || other.map { pixel($0.pixels, index) == own } ?? false
        result.append(isHidden ? 0 : own | 0xFF00_0000)
      }
    }
    return result
  }
}

extension GIFEncoder {
  /// giflib's file, which writes to memory.
  private final class File {
    private var bytes: [UInt8] = []
    private var gif: UnsafeMutablePointer<GifFileType>?

    init() throws(ImageCodingError) {
      guard giflib.Open != nil else { throw .unwritable(gifLibrary.absence) }
      var reason: Int32 = 0
      gif = giflib.Open(
        Unmanaged.passUnretained(self).toOpaque(),
        { gif, start, count in
          guard let data = gif?.pointee.UserData, let start else { return 0 }
          let file = Unmanaged<File>.fromOpaque(data).takeUnretainedValue()
          file.bytes += UnsafeBufferPointer(start: start, count: Int(count))
          return count
        }, &reason)
      guard gif != nil else { throw File.failure(reason) }
    }

    deinit {
      var reason: Int32 = 0
      if let gif { _ = giflib.CloseFile(gif, &reason) }
    }

    /// Returns the bytes since the last call.
    func takeBytes() -> [UInt8] {
      defer { bytes = [] }
      return bytes
    }

    func begin(_ settings: MovingPictureSettings) throws(ImageCodingError) {
      giflib.SetGifVersion(gif, true)
      try withMap(GIFPalette()) { map in
        giflib.PutScreenDesc(gif, Int32(settings.width), Int32(settings.height), 8, 0, map)
      }
      // Without this extension, the picture is played once.
      guard settings.plays != 1 else { return }
      let repeats = settings.plays == 0 ? 0 : settings.plays - 1
      let count: [UInt8] = [1, UInt8(repeats & 0xFF), UInt8(repeats >> 8 & 0xFF)]
      try check(giflib.PutExtensionLeader(gif, application))
      try check(giflib.PutExtensionBlock(gif, 11, Array("NETSCAPE2.0".utf8)))
      try check(giflib.PutExtensionBlock(gif, 3, count))
      try check(giflib.PutExtensionTrailer(gif))
    }

    func add(
      _ frame: GIFQuantizer.Frame, _ area: PixelArea, duration: Int, isCleared: Bool
    ) throws(ImageCodingError) {
      var control = GraphicsControlBlock()
      control.DisposalMode = isCleared ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT
      control.DelayTime = Int32(duration)
      control.TransparentColor = Int32(GIFPalette.transparent)
      var extensionBytes = [UInt8](repeating: 0, count: 4)
      _ = giflib.GCBToExtension(&control, &extensionBytes)
      try check(giflib.PutExtension(gif, graphicsControl, 4, extensionBytes))
      func describe(_ map: UnsafeMutablePointer<ColorMapObject>?) -> Int32 {
        giflib.PutImageDesc(
          gif, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height), false, map)
      }
      if let palette = frame.palette {
        try withMap(palette, describe)
      } else {
        try check(describe(nil))
      }
      var places = frame.places
      for row in 0..<area.height {
        let result = places.withUnsafeMutableBufferPointer { buffer in
          giflib.PutLine(gif, buffer.baseAddress.map { $0 + row * area.width }, Int32(area.width))
        }
        try check(result)
      }
    }

    func end() throws(ImageCodingError) {
      guard let gif else { return }
      var reason: Int32 = 0
      self.gif = nil
      guard giflib.CloseFile(gif, &reason) == GIF_OK else { throw File.failure(reason) }
    }

    private func withMap(
      _ palette: GIFPalette, _ body: (UnsafeMutablePointer<ColorMapObject>?) -> Int32
    ) throws(ImageCodingError) {
      let colors = palette.bytes
      var entries = (0..<256).map {
        GifColorType(Red: colors[$0 * 3], Green: colors[$0 * 3 + 1], Blue: colors[$0 * 3 + 2])
      }
      let result = entries.withUnsafeMutableBufferPointer { buffer in
        // giflib copies the map.
        let map = giflib.MakeMapObject(256, buffer.baseAddress)
        defer { giflib.FreeMapObject(map) }
        return map == nil ? GIF_ERROR : body(map)
      }
      try check(result)
    }

    private func check(_ result: Int32) throws(ImageCodingError) {
      if result != GIF_OK { throw File.failure(gif?.pointee.Error ?? 0) }
    }

    private static func failure(_ reason: Int32) -> ImageCodingError {
      .unwritable(giflib.ErrorString(reason).map { String(cString: $0) } ?? "giflib failed")
    }
  }
}

/// The library that writes GIF files, and its functions.
private let gifLibrary = LateLibrary("libgif", versions: 7)
private let giflib = gifLibrary.functions(xs_gif(), xs_gif_find)
