package import SceneModel

/// An 8-bit coverage bitmap, on which the masks of a layer are combined.
package final class MaskPlane {
  /// The pixels of the plane.
  package private(set) var rect = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// The coverage, 0...255, row by row.
  var bytes: UnsafeMutablePointer<UInt8> { memory.base }
  private let memory = ScratchMemory<UInt8>()
  /// Scratch memory for the source of a blur pass.
  let copies = ScratchMemory<UInt8>()
  /// Scratch memory for the column sums of a blur pass.
  let sums = ScratchMemory<UInt32>()

  package init() {}

  /// The number of pixels.
  var count: Int { rect.pixelCount }

  /// Moves the plane to a rectangle and fills it with one value.
  package func reset(to rect: PixelRect, value: UInt8) {
    self.rect = rect
    memory.reserve(count).update(repeating: value, count: count)
  }

  /// Copies the coverage of a mask; pixels outside its spans keep their values.
  package func copy(_ mask: CoverageMask) {
    forEachSpan(mask) { target, source, alpha, count in
      if let source {
        target.update(from: source, count: count)
      } else {
        target.update(repeating: alpha, count: count)
      }
    }
  }

  /// Subtracts a mask: multiplies by the complement of its coverage.
  package func subtract(_ mask: CoverageMask) {
    combine(mask) { MaskPlane.product($0, 255 &- $1) }
  }

  /// Adds a mask: multiplies the complement by the complement of its coverage.
  package func add(_ mask: CoverageMask) {
    combine(mask) { 255 &- MaskPlane.product(255 &- $0, 255 &- $1) }
  }

  @inline(__always)
  private func combine(_ mask: CoverageMask, _ formula: (UInt8, UInt8) -> UInt8) {
    forEachSpan(mask) { target, source, alpha, count in
      for index in 0..<count {
        target[index] = formula(target[index], source.map { $0[index] } ?? alpha)
      }
    }
  }

  /// Inverts the coverage if `isInverted`, then multiplies it by an opacity of 0...255.
  package func apply(isInverted: Bool, opacity: UInt8) {
    guard isInverted || opacity != 255 else { return }
    let flip: UInt8 = isInverted ? 255 : 0
    for index in 0..<count {
      bytes[index] = MaskPlane.product(bytes[index] ^ flip, opacity)
    }
  }

  /// Combines another plane of the same rectangle with this one by a mask mode.
  package func combine(_ other: MaskPlane, mode: MaskMode) {
    switch mode {
    case .add: combine(other) { 255 &- MaskPlane.product(255 &- $0, 255 &- $1) }
    case .subtract: combine(other) { MaskPlane.product($0, 255 &- $1) }
    case .intersect: combine(other) { MaskPlane.product($0, $1) }
    case .lighten: combine(other) { $0 > $1 ? $0 : $1 }
    case .darken: combine(other) { $0 < $1 ? $0 : $1 }
    case .difference: combine(other) { $0 > $1 ? $0 &- $1 : $1 &- $0 }
    }
  }

  @inline(__always)
  private func combine(_ other: MaskPlane, _ formula: (UInt8, UInt8) -> UInt8) {
    let (target, source) = (bytes, other.bytes)
    for index in 0..<min(count, other.count) {
      target[index] = formula(target[index], source[index])
    }
  }

  /// The product of two fractions of 255, rounded to nearest.
  @inline(__always) private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt16(a) &* UInt16(b) &+ 128
    return UInt8(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
  }

  /// Calls a function for each span of a mask within the plane: bytes of the plane, alphas or one alpha, count.
  @inline(__always)
  private func forEachSpan(
    _ mask: CoverageMask,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>?, UInt8, Int) -> Void
  ) {
    let area = mask.bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for part in mask.spans(in: area) {
      let target = bytes + ((part.y &- rect.minY) &* rect.width &+ (part.x &- rect.minX))
      if let alpha = part.span.uniformAlpha {
        body(target, nil, UInt8(truncatingIfNeeded: alpha), part.count)
      } else {
        body(target, mask.alphas(of: part), 0, part.count)
      }
    }
  }
}
