import TimelineModel

/// The markers of a timeline as constants.
enum MarkerList {
  /// The declaration of the markers; none without any.
  static func declarations(_ markers: [TimelineMarker]) -> [SwiftDeclaration] {
    var used: Set<String> = []
    let members = markers.enumerated().map { index, marker -> SwiftDeclaration in
      let nearest = SwiftIdentifier.nearest(to: marker.name) ?? "marker\(index + 1)"
      let word = nearest.prefix(1).lowercased() + nearest.dropFirst()
      let name = used.insertUnique(word)
      let (start, end) = (marker.time, marker.time + marker.duration)
      let ends = [.double(start), .double(end)].compactMap { SwiftPrinter().flat($0) }
      let range = SwiftExpression.text(ends.joined(separator: "..."))
      return .property(
        "static let", name, marker.duration > 0 ? range : .double(start),
        documentation: name == marker.name ? "" : "“\(SwiftString.comment(marker.name))”.")
    }
    guard !members.isEmpty else { return [] }
    return [
      .type(
        SwiftType(
          documentation: "Named times of the animation, in seconds.", keyword: "enum",
          name: "Markers", members: members))
    ]
  }
}
