internal import CZip
import Diagnostics
import Platform

/// A zip archive in memory, which must outlive it.
final class ZipArchive {
  /// A file of the archive.
  struct Entry {
    /// The path.
    var path: ArchivePath
    /// The index in the archive.
    var index: UInt64
    /// The unpacked size that the archive states, in bytes.
    var size: Int
  }

  /// The files of the archive, without folders.
  private(set) var entries: [Entry] = []
  private let archive: OpaquePointer
  /// The number of bytes that were unpacked so far.
  private var total = 0
  private let totalSize: Int

  /// Opens an archive with a limit of all unpacked files, in bytes.
  ///
  /// - Throws: `ImportFailure` for archives that are broken or exceed `ContainerLimits`.
  init(
    _ bytes: UnsafeRawBufferPointer, totalSize: Int = ContainerLimits.totalSize
  ) throws(ImportFailure) {
    self.totalSize = totalSize
    guard zip.open_from_source != nil else {
      throw ImportFailure(
        .malformedArchive, "The archive cannot be read: \(zipLibrary.absence).")
    }
    var error = zip_error_t()
    zip.error_init(&error)
    defer { zip.error_fini(&error) }
    guard
      let source = zip.source_buffer_create(bytes.baseAddress, UInt64(bytes.count), 0, &error)
    else { throw ZipArchive.failure(&error) }
    guard let archive = zip.open_from_source(source, Int32(ZIP_RDONLY), &error) else {
      zip.source_free(source)
      throw ZipArchive.failure(&error)
    }
    self.archive = archive
    // All members are set, so `deinit` closes the archive even if this throws.
    try list()
  }

  deinit { zip.discard(archive) }

  /// Lists the files, and refuses archives beyond the limits.
  private func list() throws(ImportFailure) {
    let count = zip.get_num_entries(archive, 0)
    guard count <= ContainerLimits.entries else {
      throw ImportFailure(
        .archiveTooLarge,
        "The archive has \(count) entries; the limit is \(ContainerLimits.entries).")
    }
    for index in 0..<UInt64(max(0, count)) {
      if let entry = try entry(index) { entries.append(entry) }
    }
  }

  /// Returns an entry, or `nil` for a folder.
  private func entry(_ index: UInt64) throws(ImportFailure) -> Entry? {
    var status = zip_stat_t()
    guard zip.stat_index(archive, index, 0, &status) == 0, let name = status.name else {
      throw ImportFailure(.malformedArchive, "Entry \(index) of the archive cannot be read.")
    }
    let text = String(cString: name)
    guard let path = ArchivePath(entry: text) else {
      throw ImportFailure(
        .unsafeArchivePath, "The path \"\(text.prefix(80))\" is outside of the archive.")
    }
    guard !text.hasSuffix("/"), !path.text.isEmpty, !path.isInside("__MACOSX") else { return nil }
    let size = Int(clamping: status.size)
    guard ContainerLimits.accepts(packed: Int(clamping: status.comp_size), unpacked: size) else {
      throw ImportFailure(
        .archiveTooLarge,
        "\"\(path.text)\" unpacks from \(status.comp_size) to \(status.size) bytes, "
          + "which exceeds the limits.")
    }
    return Entry(path: path, index: index, size: size)
  }

  /// Unpacks a file.
  ///
  /// - Throws: `ImportFailure` if it is broken, or if all files together exceed `ContainerLimits`.
  func read(_ entry: Entry) throws(ImportFailure) -> [UInt8] {
    guard total + entry.size <= totalSize else {
      throw ImportFailure(
        .archiveTooLarge,
        "The archive unpacks to more than \(totalSize) bytes.")
    }
    total += entry.size
    guard let file = zip.fopen_index(archive, entry.index, 0) else { throw unreadable(entry) }
    defer { _ = zip.fclose(file) }
    var isComplete = false
    // Room for one more byte than stated shows whether there are more.
    let bytes = [UInt8](unsafeUninitializedCapacity: entry.size + 1) { buffer, count in
      var last: Int64 = 0
      repeat {
        last = zip.fread(
          file, buffer.baseAddress.map { $0 + count }, UInt64(buffer.count - count))
        count += Int(max(0, last))
      } while last > 0 && count < buffer.count
      isComplete = last >= 0 && count == entry.size
    }
    guard isComplete else { throw unreadable(entry) }
    return bytes
  }

  private func unreadable(_ entry: Entry) -> ImportFailure {
    let reason = ZipArchive.text(zip.strerror(archive))
    let detail = reason == "No error" ? "the archive is broken there" : reason
    return ImportFailure(
      .malformedArchive, "\"\(entry.path.text)\" cannot be unpacked: \(detail).")
  }

  private static func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }

  private static func failure(_ error: inout zip_error_t) -> ImportFailure {
    ImportFailure(
      .malformedArchive,
      "The archive cannot be read: \(text(zip.error_strerror(&error))).")
  }
}

/// The library that reads archives.
private let zipLibrary = LateLibrary("libzip", versions: 4, 5)

/// Its functions; archives cannot be read without them.
private let zip = zipLibrary.functions(xs_zip(), xs_zip_find)
