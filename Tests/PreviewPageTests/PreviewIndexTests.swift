import Foundation
import TestSupport
import Testing
import Xsheet

/// The index of many preview pages in headless Chromium.
@Suite(.enabled(if: Browser.isAvailable, "Chromium and ChromeDriver are not installed."))
struct PreviewIndexTests {
  @Test("designs are listed with their facts, found by name, and sorted")
  func index() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("xsheet-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var pages = PreviewFolder(folder.path)
    for name in ["loops/loops.json", "curves/curves.xsheet.json"] {
      let path = ProjectFolder.url("Compositions/\(name)").path
      let animation = try AnimationFile(contentsOfFile: path)
      let preview = try await animation.preview(PreviewOptions(size: .fitting(80)))
      let stem = name.components(separatedBy: ".")[0]
      pages.add(try pages.write(preview, of: animation, named: stem).entry)
    }
    pages.addFailure("Something is wrong.", findings: [], named: "broken")
    try pages.writeIndex()

    let browser = try await Browser()
    try await browser.open(folder.appendingPathComponent("index.html"))
    func names() async throws -> [String] {
      let names = try await browser.run(
        "return [...document.querySelectorAll('#rows tr')].filter(r => r.offsetParent).map(r => r.innerText.trim().split(/\\s/)[0])"
      )
      return names as? [String] ?? []
    }
    #expect(try await browser.messages() == [])
    #expect(try await names() == ["broken", "curves/curves", "loops/loops"])
    let links = try await browser.run(
      "return [...document.querySelectorAll('#rows a')].map(a => a.getAttribute('href'))")
    #expect(links as? [String] == ["curves/curves.html", "loops/loops.html"])
    let stills = try await browser.wait(
      """
      const images = [...document.querySelectorAll('#rows img')];
      await Promise.all(images.map(image => image.decode()));
      return images.map(image => image.naturalWidth);
      """)
    #expect((stills as? [Int])?.allSatisfy { $0 > 0 } == true)
    try await browser.wait(
      """
      const search = document.querySelector('#search');
      search.value = 'loop'; search.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(done => setTimeout(done, 200));
      """)
    #expect(try await names() == ["loops/loops"])
    try await browser.wait(
      """
      const search = document.querySelector('#search');
      search.value = ''; search.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector("th[data-sort='name'] button").click();
      await new Promise(done => setTimeout(done, 200));
      """)
    #expect(try await names() == ["loops/loops", "curves/curves", "broken"])
    await browser.close()
  }
}
