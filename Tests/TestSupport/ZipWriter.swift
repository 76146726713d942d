/// Writes small zip archives, well-formed or malicious.
package struct ZipWriter {
  /// A file of an archive.
  package struct Entry {
    /// The path.
    package var name: String
    /// The bytes as they are stored.
    package var data: [UInt8]
    /// 0 for stored, 8 for deflated data.
    package var method: UInt16 = 0
    /// The size in the headers; `nil` for the actual one.
    package var announcedSize: Int?
    /// The checksum of the unpacked data; `nil` for the actual one.
    package var checksum: UInt32?
    /// The general purpose flags; the first bit means that the file is encrypted.
    package var flags: UInt16 = 0

    /// Makes a file of its parts.
    package init(
      name: String, data: [UInt8], method: UInt16 = 0, announcedSize: Int? = nil,
      checksum: UInt32? = nil, flags: UInt16 = 0
    ) {
      (self.name, self.data, self.method) = (name, data, method)
      (self.announcedSize, self.checksum, self.flags) = (announcedSize, checksum, flags)
    }
  }

  private var bytes: [UInt8] = []

  /// The archive of stored texts.
  package static func archive(_ files: [(String, String)]) -> [UInt8] {
    archive(files.map { Entry(name: $0.0, data: Array($0.1.utf8)) })
  }

  /// The archive of files.
  package static func archive(_ entries: [Entry]) -> [UInt8] {
    var writer = ZipWriter()
    var directory = ZipWriter()
    for entry in entries {
      let offset = writer.bytes.count
      writer.add32(0x0403_4B50)
      writer.addCommon(entry)
      writer.bytes += Array(entry.name.utf8) + entry.data
      directory.add32(0x0201_4B50)
      directory.add16(20)
      directory.addCommon(entry)
      directory.bytes += [UInt8](repeating: 0, count: 10)
      directory.add32(UInt32(offset))
      directory.bytes += Array(entry.name.utf8)
    }
    let start = writer.bytes.count
    writer.bytes += directory.bytes
    writer.add32(0x0605_4B50)
    writer.add32(0)
    writer.add16(UInt16(entries.count))
    writer.add16(UInt16(entries.count))
    writer.add32(UInt32(directory.bytes.count))
    writer.add32(UInt32(start))
    writer.add16(0)
    return writer.bytes
  }

  /// Adds the common part of the headers before a file and in the directory, up to the lengths.
  private mutating func addCommon(_ entry: Entry) {
    add16(20)
    add16(entry.flags)
    add16(entry.method)
    add32(0x21 << 16)
    add32(entry.checksum ?? ZipWriter.checksum(entry.data))
    add32(UInt32(entry.data.count))
    add32(UInt32(entry.announcedSize ?? entry.data.count))
    add16(UInt16(entry.name.utf8.count))
    add16(0)
  }

  private mutating func add16(_ value: UInt16) {
    bytes += [UInt8(value & 255), UInt8(value >> 8)]
  }

  private mutating func add32(_ value: UInt32) {
    add16(UInt16(value & 0xFFFF))
    add16(UInt16(value >> 16))
  }

  /// The CRC-32 of bytes.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let carry: UInt32 = sum & 1 == 1 ? 0xEDB8_8320 : 0
        sum = sum >> 1 ^ carry
      }
    }
    return ~sum
  }
}
