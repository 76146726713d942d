import Foundation
import Testing

@testable import Containers

@Suite struct DataURLTests {
  @Test(
    "base64 with and without padding",
    arguments: [
      ("", []), ("AQ==", [1]), ("AQ", [1]), ("AQI=", [1, 2]), ("AQID", [1, 2, 3]),
      ("A Q\nI", [1, 2]), ("-_8", [251, 255]),
    ] as [(String, [UInt8])])
  func decodes(text: String, bytes: [UInt8]) {
    #expect(DataURL.bytes(in: "data:image/png;base64,\(text)") == bytes)
  }

  @Test(arguments: [
    "image.png", "data:", "data:image/png,abc", "data:image/png;base64,####",
    "data:image/png;base64,A", "data:image/png;base64,AQ==AQ==",
  ])
  func refuses(address: String) {
    #expect(DataURL.bytes(in: address) == nil)
  }

  @Test("JSON of Foundation is read back equal")
  func encodes() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 151 + count) }
      let address = DataURL.address(of: bytes, mediaType: "image/png")
      #expect(address == "data:image/png;base64,\(Data(bytes).base64EncodedString())")
      #expect(DataURL.isOne(address))
      #expect(DataURL.bytes(in: address) == bytes)
    }
  }
}
