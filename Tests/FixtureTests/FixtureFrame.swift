import Foundation

/// A frame of a fixture that is compared with a picture: `name@12.lottie-web.png` or `name@12.approved.png`.
struct FixtureFrame: Sendable {
  /// The origin of the picture.
  enum Origin: String, CaseIterable, Sendable {
    /// A frame drawn by lottie-web; approving never writes it.
    case lottieWeb = "lottie-web"
    /// A frame drawn by this project and approved by a person.
    case approved
  }

  /// The number of the frame, counted from the first frame of the composition.
  let number: Int
  let origin: Origin
  /// The picture.
  let file: URL

  /// The frame of a file; `nil` if the file is not a picture of the fixture.
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
