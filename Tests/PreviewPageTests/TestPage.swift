import Foundation
import ImageCoding
import TestSupport
import Xsheet

/// A preview page in a temporary folder, with the pictures that it should show.
final class TestPage: Sendable {
  private static let size = FrameSize.fitting(160)

  /// The address of the page.
  let url: URL
  /// The number of frames.
  let frameCount: Int
  /// The views of the sheet and of the findings.
  let views: [String]
  /// The pictures of both sides.
  private let pictures: [[PixelImage]]

  /// Writes the page of two animations, or of one and its timeline.
  init(_ animations: (first: AnimationFile, second: AnimationFile?)) throws {
    let preview = try animations.first.preview(
      beside: animations.second, PreviewOptions(size: TestPage.size))
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("xsheet-tests-\(UUID().uuidString).html")
    try Data(preview.bytes).write(to: url)
    frameCount = animations.first.frameCount
    pictures = try [animations.first, animations.second ?? animations.first].map { animation in
      let player = try animation.player(size: TestPage.size)
      return (0..<animation.frameCount).map { player.image(atFrame: Double($0)) }
    }
    let data = try PageData(preview.bytes)
    views = (data.objects("rows") + data.objects("findings")).compactMap { $0["view"] as? String }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A design, and the same with a layer that is elsewhere in frames 60 to 119.
  static func damagedPair() throws -> (AnimationFile, AnimationFile?) {
    let path = ProjectFolder.url("Compositions/loops/loops.json")
    let text = try String(contentsOf: path, encoding: .utf8)
    var root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    let frames = root["op"] as? Double ?? 0
    let square: [String: Any] = [
      "ty": 1, "nm": "damage", "ip": 60, "op": 120, "st": 0, "sw": 40, "sh": 30, "sc": "#3366CC",
      "ind": 900, "ks": ["p": ["a": 0, "k": [40, 30, 0]], "a": ["a": 0, "k": [20, 15, 0]]],
    ]
    precondition(frames == 360)
    root["layers"] = [square] + (root["layers"] as? [[String: Any]] ?? [])
    let bytes = [UInt8](try JSONSerialization.data(withJSONObject: root))
    return (
      try AnimationFile(contentsOfFile: path.path),
      .design(try Design(bytes: bytes, name: "damaged.json"))
    )
  }

  /// A design with an effect that is not drawn, on a layer that begins at frame 4.
  static func designWithFinding() throws -> (AnimationFile, AnimationFile?) {
    let text = """
      {"v": "5.7.0", "nm": "One", "fr": 10, "ip": 0, "op": 20, "w": 60, "h": 40, "layers": [
        {"ind": 1, "ty": 1, "nm": "Box", "ip": 4, "op": 20, "st": 0, "sw": 20, "sh": 20, "sc": "#FF0000",
         "ef": [{"ty": 5, "nm": "Odd", "mn": "ADBE Odd", "en": 1, "ef": []}],
         "ks": {"p": {"a": 0, "k": [30, 20, 0]}, "a": {"a": 0, "k": [10, 10, 0]}}}]}
      """
    return (.design(try Design(bytes: Array(text.utf8), name: "one.json")), nil)
  }

  /// The number of pixels that differ between both sides.
  func differingPixels(frame: Int) -> Int {
    let (one, other) = (pictures[0][frame].pixels, pictures[1][frame].pixels)
    return stride(from: 0, to: one.count, by: 4).count {
      TestPage.onWhite(one, at: $0) != TestPage.onWhite(other, at: $0)
    }
  }

  private static func onWhite(_ pixels: [UInt8], at place: Int) -> [Int] {
    let alpha = Int(pixels[place + 3])
    return (0..<3).map { (Int(pixels[place + $0]) * alpha + 255 * (255 - alpha) + 127) / 255 }
  }

  /// The largest difference of a channel to the picture of a frame, beyond the rounding of canvases, which multiply
  /// colors by their alpha.
  func largestDifference(of shown: [UInt8], frame: Int, side: Int) -> Int {
    let expected = pictures[side][frame].pixels
    guard shown.count == expected.count else { return 255 }
    var largest = 0
    for place in stride(from: 0, to: expected.count, by: 4) {
      let alpha = Int(expected[place + 3])
      largest = max(largest, abs(Int(shown[place + 3]) - alpha))
      for channel in 0..<3 where alpha > 0 {
        let rounding = alpha == 255 ? 0 : 255 / alpha + 1
        let distance = abs(Int(shown[place + channel]) - Int(expected[place + channel]))
        largest = max(largest, distance - rounding)
      }
    }
    return largest
  }
}
