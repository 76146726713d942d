internal import CFontconfig
internal import CFriBidi
internal import CHarfBuzz
import Diagnostics
import Platform

/// A C library that text needs; programs run where it is missing.
package enum TextLibrary: String, CaseIterable, Sendable {
  /// Reads fonts and shapes text; without it no text is drawn in fonts.
  case harfBuzz = "HarfBuzz"
  /// Orders text that runs in both directions; without it all text runs to the right.
  case friBidi = "FriBidi"
  /// Lists the fonts of the system; without it only fonts of folders, designs and archives are found.
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
  package var fileName: String { library.fileName }

  fileprivate var library: LateLibrary {
    switch self {
    case .harfBuzz: LateLibrary("libharfbuzz", versions: 0)
    case .friBidi: LateLibrary("libfribidi", versions: 0)
    case .fontconfig: LateLibrary("libfontconfig", versions: 1)
    }
  }

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
let hb = TextLibrary.harfBuzz.library.functions(xs_harfbuzz(), xs_harfbuzz_find)

/// The functions of FriBidi, which may be missing.
let fribidi = TextLibrary.friBidi.library.functions(xs_fribidi(), xs_fribidi_find)

/// The functions of fontconfig; there is no `FontconfigIndex` without them.
let fc = TextLibrary.fontconfig.library.functions(xs_fontconfig(), xs_fontconfig_find)
