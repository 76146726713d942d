import Geometry
import SceneModel
import ViewTree

extension PropertyValue {
  /// Whether there is no way from this value to another one but a jump.
  func jumps(to other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.flag, .flag): true
    case (.path(let a), .path(let b)): !a.hasSameStructure(as: b)
    default: false
    }
  }
}
