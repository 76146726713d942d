@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int
) -> Int

/// Changes an input for the next run: mostly as JSON, otherwise byte by byte.
@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzerMutator(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  let isJSON = count > 1 && (start[0] == UInt8(ascii: "{") || start[0] == UInt8(ascii: "["))
  guard isJSON, seed % 4 != 0 else { return mutateBytes(start, count, limit) }
  var text = Array(UnsafeBufferPointer(start: start, count: count))
  // Most inputs with new coverage are a few changes away from the corpus.
  for round in 0...(seed >> 8) % 3 {
    var mutation = JSONMutation(of: text, seed: seed &+ round)
    guard let next = mutation.mutated(), next.count <= limit else { break }
    text = next
  }
  start.update(from: text, count: text.count)
  return text.count
}
