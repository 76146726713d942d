/// A finding about an input file: what was met, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable {
  /// What kind of finding it is.
  public var code: DiagnosticCode
  /// How much it matters; usually the code's own severity.
  public var severity: Severity
  /// What was found, in a sentence about this file.
  public var message: String
  /// What to do about it; usually the code's own advice, and empty where there is nothing to do.
  public var advice: String
  /// The JSON pointer (RFC 6901) of the place; empty for the whole file.
  public var pointer: String
  /// The line and column of the place if it is not that of a value; `nil` if `pointer` says all.
  public var place: TextPlace?
  /// The names of the compositions and layers that lead to the place, outermost first.
  public var layerPath: [String]
  /// The frames that are affected, in the count of the composition that holds the layer.
  ///
  /// `nil` where they are not known or all frames are affected.
  public var frames: Range<Double>?
  /// How many places of the same kind this finding stands for; the other members tell of the first.
  public var count: Int

  /// Makes a finding of its parts; severity and advice are the code's own unless they are given.
  public init(
    _ code: DiagnosticCode, severity: Severity? = nil, message: String, advice: String? = nil,
    pointer: String = "", place: TextPlace? = nil, layerPath: [String] = [],
    frames: Range<Double>? = nil, count: Int = 1
  ) {
    let facts = code.facts
    self.code = code
    self.severity = severity ?? facts.severity
    self.message = message
    self.advice = advice ?? facts.advice
    self.pointer = pointer
    self.place = place
    self.layerPath = layerPath
    self.frames = frames
    self.count = count
  }
}
