internal import CFontconfig
internal import CFriBidi
internal import CHarfBuzz

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A C library that text needs.
///
/// It is opened at the first use: programs start faster without it, and run where it is missing.
package enum TextLibrary: String, CaseIterable, Sendable {
  /// Reads fonts and shapes text; without it no text is drawn in fonts.
  case harfBuzz = "HarfBuzz"
  /// Orders text that runs in both directions; without it all text runs to the right.
  case friBidi = "FriBidi"
  /// Lists the fonts of the system; without it those of folders, designs and archives are left.
  case fontconfig = "fontconfig"

  /// Whether it cannot be opened, or lacks a function.
  package var isMissing: Bool {
    switch self {
    case .harfBuzz: hb.face_create == nil
    case .friBidi: fribidi.get_bidi_types == nil
    case .fontconfig: fc.PatternCreate == nil
    }
  }

  /// The name of its file, such as `libharfbuzz.so.0`.
  package var fileName: String {
    let version = self == .fontconfig ? 1 : 0
    #if canImport(Darwin)
      return "lib\(rawValue.lowercased()).\(version).dylib"
    #else
      return "lib\(rawValue.lowercased()).so.\(version)"
    #endif
  }

  /// The folders that are searched after those of the system: those of Homebrew.
  private static let folders = ["", "/opt/homebrew/lib/", "/usr/local/lib/"]

  /// Opens the library for as long as the program runs.
  ///
  /// - Parameter find: Finds the functions, and returns whether all are there.
  /// - Returns: The functions; none if the library or one of them is missing.
  fileprivate func functions<Functions>(
    _ none: Functions,
    _ find: (UnsafeMutablePointer<Functions>, UnsafeMutableRawPointer) -> Bool
  ) -> Functions {
    let opened = TextLibrary.folders.lazy.compactMap { dlopen($0 + fileName, RTLD_NOW) }.first
    var functions = none
    guard let opened, find(&functions, opened) else { return none }
    return functions
  }
}

extension TextLibrary {
  /// The consequences of missing libraries for texts in fonts, as sentences.
  package static func problems(of texts: [String]) -> [String] {
    guard !texts.isEmpty else { return [] }
    guard !harfBuzz.isMissing else {
      return ["Text cannot be drawn in fonts, as \(harfBuzz.fileName) is missing."]
    }
    let runsLeft = texts.contains { $0.unicodeScalars.contains { $0.value.mayRunLeft } }
    guard runsLeft, friBidi.isMissing else { return [] }
    return ["Text that runs to the left is reversed, as \(friBidi.fileName) is missing."]
  }
}

extension UInt32 {
  /// Whether a scalar is in a block of scripts that run to the left, or a sign that turns text.
  var mayRunLeft: Bool {
    switch self {
    case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

/// The functions of HarfBuzz; there is no `FontFace` without them.
let hb = TextLibrary.harfBuzz.functions(xs_harfbuzz(), xs_harfbuzz_find)

/// The functions of FriBidi, which may be missing.
let fribidi = TextLibrary.friBidi.functions(xs_fribidi(), xs_fribidi_find)

/// The functions of fontconfig; there is no `FontconfigIndex` without them.
let fc = TextLibrary.fontconfig.functions(xs_fontconfig(), xs_fontconfig_find)
