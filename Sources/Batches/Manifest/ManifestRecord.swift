package import Xsheet

/// The record of one design in a manifest: its content, verdict, findings, outputs and cost.
package struct ManifestRecord: ManifestObject, Codable {
  /// A file that was read or written; without a hash if it is missing.
  package struct File: ManifestObject, Codable {
    /// The path: of an output relative to the folder of outputs, of a picture as the design names it.
    var path = ""
    /// The size, in bytes.
    package var byteCount: Int?
    /// The SHA-256 hash, in hexadecimal digits.
    var hash: String?

    static let fields: [ManifestField<Self>] = [
      ManifestField("path", \.path, isNeeded: true), ManifestField("bytes", \.byteCount),
      ManifestField("sha256", \.hash),
    ]
  }

  /// The canvas and the frames of an animation.
  package struct Animation: ManifestObject, Codable {
    /// The width and height of the canvas, in points.
    package var size: [Double] = []
    /// The number of frames.
    package var frameCount = 0
    /// The number of frames a second.
    package var frameRate = 0.0

    static let fields: [ManifestField<Self>] = [
      ManifestField(
        write: { JSONField("size", .numbers($0.size)) },
        read: { animation, place in
          guard let size = place["size"]?.numbers, size.count == 2 else { return false }
          animation.size = size
          return true
        }),
      ManifestField("frames", \.frameCount, isNeeded: true),
      ManifestField("frameRate", \.frameRate, isNeeded: true),
    ]
  }

  /// The part that depends on the machine, the moment and the share of a run.
  package struct Cost: ManifestObject, Codable {
    /// The share of the files, as in `2/7`; `nil` for all.
    var shard: String?
    /// The time of the beginning (ISO 8601, UTC).
    package var start = ""
    /// The time that the work took, in seconds.
    package var seconds = 0.0
    /// The time of processors that it took, in seconds.
    var cpuSeconds = 0.0
    /// The largest memory of the process up to the end of the work, in bytes.
    var peakMemory = 0

    static let fields: [ManifestField<Self>] = [
      ManifestField("shard", \.shard), ManifestField("started", \.start),
      ManifestField(seconds: "seconds", \.seconds, isNeeded: true),
      ManifestField(seconds: "cpuSeconds", \.cpuSeconds), ManifestField("peakMemory", \.peakMemory),
    ]
  }

  /// The design, as the user named it.
  var input = ""
  /// The SHA-256 hash of the design; `nil` if it could not be read.
  var hash: String?
  /// The size of the design, in bytes.
  var byteCount: Int?
  /// The animation; `nil` if it could not be imported.
  package var animation: Animation?
  /// The command.
  var command = ""
  /// The version of the tool.
  var version = ""
  /// The hash of the options that results depend on.
  var options = ""
  /// The exit status and the verdict.
  package var judgment = FileJudgment(.refused)
  /// The numbers of findings by severity.
  package var findings: [Severity: Int] = [:]
  /// The numbers of findings by code.
  var codes: [String: Int] = [:]
  /// The picture files that the design names.
  var pictures: [File] = []
  /// The files that were written.
  package var outputs: [File] = []
  /// The cost; `nil` where it is not told, as in joined manifests.
  package var cost: Cost?

  /// Makes a record with the defaults of all members.
  package init() {}

  static let fields: [ManifestField<Self>] = [
    ManifestField(kind: "design"), ManifestField("input", \.input, isNeeded: true),
    ManifestField("sha256", \.hash), ManifestField("bytes", \.byteCount),
    ManifestField("animation", \.animation), ManifestField("command", \.command, isNeeded: true),
    ManifestField("version", \.version, isNeeded: true),
    ManifestField("options", \.options, isNeeded: true),
    ManifestField("status", \.judgment.status, isNeeded: true),
    ManifestField("verdict", \.judgment.verdict, isNeeded: true),
    ManifestField("message", \.judgment.message), ManifestField("signal", \.judgment.signal),
    findingsField, ManifestField("codes", \.codes),
    ManifestField("pictures", \.pictures) { $0.isEmpty ? nil : $0.json },
    ManifestField("outputs", \.outputs), ManifestField("run", \.cost),
  ]

  private static let findingsField = ManifestField<Self>(
    write: { record in
      JSONField("findings", Severity.json { record.findings[$0] ?? 0 })
    },
    read: { record, place in
      for severity in Severity.allCases {
        let count = place["findings"]?.member(severity.rawValue)?.int
        if let count, count > 0 { record.findings[severity] = count }
      }
      return true
    })
}

/// The verdict on a design in a manifest.
package enum ManifestVerdict: String, Codable, Sendable, CaseIterable {
  /// No finding is as grave as `--fail-on`.
  case passed
  /// A finding is as grave as `--fail-on`.
  case failed
  /// The design was exported.
  case converted
  /// The animation was drawn.
  case drawn
  /// The design and its timeline look the same.
  case match
  /// The timeline is close to the design.
  case close
  /// The timeline differs from the design.
  case differs
  /// The file was found in a folder, and is no animation.
  case skipped
  /// The file cannot be used.
  case refused
  /// The work took longer than `--timeout`.
  case timeout
  /// The work needed more than `--memory-limit`.
  case memory
  /// The work ended the process.
  case crashed
  /// A file could not be read or written; the next run tries again.
  case unwritten

  /// Whether the design has no result.
  var isFailure: Bool {
    switch self {
    case .passed, .failed, .converted, .drawn, .match, .close, .differs, .skipped: false
    case .refused, .timeout, .memory, .crashed, .unwritten: true
    }
  }
}

extension ManifestVerdict: ManifestValue {
  static func read(_ value: JSONValue) -> Self? { value.string.flatMap(Self.init(rawValue:)) }
  var json: JSONNode? { .string(rawValue) }
}
