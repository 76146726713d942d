import DesignChecks
import LottieImport

extension Design {
  /// The compositions of two versions, without names that come from the names of the files.
  static func authored(_ old: Design, _ new: Design) -> (old: Composition, new: Composition) {
    var versions = (old: old.authored, new: new.authored)
    if versions.old.name == old.stem, versions.new.name == new.stem {
      (versions.old.name, versions.new.name) = ("", "")
    }
    return versions
  }

  /// The composition with the values of its file in place of the results of expressions.
  ///
  /// An expression is one change in it; its results can be keyframes at all frames.
  private var authored: Composition {
    let all = composition.allLayers
    guard all.contains(where: { !$0.expressions.isEmpty }) else { return composition }
    var options = ImportOptions()
    options.evaluatedFrames = .none
    options.collapse = all[0].collapse
    options.text = file.text
    guard
      var result = try? DesignImporter.importComposition(
        from: text, name: stem, options: options
      ).composition
    else { return composition }
    // Files of archives and folders are loaded already.
    result.images = composition.images
    result.sounds = composition.sounds
    result.dataSources = composition.dataSources
    return result
  }

  /// The features that the design uses, with the outcomes of their conversion.
  var inventory: FeatureInventory {
    var findings = diagnostics
    findings.append(contentsOf: draft(ConversionOptions(), bakesPictures: false).diagnostics)
    return FeatureInventory(of: composition, timeline: nil, diagnostics: findings)
  }
}
