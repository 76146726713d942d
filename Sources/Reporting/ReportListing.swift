import Diagnostics
import Geometry

/// The reports on several files as text: in full, or as a table of files where that exceeds a screen.
package struct ReportListing: Sendable {
  /// The most lines of several files that are listed in full.
  private static let screenLines = 40
  /// The number of files that are listed in full in any case.
  private static let fewFiles = 10
  /// The most rows of a table.
  static let rowLimit = 15

  /// Whether files without findings are listed one by one.
  private let listsClean: Bool
  /// Whether everything is listed in full.
  private let listsAll: Bool
  /// The reports so far; none after too many lines.
  private var held: [FindingsReport] = []
  private var heldLines = 0
  private var fileCount = 0
  private var isShort = false
  /// The rows of the gravest files, and the number of further files.
  private var rows: [(rank: [Int], text: String)] = []
  private var moreCount = 0

  /// Makes a listing of no files.
  package init(listsClean: Bool = false, listsAll: Bool = false) {
    (self.listsClean, self.listsAll) = (listsClean, listsAll)
  }

  /// Adds the report on a file; returns the text that can be printed at once.
  package mutating func add(_ report: FindingsReport, colored: Bool) -> String? {
    fileCount += 1
    // The only file is listed even if it is clean.
    if !listsClean, report.isClean, fileCount > 1 { return nil }
    if listsAll, !report.isClean || listsClean { return report.text(colored: colored) }
    if !report.isClean { addRow(report) }
    guard !isShort else { return nil }
    held.append(report)
    heldLines += report.lineCount
    isShort =
      !listsClean && fileCount > ReportListing.fewFiles && heldLines > ReportListing.screenLines
    if isShort { held = [] }
    return nil
  }

  /// Returns the rest of the text, with the totals.
  package func end(_ totals: ReportTotals, colored: Bool) -> String {
    var text = ""
    if isShort {
      let more = moreCount == 0 ? "" : " (\(moreCount) more)"
      text = "Files with findings\(more); --all lists them, 'xsheet report FILE' those of one:\n"
      text += rows.map { "  \($0.text)\n" }.joined()
    } else {
      for report in held where fileCount == 1 || listsClean || !report.isClean {
        text += report.text(colored: colored)
      }
    }
    return text
      + (totals.text(foldsClean: !listsClean, isShort: isShort, colored: colored) ?? "")
  }

  private mutating func addRow(_ report: FindingsReport) {
    let rank = report.rank
    // Files of equal rank stay in their order.
    let place = rows.firstIndex { $0.rank.lexicographicallyPrecedes(rank) } ?? rows.count
    rows.insert((rank, report.row), at: place)
    if rows.count > ReportListing.rowLimit {
      rows.removeLast()
      moreCount += 1
    }
  }
}

extension FindingsReport {
  /// The number of lines of the text, at most.
  fileprivate var lineCount: Int {
    2 * listedEntries.count + 2 + (inventory?.lines.count ?? 0) + (forecast?.lines.count ?? 0)
  }

  /// The gravity: the verdict, then the numbers of findings from the gravest on.
  fileprivate var rank: [Int] {
    let counts = Severity.allCases.reversed().map(newEntries.count(of:))
    return [verdict == .passed ? 0 : 1] + counts + [forecast?.newItems.count ?? 0]
  }

  /// The file, the numbers of findings, and the codes of those that are listed.
  fileprivate var row: String {
    let codes = (listedEntries + (forecast?.newItems.map { $0.entries[0] } ?? []))
      .map(\.diagnostic.code.rawValue).uniqued()
    let mark = verdict == .passed ? "" : "\(verdict.rawValue), "
    return "\(file): \(mark)\(summary): \(codes.joined(separator: ", "))".printable
  }
}
