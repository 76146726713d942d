import Animation
import CompositionModel
import Containers
import Diagnostics
import JSONTree

/// The state that all readers of a file share: the present place, the findings, and settings of the header.
///
/// Readers hold its address, so that none of the many counts a reference. One thread reads a file.
@dynamicMemberLookup
struct ImportContext {
  private let state: UnsafeMutablePointer<State>

  /// Makes a state, which lives until `free()`.
  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  /// Ends the life of the state.
  func free() {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// A part of the state.
  subscript<Value>(dynamicMember member: WritableKeyPath<State, Value>) -> Value {
    get { state.pointee[keyPath: member] }
    nonmutating _modify { yield &state.pointee[keyPath: member] }
  }

  /// A part of the state that only the context changes.
  subscript<Value>(dynamicMember member: KeyPath<State, Value>) -> Value {
    state.pointee[keyPath: member]
  }

  /// The parts of the state.
  struct State {
    /// The settings of import.
    var options = ImportOptions()
    /// The path to the value that is being read.
    var path = PlacePath()
    /// The names of the compositions, layers and groups around it.
    var layerPath: [String] = []
    /// The addresses of the members that were read, beyond the first ones of their objects.
    var readMembers: Set<UInt> = []
    /// The dialect.
    var version = ExporterVersion(text: nil)
    /// The frame rate, in frames a second.
    var frameRate = 60.0
    /// Whether the composition draws the motion blur of its layers.
    var hasMotionBlur = false
    /// The values of slots; `nil` without any.
    var slots: JSONValue?
    /// The values of slots in a theme; `nil` without one.
    var themeSlots: JSONValue?
    /// The document of `themeSlots`, which must not outlive it.
    var theme: JSONDocument?
    /// The slots that were used so far, in the order of their first use.
    var usedSlots: [Slot] = []
    /// The places of used slots by identifier.
    fileprivate var slotPlaces: [String: Int] = [:]
    /// The indices of the assets.
    var assets = AssetIndex()
    /// The names of the fonts that the file lists.
    var fontNames: Set<String> = []
    /// The expressions of the layer that is being read.
    var expressions: [PropertyExpression] = []
    /// Whether the outline of a character is being read.
    var isInGlyph = false
    /// The mark of a file that was saved out of a player's memory; `nil` for others.
    var completion: CompletionMark?
    /// Whether the tangents of paths are points rather than distances from their vertex.
    var hasAbsoluteTangents = false
    /// Whether any layer has expressions.
    var hasExpressions = false
    /// The time range of the layer that is being read, in frames of its composition.
    var frames: Range<Double>?
    /// The reason to refuse the file; readers stop when it is set.
    fileprivate(set) var failure: ImportFailure? { didSet { isRefused = failure != nil } }
    /// Whether the file was refused, asked at each element: to look at `failure` copies it.
    private(set) var isRefused = false
    /// The counts of layers, keyframes, shapes, controls and bytes of text so far.
    fileprivate var counts = [Int](repeating: 0, count: Counted.allCases.count)
    fileprivate var findings: [Diagnostic] = []
    fileprivate var aggregates: [String: Int] = [:]
    /// The indices of the findings about dialects; -1 for none.
    fileprivate var dialectFindings = [Int](
      repeating: -1, count: Dialect.allCases.count)
    fileprivate var unlisted = 0
  }

  /// The objects that are counted over the whole file.
  enum Counted: Int, CaseIterable {
    case layers, keyframes, shapes, controls, textBytes, machineParts

    /// The largest number, and the noun for the objects in messages, in the plural.
    fileprivate var limit: (count: Int, noun: String) {
      switch self {
      case .layers: (ImportLimits.layers, "layers")
      case .keyframes: (ImportLimits.keyframes, "keyframes")
      case .shapes: (ImportLimits.shapeItems, "shapes")
      case .controls: (ImportLimits.controls, "controls")
      case .textBytes: (ImportLimits.textBytes, "bytes of text and expressions")
      case .machineParts: (ImportLimits.machineParts, "parts of a state machine")
      }
    }
  }

  /// The findings so far.
  var diagnostics: DiagnosticList {
    var list = DiagnosticList()
    for finding in self.findings { list.report(finding) }
    if self.unlisted > 0 { list.report(.further(self.unlisted)) }
    return list
  }

  // MARK: Places

  /// Reads a member.
  func at<Result>(_ name: JSONName, _ body: () -> Result) -> Result {
    self.path.enter(.member(name))
    let result = body()
    self.path.leave()
    return result
  }

  /// Reads an element.
  func at<Result>(_ index: Int, _ body: () -> Result) -> Result {
    self.path.enter(.element(index))
    let result = body()
    self.path.leave()
    return result
  }

  /// Reads a member whose name is determined at run time.
  func at<Result>(named name: String, _ body: () -> Result) -> Result {
    self.path.enter(self.path.step(named: name))
    let result = body()
    self.path.leave()
    return result
  }

  /// Reads inside a composition, layer or group.
  func inside<Result>(_ name: String, _ body: () -> Result) -> Result {
    self.layerPath.append(name)
    defer { self.layerPath.removeLast() }
    return body()
  }

  // MARK: Findings

  /// Adds a finding at the current place, or at a member of it, that is no error: only refusals are.
  func report(_ code: DiagnosticCode, member: JSONName? = nil, _ message: String) {
    report(code, pointer: pointer(to: member), message)
  }

  /// Adds a finding at a given place.
  func report(_ code: DiagnosticCode, pointer: String, _ message: String) {
    var finding = finding(code, message, pointer)
    finding.severity = min(finding.severity, .warning)
    add(finding)
  }

  private func pointer(to member: JSONName?) -> String {
    self.path.pointer + (member.map { "/\($0)" } ?? "")
  }

  /// Adds a finding, or counts it if there is an equal one at another place; the first place is kept.
  func reportOnce(
    _ code: DiagnosticCode, kind: String, member: String? = nil, message: @autoclosure () -> String
  ) {
    let key = code.rawValue + kind
    if let index = self.aggregates[key] {
      self.findings[index].count += 1
      return
    }
    let count = self.findings.count
    let pointer =
      self.path.pointer + (member.map { JSONPointer.root.appending($0).description } ?? "")
    report(code, pointer: pointer, message())
    if self.findings.count > count { self.aggregates[key] = count }
  }

  /// Reports a dialect once for a file.
  ///
  /// Old files use it in many places, so counting must be cheap.
  func reportDialect(_ dialect: Dialect) {
    let place = self.dialectFindings[dialect.rawValue]
    if place >= 0 {
      self.findings[place].count += 1
      return
    }
    let count = self.findings.count
    report(.oldDialect, dialect.message)
    if self.findings.count > count { self.dialectFindings[dialect.rawValue] = count }
  }

  /// Adds findings from elsewhere.
  func report(_ findings: [Diagnostic]) {
    for finding in findings { add(finding) }
  }

  private func add(_ finding: Diagnostic) {
    if self.findings.count < ImportLimits.findings {
      self.findings.append(finding)
    } else {
      self.unlisted += 1
    }
  }

  private func finding(_ code: DiagnosticCode, _ message: String, _ pointer: String) -> Diagnostic {
    Diagnostic(
      code, message: message, pointer: pointer, layerPath: self.layerPath, frames: self.frames)
  }

  // MARK: Slots

  /// Notes that the property at the present place uses a slot.
  func useSlot(_ id: String) -> SlotNumber {
    let place = self.slotPlaces[id] ?? self.usedSlots.count
    if place == self.usedSlots.count {
      self.slotPlaces[id] = place
      self.usedSlots.append(Slot(id: id))
    }
    self.usedSlots[place].uses.append(self.path.pointer)
    return SlotNumber(place)
  }

  /// Whether a property uses a slot.
  func usesSlot(_ id: String) -> Bool { self.slotPlaces[id] != nil }

  /// Reads the value at the end of a path of members in a slot, which overrides the value next to the reference; `nil`
  /// without it.
  func slotValue<Result>(
    _ slot: SlotNumber, _ members: [JSONName], _ read: (JSONValue) -> Result?
  ) -> Result? {
    let id = self.usedSlots[Int(slot.index)].id
    let themed = self.themeSlots?.member(id)
    let value = members.reduce(themed ?? self.slots?.member(id)) { $0?.member("\($1)") }
    guard let value, !value.isNull else {
      report(.emptySlot, "The slot \"\(id)\" has no value in the file.")
      return nil
    }
    let place = themed == nil ? "the file" : "the theme “\(self.options.theme?.id ?? "")”"
    report(.unsupportedSlot, "The value of the slot \"\(id)\" in \(place) is used.")
    let slotStep = self.path.step(named: id)
    let outer = self.path
    defer { self.path = outer }
    self.path.go(to: [.member("slots"), slotStep] + members.map { .member($0) })
    return read(value)
  }

  // MARK: Refusal

  /// Refuses the file; the first reason counts.
  func refuse(_ code: DiagnosticCode, member: JSONName? = nil, _ message: String) {
    guard self.failure == nil else { return }
    var finding = finding(code, message, pointer(to: member))
    finding.severity = .error
    self.failure = ImportFailure(diagnostic: finding)
  }

  /// Counts objects, and refuses the file beyond their limit.
  func count(_ kind: Counted, _ number: Int) {
    self.counts[kind.rawValue] += number
    let limit = kind.limit
    if self.counts[kind.rawValue] > limit.count {
      refuse(.limitExceeded, "The file has more than \(limit.count) \(limit.noun).")
    }
  }
}
