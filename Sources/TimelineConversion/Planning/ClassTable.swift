import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Finds, for members that come one after the other, the class of those before that are alike.
///
/// Members stay where they are: the table knows their hashes, and asks whether two are alike.
struct ClassTable {
  /// The first member of each class, and -1, by the classes' hashes.
  private var slots: [Int] = Array(repeating: -1, count: 16)
  private var hashes: [UInt64] = []

  /// How many classes there are.
  var count: Int { hashes.count }

  /// The class of a member with a hash: one of which `isMember` says so, or else a new one, numbered from 0.
  mutating func classNumber(hash: ClassHash, where isMember: (Int) -> Bool) -> Int {
    if hashes.count * 2 >= slots.count { grow() }
    let slot = slot(of: hash.value) { hashes[$0] == hash.value && isMember($0) }
    if slots[slot] < 0 {
      slots[slot] = hashes.count
      hashes.append(hash.value)
    }
    return slots[slot]
  }

  /// The class of a member with a hash, of which `isMember` says so; `nil` for none.
  func known(hash: ClassHash, where isMember: (Int) -> Bool) -> Int? {
    let number = slots[slot(of: hash.value) { hashes[$0] == hash.value && isMember($0) }]
    return number >= 0 ? number : nil
  }

  /// The place of a class with a hash, or the free one where it belongs.
  private func slot(of hash: UInt64, where isWanted: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0, !isWanted(slots[slot]) { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in hashes.indices { slots[slot(of: hashes[number]) { _ in false }] = number }
  }
}

/// The hash of a member of a class.
struct ClassHash {
  private(set) var value = ClassHash.seed

  /// Another one in each run, so that no file can be made whose changes all have one hash.
  private static let seed = UInt64.random(in: .min ... .max)

  mutating func combine(_ bits: UInt64) {
    value = (value ^ bits) &* 0x9E37_79B9_7F4A_7C15
    value ^= value &>> 29
  }

  mutating func combine(_ number: Int) { combine(UInt64(truncatingIfNeeded: number)) }

  mutating func combine(_ number: Double) { combine(number == 0 ? 0 : number.bitPattern) }

  mutating func combine(_ key: PropertyKey, _ component: Int?) {
    combine(key.number)
    combine(component ?? -1)
  }

  mutating func combine(_ value: PropertyValue) {
    switch value {
    case .flag(let flag): combine(flag ? 1 : 2)
    case .number(let number): combine(number)
    case .vector(let vector): for index in 0..<3 { combine(vector[index]) }
    case .color(let color): for index in 0..<4 { combine(color.components[index]) }
    case .numbers(let numbers): for number in numbers { combine(number) }
    case .path(let path):
      for point in path.points {
        combine(point.x)
        combine(point.y)
      }
    }
  }
}
