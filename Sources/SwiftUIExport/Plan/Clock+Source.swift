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
