import Testing

@testable import BuiltViews
@testable import CheckedInViews

/// The views of the examples are there, and their clocks run as the designs say.
@MainActor @Suite struct ExampleTests {
  @Test func builtViews() {
    _ = Badge().body
    let timer = BellView.clock()
    timer.advance(to: 2)
    #expect(timer.count == 2)
  }

  @Test func checkedInViews() {
    _ = PulsingLabel("1").body
    let timer = PulseView.clock()
    timer.advance(to: 1)
    #expect(timer.event == .tick(2))
    timer.advance(to: 2)
    #expect(timer.event == .appear)
    #expect(timer.cycle == 1)
  }
}
