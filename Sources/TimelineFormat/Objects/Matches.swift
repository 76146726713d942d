import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reports matched groups without a source, with several, without a frame, and those that depend on themselves.
  mutating func checkMatches(_ root: ViewNode) {
    let all = root.preorder.map(\.node)
    let views = all.filter { $0.kind.matched != nil }
    guard !views.isEmpty, !isMissingViews else { return }
    guard views.count <= MatchedLinks.maximumViews else {
      let place = matchedPlaces[views[MatchedLinks.maximumViews].id]?.pointer ?? .root
      reportLimit("more than \(MatchedLinks.maximumViews) matched views", at: place)
      return
    }
    for view in views {
      guard case .group(let style) = view.kind, style.frameSize == nil else { continue }
      report(
        "a matched view needs a “frame”",
        at: matchedPlaces[view.id]?.pointer ?? .root, .matchWithoutFrame)
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
        "no other view that is matched as \(name) is a source of the frame of “\(view.id)”",
        at: pointer, .missingMatch)
    case .severalSources(let count):
      report(
        "\(name) has \(count) sources; at most two are possible, and others need "
          + "“isSource”: false", at: pointer, .severalSources)
    case .circle:
      report(
        "the frame of “\(view.id)” depends on itself through \(name)", at: pointer,
        .matchCircle)
    case .unplaced:
      report(
        "“\(view.id)” cannot be matched as \(name) across a repeater or a 3D space", at: pointer,
        .unplacedMatch)
    case .tooDeep:
      report("too many matched views depend on each other", at: pointer, .matchCircle)
    }
  }

  /// Reports pairs of sources that are both present at the beginning.
  private mutating func reportSimultaneous(_ views: [ViewNode]) {
    var present: [String: ViewNode] = [:]
    for view in views {
      guard let matched = view.kind.matched, matched.isSource,
        view.properties[.insertion] != .number(0), view.properties[.removal] != .number(1)
      else { continue }
      guard let other = present.updateValue(view, forKey: matched.id) else { continue }
      report(
        "“\(other.id)” and “\(view.id)” are both present at the beginning and matched as "
          + "\(ReadPlace.quoted(matched.id)); one needs “insertion”: 0",
        at: matchPointer(view), .severalSources)
    }
  }

  private func matchPointer(_ view: ViewNode) -> JSONPointer {
    matchedPlaces[view.id]?.pointer.appending(CustomForm.matched.name) ?? .root
  }
}
