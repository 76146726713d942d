import Geometry

/// A scene as bytes, for another process of the same build.
///
/// One function of each type reads and writes its members, so that both have the same order.
struct SceneArchive {
  /// The bytes that are written, or read.
  private(set) var bytes: [UInt8]
  /// Whether values are read.
  let isReading: Bool
  /// Whether the bytes end too early, or hold values that are not possible.
  private(set) var isBroken = false
  private let names: [ObjectIdentifier: String]
  private let pictures: PictureStore
  private var place = 0

  /// Makes an empty archive to write to.
  init(pictures: PictureStore) {
    bytes = []
    isReading = false
    self.pictures = pictures
    names = Dictionary(
      pictures.pictures.map { (ObjectIdentifier($0.value), $0.key) },
      uniquingKeysWith: { min($0, $1) })
  }

  /// Makes an archive to read from.
  init(reading bytes: [UInt8], pictures: PictureStore) {
    self.bytes = bytes
    self.pictures = pictures
    isReading = true
    names = [:]
  }

  /// Whether all bytes are read.
  var isAtEnd: Bool { place == bytes.count }

  /// Reads or writes a number.
  mutating func value(_ value: inout Double) {
    guard isReading else {
      withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
      return
    }
    guard place + 8 <= bytes.count else {
      isBroken = true
      return
    }
    let bits = bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    value = Double(bitPattern: bits)
    place += 8
  }

  /// Reads or writes a whole number.
  mutating func value(_ value: inout Int) {
    var number = Double(value)
    self.value(&number)
    if isReading { value = Int(exactly: number) ?? fail(0) }
  }

  /// Reads or writes a flag.
  mutating func value(_ value: inout Bool) {
    var number = value ? 1 : 0
    self.value(&number)
    value = number != 0
  }

  /// Reads or writes a text.
  mutating func value(_ value: inout String) {
    var count = value.utf8.count
    self.value(&count)
    guard isReading else {
      bytes.append(contentsOf: value.utf8)
      return
    }
    guard count >= 0, count <= bytes.count - place else {
      value = fail("")
      return
    }
    value = String(decoding: bytes[place..<place + count], as: UTF8.self)
    place += count
  }

  /// Reads or writes a case of an enumeration, by its position.
  mutating func value<Word: CaseIterable & Equatable>(_ value: inout Word) {
    let all = Array(Word.allCases)
    var index = all.firstIndex(of: value) ?? 0
    self.value(&index)
    if all.indices.contains(index) { value = all[index] } else { isBroken = true }
  }

  /// Reads or writes a case of an enumeration that may be absent.
  mutating func value<Word: CaseIterable & Equatable>(_ value: inout Word?) {
    let all = Array(Word.allCases)
    var index = value.flatMap { all.firstIndex(of: $0) } ?? -1
    self.value(&index)
    value = all.indices.contains(index) ? all[index] : nil
  }

  /// Reads or writes a value of another type.
  mutating func value(_ value: inout some Archived) { value.archive(&self) }

  /// Reads or writes a value that may be absent.
  mutating func value<Value: Archived>(_ value: inout Value?) {
    var isPresent = value != nil
    self.value(&isPresent)
    guard isPresent, !isBroken else {
      value = nil
      return
    }
    var present = value ?? .blank
    self.value(&present)
    value = present
  }

  /// Reads or writes a list.
  mutating func value<Value: Archived>(_ values: inout [Value]) {
    var count = values.count
    value(&count)
    guard isReading else {
      for var element in values { value(&element) }
      return
    }
    // Each element takes eight bytes at least.
    guard count >= 0, count <= (bytes.count - place) / 8 else {
      values = fail([])
      return
    }
    values = []
    values.reserveCapacity(count)
    for _ in 0..<count where !isBroken {
      var element = Value.blank
      value(&element)
      values.append(element)
    }
  }

  /// Reads or writes a picture by its name; one without a name is missing.
  mutating func value(_ picture: inout Picture?) {
    var name = picture.flatMap { names[ObjectIdentifier($0)] } ?? ""
    value(&name)
    if isReading { picture = pictures[name] }
  }

  /// Notes that the bytes are no scene.
  private mutating func fail<Value>(_ value: Value) -> Value {
    isBroken = true
    return value
  }

  /// Notes that a value is not possible.
  mutating func refuse() { isBroken = true }
}

/// A value that is written to an archive, and read from it.
protocol Archived {
  /// A value to read into.
  static var blank: Self { get }

  /// Reads or writes all members.
  mutating func archive(_ archive: inout SceneArchive)
}

extension Double: Archived {
  static var blank: Double { 0 }
  mutating func archive(_ archive: inout SceneArchive) { archive.value(&self) }
}

extension String: Archived {
  static var blank: String { "" }
  mutating func archive(_ archive: inout SceneArchive) { archive.value(&self) }
}

extension Vector2: Archived {
  static var blank: Vector2 { .zero }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&x)
    archive.value(&y)
  }
}

extension Vector3: Archived {
  static var blank: Vector3 { .zero }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&x)
    archive.value(&y)
    archive.value(&z)
  }
}

extension Affine: Archived {
  static var blank: Affine { .identity }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&a)
    archive.value(&b)
    archive.value(&c)
    archive.value(&d)
    archive.value(&tx)
    archive.value(&ty)
  }
}

extension Rect: Archived {
  static var blank: Rect { .empty }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&minX)
    archive.value(&minY)
    archive.value(&maxX)
    archive.value(&maxY)
  }
}

extension BezierPath: Archived {
  static var blank: BezierPath { BezierPath() }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&points)
    archive.value(&contours)
    var knots = 0
    for contour in contours {
      guard contour.firstKnot == knots, contour.knotCount > 0 else { return archive.refuse() }
      knots = knots.addingReportingOverflow(contour.knotCount).partialValue
    }
    if knots.multipliedReportingOverflow(by: 3).partialValue != points.count { archive.refuse() }
  }
}

extension BezierPath.Contour: Archived {
  static var blank: Self { Self(firstKnot: 0, knotCount: 0, isClosed: false) }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&firstKnot)
    archive.value(&knotCount)
    archive.value(&isClosed)
  }
}

extension Range<Int>: Archived {
  static var blank: Range<Int> { 0..<0 }
  mutating func archive(_ archive: inout SceneArchive) {
    var (first, end) = (lowerBound, upperBound)
    archive.value(&first)
    archive.value(&end)
    if first <= end { self = first..<end } else { archive.refuse() }
  }
}
