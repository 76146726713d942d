import JSONTree

/// Reads any bytes with both readers of JSON and checks the laws of `JSONLaws`.
///
/// Refusing a text is right; crashing, leaking or breaking a law is not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tolerant = Result { () throws(JSONParseError) in
    try JSONDocument(parsing: bytes, isStrict: false)
  }
  let ordinary = Result { () throws(JSONParseError) in try JSONDocument(parsing: bytes) }
  switch (ordinary, tolerant) {
  case (.success(let ordinary), .success(let tolerant)):
    JSONLaws.checkEqual(ordinary, tolerant)
    JSONLaws.checkWritten(tolerant)
    JSONLaws.checkPlaces(tolerant, in: bytes)
  case (.success, .failure(let error)): JSONLaws.checkRefusal(error)
  case (.failure, .success): fatalError("The reader refuses text that json-c accepts.")
  case (.failure(let error), .failure): JSONLaws.checkPlace(of: error, in: bytes)
  }
  return 0
}
