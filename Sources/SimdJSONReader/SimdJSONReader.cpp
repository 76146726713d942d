#include "SimdJSONReader.h"

#include <simdjson.h>

namespace {

/// What one thread reads texts of usual sizes with, which keeps its memory: pages that are new to a process cost more
/// than reading what goes into them.
simdjson::dom::parser &keptParser() {
  static thread_local simdjson::dom::parser parser;
  return parser;
}

/// Texts that are longer, in bytes, get memory of their own.
constexpr size_t longestKept = 2 << 20;

/// Room for the root around all else.
constexpr size_t rootDepth = 1;

bool read(
  simdjson::dom::parser &parser, const uint8_t *text, size_t count, size_t depthLimit,
  void *context, void (*body)(void *context, JSONTape tape)
) {
  const size_t depth = depthLimit + rootDepth;
  if (parser.max_depth() != depth) {
    const size_t capacity = parser.capacity() > count ? parser.capacity() : count;
    if (parser.allocate(capacity, depth) != simdjson::SUCCESS) return false;
  }
  if (parser.parse(text, count).error() != simdjson::SUCCESS) return false;
  body(context, {parser.doc.tape.get(), parser.doc.string_buf.get()});
  return true;
}

}  // namespace

bool JSONTapeRead(
  const uint8_t *text, size_t count, size_t depthLimit, void *context,
  void (*body)(void *context, JSONTape tape)
) {
  if (count <= longestKept) return read(keptParser(), text, count, depthLimit, context, body);
  simdjson::dom::parser parser;
  return read(parser, text, count, depthLimit, context, body);
}
