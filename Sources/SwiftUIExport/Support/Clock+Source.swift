import TimelineModel

extension Clock {
  /// The interval with as few places as keep a cycle within a hundred-thousandth of a second.
  var shortInterval: Double {
    (5...9).lazy.map { SwiftNumber.rounded(interval, places: $0) }
      .first { abs($0 - interval) * Double(ticks) <= 1e-5 } ?? interval
  }

  /// The clock that calls the events of a view.
  func source(_ options: SwiftUIOptions) -> SwiftExpression {
    var arguments: SwiftArguments = [
      "interval": .exact(shortInterval), "ticks": .number(Double(ticks)),
    ]
    if !repeats { arguments += ["repeats": .flag(false)] }
    if atEnd == .continue { arguments += ["atEnd": ".continue"] }
    if let still = options.settings.still { arguments += ["still": .number(still)] }
    return .call("TimerManager", arguments)
  }
}

// Tests of a view's clock.
extension SwiftUIOptions {
  /// The file with tests of a clock; a region after the imports has a place for the import of the tested module.
  func tests(of clock: Clock) -> SwiftUIExporter.File {
    var text = SupportTemplate.text("ClockTests", for: target)
    while text.hasSuffix("\n") { text.removeLast() }
    let resets = clock.repeats && clock.atEnd == .reset
    let values = [
      ("EVENTS", "\(resets ? clock.ticks : clock.ticks + 1)"),
      ("INTERVAL", SwiftNumber.text(clock.shortInterval)), ("VIEW", viewName),
      ("CLOCK", SwiftPrinter().flat(clock.source(self)) ?? ""),
    ]
    for (name, value) in values { text.replace(name, with: value) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let header = SourceHeader(
      subject: "Tests of \(viewName)", version: version, command: settings.command,
      release: target)
    var source = SwiftFile(
      header: header.lines, imports: ["Testing"], declarations: [.verbatim(lines)])
    source.addImportsRegion()
    return SwiftUIExporter.File(name: "\(viewName)Tests.swift", text: SwiftPrinter.text(of: source))
  }
}
