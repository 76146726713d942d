package import Diagnostics

/// The record of one design in a manifest: its content, verdict, findings, outputs and cost.
package struct ManifestRecord: Hashable, Sendable {
  /// A file that was read or written.
  package struct File: Hashable, Codable, Sendable {
    /// The path: of an output relative to the folder of outputs, of a picture as the design names it.
    package var path: String
    /// The size, in bytes.
    package var byteCount: Int
    /// The SHA-256 hash, in hexadecimal digits.
    package var hash: String

    /// Makes a file of its parts.
    package init(path: String, byteCount: Int, hash: String) {
      (self.path, self.byteCount, self.hash) = (path, byteCount, hash)
    }
  }

  /// The canvas and the frames of an animation.
  package struct Animation: Hashable, Codable, Sendable {
    /// The width and height of the canvas, in points.
    package var size: [Double]
    /// The number of frames.
    package var frameCount: Int
    /// The number of frames a second.
    package var frameRate: Double

    /// Makes an animation of its parts.
    package init(width: Double, height: Double, frameCount: Int, frameRate: Double) {
      size = [width, height]
      (self.frameCount, self.frameRate) = (frameCount, frameRate)
    }
  }

  /// The design, as the user named it.
  package var input: String
  /// The hash and the size of the design; `nil` if it could not be read.
  package var content: File?
  /// The animation; `nil` if it could not be imported.
  package var animation: Animation?
  /// The command.
  package var command: String
  /// The version of the tool.
  package var version: String
  /// The hash of the options that results depend on.
  package var options: String
  /// The exit status.
  package var status: Int
  /// The verdict.
  package var verdict: ManifestVerdict
  /// The reason why there is no result; empty if there is one.
  package var message = ""
  /// The signal that ended the process; `nil` if none did.
  package var signal: Int?
  /// The numbers of findings by severity.
  package var findings: [Severity: Int] = [:]
  /// The numbers of findings by code.
  package var codes: [String: Int] = [:]
  /// The picture files that the design names; those that are missing have no hash.
  package var pictures: [File] = []
  /// The files that were written.
  package var outputs: [File] = []
  /// The cost; `nil` where it is not told, as in joined manifests.
  package var cost: ManifestCost?

  /// Makes a record without findings and files.
  package init(
    input: String, command: String, version: String, options: String, status: Int,
    verdict: ManifestVerdict
  ) {
    (self.input, self.command, self.version) = (input, command, version)
    (self.options, self.status, self.verdict) = (options, status, verdict)
  }
}
