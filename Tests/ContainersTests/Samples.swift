import Diagnostics

@testable import Containers

/// Texts and files that the tests share.
enum Samples {
  /// A composition that lasts some frames.
  static func composition(frames: Int, assets: String = "") -> String {
    #"{"v":"5.5.2","fr":30,"ip":0,"op":\#(frames),"w":10,"h":10,"assets":[\#(assets)],"layers":[]}"#
  }

  /// A gzip file of a composition of 10 x 10 points.
  static let gzip =
    "1f8b0800000000000203ab562a53b25232d533d53352d2514a2b52b23236d051ca2c50b20252f905106eb99295"
    + "2190ca8050398995a945c54a56d1b1b500fe76d7733e000000"
  /// A gzip file of 65536 zeros.
  static let gzipOfZeros =
    "1f8b0800000000000203edc101010000008090feafee080a" + String(repeating: "00", count: 63)
    + "6aeb8e97d700000100"
  /// A composition of 20 x 10 points and 60 frames, deflated.
  static let deflated =
    "ab562a53b25232d533d53352d2514a2b52b23236d051ca2c50b20252f940ca0c48972b591901a90c252b432095"
    + "9358995a54ac64151d5b0b00"
  /// The text of `deflated`.
  static let deflatedText = #"{"v":"5.5.2","fr":30,"ip":0,"op":60,"w":20,"h":10,"layers":[]}"#

  /// Decodes hexadecimal digits.
  static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
  }

  /// The code of the failure; `nil` if the file is read.
  static func refusal(of file: [UInt8]) -> DiagnosticCode? {
    do throws(ImportFailure) {
      _ = try DesignFile(reading: file)
      return nil
    } catch {
      return error.diagnostic.code
    }
  }
}
