import CompositionLowering
import ViewTree

extension Design {
  /// Whether a picture is missing or cannot be used, which a finding of its own reports.
  var lacksPictures: Bool {
    composition.images.contains { $0.picture == nil && !$0.isSequencePart }
  }

  /// Whether any frame of the lowered design shows something.
  func isVisible(_ lowered: LoweredComposition) -> Bool {
    guard !lowered.canvas.root.children.isEmpty else { return false }
    // Thin lines vanish in small pictures, with a longer side of 64 pixels.
    return [64, 1024].contains { side in
      guard let size = try? FrameSize.fitting(side).pixels(of: playback) else { return true }
      let scenes = CompositionSession(lowered)
      let player = FramePlayer(playback, scenes, size: size, background: .clear)
      // Most designs show something in their middle.
      return player.isVisible(atFrame: frameCount / 2)
        || (0..<frameCount).contains { player.isVisible(atFrame: $0) }
    }
  }
}

extension FramePlayer {
  /// Whether a pixel of a frame is not transparent.
  fileprivate func isVisible(atFrame frame: Int) -> Bool {
    let pixels = image(atFrame: Double(frame)).pixels
    return stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] > 0 }
  }
}
