package import Xsheet

/// The record of one design in a manifest: its content, verdict, findings, outputs and cost.
package struct ManifestRecord: ManifestObject {
  /// A file that was read or written; without a hash if it is missing.
  package struct File: ManifestObject {
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
      ManifestField("size", \.size, isNeeded: true),
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
  /// The exit status.
  package var status = 0
  /// The verdict.
  package var verdict = ManifestVerdict.refused
  /// The reason why there is no result; `nil` if there is one.
  package var message: String?
  /// The signal that ended the process; `nil` if none did.
  var signal: Int?
  /// The numbers of findings by severity.
  package var findings: [Severity: Int] = [:]
  /// The numbers of findings by code.
  var codes: [String: Int] = [:]
  /// The picture files that the design names.
  var pictures: [File] = []
  /// The files that were written.
  package var outputs: [File] = []
  /// The cost; `nil` where it is not told, as in joined manifests.
  var cost: Cost?

  static let fields: [ManifestField<Self>] = [
    ManifestField(kind: "design"), ManifestField("input", \.input, isNeeded: true),
    ManifestField("sha256", \.hash), ManifestField("bytes", \.byteCount),
    ManifestField("animation", \.animation), ManifestField("command", \.command, isNeeded: true),
    ManifestField("version", \.version, isNeeded: true),
    ManifestField("options", \.options, isNeeded: true),
    ManifestField("status", \.status, isNeeded: true),
    ManifestField("verdict", \.verdict, isNeeded: true), ManifestField("message", \.message),
    ManifestField("signal", \.signal), findingsField, codesField,
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

  private static let codesField = ManifestField<Self>(
    write: { record in
      let codes = record.codes.sorted { $0.key < $1.key }
      return JSONField("codes", .object(codes.map { JSONField($0.key, $0.value.json ?? .null) }))
    },
    read: { record, place in
      for member in place["codes"].map({ Array($0.members) }) ?? [] {
        record.codes[member.name] = member.value.int
      }
      return true
    })
}
