package import Platform

/// A running process with pipes to its standard streams, in a process group of its own.
package final class ChildProcess: @unchecked Sendable {
  /// The process.
  package let number: pid_t
  /// Its standard input.
  package let input: Descriptor
  /// Whether its standard input is open.
  private var isInputOpen = true
  /// Its standard output.
  package let output: Descriptor
  /// Its standard error.
  package let error: Descriptor

  /// Pipes are made and closed to other processes under this lock, so that no other process inherits them.
  private static let starting = Condition()
  /// The signals that the process handles as if this one did not ignore them.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ]

  /// Starts a process; `nil` if that fails, with the reason in `errno`.
  ///
  /// The program is a path or a name in `PATH`; variables are added to this process's.
  package init?(
    _ program: String, _ arguments: [String], joinsOutputs: Bool = false,
    variables: [String: String] = [:]
  ) {
    ChildProcess.starting.lock()
    defer { ChildProcess.starting.unlock() }
    let pipes = (0..<3).map { _ in ChildProcess.pipe() }
    let ends = pipes.flatMap { [$0.read, $0.write] }
    guard !ends.contains(-1) else {
      for end in ends where end >= 0 { close(end) }
      return nil
    }
    let theirs = [pipes[0].read, pipes[1].write, pipes[2].write]
    let result = ChildProcess.spawn(
      program, arguments, streams: joinsOutputs ? [theirs[0], theirs[1], theirs[1]] : theirs,
      ProcessInfo.processInfo.environment.merging(variables) { $1 })
    for end in theirs { close(end) }
    guard let number = result.number else {
      for end in [pipes[0].write, pipes[1].read, pipes[2].read] { close(end) }
      errno = result.error
      return nil
    }
    self.number = number
    input = Descriptor(number: pipes[0].write)
    output = Descriptor(number: pipes[1].read)
    error = Descriptor(number: pipes[2].read)
  }

  /// Sends a signal to the process and those that it started.
  package func send(_ signal: Int32) { kill(-number, signal) }

  /// Closes its standard input.
  package func closeInput() {
    if isInputOpen { input.close() }
    isInputOpen = false
  }

  /// Closes the pipes and waits for the end; returns the signal or the exit status.
  package func waitForEnd() -> (signal: Int32?, status: Int32) {
    closeInput()
    for pipe in [output, error] { pipe.close() }
    var state: Int32 = 0
    while waitpid(number, &state, 0) < 0, errno == EINTR {}
    let signal = state & 0x7F
    return signal == 0 ? (nil, (state >> 8) & 0xFF) : (signal, 0)
  }

  /// Whether the process ends within a time, in seconds.
  package func endsWithin(_ seconds: Double) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var information = siginfo_t()
    repeat {
      information.si_signo = 0
      let result = waitid(P_PID, id_t(number), &information, WEXITED | WNOHANG | WNOWAIT)
      if result != 0 || information.si_signo != 0 { return true }
      usleep(2000)
    } while ContinuousClock.now < deadline
    return false
  }

  private static func pipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Platform.pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ program: String, _ arguments: [String], streams: [Int32], _ environment: [String: String]
  ) -> (number: pid_t?, error: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (target, source) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    var handled = sigset_t()
    sigemptyset(&handled)
    for signal in signals { sigaddset(&handled, signal) }
    posix_spawnattr_setsigdefault(&attributes, &handled)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    var number: pid_t = 0
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    let error = posix_spawnp(&number, program, &actions, &attributes, words, variables)
    return error == 0 ? (number, 0) : (nil, error)
  }
}

extension ChildProcess {
  /// The longest time that a program may take, in seconds.
  private static let timeLimit = 1800.0
  /// The time that a program has to end by itself after that, in seconds.
  private static let grace = 5.0
  /// The largest number of bytes of the output that are kept.
  private static let outputLimit = 1 << 20

  /// Runs a program to its end.
  ///
  /// Its name is a path, or a name in `PATH`; variables are added to this process's.
  ///
  /// - Returns: The beginning of both outputs together, and whether the program ended with the status 0.
  /// - Throws: `XsheetError` of kind `missingInput` if there is no such program, and of kind `unusableInput` if it takes
  ///   longer.
  static func run(
    _ name: String, _ arguments: [String], variables: [String: String] = [:]
  ) throws(XsheetError) -> (output: String, isSuccessful: Bool) {
    guard let child = ChildProcess(name, arguments, joinsOutputs: true, variables: variables)
    else {
      let error = errno
      let reason =
        error == ENOENT ? "is not on the path" : "does not run: \(SystemError.reason(error))"
      throw XsheetError(.missingInput, "\(name) \(reason).")
    }
    child.closeInput()
    let deadline = ContinuousClock.now + .seconds(timeLimit)
    var stream = pollfd(fd: child.output.number, events: Int16(POLLIN), revents: 0)
    var output: [UInt8] = []
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else {
        child.send(SIGTERM)
        if !child.endsWithin(grace) { child.send(SIGKILL) }
        _ = child.waitForEnd()
        throw XsheetError(.unusableInput, "\(name) was ended after \(Int(timeLimit)) s.")
      }
      guard poll(&stream, 1, Int32(min(left, 1e6)) + 1) > 0 else { continue }
      guard let bytes = try? child.output.readAvailable(), !bytes.isEmpty else { break }
      output += bytes.prefix(outputLimit - output.count)
    }
    let isSuccessful = child.waitForEnd() == (nil, 0)
    return (String(decoding: output, as: UTF8.self), isSuccessful)
  }
}
