/// A finding about an input file: a code, a place, a message and advice.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// The kind of finding.
  public var code: DiagnosticCode
  /// The severity; usually the code's own.
  public var severity: Severity
  /// The finding in this file, in one or two sentences.
  public var message: String
  /// Advice; usually the code's own, and empty if there is nothing to do.
  public var advice: String
  /// The JSON pointer (RFC 6901) to the place; empty for the whole file.
  public var pointer: String
  /// The line and column of the place, counted from 1; `nil` where only `pointer` is known.
  public var place: TextPlace?
  /// The names of the compositions and layers around the place, outermost first.
  public var layerPath: [String]
  /// The affected frames, in the time of the composition that holds the layer.
  ///
  /// `nil` if they are unknown or all frames are affected.
  public var frames: Range<Double>?
  /// The number of places of the same kind; the other members describe the first of them.
  public var count: Int
  /// Whether listings for people leave out the note unless all notes are requested; usually as the code says.
  public var isMinor: Bool

  /// Makes a finding; severity and advice are the code's by default.
  public init(
    _ code: DiagnosticCode, severity: Severity? = nil, message: String, advice: String? = nil,
    pointer: String = "", place: TextPlace? = nil, layerPath: [String] = [],
    frames: Range<Double>? = nil, count: Int = 1, isMinor: Bool? = nil
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
    self.isMinor = isMinor ?? facts.isMinor
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line: the severity, the code, the message and the layer.
  public var description: String {
    let place = layerPath.isEmpty ? "" : " [\(layerPath.joined(separator: " › "))]"
    return "\(severity.rawValue) \(code.rawValue): \(message)\(place)"
  }
}

/// A line and column of a text.
public struct TextPlace: Hashable, Codable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Makes a place of its parts.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The reason why a file cannot be unpacked or imported.
package struct ImportFailure: Error, Hashable, Sendable {
  /// The finding about the failure.
  package var diagnostic: Diagnostic
  /// The findings before the failure, in order.
  package var findings: DiagnosticList

  package init(diagnostic: Diagnostic, findings: DiagnosticList = DiagnosticList()) {
    self.diagnostic = diagnostic
    self.findings = findings
  }

  /// Makes a failure without other findings.
  package init(_ code: DiagnosticCode, _ message: String) {
    self.init(diagnostic: Diagnostic(code, message: message))
  }
}
