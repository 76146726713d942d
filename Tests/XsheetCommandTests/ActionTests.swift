import CommandLineParsing
import Foundation
import JSONTree
import TestSupport
import Testing

@testable import XsheetCommand

/// `Tools/check-designs`, which `action.yml` calls, in temporary Git repositories.
@Suite(
  .enabled(
    if: Workspace.missing("git", "bash", "jq", "tar").isEmpty, "Git, Bash, jq or tar is missing."))
struct ActionTests {
  private let place: Workspace

  /// A stand-in that writes preview pages, so that their arguments can be seen, and leaves all else to the program.
  private static let tool = """
    #!/bin/sh
    if [ "$1" != preview ]; then exec '\(Workspace.program.path)' "$@"; fi
    while [ "$1" != -o ]; do shift; done
    folder=$2
    shift 3
    mkdir -p "$folder"
    echo index >"$folder/index.html"
    for file in "$@"; do
      name=${file##*/}
      page=$folder/${name%.*}.html
      [ ! -e "$page" ] || exit 73
      echo page >"$page"
    done
    """

  /// Makes a repository with a design that the last commit changed, one with findings that it added, one that it renamed,
  /// one that it did not change, and a changed file that is no design.
  init() throws {
    place = try Workspace()
    try place.write(Self.tool, "tools/xsheet")
    let folder = "repository/"
    for name in ["designs/good.json", "designs/unchanged.json", "old/moved.json", "old/gone.json"] {
      try place.write(Sample.square(), folder + name)
    }
    try place.write("{}", folder + "package.json")
    try commit()
    try place.write(Sample.square() + "\n", folder + "designs/good.json")
    try place.write(Sample.unknown(layers: 1), folder + "designs/with findings.json")
    try place.write(#"{"name": "package"}"#, folder + "package.json")
    #expect(try shell("mkdir moved && mv old/moved.json moved/ && rm -r old").status == 0)
    try commit()
  }

  /// Runs a line of shell in the repository, without the variables of this process.
  private func shell(_ line: String) throws -> Outcome {
    try place.write(line, "line.sh")
    return try place.shell(
      """
      chmod +x tools/xsheet && cd repository && \
      env -i PATH="$PATH" HOME="$PWD/.." GIT_CONFIG_NOSYSTEM=1 XSHEET="$PWD/../tools/xsheet" \
      GITHUB_OUTPUT="$PWD/../outputs" GITHUB_STEP_SUMMARY="$PWD/../summary.md" bash ../line.sh
      """)
  }

  /// Commits all files of the repository.
  private func commit() throws {
    let outcome = try shell(
      """
      set -e
      git init --quiet
      git config user.name Tester
      git config user.email tester@example.org
      git add --all
      git commit --quiet --message change
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  /// Runs the script with assignments of variables in front.
  private func check(_ settings: String = "") throws -> Outcome {
    try place.write("", "outputs")
    try place.write("", "summary.md")
    return try shell("\(settings) '\(ProjectFolder.url("Tools/check-designs").path)'")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try place.read(name), as: UTF8.self)
  }

  /// The results of the script for later steps.
  private func outputs() throws -> [String: String] {
    let lines = try text("outputs").split(separator: "\n").map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    #expect(lines.allSatisfy { $0.count == 2 })
    return Dictionary(lines.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
  }

  private func json(_ name: String) throws -> JSONNode {
    try JSONNode(parsing: place.read("repository/xsheet-out/" + name))
  }

  /// The names of the results in a folder of the output.
  private func results(_ folder: String) -> [String] {
    let prefix = "repository/xsheet-out/\(folder)/"
    return place.files().filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// The designs in the table of the summary.
  private func rows() throws -> [String] {
    try text("summary.md").split(separator: "\n").filter { $0.hasPrefix("| <code>") }.map {
      String($0.dropFirst("| <code>".count).prefix { $0 != "<" })
    }
  }

  @Test func changedDesignsAreChecked() throws {
    let outcome = try check("XSHEET_BASE=HEAD~1 XSHEET_FAIL_ON=warning")
    #expect(outcome.status == 1, "\(outcome.error)")
    let outputs = try outputs()
    for (name, value) in [
      "status": "1", "verdict": "failed", "designs": "3", "errors": "0", "warnings": "1",
      "known": "0", "unmatched": "0", "output": "xsheet-out", "sarif": "xsheet-out/report.sarif",
      "previews": "xsheet-out/previews", "sheets": "xsheet-out/sheets",
    ] {
      #expect(outputs[name] == value, "\(name)")
    }
    #expect(
      try rows() == ["designs/with findings.json", "designs/good.json", "moved/moved.json"])
    let summary = try text("summary.md")
    #expect(summary == (try text("repository/xsheet-out/summary.md")))
    #expect(summary.hasPrefix("## Designs: failed\n"))
    #expect(summary.contains("| <code>designs/with findings.json</code> | failed | "))
    #expect(summary.contains("| <code>designs/good.json</code> | passed | match | 0 | 0 | 0 | "))
    #expect(
      results("sheets") == [
        "designs/good.json.png", "designs/with findings.json.png", "moved/moved.json.png",
      ])
    #expect(
      results("previews") == ["good.html", "index.html", "moved.html", "with findings.html"])
  }

  @Test func findingsAreWrittenForReviewTools() throws {
    #expect(try check("XSHEET_BASE=HEAD~1").status == 0)
    #expect(try outputs()["verdict"] == "passed")
    let sarif = try #require(try json("report.sarif")["runs"]?.elements.first)
    #expect(sarif["results"]?.elements.count == 1)
    #expect(try text("repository/xsheet-out/report.sarif").contains("designs/with%20findings.json"))
    let quality = try json("codequality.json").elements
    #expect(quality.count == 1)
    #expect(quality.first?["severity"] == .string("minor"))
    #expect(quality.first?["location"]?["path"] == .string("designs/with findings.json"))
  }

  @Test func allDesignsAreCheckedWithoutABase() throws {
    let outcome = try check("XSHEET_PREVIEW=false XSHEET_SHEETS=false")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try outputs()["designs"] == "4")
    #expect(try outputs()["previews"] == "")
    #expect(try rows().contains("designs/unchanged.json"))
    #expect(try text("summary.md").contains("1 file is no Lottie export and skipped"))
    #expect(results("previews").isEmpty && results("sheets").isEmpty)
  }

  @Test func patternsChooseDesigns() throws {
    #expect(
      try check("XSHEET_SHEETS=false XSHEET_FILES=$'  designs\\n\\n!**/good.json\\r\\n'").status
        == 0)
    #expect(
      try rows().sorted() == ["designs/unchanged.json", "designs/with findings.json"])
    #expect(try check("XSHEET_FILES='nowhere/**'").status == 66)
    #expect(try outputs()["verdict"] == "refused")
  }

  @Test func nothingToCheckPasses() throws {
    #expect(try check("XSHEET_BASE=HEAD").status == 0)
    #expect(try outputs()["verdict"] == "none")
    #expect(try outputs()["designs"] == "0")
    let sarif = try #require(try json("report.sarif")["runs"]?.elements.first)
    #expect(sarif["results"]?.elements.isEmpty == true)
  }

  @Test func picturesAndConfigurationsChangeDesigns() throws {
    try place.write("picture", "repository/designs/images/a.png")
    #expect(try check("XSHEET_BASE=HEAD XSHEET_SHEETS=false").status == 0)
    #expect(try outputs()["designs"] == "3")
    #expect(try shell("rm -r designs/images").status == 0)
    try place.write(#"{"exclude": ["good.*"]}"#, "repository/designs/.xsheet.json")
    #expect(try check("XSHEET_BASE=HEAD XSHEET_SHEETS=false").status == 0)
    #expect(
      try rows().sorted() == ["designs/unchanged.json", "designs/with findings.json"])
  }

  @Test func knownFindingsPass() throws {
    #expect(try shell("\"$XSHEET\" report . --write-baseline known.json").status == 0)
    let outcome = try check(
      "XSHEET_BASELINE=known.json XSHEET_FAIL_ON=warning XSHEET_SHEETS=false")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try outputs()["known"] == "1")
    #expect(try outputs()["warnings"] == "0")
    #expect(try check("XSHEET_BASELINE=missing.json").status == 66)
  }

  @Test func unusableDesignsAreRefused() throws {
    try place.write(#"{"v": "#, "repository/broken.json")
    #expect(try check("XSHEET_BASE=HEAD").status == 65)
    #expect(try outputs()["verdict"] == "refused")
    #expect(try outputs()["errors"] == "1")
    #expect(try rows() == ["broken.json"])
  }

  /// Names of files are data everywhere: in the shell, in Git's patterns, in Markdown and in the runner's log.
  @Test func namesAreOnlyNames() throws {
    let names = [
      "-o.json", "a | *b*.json", "$(touch pwned).json", "50%d.json", "a#b.json", "`x`.json",
      "new\nline.json", "\n::error::x.json", "é.json",
    ]
    for name in names { try place.write(Sample.square(), "repository/" + name) }
    let outcome = try check("XSHEET_BASE=HEAD GITHUB_ACTIONS=true")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try outputs()["designs"] == "\(names.count)")
    #expect(try outputs()["previews"] == "xsheet-out/previews.tar.gz")
    #expect(results("sheets").count == names.count)
    #expect(!place.files().contains { $0.hasSuffix("pwned") })
    #expect(try rows().contains("a &#124; &#42;b&#42;.json"))
    #expect(outcome.text.hasPrefix("::stop-commands::"))
  }

  @Test func equalNamesHavePagesInFolders() throws {
    try place.write(Sample.square(), "repository/moved/good.json")
    let archive = ZipWriter.archive([
      ("manifest.json", #"{"version": "1.0", "animations": [{"id": "a"}]}"#),
      ("animations/a.json", Sample.square()),
    ])
    try place.write(archive, "repository/moved/good.lottie")
    let outcome = try check("XSHEET_SHEETS=false XSHEET_VERIFY=false")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      results("previews").filter { $0.hasSuffix("good.html") } == [
        "designs/good.html", "moved/good.json/good.html", "moved/good.lottie/good.html",
      ])
  }

  /// A runner checks out the merge of a pull request alone.
  @Test func baseOfAPullRequestIsFetched() throws {
    let outcome = try shell(
      """
      set -e
      git checkout --quiet -b topic
      cp designs/good.json designs/topic.json
      git add --all
      git commit --quiet --message topic
      git checkout --quiet -b target HEAD~1
      cp designs/good.json designs/target.json
      git add --all
      git commit --quiet --message target
      git merge --quiet --no-edit topic
      cd ..
      mv repository origin
      git clone --quiet --depth 1 --branch target "file://$PWD/origin" repository
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    let result = try check(
      "CI=true GITHUB_EVENT_NAME=pull_request GITHUB_SHA=$(git rev-parse HEAD) XSHEET_SHEETS=false")
    #expect(result.status == 0, "\(result.error)")
    #expect(try rows() == ["designs/topic.json"])
  }

  @Test(arguments: [
    ("XSHEET_VERIFY=maybe", 64, "XSHEET_VERIFY has to be one of: true false."),
    ("XSHEET_FAIL_ON=fatal", 64, "XSHEET_FAIL_ON"), ("XSHEET=/missing", 64, "/missing is missing"),
    ("XSHEET_CHANGED_ONLY=true", 64, "XSHEET_BASE"), ("XSHEET_OUTPUT=designs", 73, "designs"),
    ("cd designs;", 64, "top folder"), ("cd ..;", 64, "Git repository"),
  ])
  func mistakesAreErrors(settings: String, status: Int32, message: String) throws {
    let outcome = try check(settings)
    #expect(outcome.status == status)
    #expect(outcome.error.contains(message))
    #expect(place.files().contains("repository/designs/good.json"))
    #expect(try text("outputs").isEmpty)
  }

  private static let hasPreview = CommandTree.root.subcommands.contains { $0.name == "preview" }

  @Test(.enabled(if: hasPreview, "There is no command preview."))
  func pagesAreWritten() throws {
    let outcome = try check("XSHEET='\(Workspace.program.path)' XSHEET_BASE=HEAD~1")
    #expect(outcome.status == 0, "\(outcome.error)")
    for page in ["index.html", "good.html", "with findings.html", "moved.html"] {
      #expect(results("previews").contains(page), "\(page)")
    }
  }
}
