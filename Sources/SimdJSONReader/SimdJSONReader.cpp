#include "SimdJSONReader.h"

#include <simdjson.h>

namespace {

/// The parser of a thread for texts of usual sizes. It keeps its memory, as new pages cost more time than parsing.
simdjson::dom::parser &keptParser() {
  static thread_local simdjson::dom::parser parser;
  return parser;
}

/// The longest text for the parser of a thread, in bytes; longer texts get a parser of their own.
constexpr size_t longestKept = 2 << 20;

/// The level of the root, which simdjson counts.
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
