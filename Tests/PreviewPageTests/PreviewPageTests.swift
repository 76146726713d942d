import Foundation
import TestSupport
import Testing
import Xsheet

/// Preview pages in headless Chromium, driven as a person would.
@Suite(
  .serialized, .enabled(if: Browser.isAvailable, "Chromium and ChromeDriver are not installed."))
struct PreviewPageTests {
  /// The design with a timeline that differs from it in one layer, in frames 60 to 119.
  private static let page = Result { try TestPage(TestPage.damagedPair()) }

  private func open(
    _ fragment: String = "", width: Int = 1280, height: Int = 900, reducesMotion: Bool = true
  ) async throws -> (browser: Browser, page: TestPage) {
    let page = try PreviewPageTests.page.get()
    let browser = try await Browser(width: width, height: height, reducesMotion: reducesMotion)
    try await browser.open(page.url, fragment: fragment)
    try await browser.wait("await xsheet.ready")
    return (browser, page)
  }

  private func state(_ browser: Browser) async throws -> [String: Any] {
    try await browser.run("return xsheet.state()") as? [String: Any] ?? [:]
  }

  @Test("the page loads without messages and without requests, and shows both sides")
  func loads() async throws {
    let (browser, page) = try await open()
    #expect(try await browser.messages() == [])
    let requests = try await browser.run("return performance.getEntriesByType('resource').length")
    #expect(requests as? Int == 0)
    #expect(try await browser.run("return document.title") as? String == "Loops – xsheet")
    let names = try await browser.run(
      "return [...document.querySelectorAll('#viewports figcaption')].filter(n => n.offsetParent).map(n => n.textContent)"
    )
    #expect(names as? [String] == ["First", "Second"])
    #expect(page.frameCount == 360)
    await browser.close()
  }

  @Test("each frame shows the pixels that render draws, from any frame before it")
  func pixels() async throws {
    let (browser, page) = try await open()
    for frame in [0, 200, 199, 61, 359, 30, 31, 119, 90] {
      try await browser.wait("await xsheet.seek(arguments[0])", frame)
      for side in 0...1 {
        let text = try await browser.run(
          """
          const { data } = xsheet.pixels(arguments[0]);
          let text = '';
          for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
          return btoa(text);
          """, side)
        let shown = [UInt8](Data(base64Encoded: text as? String ?? "") ?? Data())
        #expect(
          page.largestDifference(of: shown, frame: frame, side: side) == 0,
          "frame \(frame), side \(side)")
      }
    }
    await browser.close()
  }

  @Test("the scrubber and the keyboard lead to exact frames")
  func keyboard() async throws {
    let (browser, _) = try await open("f=90")
    func frame() async throws -> Int? { try await state(browser)["frame"] as? Int }
    #expect(try await frame() == 90)
    // WebDriver's codes of arrow keys, Home, End and Space.
    let (left, right, home, end) = ("\u{E012}", "\u{E014}", "\u{E011}", "\u{E010}")
    try await browser.press(right, right, left)
    #expect(try await frame() == 91)
    try await browser.press(end)
    #expect(try await frame() == 359)
    try await browser.press(home)
    #expect(try await frame() == 0)
    try await browser.press(" ")
    #expect(try await state(browser)["isPlaying"] as? Bool == true)
    try await browser.press(" ")
    #expect(try await state(browser)["isPlaying"] as? Bool == false)
    try await browser.wait(
      """
      const scrub = document.querySelector('#scrub');
      scrub.value = 123;
      scrub.dispatchEvent(new Event('input', { bubbles: true }));
      await xsheet.seek(123);
      """)
    #expect(try await frame() == 123)
    let shown = try await browser.run("return document.querySelector('#time-frame').textContent")
    #expect(shown as? String == "frame 123 of 360")
    await browser.close()
  }

  @Test("the difference is that of the pictures, and the worst frame is one click away")
  func difference() async throws {
    let (browser, page) = try await open("f=30&mode=difference&bg=white")
    #expect(try await state(browser)["mode"] as? String == "difference")
    func differing() async throws -> Int? {
      let difference = try await state(browser)["difference"] as? [String: Any]
      return difference?["differing"] as? Int
    }
    #expect(try await differing() == page.differingPixels(frame: 30))
    try await browser.wait("await xsheet.seek(90)")
    #expect(try await differing() == page.differingPixels(frame: 90))
    #expect(page.differingPixels(frame: 30) == 0 && page.differingPixels(frame: 90) > 50)
    try await browser.wait(
      "document.querySelector('#worst').click(); await new Promise(done => setTimeout(done, 300))")
    #expect(60..<120 ~= (try await state(browser)["frame"] as? Int ?? 0))
    await browser.close()
  }

  @Test("in the overlay, each side of the wipe shows its own picture")
  func overlay() async throws {
    let (browser, _) = try await open("f=90&mode=overlay")
    let widths = try await browser.run(
      """
      const wipe = document.querySelector('#wipe');
      const read = () => getComputedStyle(document.querySelector('#canvas-first-wipe')).clipPath;
      wipe.value = 10; wipe.dispatchEvent(new Event('input', { bubbles: true }));
      const first = read();
      wipe.value = 90; wipe.dispatchEvent(new Event('input', { bubbles: true }));
      return [first, read()];
      """)
    let clips = try #require(widths as? [String])
    #expect(clips[0] != clips[1] && clips.allSatisfy { $0.contains("inset") }, "\(clips)")
    await browser.close()
  }

  @Test("a link leads to its frame, and the address follows")
  func deepLink() async throws {
    let (browser, _) = try await open("f=77")
    try await browser.press("\u{E014}")
    try await browser.wait("await new Promise(done => setTimeout(done, 400))")
    #expect((try await browser.run("return location.hash") as? String)?.contains("f=78") == true)
    try await browser.wait(
      "location.hash = 'f=12'; await new Promise(done => setTimeout(done, 300))")
    #expect(try await state(browser)["frame"] as? Int == 12)
    await browser.close()
  }

  @Test("an action of the sheet shows its line and its view; a reason leads to its frame")
  func sheet() async throws {
    let (browser, page) = try await open("f=0")
    try await browser.wait(
      """
      document.querySelector('#sheet-scroll .action').click();
      await new Promise(done => setTimeout(done, 200));
      """)
    let state = try await state(browser)
    #expect(page.views.contains(state["view"] as? String ?? ""))
    #expect((state["action"] as? String)?.isEmpty == false)
    let content =
      try await browser.run(
        "return document.querySelector('#selection').innerText") as? String
    #expect(content?.contains("line ") == true, "\(content ?? "")")
    try await browser.wait(
      """
      document.querySelector('#verdict-reasons button').click();
      await new Promise(done => setTimeout(done, 300));
      """)
    #expect(60..<120 ~= (try await self.state(browser)["frame"] as? Int ?? 0))
    await browser.close()
  }

  @Test("a finding leads to its frame and its view")
  func findings() async throws {
    let page = try TestPage(TestPage.designWithFinding())
    let browser = try await Browser(reducesMotion: true)
    try await browser.open(page.url)
    try await browser.wait(
      """
      await xsheet.ready;
      document.querySelector('#findings-list .jump').click();
      await new Promise(done => setTimeout(done, 300));
      """)
    let state = try await state(browser)
    #expect(state["frame"] as? Int == 4)
    #expect(state["view"] as? String == page.views.first)
    await browser.close()
  }

  @Test("the page fits a phone", arguments: [360, 390])
  func phone(width: Int) async throws {
    let (browser, _) = try await open(width: width, height: 780)
    let widths = try await browser.run(
      "return [document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]")
    #expect((widths as? [Int])?.allSatisfy { $0 <= width } == true, "\(widths)")
    await browser.close()
  }

  @Test("the page plays by itself only where motion is welcome", arguments: [false, true])
  func motion(reduces: Bool) async throws {
    let (browser, _) = try await open(reducesMotion: reduces)
    #expect(try await state(browser)["isPlaying"] as? Bool == !reduces)
    await browser.close()
  }

  @Test("every control has a name and a role")
  func accessibility() async throws {
    let (browser, _) = try await open()
    let tree = try await browser.command("Accessibility.getFullAXTree")
    let nodes = tree["nodes"] as? [[String: Any]] ?? []
    var roles: Set<String> = []
    for node in nodes where node["ignored"] as? Bool == false {
      let properties = node["properties"] as? [[String: Any]] ?? []
      let isFocusable = properties.contains {
        $0["name"] as? String == "focusable"
          && ($0["value"] as? [String: Any])?["value"] as? Bool == true
      }
      let role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
      guard isFocusable, role != "RootWebArea" else { continue }
      roles.insert(role)
      let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
      #expect(!name.isEmpty, "a \(role) has no name")
    }
    #expect(roles.isSuperset(of: ["button", "slider", "combobox", "radio"]), "\(roles)")
    await browser.close()
  }
}
