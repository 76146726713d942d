/// The numbers of columns and rows of a contact sheet.
package struct SheetLayout: Hashable, Sendable {
  /// The number of columns; `nil` to choose it.
  package var columns: Int?
  /// The number of rows; `nil` to choose it.
  package var rows: Int?

  /// The number of frames of a sheet without numbers.
  private static let standardCount = 12
  /// The ratio of width to height of a sheet without numbers.
  private static let standardRatio = 1.5

  package init(columns: Int?, rows: Int?) { (self.columns, self.rows) = (columns, rows) }

  /// The number of frames.
  package var count: Int {
    columns.flatMap { columns in rows.map { columns * $0 } } ?? SheetLayout.standardCount
  }

  /// The number of columns for frames of a size.
  func columns(for count: Int, width: Int, height: Int) -> Int {
    if let columns { return columns }
    let ratio = SheetLayout.standardRatio * Double(height) / Double(width)
    let columns = (Double(count) * ratio).squareRoot().rounded()
    return min(count, max(1, Int(columns)))
  }
}
