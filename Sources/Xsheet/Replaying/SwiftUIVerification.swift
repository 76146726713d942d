package import Diagnostics
import ImageCoding
package import Reporting
import Verification
import ViewTree

/// The result of comparing generated SwiftUI code with its animation.
package struct SwiftUIVerification: Sendable {
  /// The differences of the pictures; `nil` for none that were drawn.
  let images: FrameSequenceComparison?
  /// The times of changes; `nil` for views without a clock.
  let changes: ChangeTimeComparison?
  /// The picture where motion is reduced; `nil` for none.
  let still: ReplayReport.Still?
  /// The runs with faults; `nil` for none.
  let faults: ReplayReport.Faults?
  /// The uses of SwiftUI that the stand-in does not draw.
  package let notes: [String]
  /// The findings about what the code leaves out.
  package let omissions: DiagnosticList
  /// The share of the drawn pixels of a frame that may differ in a match, 0...1.
  let threshold: Double
  /// The animation.
  let design: Playback
  /// The frames of the generated code.
  let copy: any ScenePlayer

  /// The result as a report.
  ///
  /// - Parameter file: The file, as the user named it.
  package func report(file: String) -> ReplayReport {
    ReplayReport(
      file: file, images: images, changes: changes, still: still, faults: faults,
      threshold: threshold,
      omissions: omissions, notes: notes)
  }

  /// Writes the frames that differ most as PNG files: animation, generated code and difference, side by side.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is made if it is missing.
  ///   - stem: The beginning of the names.
  ///   - size: The size of each picture.
  /// - Returns: The paths of the files.
  /// - Throws: `XsheetError` if a file cannot be written.
  package func writeWorstFrames(
    to folder: String, named stem: String, size: FrameSize
  ) throws(XsheetError) -> [String] {
    try OutputFolder.make(folder)
    let pixels = try size.pixels(of: design)
    var paths: [String] = []
    for frame in (images?.candidates ?? []).prefix(3).map(\.number).sorted() {
      let images = [(design.makeScenes(), frame % design.frameCount), (copy, frame)].map {
        FramePlayer(design, $0.0, size: pixels, background: .white)
          .image(atFrame: Double($0.1) + PictureComparison.frameShare)
      }
      let path = "\(folder)/\(stem)-swiftui-\(frame).png"
      try OutputFile.write(PixelImage(sideBySide: images).pngData(), to: path)
      paths.append(path)
    }
    return paths
  }
}
