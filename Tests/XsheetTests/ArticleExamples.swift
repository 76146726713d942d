// The Swift code of the article "Using the library"; a test compares them.
import Foundation
import Xsheet

/// Opens a design, and prints its findings with the places in the file.
func open(_ path: String) throws -> Design? {
  let design = try Design(contentsOfFile: path)
  for finding in design.findings {
    let place = finding.place.map { "\($0.line):\($0.column): " } ?? ""
    print(place + finding.message, finding.advice)
  }
  let isClean = design.findings.allSatisfy { $0.severity < .warning }
  return isClean ? design : nil
}

/// Opens all animations of a file.
func openAll(_ path: String) throws -> [Design] {
  let names = Design.animationNames(inFile: path)
  return names.isEmpty
    ? [try Design(contentsOfFile: path)]
    : try names.map { try Design(contentsOfFile: "\(path)#\($0)") }
}

/// Writes a timeline with ticks every half second, and returns its path.
func convert(_ design: Design, to folder: String) throws -> String {
  let timeline = design.converted(ConversionOptions(interval: 0.5))
  for finding in timeline.findings { print(finding) }
  if let summary = timeline.summary {
    print("\(summary.exact) exact, \(summary.approximate) approximate")
  }
  return try timeline.write(toFolder: folder)
}

/// Draws a still, and two pictures for each second of a file of either kind.
func draw(_ path: String, to folder: String) throws {
  let file = try AnimationFile(contentsOfFile: path)
  try file.frame(at: 0.5, size: .fitting(320), background: .white)
    .write(toFile: "\(folder)/still.png")
  let step = Int(file.frameRate / 2)
  try file.render(.every(step), toFile: "\(folder)/frame-%05d.png", size: .scale(2))
}

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

/// The texts to translate, by the names of their layers.
func texts(in url: URL) throws -> [String: String] {
  let design = try Design(contentsOf: url)
  for layer in design.layers where layer.isHidden { print(layer.number, layer.name, layer.kind) }
  for picture in design.pictures where picture.isMissing { print(picture.path ?? picture.id) }
  for marker in design.markers { print(marker.name, marker.time) }
  print(Set(design.colors.map(\.color)).count, "colors")
  return Dictionary(design.texts.map { ($0.layers.joined(separator: "/"), $0.string) }) { $1 }
}

/// Draws a design as a moving picture, and says how far it is.
func drawInTask(_ design: Design, to path: String) async throws {
  let timeline = try await design.converted()
  try await timeline.render(toFile: path, size: .fitting(480)) { written, all in
    print(written, "of", all)
  }
}

/// Whether a timeline that was edited by hand still looks like its design.
func isFaithful(_ timeline: TimelineDocument, to design: Design) throws -> Bool {
  let result = try design.verified(against: timeline)
  for reason in result.reasons { print(reason) }
  if result.verdict != .match { _ = try result.writeWorstFrames(to: "differences") }
  return result.verdict == .match
}

/// Writes the page of a design beside its timeline, and a page of two versions with their changes.
func preview(_ old: String, _ new: String, to folder: String) throws {
  let (first, second) = (
    try AnimationFile(contentsOfFile: old), try AnimationFile(contentsOfFile: new)
  )
  try first.preview().write(toFile: "\(folder)/design.html")
  let changes = try first.changes(to: second).changes
  for change in changes { print(change) }
  try first.preview(beside: second, changes: changes).write(toFile: "\(folder)/changes.html")
}
