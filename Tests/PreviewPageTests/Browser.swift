import Foundation
import Testing

/// Headless Chromium, driven by ChromeDriver (<https://www.w3.org/TR/webdriver2/>).
final class Browser: @unchecked Sendable {
  /// A failure of the browser, with its message.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let names = (
    browser: ["chromium", "chromium-browser", "google-chrome"], driver: ["chromedriver"]
  )

  /// Whether browser and driver are on the path.
  static let isAvailable = path(of: names.browser) != nil && path(of: names.driver) != nil

  private var process = Process()
  private var port = 0
  /// The path of all commands.
  private var session = "/session"

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points.
  ///   - reducesMotion: Whether the person prefers little motion.
  ///   - isDark: Whether the person prefers a dark page.
  init(width: Int = 1280, height: Int = 900, reducesMotion: Bool = false, isDark: Bool = false)
    async throws
  {
    guard let browser = Browser.path(of: Browser.names.browser),
      let driver = Browser.path(of: Browser.names.driver)
    else { throw Failure(description: "there is no browser") }
    port = try start(driver)
    var arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--force-color-profile=srgb", "--hide-scrollbars",
    ]
    if reducesMotion { arguments.append("--force-prefers-reduced-motion") }
    if isDark { arguments.append("--blink-settings=preferredColorScheme=0") }
    let options: [String: Any] = [
      "binary": browser, "args": arguments,
    ]
    let capabilities: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL"], "timeouts": ["script": 60_000],
    ]
    let answer = try await send("POST", "", ["capabilities": ["alwaysMatch": capabilities]])
    guard let session = (answer as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "no session: \(answer)")
    }
    self.session = "/session/\(session)"
    try await resize(width: width, height: height)
  }

  /// Ends the browser.
  func close() async {
    _ = try? await send("DELETE", "", nil)
    end()
  }

  deinit { end() }

  /// Ends the driver, which ignores SIGTERM if the thread that started it blocks that signal.
  private func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Starts the driver and returns the port that it listens on.
  ///
  /// The driver ends if another program takes the port that it chose, so that it is started some times.
  private func start(_ driver: String) throws -> Int {
    for _ in 0..<3 {
      if let port = try? startOnce(driver) { return port }
      process = Process()
    }
    return try startOnce(driver)
  }

  private func startOnce(_ driver: String) throws -> Int {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: driver)
    process.arguments = ["--port=0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "chromedriver ends: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /started successfully on port (\d+)/),
        let port = Int(match.1)
      {
        return port
      }
    }
  }

  /// Opens a page and waits until its pictures can be shown.
  func open(_ url: URL, fragment: String = "") async throws {
    var text = url.absoluteString
    if !fragment.isEmpty { text += "#\(fragment)" }
    // Another page first: a change of the fragment alone does not load.
    _ = try await send("POST", "url", ["url": "about:blank"])
    _ = try await send("POST", "url", ["url": text])
  }

  /// Sets the size of the page, in points.
  func resize(width: Int, height: Int) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
  }

  /// Runs a script and returns its value.
  @discardableResult
  func run(_ script: String, _ arguments: Any...) async throws -> Any {
    try await send("POST", "execute/sync", ["script": script, "args": arguments])
  }

  /// Runs the body of an asynchronous function and returns its value.
  @discardableResult
  func wait(_ body: String, _ arguments: Any...) async throws -> Any {
    let script = """
      const done = arguments[arguments.length - 1];
      (async (...arguments) => { \(body) })(...arguments).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));
      """
    let answer = try await send("POST", "execute/async", ["script": script, "args": arguments])
    guard let answer = answer as? [String: Any], answer["error"] == nil else {
      throw Failure(description: "\(answer)")
    }
    return answer["value"] ?? NSNull()
  }

  /// Presses keys, one after the other; see the key codes of WebDriver.
  func press(_ keys: String...) async throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
    }
    _ = try await send(
      "POST", "actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  /// Runs a command of the DevTools protocol and returns its result.
  @discardableResult
  func command(_ name: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
    try await send("POST", "goog/cdp/execute", ["cmd": name, "params": parameters])
      as? [String: Any] ?? [:]
  }

  /// The messages of the console since the last call.
  func messages() async throws -> [String] {
    let entries = try await send("POST", "se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// A picture of the visible part of the page, as PNG.
  func screenshot() async throws -> [UInt8] {
    let text = try await send("GET", "screenshot", nil) as? String ?? ""
    return [UInt8](Data(base64Encoded: text) ?? Data())
  }

  private func send(_ method: String, _ path: String, _ body: [String: Any]?) async throws -> Any {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let answer = try LocalRequest(method, "\(session)\(path.isEmpty ? "" : "/")\(path)", content)
      .answer(fromPort: port)
    let value = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["value"]
    if let failure = value as? [String: Any], let error = failure["error"] as? String {
      throw Failure(description: "\(path): \(error): \(failure["message"] ?? "")")
    }
    return value ?? NSNull()
  }

  private static func path(of names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
