import TimelineModel

/// The kinds of keyframes in files; each is the name of the member with the value.
enum KeyframeKind: String, CaseIterable {
  case linear
  case cubic
  case spring
  case move
}
