import Geometry
import SceneModel
import ViewTree

extension PropertyValue {
  /// Whether the value cannot change gradually to another one.
  func jumps(to other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.flag, .flag): true
    case (.path(let a), .path(let b)): !a.hasSameStructure(as: b)
    default: false
    }
  }
}
