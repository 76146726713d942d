import CommandLineParsing
import Platform
import SceneRendering
import Xsheet

extension PreviewCommand {
  /// Serves the page of one animation, or of two beside each other, and follows their files until the process ends.
  func watch(_ arguments: [String]) throws -> Never {
    try checkIsOnePage(arguments)
    try CommandFailure.refuse(
      if: arguments.contains(where: InputFiles.isStandardInput),
      "--watch follows files, and standard input is none.")
    let watched = WatchedPreview(size: options.size)
    let server = try LoopbackServer(port: command.integer("port") ?? 0) { watched.response(to: $0) }
    server.start()
    try Console.print("http://127.0.0.1:\(server.port)/\n")
    startThread { makePages(of: arguments, watched) }
    FileWatch.follow(try arguments.map(path)) {
      // Makes new files, as the old ones keep the content of their archives.
      let files = try InputFile.all(arguments, command)
      let animations = try files.map { try AnimationFile($0.source) }
      watched.update(animations)
      return files.compactMap(\.source.path)
        + zip(files, animations).flatMap { file, animation in
          animation.pictureNames.compactMap { file.source.path(ofPicture: $0) }
        }
    } failed: {
      tell($0, watched)
    }
  }

  /// Makes a page of the newest content, one after the other.
  private func makePages(of arguments: [String], _ watched: WatchedPreview) {
    var revision = 0
    while true {
      let next = watched.next(after: revision)
      revision = next.revision
      let start = ContinuousClock.now
      do {
        watched.show(try page(of: next, arguments, watched).bytes, of: revision)
        if !command.flag("quiet") { Console.note("The page is drawn in \(start.elapsedText).") }
      } catch {
        // The page of newer content follows one that was given up.
        if (error as? XsheetError)?.kind != .cancelled { tell(CommandFailure(error), watched) }
      }
    }
  }

  /// Makes the page of a revision, unless there is a newer one.
  private func page(
    of content: (revision: Int, animations: [AnimationFile]), _ arguments: [String],
    _ watched: WatchedPreview
  ) throws -> Preview {
    let files = try InputFile.all(arguments, command)
    let revision = content.revision
    let cancellation = Cancellation { watched.isOutdated(revision) }
    return try Cancellation.$current.withValue(cancellation) {
      try preview(
        of: content.animations[0], files[0], beside: content.animations.dropFirst().first,
        revision: revision, FileContext(command))
    }
  }

  private func tell(_ failure: CommandFailure, _ watched: WatchedPreview) {
    Console.note(failure)
    watched.fail(failure.text)
  }

  /// The path of an argument, without the name of an animation.
  private func path(_ argument: String) throws -> String {
    try InputFile(argument: argument, command).source.path ?? argument
  }
}

extension ContinuousClock.Instant {
  /// The time since the instant, such as `12 ms`.
  var elapsedText: String {
    "\(Int(((ContinuousClock.now - self) / .milliseconds(1)).rounded())) ms"
  }
}
