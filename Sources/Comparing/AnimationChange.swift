package import CompositionModel
package import TimelineModel

/// A difference between two versions of an animation.
public struct AnimationChange: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of differences.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An element or a keyframe is new.
    case added
    /// An element or a keyframe is gone.
    case removed
    /// A property has another value.
    case changed
    /// An element has another place in its list, or keyframes have another time.
    case moved
    /// An element has another name.
    case renamed
  }

  /// The kind.
  public var kind: Kind
  /// The names on the path to the element, outermost first, in the new version if the element is in both.
  public var place: [String]
  /// The kind of the element in After Effects' words, such as `Shape layer`.
  public var element: String
  /// The property; `nil` for changes of the whole element.
  public var property: String?
  /// The old value in words; `nil` where there was none.
  public var old: String?
  /// The new value in words; `nil` where there is none.
  public var new: String?
  /// The time of the keyframe, in seconds of the composition or clock; `nil` for changes without a time.
  public var time: Double?
  /// A frame that shows the change, counted from 0; `nil` if none is known.
  public var frame: Int?
  /// The identifier of the view in a timeline; `nil` in designs.
  public var view: String?
  /// The JSON pointer to the element, or to the nearest one around it, in the old version; `nil` where it is new.
  public var oldPointer: String?
  /// The JSON pointer to the element, or to the nearest one around it, in the new version; `nil` where it is gone.
  public var newPointer: String?
  /// The change in words, without the place and without a period.
  public var text: String

  /// The delay in the new version; `nil` for changes of other kinds.
  var shift: Shift?

  /// The delay of a part of a layer; changes of one layer with equal delays are joined.
  struct Shift: Hashable {
    /// The parts of a layer that have times.
    enum Role {
      /// All keyframes of a property.
      case keyframes
      /// The in point or the out point of a layer.
      case limit
      /// The start time of a layer.
      case start
    }

    /// The difference, in times of the composition around the layer.
    var time: Double
    /// The part.
    var role: Role
  }

  /// The change in words, with the place.
  public var description: String {
    place.isEmpty ? text : "\(AnimationChanges.path(place)): \(text)"
  }
}

extension AnimationChange {
  /// The changes between two versions of a design, in the order of the new one.
  package static func changes(from old: Composition, to new: Composition) -> [AnimationChange] {
    changes([old, new], ComparisonClock(new)) { $0.describe($1) }.foldingOutPoints()
  }

  /// The changes between two versions of a timeline, in the order of the new one.
  package static func changes(from old: Timeline, to new: Timeline) -> [AnimationChange] {
    changes([old, new], ComparisonClock(new)) { $0.describe($1) }
  }

  private static func changes<Version>(
    _ versions: [Version], _ clock: ComparisonClock,
    _ describe: (inout ElementDraft, Version) -> Void
  ) -> [AnimationChange] {
    var (draft, comparison) = (ElementDraft(), ElementComparison(clock: clock))
    let elements = versions.map { version in draft.described { describe(&$0, version) } }
    return comparison.changes(elements[0], elements[1])
  }
}
