import CommandLineParsing
import Platform
import Xsheet

extension ConversionOptions {
  /// The option for the tolerance, which configurations have for all commands.
  static let toleranceOption = Option.value(
    "tolerance", placeholder: "px,degrees,n/255", defaultValue: "0.1,0.1,0.5",
    help: """
      The largest deviation of resampled properties: lengths, then angles, then colors and opacities; \
      later ones may be left out.
      """)

  /// The options of commands that convert designs; configurations have them, too.
  static let options: [Option] = [
    toleranceOption,
    .value(
      "interval", placeholder: "seconds", kind: .number(0.0001...1e6),
      help: """
        The time between two ticks of the clock; the nearest one that divides the duration is used. \
        Default: about 1.
        """),
  ]

  /// The options for commands whose help refers to `convert`.
  static let optionsAsForConvert = options.map { option in
    var option = option
    option.help = option.help.prefix { !":;.".contains($0) } + ", as for convert."
    return option
  }

  /// The option against baked parts.
  static let noBake = Option.flag(
    "no-bake",
    help: "Leave out parts that SwiftUI cannot show, instead of baking them to pictures.")

  /// Makes options from a configuration.
  init(_ configuration: Configuration) {
    self.init(tolerance: configuration.tolerance ?? ConversionTolerance())
  }

  /// Makes options from a command, and from a configuration if the command does not give them.
  init(_ command: ParsedCommand, _ configuration: Configuration) throws(CommandFailure) {
    self.init(configuration)
    interval = command.number("interval")
    guard command.isGiven("tolerance"), let text = command.string("tolerance") else { return }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.withoutOuterSpaces) }
    guard numbers.count == parts.count, let given = ConversionTolerance(numbers: numbers) else {
      throw CommandFailure(
        .usage,
        "--tolerance: expected px, or px,degrees, or px,degrees,n/255 from 0.000001 on, such as "
          + "0.1,0.1,0.5; found “\(text.printable)”.")
    }
    tolerance = given
  }
}

extension ParsedCommand {
  /// Whether parts that SwiftUI cannot show are baked to pictures.
  var bakesPictures: Bool { !flag(ConversionOptions.noBake.name) }
}

extension ConversionTolerance {
  /// Makes a tolerance of one to three numbers: lengths, angles and colors; `nil` for other counts or values.
  init?(numbers: [Double]) {
    guard (1...3).contains(numbers.count), numbers.allSatisfy(ConversionTolerance.isValid) else {
      return nil
    }
    self.init()
    length = numbers[0]
    if numbers.count > 1 { angle = numbers[1] }
    if numbers.count > 2 { color = numbers[2] / 255 }
  }

  /// Whether a number is a tolerance.
  static func isValid(_ number: Double) -> Bool { (1e-6...1e6).contains(number) }
}
