import SceneModel
import ViewTree

/// The animated properties of a timeline, and their tracks.
///
/// A track is all changes of a property. Copies of a precomposition share their tracks, so that each is converted and
/// stored once.
struct ConvertedProperties {
  /// An animated property of a view.
  struct Property {
    var target: PropertyTarget
    /// The index of its track.
    var track: Int
  }

  /// The properties.
  private(set) var all: [Property] = []
  /// The tracks; a track has the target of its first property.
  var tracks: [PropertyChanges] = []

  /// Adds the tracks of an animation and returns their indices.
  mutating func addTracks(_ new: [PropertyChanges]) -> Range<Int> {
    let range = tracks.count..<tracks.count + new.count
    tracks += new
    return range
  }

  /// Adds copies of some tracks that begin later, by a time in seconds, and returns their indices.
  mutating func addTracks(_ range: Range<Int>, delayedBy time: Double) -> Range<Int> {
    addTracks(
      tracks[range].map { track in
        var track = track
        for index in track.changes.indices { track.changes[index].begin += time }
        return track
      })
  }

  /// Adds the properties of a view that follow some tracks.
  mutating func addProperties(_ range: Range<Int>, view: Int) {
    for track in range {
      var target = tracks[track].target
      target.view = view
      all.append(Property(target: target, track: track))
    }
  }

  /// Replaces tracks by ones that also depend on the spans in which their views are visible.
  ///
  /// - Parameters:
  ///   - spansIndex: Returns the index of the visible spans of a target's view.
  ///   - change: Makes a track from another one and the index of its visible spans.
  mutating func replaceTracks(
    spansIndex: (PropertyTarget) -> Int, _ change: (PropertyChanges, Int) -> PropertyChanges
  ) {
    /// The new tracks, by the old track and the index of its visible spans.
    var known: [NumberPair: Int] = [:]
    var result: [PropertyChanges] = []
    result.reserveCapacity(tracks.count)
    for index in all.indices {
      let (old, spans) = (all[index].track, spansIndex(all[index].target))
      if let track = known[NumberPair(old, spans)] {
        all[index].track = track
        continue
      }
      known[NumberPair(old, spans)] = result.count
      all[index].track = result.count
      result.append(change(tracks[old], spans))
    }
    tracks = result
  }

  /// Replaces tracks that change one dimension of a vector by tracks of that dimension.
  mutating func narrow() {
    for index in tracks.indices { tracks[index].narrow() }
    for index in all.indices {
      all[index].target.component = tracks[all[index].track].target.component
    }
  }
}

extension ConvertedProperties {
  /// Writes the initial values of a timeline to its view tree: values of animated properties at the first frame, and all
  /// others rounded as files hold them.
  func writeInitialValues(to canvas: inout ViewCanvas, _ views: ViewTable) {
    var properties: [[Property]] = Array(repeating: [], count: views.parents.count)
    for property in all { properties[property.target.view].append(property) }
    canvas.root.updatePreorder { index, view in
      view.properties = view.properties.rounded
      for property in properties[index] {
        setInitial(property, in: &view.properties, view.kind)
      }
    }
  }

  /// Writes the value of an animated property, unless it is the default.
  private func setInitial(_ property: Property, in values: inout PropertyValues, _ kind: ViewKind) {
    let target = property.target
    let declared = kind.properties
    guard let place = declared.index(of: target.key) else { return }
    var whole = tracks[property.track].initial
    if let component = target.component {
      let number = whole.numberValue
      whole = values[target.key] ?? declared[place].initial
      whole.setComponent(component, number)
    }
    if whole == declared[place].initial {
      values.remove(target.key)
    } else {
      values.set(whole, for: target.key)
    }
  }
}

extension PropertyValues {
  /// The values as files hold them.
  fileprivate var rounded: PropertyValues {
    replacing { property in
      let rounded = property.value.rounded(of: property.key)
      return rounded == property.value ? nil : rounded
    }
  }
}
