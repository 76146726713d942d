import Foundation

/// The approved frames of a folder of `Compositions`.
public struct ApprovedFrames: Sendable {
  /// The frame rate of all compositions that are checked, in frames a second.
  public static let rate = 60.0

  /// A frame.
  public struct Frame: Sendable {
    /// The time, in seconds.
    public let time: Double
    /// The picture.
    public let image: PixelImage
  }

  /// The frames, in the order of their times.
  public let frames: [Frame]

  /// Reads the frames of a composition; empty if there are none.
  public init(_ composition: String) {
    let folder = ApprovedFrames.repository
      .appendingPathComponent("Compositions/\(composition)/frames")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    frames = names.sorted().compactMap { name in
      guard name.hasPrefix("frame-"), name.hasSuffix(".png"),
        let number = Double(name.dropFirst(6).dropLast(4)),
        let image = PixelImage(contentsOf: folder.appendingPathComponent(name))
      else { return nil }
      return Frame(time: number / ApprovedFrames.rate, image: image)
    }
  }

  /// The top folder of the repository.
  private static var repository: URL {
    (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }
}
