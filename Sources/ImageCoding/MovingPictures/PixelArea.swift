import Platform

/// A part of an image, in pixels.
package struct PixelArea: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The upper edge.
  package var y: Int
  /// The width, at least 1.
  package var width: Int
  /// The height, at least 1.
  package var height: Int

  /// Makes an area of its edges and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The first pixel of an image.
  static let pixel = PixelArea(x: 0, y: 0, width: 1, height: 1)
}

extension PixelImage {
  /// The smallest area with all pixels that differ from the image before, or one pixel if none do; the whole image if it
  /// is the first one.
  func changedArea(since previous: PixelImage?) -> PixelArea {
    guard let previous else { return PixelArea(x: 0, y: 0, width: width, height: height) }
    return pixels.withUnsafeBytes { own in
      previous.pixels.withUnsafeBytes { others in
        PixelImage.changedArea(own, others, width: width, height: height) ?? .pixel
      }
    }
  }

  private static func changedArea(
    _ own: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer, width: Int, height: Int
  ) -> PixelArea? {
    guard let own = own.baseAddress, let others = others.baseAddress else { return nil }
    let rowBytes = width * 4
    func differs(_ row: Int) -> Bool {
      memcmp(own + row * rowBytes, others + row * rowBytes, rowBytes) != 0
    }
    guard let top = (0..<height).first(where: differs),
      let bottom = (0..<height).last(where: differs)
    else { return nil }
    let (ownPixels, otherPixels) = (
      own.assumingMemoryBound(to: UInt32.self), others.assumingMemoryBound(to: UInt32.self)
    )
    var (left, right) = (width, -1)
    for row in top...bottom {
      let start = row * width
      if let first = (0..<left).first(where: { ownPixels[start + $0] != otherPixels[start + $0] }) {
        left = first
      }
      if let last = (right + 1..<width).last(where: {
        ownPixels[start + $0] != otherPixels[start + $0]
      }) {
        right = last
      }
    }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension PixelImage {
  /// The side of the smallest squares that count as changed or unchanged as a whole, in pixels.
  private static let smallestCell = 16
  /// The most rectangles, unless larger squares do not make them fewer.
  private static let areaLimit = 24

  /// Rectangles without overlap that together hold all pixels that differ from an image of equal size.
  ///
  /// They are made of squares, of 16 pixels unless there would be too many, so that distant changes do not cover what
  /// lies between them.
  ///
  /// A difference of a channel up to the tolerance, 0...255, counts as none.
  package func changedAreas(from other: PixelImage, tolerance: UInt8 = 0) -> [PixelArea] {
    var cell = PixelImage.smallestCell
    while true {
      let areas = changedAreas(from: other, tolerance: tolerance, cell: cell)
      if areas.count <= PixelImage.areaLimit || cell > max(width, height) { return areas }
      cell *= 2
    }
  }

  private func changedAreas(
    from other: PixelImage, tolerance: UInt8, cell: Int
  ) -> [PixelArea] {
    var finished: [PixelArea] = []
    var open: [PixelArea] = []
    pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes { others in
        for top in stride(from: 0, to: height, by: cell) {
          var runs = changedRuns(own, others, top: top, cell: cell, tolerance: tolerance)
          // A run below an equal one makes it taller.
          for area in open {
            if let index = runs.firstIndex(where: { $0.x == area.x && $0.width == area.width }) {
              runs[index].y = area.y
              runs[index].height += area.height
            } else {
              finished.append(area)
            }
          }
          open = runs
        }
      }
    }
    return (finished + open).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// The changed parts of a row of squares, from left to right.
  private func changedRuns(
    _ own: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer, top: Int, cell: Int,
    tolerance: UInt8
  ) -> [PixelArea] {
    guard let own = own.baseAddress, let others = others.baseAddress else { return [] }
    let rows = top..<min(top + cell, height)
    var runs: [PixelArea] = []
    for left in stride(from: 0, to: width, by: cell) {
      let columns = min(cell, width - left)
      let isChanged = rows.contains { row in
        let offset = (row * width + left) * 4
        return PixelImage.differ(own + offset, others + offset, columns * 4, tolerance)
      }
      guard isChanged else { continue }
      if let last = runs.last, last.x + last.width == left {
        runs[runs.count - 1].width += columns
      } else {
        runs.append(PixelArea(x: left, y: top, width: columns, height: rows.count))
      }
    }
    return runs
  }

  /// Whether a byte differs by more than a tolerance.
  private static func differ(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int, _ tolerance: UInt8
  ) -> Bool {
    guard memcmp(one, other, count) != 0 else { return false }
    guard tolerance > 0 else { return true }
    return (0..<count).contains { index in
      let (a, b) = (
        one.load(fromByteOffset: index, as: UInt8.self),
        other.load(fromByteOffset: index, as: UInt8.self)
      )
      return max(a, b) - min(a, b) > tolerance
    }
  }
}
