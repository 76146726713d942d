import Foundation

/// A frame of a fixture that is compared with a picture: `name@12.lottie-web.png` or `name@12.approved.png`.
struct FixtureFrame: Sendable {
  /// The origin of the picture.
  enum Origin: String, CaseIterable, Sendable {
    /// lottie-web drew it, so approving never writes it.
    case lottieWeb = "lottie-web"
    /// This project drew it, and a person approved it.
    case approved
  }

  /// The number of the frame, counted from the first frame of the composition.
  let number: Int
  let origin: Origin
  /// The picture.
  let file: URL

  /// The frame that a file shows; `nil` if the file is no picture of the fixture.
  init?(fixture: Fixture, file name: String) {
    guard name.hasPrefix(fixture.name + "@") else { return nil }
    let parts = name.dropFirst(fixture.name.count + 1).split(separator: ".")
    guard parts.count == 3, parts[2] == "png", let number = Int(parts[0]),
      let origin = Origin(rawValue: String(parts[1]))
    else { return nil }
    (self.number, self.origin) = (number, origin)
    file = Fixture.root.appendingPathComponent("\(fixture.area)/\(name)")
  }

  /// Frame 0 with the picture that this project draws, for which a fixture without pictures is approved.
  static func first(of fixture: Fixture) -> FixtureFrame? {
    FixtureFrame(fixture: fixture, file: "\(fixture.name)@0.\(Origin.approved.rawValue).png")
  }
}
