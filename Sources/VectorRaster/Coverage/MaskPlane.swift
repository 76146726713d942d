public import SceneModel

/// One byte of coverage for every pixel of a rectangle, on which masks are combined.
public final class MaskPlane {
  /// The pixels it has bytes for.
  public private(set) var rect = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// The bytes by rows.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity = 1
  /// Memory for a blur.
  let copies = ScratchMemory<UInt8>()
  /// Memory for the sums of a blur.
  let sums = ScratchMemory<UInt32>()

  /// Makes a plane without pixels.
  public init() { bytes = .allocate(capacity: 1) }

  deinit { bytes.deallocate() }

  /// How many bytes there are.
  var count: Int { rect.isEmpty ? 0 : rect.width * rect.height }

  /// Gives the plane a place and one value everywhere.
  public func reset(to rect: PixelRect, value: UInt8) {
    self.rect = rect
    if count > capacity {
      bytes.deallocate()
      capacity = count
      bytes = .allocate(capacity: count)
    }
    bytes.update(repeating: value, count: count)
  }

  /// Stores the coverage of a mask; pixels that it does not cover stay.
  public func store(_ mask: CoverageMask) {
    forEachRun(mask) { target, source, alpha, count in
      if let source {
        target.update(from: source, count: count)
      } else {
        target.update(repeating: alpha, count: count)
      }
    }
  }

  /// Multiplies by the complement of a mask's coverage.
  public func cut(_ mask: CoverageMask) {
    forEachRun(mask) { target, source, alpha, count in
      for index in 0..<count {
        let cover = source.map { $0[index] } ?? alpha
        target[index] = MaskPlane.product(target[index], 255 &- cover)
      }
    }
  }

  /// Adds the part of a mask's coverage that is not covered yet.
  public func unite(_ mask: CoverageMask) {
    forEachRun(mask) { target, source, alpha, count in
      for index in 0..<count {
        let cover = source.map { $0[index] } ?? alpha
        target[index] = 255 &- MaskPlane.product(255 &- target[index], 255 &- cover)
      }
    }
  }

  /// Replaces coverage by its complement if `isInverted`, and then multiplies by an opacity of 0...255.
  public func adjust(isInverted: Bool, opacity: UInt8) {
    guard isInverted || opacity != 255 else { return }
    let flip: UInt8 = isInverted ? 255 : 0
    for index in 0..<count {
      bytes[index] = MaskPlane.product(bytes[index] ^ flip, opacity)
    }
  }

  /// Joins another plane of the same place to this one.
  public func combine(_ other: MaskPlane, mode: MaskMode) {
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

  /// The product of two bytes as fractions of 255, rounded to nearest.
  @inline(__always) private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt16(a) &* UInt16(b) &+ 128
    return UInt8(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
  }

  /// Visits the runs of a mask within the plane: bytes of the plane, alphas or one alpha, count.
  @inline(__always)
  private func forEachRun(
    _ mask: CoverageMask,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>?, UInt8, Int) -> Void
  ) {
    let area = mask.bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let line = bytes + (y &- rect.minY) &* rect.width
      let (first, end) = mask.row(y)
      var current = first
      while current < end {
        let span = current.pointee
        current += 1
        let start = max(Int(span.x), area.minX)
        let stop = min(Int(span.x &+ span.length), area.maxX)
        guard start < stop else { continue }
        let target = line + (start &- rect.minX)
        if let alpha = span.uniformAlpha {
          body(target, nil, UInt8(truncatingIfNeeded: alpha), stop &- start)
        } else {
          let source = mask.alphas + (Int(span.source) &+ start &- Int(span.x))
          body(target, UnsafePointer(source), 0, stop &- start)
        }
      }
    }
  }
}
