import Previews

/// The rows of an exposure sheet in a picture: views with many siblings that move share one.
struct ExposureLayout {
  /// A row with its name.
  struct Row {
    var name: String
    var bars: [SheetBar]
  }

  /// The number of siblings from which on they share a row.
  private static let crowd = 4
  /// The lowest and the highest row, in pixels.
  private static let rowHeights = 12...26
  /// The height of the ruler, in pixels.
  static let rulerHeight = 22
  /// The width of the names, in pixels.
  static let nameWidth = 118

  /// The rows that have room, in the order of the view tree.
  let rows: [Row]
  /// The height of a row, in pixels.
  let rowHeight: Int

  /// Makes the rows of a sheet in a picture of a height in pixels.
  init(_ sheet: ExposureSheet, height: Int) {
    var siblings: [[String]: Int] = [:]
    for row in sheet.rows { siblings[row.path.dropLast(), default: 0] += 1 }
    var rows: [Row] = []
    var shared: [[String]: Int] = [:]
    for row in sheet.rows {
      let parent = Array(row.path.dropLast())
      guard let name = parent.last, siblings[parent, default: 0] >= ExposureLayout.crowd else {
        rows.append(Row(name: row.name, bars: row.bars))
        continue
      }
      if let index = shared[parent] {
        rows[index].bars += row.bars
      } else {
        shared[parent] = rows.count
        rows.append(Row(name: name, bars: row.bars))
      }
    }
    let room = max(1, height - ExposureLayout.rulerHeight)
    let heights = ExposureLayout.rowHeights
    rowHeight = min(max(room / max(1, rows.count), heights.lowerBound), heights.upperBound)
    self.rows = Array(rows.prefix(room / rowHeight))
  }
}

extension [[String]: Int] {
  fileprivate subscript(path: ArraySlice<String>, default value: Int) -> Int {
    get { self[Array(path), default: value] }
    set { self[Array(path)] = newValue }
  }
}
