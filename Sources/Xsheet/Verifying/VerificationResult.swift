package import Reporting
public import Verification

/// The result of comparing a timeline with a design, frame by frame.
public struct VerificationResult: Sendable, CustomStringConvertible {
  /// The comparison of the images.
  package let images: FrameSequenceComparison
  /// The deviations of the properties that move, the largest first.
  package let deviations: [PropertyDeviation]
  /// The names on the path to the views that deviate, by preorder index.
  private let layerPaths: [Int: [String]]
  /// The name of the design in messages.
  private let name: String

  /// Makes a result of its parts.
  ///
  /// - Parameters:
  ///   - name: The name of the design in messages.
  ///   - images: The comparison of the images.
  ///   - deviations: The deviations of the properties that move, the largest first.
  ///   - layerPath: Returns the names on the path to a view, by its preorder index.
  init(
    name: String, images: FrameSequenceComparison, deviations: [PropertyDeviation],
    layerPath: (Int) -> [String]
  ) {
    self.name = name
    self.images = images
    self.deviations = deviations
    let sources = deviations.map(\.source) + [images.worst?.source].compactMap { $0 }
    layerPaths = Dictionary(
      sources.map { ($0, layerPath($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a person would see a difference.
  public var verdict: Verdict { images.verdict }
  /// The number of frames that were compared.
  public var frameCount: Int { images.frameCount }
  /// The frame that differs most, counted from 0; the first one when none differs.
  public var worstFrame: Int { images.worst?.frame ?? 0 }
  /// The share of pixels that differ in the worst frame, 0...1.
  public var worstShare: Double { images.worst?.badShare ?? 0 }
  /// The names on the path to the layer with the largest difference, outermost first; empty if none
  /// differs.
  public var worstLayer: [String] { report().worstLayer }
  /// The number of moving properties that were compared.
  public var propertyCount: Int { deviations.count }
  /// The number of moving properties that have the values of the design, but for rounding in files.
  public var exactPropertyCount: Int { report().exactCount }

  /// The verdict, and the properties that deviate most, as text.
  public var description: String { report().text }

  /// The result as a report.
  ///
  /// - Parameter listsAll: Whether all moving properties are listed, instead of the worst few.
  package func report(listsAll: Bool = false) -> VerificationReport {
    VerificationReport(
      file: name, comparison: images, deviations: deviations, listsAll: listsAll
    ) { layerPaths[$0] ?? [] }
  }
}
