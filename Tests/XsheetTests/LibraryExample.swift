import Xsheet

/// Converts a Lottie file, and draws the timeline twice a second, 320 pixels wide.
func convertAndDraw(_ lottie: [UInt8]) throws -> (timeline: [UInt8], images: [[UInt8]]) {
  let design = try Design(bytes: lottie, name: "example")
  let timeline = design.converted(ConversionOptions(interval: 0.5))
  for finding in design.findings + timeline.findings where finding.severity > .note {
    print(finding.code.rawValue, finding.pointer, finding.message, finding.advice)
  }

  let player = try timeline.player(size: .fitting(320), background: .white)
  let images = try stride(from: 0, to: timeline.duration, by: 0.5).map { time in
    try player.image(at: time).pngData()
  }
  return (try timeline.json(), images)
}
