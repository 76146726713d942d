import TimelineModel

/// The file with tests of a view's clock.
struct ClockTests {
  let clock: Clock
  let options: SwiftUIOptions

  var fileName: String { "\(options.viewName)Tests.swift" }

  /// The text; a region after the imports has a place for that of the tested module.
  var text: String {
    let header = SourceHeader(
      subject: "Tests of \(options.viewName)", version: options.version, command: options.command,
      release: options.target)
    var source = SwiftFile(
      header: header.lines, imports: ["Testing"], declarations: [.verbatim(lines)])
    source.addImportsRegion()
    return SwiftPrinter.text(of: source)
  }

  private var lines: [String] {
    var text = SupportTemplate("ClockTests").text(for: options.target)
    while text.hasSuffix("\n") { text.removeLast() }
    let resets = clock.repeats && clock.atEnd == .reset
    let values = [
      ("EVENTS", "\(resets ? clock.ticks : clock.ticks + 1)"),
      ("INTERVAL", SwiftNumber.text(clock.shortInterval)), ("VIEW", options.viewName),
      ("CLOCK", SwiftPrinter().flat(clock.source(options)) ?? ""),
    ]
    for (name, value) in values { text.replace(name, with: value) }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
