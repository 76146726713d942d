import Testing

@testable import BuiltViews
@testable import CheckedInViews

/// The views of the examples are there; PulseViewTests.swift is generated.
@MainActor @Suite struct ExampleTests {
  @Test func builtViews() {
    _ = Badge().body
    _ = BellView().body
  }

  @Test func checkedInViews() {
    _ = PulsingLabel("1").body
    _ = PulseView(playback: .times(2)).body
  }
}
