import Batches
import CommandLineParsing
import Xsheet

/// The files that arguments and lists refer to, found one by one.
///
/// Folders are searched at the beginning; archives are opened, and names of lists read, when they are needed.
final class InputFiles {
  /// A file to work on, or the reason why there is none.
  struct Entry: Sendable {
    /// The file; `nil` for a folder without files.
    var file: InputFile?
    /// The path of its main output; `nil` for none.
    var output: String?
    /// The reason why it cannot be worked on, if that is known before.
    var failure: CommandFailure?
  }

  /// The number of files of the share, and of all, animations of an archive not counted; `nil` while a list is read.
  private(set) var fileCount: (share: Int, all: Int)?

  private let options: InputOptions
  private let shard: Shard?
  private let root: String
  private let list: NameList?
  private var places: ArraySlice<Place> = []
  private var waiting: ArraySlice<Entry> = []

  /// A place where files are.
  private enum Place {
    case argument(String)
    case found(FolderSearch.Item)
    case name(String)
    case empty(CommandFailure)
  }

  /// Searches the folders among arguments; a list has names of further files, relative to the root.
  init(
    _ arguments: [String], list: NameList? = nil, root: String = "", _ options: InputOptions,
    shard: Shard? = nil
  ) throws {
    (self.options, self.shard, self.root) = (options, shard, root)
    try InputFiles.checkStandardInput(arguments)
    var all = try arguments.flatMap { try InputFiles.places($0, options) }
    if let list, list.isWhole {
      self.list = nil
      while let name = try list.next() { all.append(.name(name)) }
    } else {
      self.list = list
    }
    let share = all.filter(isInShard)
    if self.list == nil { fileCount = (share.count, all.count) }
    places = share[...]
  }

  /// The files of a command.
  convenience init(_ command: ParsedCommand, shard: Shard?) throws {
    let root = command.string("root") ?? ""
    try CommandFailure.refuse(
      if: !root.isEmpty && FileKind(root) != .folder, "--root: \(root) is not a folder.")
    try self.init(
      command.arguments("file"),
      list: command.string("files-from").map { try NameList($0) },
      root: root, InputOptions(command), shard: shard)
  }

  /// The most files that there can be, at least 1; `nil` while a list is read.
  ///
  /// An archive of several animations counts as one.
  var mostFiles: Int? { list == nil ? max(1, places.count) : nil }

  /// The next file; `nil` after the last one.
  func next() throws -> Entry? {
    while true {
      if let item = waiting.popFirst() { return item }
      guard let place = try nextPlace() else { return nil }
      waiting = try items(at: place)[...]
    }
  }

  private func nextPlace() throws -> Place? {
    if let place = places.popFirst() { return place }
    while let name = try list?.next() {
      if isInShard(.name(name)) { return .name(name) }
    }
    return nil
  }

  private static func places(
    _ argument: String, _ options: InputOptions
  ) throws -> [Place] {
    guard !InputFiles.isStandardInput(argument), FileKind(argument) == .folder else {
      return [.argument(argument)]
    }
    let search = try FolderSearch(argument, options.configurations)
    let items = search.items
    guard items.isEmpty else { return items.map { .found($0) } }
    let excluded =
      search.excludedCount == 0 ? "" : "; the configuration excludes \(search.excludedCount)"
    return [
      .empty(
        CommandFailure(
          .noInput, "\(argument): no .json, .lottie or .tgs file is in this folder\(excluded)."))
    ]
  }

  private func isInShard(_ place: Place) -> Bool {
    guard let shard else { return true }
    return switch place {
    case .argument(let path), .name(let path): shard.contains(path)
    case .found(let item):
      shard.contains(item.subfolder.appendingPath(item.path.lastPathComponent))
    case .empty: true
    }
  }

  private func items(at place: Place) throws -> [Entry] {
    switch place {
    case .empty(let failure):
      return [Entry(failure: failure)]
    case .found(let item):
      var source = SourceFile(name: item.path, origin: .path(item.path))
      source.isFound = true
      return try entries(source.animations(), subfolder: item.subfolder)
    case .argument(let argument) where InputFiles.isStandardInput(argument):
      return try entries([options.standardInput(argument)])
    case .argument(let argument):
      return try files(named: argument, at: argument)
    case .name(let name):
      let path = root.isEmpty || name.hasPrefix("/") ? name : root.appendingPath(name)
      let isInside = !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
      return try files(named: name, at: path, subfolder: isInside ? name.folder : "")
    }
  }

  private func files(
    named name: String, at path: String, subfolder: String = ""
  ) throws -> [Entry] {
    if var animation = SourceFile.animation(named: path) {
      animation.name = name
      return try entries([animation], subfolder: subfolder)
    }
    return try entries(
      SourceFile(name: name, origin: .path(path)).animations(), subfolder: subfolder)
  }

  private func entries(_ sources: [SourceFile], subfolder: String = "") throws -> [Entry] {
    try sources.map { Entry(file: try options.file($0, subfolder: subfolder)) }
  }
}

extension InputFiles {
  /// The remaining files, those that are missing included, and the failures of folders without files.
  func all() throws -> (files: [InputFile], failures: [CommandFailure]) {
    var all: (files: [InputFile], failures: [CommandFailure]) = ([], [])
    while let entry = try next() {
      if let file = entry.file { all.files.append(file) }
      if let failure = entry.failure { all.failures.append(failure) }
    }
    return all
  }

  /// Works on the remaining files, one after the other.
  func forEach(
    _ body: (InputFile) throws -> Void, failed: (CommandFailure) throws -> Void
  ) throws {
    let all = try all()
    for failure in all.failures { try failed(failure) }
    for file in all.files {
      do {
        try body(file)
      } catch {
        try failed(CommandFailure(error))
      }
    }
  }

  /// Checks that standard input is given at most once.
  static func checkStandardInput(_ arguments: [String]) throws(CommandFailure) {
    try CommandFailure.refuse(
      if: arguments.count(where: isStandardInput) > 1,
      "standard input can be read only once, but - is given twice.")
  }

  /// Whether an argument is `-`, or `-#NAME` for one of several animations.
  static func isStandardInput(_ argument: String) -> Bool {
    argument == "-" || argument.hasPrefix("-#")
  }
}
