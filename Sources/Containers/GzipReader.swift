internal import CZlib
import Diagnostics

/// Unpacks gzip files (RFC 1952) with one or several members.
struct GzipReader {
  /// The window bits for zlib: a window of 32 KiB and a gzip header.
  private static let windowBits = Int32(15 + 16)
  private static let chunkSize = 1 << 16

  /// Unpacks a file.
  ///
  /// - Throws: `ImportFailure` for files that are broken or exceed `ContainerLimits`.
  static func read(_ bytes: UnsafeRawBufferPointer) throws(ImportFailure) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard bytes.count <= Int(UInt32.max),
      inflateInit2_(&stream, windowBits, ZLIB_VERSION, size) == Z_OK
    else { throw failure("it is too large") }
    defer { inflateEnd(&stream) }
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    stream.next_in = UnsafeMutablePointer(mutating: start)
    stream.avail_in = uInt(bytes.count)
    var content: [UInt8] = []
    while true {
      let status = try inflateChunk(&stream, into: &content, packed: bytes.count)
      if status == Z_STREAM_END {
        guard hasMember(stream), inflateReset(&stream) == Z_OK else { return content }
      } else if status != Z_OK {
        throw failure(stream.msg.map { String(cString: $0) } ?? "it ends too early")
      }
    }
  }

  /// Whether another member follows; other bytes at the end are ignored.
  private static func hasMember(_ stream: z_stream) -> Bool {
    guard stream.avail_in > 2, let next = stream.next_in else { return false }
    return next[0] == 0x1F && next[1] == 0x8B
  }

  private static func inflateChunk(
    _ stream: inout z_stream, into content: inout [UInt8], packed: Int
  ) throws(ImportFailure) -> Int32 {
    var status = Z_OK
    let chunk = [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, count in
      stream.next_out = buffer.baseAddress
      stream.avail_out = uInt(buffer.count)
      status = inflate(&stream, Z_NO_FLUSH)
      count = buffer.count - Int(stream.avail_out)
    }
    content.append(contentsOf: chunk)
    guard ContainerLimits.accepts(packed: packed, unpacked: content.count) else {
      throw ImportFailure(
        .archiveTooLarge,
        "The file unpacks from \(packed) to at least \(content.count) bytes, "
          + "which exceeds the limits.")
    }
    return status
  }

  private static func failure(_ reason: String) -> ImportFailure {
    ImportFailure(.malformedArchive, "The file cannot be unpacked: \(reason).")
  }
}
