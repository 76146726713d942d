#ifndef SIMDJSON_READER_H
#define SIMDJSON_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The tape that simdjson makes of a JSON text: https://github.com/simdjson/simdjson/blob/master/doc/tape.md.
typedef struct JSONTape {
  /// The words: a type in the highest byte and its payload in the others. The first and the last are those of the root.
  const uint64_t *words;
  /// The strings: a length in four bytes, the bytes in UTF-8, and a NUL.
  const uint8_t *strings;
} JSONTape;

/// Parses a text and calls a function with its tape, which is valid during the call.
///
/// Returns false, without a call, for a text that is not strict JSON in UTF-8, has integers beyond 64 bits or numbers
/// beyond the range of doubles, nests deeper than `depthLimit`, or exceeds memory.
bool JSONTapeRead(
  const uint8_t *text, size_t count, size_t depthLimit, void *context,
  void (*body)(void *context, JSONTape tape));

#ifdef __cplusplus
}
#endif

#endif
