package import Reporting
public import Verification

/// The result of comparing an animation with its design, frame by frame.
public struct VerificationResult: Sendable, CustomStringConvertible {
  /// The differences.
  package let difference: AnimationDifference
  /// The design.
  let design: ComparedAnimation
  /// The animation that is compared with it.
  let copy: ComparedAnimation
  /// The size of the images.
  let size: FrameSize
  /// Whether both are files, rather than a file and its own timeline.
  var namesBoth = false
  /// Whether a timeline is compared with itself as it is written and read back.
  var isRoundTrip = false
  /// The name of the design for files.
  var stem: String { design.stem }

  init(
    _ difference: AnimationDifference, _ design: ComparedAnimation, _ copy: ComparedAnimation,
    size: FrameSize
  ) {
    self.difference = difference
    self.design = design
    self.copy = copy
    self.size = size
  }

  /// Whether a person would see a difference.
  public var verdict: Verdict { difference.verdict }
  /// The number of frames that were compared.
  public var frameCount: Int { difference.images.frameCount }
  /// The frame that differs most, counted from 0; the first one when none differs.
  public var worstFrame: Int { difference.images.worst?.number ?? 0 }
  /// The share of the drawn pixels that differ in the worst frame, 0...1.
  public var worstShare: Double { difference.images.worst?.badShare ?? 0 }
  /// The names on the path to the layer with the largest difference, outermost first; empty if none
  /// differs.
  public var worstLayer: [String] { report().worstLayer }
  /// The number of properties that move in the design.
  public var propertyCount: Int { difference.accuracy.propertyCount }
  /// The number of moving properties that have the values of the design, but for rounding in files.
  public var exactPropertyCount: Int { difference.accuracy.exactCount }
  /// The reasons for another verdict than a match, as sentences without periods: structure, images, then properties.
  public var reasons: [String] { report(listsAll: true).reasons }

  /// The verdict and its reasons, as text.
  public var description: String { report().text }

  /// The result as a report.
  ///
  /// - Parameters:
  ///   - listsAll: Whether all reasons and moving properties are listed, instead of the worst few.
  ///   - warnings: The number of warnings and errors about the design.
  package func report(listsAll: Bool = false, warnings: Int = 0) -> VerificationReport {
    VerificationReport(
      file: design.name, other: namesBoth ? copy.name : nil, isRoundTrip: isRoundTrip, difference,
      listsAll: listsAll, warnings: warnings
    ) { design.layerPaths.indices.contains($0) ? design.layerPaths[$0] : [] }
  }
}
