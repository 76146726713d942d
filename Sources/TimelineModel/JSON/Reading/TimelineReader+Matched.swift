import Diagnostics
import Geometry
import JSONTree
import ViewTree

extension TimelineReader {
  /// Reads how a group shares its frame: a name, or an object with it.
  mutating func matched(_ place: ReadPlace) -> MatchedGeometry? {
    if let name = place.value.string { return MatchedGeometry(id: name) }
    guard place.value.kind == .object, var members = object(place, "a match") else {
      expected("a name or an object with an “\(MatchName.id)”", at: place)
      return nil
    }
    let id = required(&members, MatchName.id) { $0.string($1) }
    var result = MatchedGeometry(id: id ?? "")
    result.properties = word(&members, MatchName.properties, result.properties)
    result.anchor = optional(&members, MatchName.anchor, result.anchor) {
      $0.pair($1, "x and y of an anchor", in: -TimelineLimits.magnitude...TimelineLimits.magnitude)
    }
    result.isSource = optional(&members, MatchName.isSource, true) { $0.flag($1) }
    finish(members, "a match")
    return id == nil ? nil : result
  }

  /// Reports groups that share their frames with none, with several, or with themselves, and those without a frame.
  mutating func checkMatches(_ root: ViewNode) {
    let all = root.preorder.map(\.node)
    let views = all.filter { $0.kind.matched != nil }
    guard !views.isEmpty, !isMissingViews else { return }
    guard views.count <= MatchedLinks.maximumViews else {
      let place = matchedPlaces[views[MatchedLinks.maximumViews].id]?.pointer ?? .root
      report("more than \(MatchedLinks.maximumViews) matched views", at: place)
      return
    }
    for view in views {
      guard case .group(let style) = view.kind, style.frameSize == nil else { continue }
      report(
        "a matched view needs a “\(ViewName.frame)”",
        at: matchedPlaces[view.id]?.pointer ?? .root, .missingMatch)
    }
    for (view, problem) in MatchedLinks(root).problems { report(problem, of: all[view]) }
    reportSimultaneous(views)
  }

  private mutating func report(_ problem: MatchedLinks.Problem, of view: ViewNode) {
    let name = ReadPlace.quoted(view.kind.matched?.id ?? "")
    let pointer = matchPointer(view)
    switch problem {
    case .noSource:
      report(
        "there is no other view matched as \(name) whose frame “\(view.id)” could take",
        at: pointer, .missingMatch)
    case .severalSources(let count):
      report(
        "\(name) is to match two views that take turns, not \(count); let others follow by "
          + "“\(MatchName.isSource)”: false", at: pointer, .severalSources)
    case .circle:
      report(
        "the frame of “\(view.id)” would depend on itself by way of \(name)", at: pointer,
        .matchCircle)
    case .unplaced:
      report(
        "“\(view.id)” can not be matched as \(name) through a repeater or a space", at: pointer,
        .missingMatch)
    case .tooDeep:
      report("too many matched views depend on each other", at: pointer, .matchCircle)
    }
  }

  /// Reports pairs that are both there at the beginning.
  private mutating func reportSimultaneous(_ views: [ViewNode]) {
    var present: [String: ViewNode] = [:]
    for view in views {
      guard let matched = view.kind.matched, matched.isSource,
        view.properties[.insertion] != .number(0), view.properties[.removal] != .number(1)
      else { continue }
      guard let other = present.updateValue(view, forKey: matched.id) else { continue }
      report(
        "“\(other.id)” and “\(view.id)” are both there at the beginning, matched as "
          + "\(ReadPlace.quoted(matched.id)); one has to begin with “insertion”: 0",
        at: matchPointer(view), .severalSources)
    }
  }

  private func matchPointer(_ view: ViewNode) -> JSONPointer {
    matchedPlaces[view.id]?.pointer.appending(ViewName.matched) ?? .root
  }
}
