/// The images of frames: their number, their size, and how they are drawn.
package struct FrameDrawing: Sendable {
  /// The frames that there are.
  let playback: Playback
  /// The size of the images, in pixels.
  let size: FrameSize.Pixels
  /// Whether no pixel is transparent.
  let isOpaque: Bool
  /// The color behind the animation.
  let background: Color
  /// How the frames share one picture; `nil` for pictures of their own.
  let arrangement: FrameArrangement?
  /// Makes the function that draws frames on one thread.
  let makeDrawing: @Sendable () -> (Int) -> PixelImage

  /// The frames of an animation, with its exposure sheet beside them if there is one.
  package init(
    _ playback: Playback, size: FrameSize, background: Color,
    arrangement: FrameArrangement? = nil, exposure: ExposureSheet? = nil
  ) throws(XsheetError) {
    (self.background, self.arrangement) = (background, arrangement)
    // Frames over each other are transparent.
    let color = arrangement == .onion ? .clear : background
    let pixels = try size.pixels(of: playback)
    let strip = exposure.map {
      ExposureStrip(
        $0, duration: Double(playback.frameCount) / playback.frameRate,
        frameRate: playback.frameRate, height: pixels.height)
    }
    let scenes = playback.makeScenes()
    self.playback = playback
    self.size = FrameSize.Pixels(
      width: strip?.widthBeside(pixels.width) ?? pixels.width, height: pixels.height)
    isOpaque = color.alpha == 1 && exposure == nil
    makeDrawing = {
      let player = FramePlayer(playback, scenes, size: pixels, background: color)
      return { frame in
        let image = player.image(atFrame: Double(frame))
        return strip?.beside(image, frame: frame) ?? image
      }
    }
  }

  /// The frames of two versions beside each other on white, with names above.
  ///
  /// Frames are counted at the rate of the first version, until the end of the longer one; the other one is empty after
  /// its end. The difference of their pixels stands after them on request; a transparent background becomes white.
  ///
  /// - Throws: `XsheetError` if the images are too large, or if there is no difference of two sizes.
  package init(
    _ versions: (old: AnimationFile, new: AnimationFile), hasDifference: Bool, size: FrameSize,
    background: Color, arrangement: FrameArrangement?
  ) throws(XsheetError) {
    (self.background, self.arrangement) = (background, arrangement)
    let (old, new) = (versions.old.playback, versions.new.playback)
    let files = [versions.old.name, versions.new.name].map(\.lastPathComponent)
    let sizes = [try size.pixels(of: old), try size.pixels(of: new)]
    guard !hasDifference || sizes[0] == sizes[1] else {
      throw XsheetError(
        .invalidRequest, "the versions have canvases of two sizes, and so no difference of pixels.")
    }
    let row = PictureRow(
      sizes: sizes, names: files[0] == files[1] ? ["Old", "New"] : files,
      hasDifference: hasDifference)
    guard ImageLimits.accept(width: row.size.width, height: row.size.height) else {
      throw XsheetError(
        .invalidRequest,
        "images of \(row.size.width) by \(row.size.height) pixels are too large.")
    }
    let newCount = Int((Double(new.frameCount) * old.frameRate / new.frameRate).rounded(.up))
    var longer = old
    longer.frameCount = max(old.frameCount, newCount)
    longer.reachableFrameCount = max(old.reachableFrameCount, newCount)
    playback = longer
    self.size = row.size
    let color = background.alpha == 0 ? .white : background
    isOpaque = color.alpha == 1
    let scenes = [old.makeScenes(), new.makeScenes()]
    makeDrawing = {
      let players = [old, new].indices.map { index in
        FramePlayer([old, new][index], scenes[index], size: sizes[index], background: color)
      }
      return { frame in
        row.image(
          zip([old, new], players).map { version, player in
            let own = Double(frame) * version.frameRate / old.frameRate
            let number = (own + Playback.frameTolerance).rounded(.down)
            return number < Double(version.reachableFrameCount)
              ? player.image(atFrame: number)
              : PixelImage(width: player.width, height: player.height, color: color)
          })
      }
    }
  }
}
