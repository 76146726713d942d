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
      let ends = [marker.time, marker.time + marker.duration].map {
        SwiftPrinter().flat(.double($0)) ?? "0"
      }
      return .property(
        SwiftProperty(
          documentation: name == marker.name ? "" : "“\(SwiftString.comment(marker.name))”.",
          modifiers: ["static"], keyword: "let", name: name,
          value: .text(marker.duration > 0 ? ends.joined(separator: "...") : ends[0])))
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
