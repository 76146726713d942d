import Platform

/// The parts that the files of a module use of its support file.
struct SupportUses {
  /// The support file as it was written.
  private var bytes: [UInt8] = []
  /// The parts that each file uses, by its path from the folder of the module.
  private var views: [String: Set<SupportPart>] = [:]
  /// Whether subfolders of the module were read.
  private var hasReadSubfolders: Bool
  /// The parts that any of the files uses.
  private(set) var parts: Set<SupportPart> = []
  /// The views that use any part.
  private(set) var scope = SupportFile.Scope.folder

  private mutating func add(_ added: [String: Set<SupportPart>]) {
    for (name, used) in added {
      views[name] = used
      parts.formUnion(used)
      if !used.isEmpty, name.contains("/") { scope = .subfolders }
    }
  }
}

/// The uses of the support files which this process wrote, so that not all files of a module are read for each new one.
extension SupportUses {
  private static let modules = Locked<[String: SupportUses]>([:])

  /// Adds files, and returns the uses then.
  ///
  /// - Returns: The uses; `nil` if this process did not write the file or did not read the folders, or if a part may not
  ///   be used any more.
  static func adding(
    _ views: [String: Set<SupportPart>], to bytes: [UInt8], in module: String,
    readsSubfolders: Bool
  ) -> SupportUses? {
    modules.with { modules in
      guard let known = modules[module], known.bytes == bytes,
        known.hasReadSubfolders || !readsSubfolders,
        views.allSatisfy({ known.views[$0.key, default: []].isSubset(of: $0.value) })
      else { return nil }
      modules[module]?.add(views)
      return modules[module]
    }
  }

  /// Begins with the files of a module, and returns their uses.
  static func begin(
    _ views: [String: Set<SupportPart>], in module: String, readsSubfolders: Bool
  ) -> SupportUses {
    var uses = SupportUses(hasReadSubfolders: readsSubfolders)
    uses.add(views)
    modules.with { $0[module] = uses }
    return uses
  }

  /// Remembers the support file that is written.
  static func remember(_ bytes: [UInt8], in module: String) {
    modules.with { $0[module]?.bytes = bytes }
  }
}
