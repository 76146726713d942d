/// The description of a font in a design or a timeline.
package struct FontRequest: Hashable, Sendable {
  /// The PostScript name, such as `Inter-Bold`; may be empty.
  package var postScriptName: String
  /// The family, such as `Inter`.
  package var family: String
  /// The style within the family, such as `Bold`.
  package var style: String
  /// The weight and slope; `nil` for those of the style's name.
  package var traits: FontTraits?
  /// The file of the font, where the design has it.
  package var data: [UInt8]?
  /// Whether `data` is a regular face of which bold and italic ones are synthesized, as in browsers.
  package var isWebFont = false
  /// The family that replaces a missing one, as in browsers, which also take a named weight of a variable font; `nil` for
  /// fontconfig's best replacement and any weight.
  package var defaultFamily: String?

  /// Makes a request of names.
  package init(postScriptName: String = "", family: String, style: String = "") {
    self.postScriptName = postScriptName
    self.family = family
    self.style = style
  }

  /// The name in messages.
  package var title: String {
    if family.isEmpty { return postScriptName }
    return style.isEmpty || style == "Regular" ? family : "\(family) \(style)"
  }

  /// The changes to the font in the design.
  var synthesis: FontSynthesis {
    var synthesis = FontSynthesis()
    synthesis.isBold = isWebFont && (traits?.weight ?? 400) >= 600
    synthesis.isItalic = isWebFont && traits?.isItalic == true
    return synthesis
  }
}

/// The face that was found for a request.
public struct FontMatch: Sendable {
  /// The face; it may lack the characters of a text.
  public var face: FontFace
  /// Where it was found.
  package var origin: Origin
  /// The places that were searched in vain, in order, as phrases.
  package var tried: [String]
  /// The reason why a file of the font, in the design or a folder, is not used; `nil` where there is none, and where it is.
  package var problem: FontError?

  /// The place of a font.
  package enum Origin: Hashable, Sendable {
    /// The design has the file.
    case design
    /// The archive of the design.
    case archive
    /// A font folder.
    case folder
    /// The system.
    case system
    /// The font is missing; another font of the system replaces it.
    case substitute
    /// The font is missing, and the system has none; the font of this program replaces it.
    case builtIn

    /// Whether another font replaces the one that is missing.
    package var isReplacement: Bool { self == .substitute || self == .builtIn }
  }
}
