import Diagnostics
import JSONTree

extension ManifestRecord {
  /// The record as the JSON object of a line.
  var json: JSONNode {
    var fields: [JSONField] = [
      JSONField("kind", .string(ManifestLine.designKind)), JSONField("input", .string(input)),
    ]
    if let content {
      fields.append(JSONField("sha256", .string(content.hash)))
      fields.append(JSONField("bytes", .number(Double(content.byteCount))))
    }
    if let animation { fields.append(JSONField("animation", animation.json)) }
    fields += [
      JSONField("command", .string(command)), JSONField("version", .string(version)),
      JSONField("options", .string(options)), JSONField("status", .number(Double(status))),
      JSONField("verdict", .string(verdict.rawValue)),
    ]
    if !message.isEmpty { fields.append(JSONField("message", .string(message))) }
    if let signal { fields.append(JSONField("signal", .number(Double(signal)))) }
    let codes = codes.sorted { $0.key < $1.key }
    fields += [
      JSONField("findings", Severity.json { findings[$0] ?? 0 }),
      JSONField("codes", .object(codes.map { JSONField($0.key, .number(Double($0.value))) })),
    ]
    if !pictures.isEmpty { fields.append(JSONField("pictures", .array(pictures.map(\.json)))) }
    fields.append(JSONField("outputs", .array(outputs.map(\.json))))
    if let cost { fields.append(JSONField("run", cost.json)) }
    return .object(fields)
  }

  /// Reads a record; `nil` for an object that is none.
  init?(_ value: JSONValue) {
    guard let input = value["input"]?.string,
      let command = value["command"]?.string,
      let version = value["version"]?.string,
      let options = value["options"]?.string,
      let status = value["status"]?.int,
      let verdict = value["verdict"]?.string.flatMap({ ManifestVerdict(rawValue: $0) })
    else { return nil }
    self.init(
      input: input, command: command, version: version, options: options, status: status,
      verdict: verdict)
    if let hash = value["sha256"]?.string {
      content = File(path: input, byteCount: value["bytes"]?.int ?? 0, hash: hash)
    }
    animation = value["animation"].flatMap { Animation($0) }
    message = value["message"]?.string ?? ""
    signal = value["signal"]?.int
    for severity in Severity.allCases {
      guard let count = value["findings"]?.member(severity.rawValue)?.int, count > 0
      else { continue }
      findings[severity] = count
    }
    for member in value["codes"].map({ Array($0.members) }) ?? [] {
      codes[member.name] = member.value.int
    }
    pictures = File.list(value["pictures"])
    outputs = File.list(value["outputs"])
    cost = value["run"].flatMap { ManifestCost($0) }
  }
}

extension ManifestRecord.Animation {
  fileprivate init?(_ value: JSONValue) {
    guard let size = value["size"]?.numbers, size.count == 2, let count = value["frames"]?.int,
      let rate = value["frameRate"]?.double
    else { return nil }
    self.init(width: size[0], height: size[1], frameCount: count, frameRate: rate)
  }

  fileprivate var json: JSONNode {
    [
      "size": .numbers(size), "frames": .number(Double(frameCount)),
      "frameRate": .number(frameRate),
    ]
  }
}

extension ManifestRecord.File {
  fileprivate static func list(_ value: JSONValue?) -> [ManifestRecord.File] {
    (value.map { Array($0.elements) } ?? []).compactMap { value in
      value["path"]?.string.map { path in
        ManifestRecord.File(
          path: path, byteCount: value["bytes"]?.int ?? 0,
          hash: value["sha256"]?.string ?? "")
      }
    }
  }

  fileprivate var json: JSONNode {
    var fields = [JSONField("path", .string(path))]
    if !hash.isEmpty {
      fields.append(JSONField("bytes", .number(Double(byteCount))))
      fields.append(JSONField("sha256", .string(hash)))
    }
    return .object(fields)
  }
}
